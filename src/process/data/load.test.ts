/** Files of an edition: what must be there, and what their hashes say. */

import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { schemaFiles } from '../../../scripts/lib/schema-files.ts'
import { DataCopy, FIXTURES_DIR, SMALL, smallCopy } from '../../../test/support/data-copy.ts'
import { fuelPart } from '../../domains/fuel/part.ts'
import { hotelPart } from '../../domains/hotel/part.ts'
import { EDITIONS_DIR } from '../package-root.ts'
import { loadEdition } from './load.ts'
import { editionEntries } from './register.ts'

const editionNames = (dataDir: string) => editionEntries(dataDir).map(({ name }) => name)

const HOTEL = 'small/hotel.csv'
const MANIFEST = 'small/edition.json'

describe('the editions that ship', () => {
  test.each(editionNames(EDITIONS_DIR))('%s passes every check', (name) => {
    const edition = loadEdition(EDITIONS_DIR, name)
    expect(edition.name).toBe(name)
    expect(edition.hash).toMatch(/^[0-9a-f]{64}$/)
    expect(Object.isFrozen(edition)).toBe(true)
  })

  test('2025.1 has 249 countries of ISO 3166-1 or more, 16 fuels or more, and UK for GB, EL for GR', () => {
    const edition = loadEdition(EDITIONS_DIR, '2025.1')
    const { countries, countryAliases } = edition
    const [fuels, hotel] = [edition.part(fuelPart), edition.part(hotelPart)]
    expect(countries.size).toBeGreaterThanOrEqual(249)
    expect(fuels.size).toBeGreaterThanOrEqual(16)
    expect(countryAliases.get('UK')).toBe('GB')
    expect(countryAliases.get('EL')).toBe('GR')
    expect(hotel.get('GB')?.kgPerRoomNight).toEqual({ digits: 104n, scale: 1 })
  })

  test('the schemas for whoever edits the tables are those of the code', () => {
    const written = readdirSync(join(EDITIONS_DIR, 'schema'))
    expect(written.sort()).toEqual(
      schemaFiles()
        .map(([name]) => name)
        .sort(),
    )
    for (const [name, text] of schemaFiles()) {
      expect(readFileSync(join(EDITIONS_DIR, 'schema', name), 'utf8')).toBe(text)
    }
  })
})

describe('a file that is not as it should be', () => {
  test.each([HOTEL, 'small/grid_countries.csv', 'small/sources.csv'])('%s is missing', (file) => {
    const copy = smallCopy()
    copy.remove(file)
    const [problem] = copy.problems()
    expect(problem?.file.endsWith(file)).toBe(true)
    expect(problem?.reason).toContain('cannot be read')
  })

  test('a file that edition.json does not list', () => {
    const copy = smallCopy()
    copy.write('small/more.csv', 'id\n1\n')
    expect(copy.problems()).toEqual([
      { file: 'data/small/more.csv', reason: expect.stringContaining('edition.json of small says nothing') },
    ])
  })

  test('a file that edition.json lists and that is not there', () => {
    const copy = smallCopy()
    copy.changeManifest((manifest) => {
      manifest.files = { ...(manifest.files as object), 'small/gone.csv': 'ab' }
    })
    expect(copy.problems()).toEqual([
      { file: 'data/small/gone.csv', reason: expect.stringContaining('absent') },
    ])
  })

  test('a hash that differs names both hashes', () => {
    const copy = smallCopy()
    const { files } = JSON.parse(copy.read(MANIFEST))
    copy.setCell(HOTEL, 'hotel-GB', 'factor', '11')
    const [problem, ...more] = copy.problems()
    expect(more).toEqual([])
    expect(problem?.file).toBe(`data/${HOTEL}`)
    expect(problem?.reason).toMatch(/SHA-256 is [0-9a-f]{64}, edition\.json of small says [0-9a-f]{64}/)
    expect(problem?.reason).toContain(files['small/hotel.csv'])
  })

  test('an added line at the end, or other line ends, are a difference too', () => {
    for (const change of [(text: string) => `${text}\n`, (text: string) => text.replaceAll('\n', '\r\n')]) {
      const copy = smallCopy()
      copy.write(HOTEL, change(copy.read(HOTEL)))
      expect(copy.problems().length).toBeGreaterThan(0)
    }
  })
})

