/** The register of publications, the geography and the extracts: what is wrong with them is named with file and line. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { changedDigit } from '../../../../test/support/changed-digit.ts'
import { DataCopy, SMALL, smallCopy } from '../../../../test/support/data-copy.ts'
import { sha256 } from '../../../factors/files/sha256.ts'
import { PACKAGE_DATA } from '../package-root.ts'
import { releasedGeography } from '../release/installed.ts'
import { besideProblems, rowProblems } from './beside-editions.ts'
import { geographyHash } from './geography-hash.ts'

const tablesIn = (folder: string) =>
  readdirSync(join(PACKAGE_DATA, folder))
    .filter((name) => name.endsWith('.csv'))
    .map((name) => join(folder, name))

const copy = new DataCopy()
/** As the build would list the tables of the copy beside what it compiled. */
const hash = () =>
  geographyHash(
    new Map([
      ...releasedGeography(),
      ...readdirSync(copy.path('geography'))
        .filter((name) => name.endsWith('.csv'))
        .map((name) => [name, { sha256: sha256(copy.read(`geography/${name}`)) }] as const),
    ]),
  )

/** What `look` finds while a file of the copy has other text. */
function whileChanged<Found>(file: string, change: (text: string) => string, look: () => Found): Found {
  const before = copy.read(file)
  copy.write(file, change(before))
  const found = look()
  copy.write(file, before)
  return found
}

test('what ships has no fault', () => {
  expect(besideProblems(PACKAGE_DATA)).toEqual([])
})

describe('a changed digit is named', () => {
  test.each(['', 'geography', 'extracts', 'synonyms'].flatMap(tablesIn))('%s', (file) => {
    const files = whileChanged(file, changedDigit, () => besideProblems(copy.dir)).map((found) => found.file)
    expect(files).toContain(`data/${file}`)
  })

  test.each(readdirSync(smallCopy().path(SMALL)).filter((name) => name.endsWith('.csv')))(
    'of an edition: %s',
    (name) => {
      const small = smallCopy()
      small.write(`${SMALL}/${name}`, changedDigit(small.read(`${SMALL}/${name}`)))
      expect(small.problems().map(({ file }) => file)).toContain(`data/${SMALL}/${name}`)
    },
  )

  test('of a standing table, whose row is right and whose name another table looks for', () => {
    const digit = (text: string) => text.replace('gpt-5.2,', 'gpt-5.3x,')
    const [first] = whileChanged('standing/1/llm_models.csv', digit, () => copy.problems())
    expect(first?.file).toBe('data/standing/1/llm_models.csv')
  })
})

describe('a table of the geography', () => {
  const FERRIES = 'geography/ferries.csv'
  const faultsOf = (change: (text: string) => string) =>
    whileChanged(FERRIES, change, () => besideProblems(copy.dir))

  test.each([
    ['no source', ',112,everygram-judgement', ',112,', 'source_id: must not be empty'],
    ['an unknown source', ',112,everygram-judgement', ',112,nobody', "source_id: unknown source 'nobody'"],
    ['a field too few', ',112,everygram-judgement', ',112', '7 fields expected, 6 found'],
    [
      'a field too many',
      ',112,everygram-judgement',
      ',1,12,everygram-judgement',
      '7 fields expected, 8 found',
    ],
  ])('%s: line 2 is named', (_, was, is, reason) => {
    expect(faultsOf((text) => text.replace(was, is))).toEqual([{ file: `data/${FERRIES}`, line: 2, reason }])
  })

  test('without the column', () => {
    expect(rowProblems('data/x.csv', 'a,b\n1,2\n', new Set())).toEqual([
      { file: 'data/x.csv', line: 1, reason: 'there must be a column source_id' },
    ])
  })

  test('no CSV', () => {
    expect(faultsOf((text) => `${text}"`)).toEqual([
      { file: `data/${FERRIES}`, reason: expect.stringMatching(/^not a CSV: /) },
    ])
  })

  test('that is new, and one that is gone', () => {
    copy.write('geography/more.csv', 'name,source_id\nx,everygram-judgement\n')
    expect(besideProblems(copy.dir)).toEqual([
      { file: 'data/geography/more.csv', reason: expect.stringContaining('hashes.json says nothing') },
    ])
    copy.remove('geography/more.csv')
    const text = copy.read(FERRIES)
    copy.remove(FERRIES)
    expect(besideProblems(copy.dir)).toEqual([
      { file: `data/${FERRIES}`, reason: expect.stringContaining('is absent') },
    ])
    copy.write(FERRIES, text)
  })
})

describe('the hash of the geography', () => {
  test.each(tablesIn('geography'))('changes with %s', (file) => {
    expect(whileChanged(file, changedDigit, hash)).not.toBe(hash())
  })

  test('changes with the title of a publication', () => {
    const retitled = (text: string) => text.replace('Postal codes: of', 'Postcodes: of')
    expect(whileChanged('geography/sources.csv', retitled, hash)).not.toBe(hash())
  })
})

test.each([
  ['title', 'Invented figures', 'Made figures'],
  ['edition', 'first', 'second'],
  ['year', '2025,2025-12-31', '2024,2025-12-31'],
  ['day of reading', '2025-12-31', '2025-12-30'],
  ['copy that was read', 'nobody has', 'somebody has'],
  ['file', '0123456789', '1123456789'],
])('the hash of an edition changes with its sources: %s', (_, was, is) => {
  const small = smallCopy()
  const before = small.load().hash
  small.write(`${SMALL}/sources.csv`, small.read(`${SMALL}/sources.csv`).replace(was, is))
  expect(small.seal().load().hash).not.toBe(before)
})
