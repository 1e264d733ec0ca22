/** Files of an edition: what must be there, and what their hashes say. */

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DataCopy, FIXTURES_DIR, SMALL, smallCopy } from '../../../../test/support/data-copy.ts'
import { fuelPart } from '../../../domains/fuel/part.ts'
import { hotelPart } from '../../../domains/hotel/part.ts'
import { PACKAGE_DATA } from '../package-root.ts'
import { loadEdition } from './load.ts'
import { editionEntries } from './register.ts'

const editionNames = (dataDir: string) => editionEntries(dataDir).map(({ name }) => name)

const HOTEL = 'small/hotel.csv'
const LIST = 'editions/small.json'

describe('the editions that ship', () => {
  test.each(editionNames(PACKAGE_DATA))('%s passes every check', (name) => {
    const edition = loadEdition(PACKAGE_DATA, name)
    expect(edition.name).toBe(name)
    expect(edition.hash).toMatch(/^[0-9a-f]{64}$/)
    expect(Object.isFrozen(edition)).toBe(true)
  })

  test('2025.1 has 249 countries of ISO 3166-1 or more, 16 fuels or more, and UK for GB, EL for GR', () => {
    const edition = loadEdition(PACKAGE_DATA, '2025.1')
    const { countries, countryAliases } = edition
    const [fuels, hotel] = [edition.part(fuelPart), edition.part(hotelPart)]
    expect(countries.size).toBeGreaterThanOrEqual(249)
    expect(fuels.size).toBeGreaterThanOrEqual(16)
    expect(countryAliases.get('UK')).toBe('GB')
    expect(countryAliases.get('EL')).toBe('GR')
    expect(hotel.get('GB')?.kgPerRoomNight).toEqual({ digits: 104n, scale: 1 })
  })
})

describe('a file that is not as it should be', () => {
  test.each([HOTEL, 'small/grid_countries.csv', 'small/sources.csv'])('%s is missing', (file) => {
    const copy = smallCopy()
    copy.remove(file)
    const [problem] = copy.problems()
    expect(problem?.file).toBe(`data/${file}`)
    expect(problem?.reason).toContain('cannot be read')
  })

  test('a table that the list does not name is empty, whatever lies beside', () => {
    const copy = smallCopy()
    copy.changeList(({ files }) => {
      delete files['small/llm_words.csv']
    })
    copy.write('small/more.csv', 'id\n1\n')
    const { tables } = copy.load()
    expect(tables.map(({ table }) => table.name)).not.toContain('llm_words')
    expect(copy.problems()).toEqual([])
  })

  test('a table that this release does not know', () => {
    const copy = smallCopy()
    copy.write('small/more.csv', 'id\n1\n')
    expect(copy.seal().problems()).toEqual([
      { file: 'data/small/more.csv', reason: 'this release knows no table more' },
    ])
  })

  test('a file that the list names and that is not there', () => {
    const copy = smallCopy()
    copy.changeList(({ files }) => {
      files['small/hotel.csv'] = { file: 'small/gone.csv', sha256: 'ab'.repeat(32) }
    })
    expect(copy.problems()).toEqual([
      {
        file: 'data/small/gone.csv',
        reason: 'cannot be read (ENOENT); edition small lists it as small/hotel.csv',
      },
    ])
  })

  test('a hash that differs names both hashes', () => {
    const copy = smallCopy()
    const { files } = JSON.parse(copy.read(LIST))
    copy.setCell(HOTEL, 'hotel-GB', 'factor', '11')
    const [problem, ...more] = copy.problems()
    expect(more).toEqual([])
    expect(problem?.file).toBe(`data/${HOTEL}`)
    expect(problem?.reason).toMatch(/SHA-256 is [0-9a-f]{64}, edition small lists [0-9a-f]{64}/)
    expect(problem?.reason).toContain(files['small/hotel.csv'].sha256)
  })

  test('an added line at the end, or other line ends, are a difference too', () => {
    for (const change of [(text: string) => `${text}\n`, (text: string) => text.replaceAll('\n', '\r\n')]) {
      const copy = smallCopy()
      copy.write(HOTEL, change(copy.read(HOTEL)))
      expect(copy.problems().length).toBeGreaterThan(0)
    }
  })
})

describe('the list of an edition', () => {
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
    [
      'a hash that is none',
      JSON.stringify({ ...complete, files: { 'small/hotel.csv': { file: 'x.csv', sha256: 'ab' } } }),
    ],
    [
      'a path out of the folder',
      JSON.stringify({
        ...complete,
        files: { 'small/hotel.csv': { file: '../x.csv', sha256: 'ab'.repeat(32) } },
      }),
    ],
    ['a day of release while it is open', JSON.stringify({ ...complete, open: true })],
  ])('%s', (_, text) => {
    const copy = smallCopy()
    copy.write(LIST, text)
    expect(copy.problems()).toEqual([
      { file: `data/${LIST}`, reason: expect.stringMatching(/cannot be read|must be given|needs a file/) },
    ])
  })

  test('missing: there is no such edition', () => {
    const copy = smallCopy()
    copy.remove(LIST)
    expect(editionNames(copy.dir)).toEqual([])
    expect(copy.problems()[0]?.file).toBe(`data/${LIST}`)
  })
})

describe('editions side by side', () => {
  /** The small edition a second time, as another year or revision. */
  const two = (changes: { year?: number; revision?: number } = {}) => smallCopy().as('other', changes)

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
    expect(new DataCopy().load().hash).toBe(loadEdition(PACKAGE_DATA, '2025.1').hash)
  })
})

test('an edition that does not exist', () => {
  expect(existsSync(join(PACKAGE_DATA, '1999'))).toBe(false)
  expect(() => loadEdition(PACKAGE_DATA, '1999')).toThrow(/1999.*cannot be read/)
})