describe('edition.json', () => {
  const complete = {
    label: 'x',
    year: 2025,
    revision: 1,
    released: '2026-01-01',
    emission_factors_year: 2025,
    files: {},
  }
  test.each([
    ['no JSON', '{"label":'],
    ['null', 'null'],
    ['a list', '[]'],
    ['empty', ''],
    ['no label', JSON.stringify({ ...complete, label: undefined })],
    ['a date in another form', JSON.stringify({ ...complete, released: '1 January 2026' })],
    ['no date', JSON.stringify({ ...complete, released: undefined })],
    ['no year', JSON.stringify({ ...complete, year: undefined })],
    ['no revision', JSON.stringify({ ...complete, revision: undefined })],
    ['a year as text', JSON.stringify({ ...complete, emission_factors_year: '2025' })],
    ['no files', JSON.stringify({ ...complete, files: undefined })],
    ['null for files', JSON.stringify({ ...complete, files: null })],
  ])('%s', (_, text) => {
    const copy = smallCopy()
    copy.write(MANIFEST, text)
    expect(copy.problems()).toEqual([
      { file: `data/${MANIFEST}`, reason: expect.stringMatching(/cannot be read|must be given/) },
    ])
  })

  test('missing: the folder is no edition', () => {
    const copy = smallCopy()
    copy.remove(MANIFEST)
    expect(editionNames(copy.dir)).toEqual([])
    expect(copy.problems()[0]?.file).toBe(`data/${MANIFEST}`)
  })
})

describe('editions side by side', () => {
  /** The small edition a second time, as another year or revision. */
  const two = (changes: { year?: number; revision?: number } = {}) => {
    const copy = new DataCopy('other', smallCopy().dir)
    cpSync(copy.path(SMALL), copy.path('other'), { recursive: true })
    copy.changeManifest((manifest) => Object.assign(manifest, changes))
    return copy.seal()
  }

  test('are ordered by year and revision, whatever their names', () => {
    expect(editionNames(two({ year: 2026 }).dir)).toEqual(['small', 'other'])
    expect(editionNames(two({ year: 2024, revision: 9 }).dir)).toEqual(['other', 'small'])
    expect(editionNames(two({ revision: 10 }).dir)).toEqual(['small', 'other'])
  })

  test('load independently: each has its own figures, name and hash', () => {
    const copy = two()
    copy.setCell('other/hotel.csv', 'hotel-GB', 'factor', '9.9')
    copy.seal()
    const [older, newer] = [SMALL, 'other'].map((name) => loadEdition(copy.dir, name))
    expect(older?.part(hotelPart).get('GB')?.kgPerRoomNight).toEqual({ digits: 10n, scale: 0 })
    expect(newer?.part(hotelPart).get('GB')?.kgPerRoomNight).toEqual({ digits: 99n, scale: 1 })
    expect(older?.hash).toBe(smallCopy().load().hash)
    expect(newer?.hash).not.toBe(older?.hash)
  })

  test('a broken one leaves the other alone', () => {
    const copy = two()
    copy.remove('other/hotel.csv')
    expect(copy.problems()).not.toEqual([])
    expect(loadEdition(copy.dir, SMALL).name).toBe(SMALL)
  })
})

describe('the hash of an edition', () => {
  test.each(
    readdirSync(join(FIXTURES_DIR, SMALL))
      .filter((name) => name.endsWith('.csv'))
      .map((name) => name.slice(0, -'.csv'.length)),
  )('changes with every byte of %s.csv', (table) => {
    const copy = smallCopy()
    const before = copy.load().hash
    // A quoted column name reads the same and is other bytes.
    copy.editLine(`small/${table}.csv`, '', (header) => header.replace(/^[a-z_0-9]+/, '"$&"'))
    expect(copy.seal().load().hash).not.toBe(before)
  })

  test('is the same for the same files on any machine', () => {
    expect(new DataCopy().load().hash).toBe(loadEdition(EDITIONS_DIR, '2025.1').hash)
  })
})

test('an edition that does not exist', () => {
  expect(existsSync(join(EDITIONS_DIR, '1999'))).toBe(false)
  expect(() => loadEdition(EDITIONS_DIR, '1999')).toThrow(/1999.*cannot be read/)
})
