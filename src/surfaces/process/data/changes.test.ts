/** A change in any table, list, publication or signature is named with file and line, and refuses the start. */
import { generateKeyPairSync } from 'node:crypto'
import { readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DataCopy } from '../../../../test/support/data-copy.ts'
import { listedTables, placeIn, readList } from '../../../factors/files/edition-list.ts'
import { marksFile, marksOf } from '../../../factors/files/line-marks.ts'
import { readReleased, releaseProblems, strayTables } from '../../../factors/files/released.ts'
import { findPublisherKey, signatureState, signEdition } from '../../../factors/files/signatures.ts'
import { readPublicKey } from '../../../factors/minisign/keys.ts'
import { DataError, type DataProblem } from '../../../factors/tables/problems.ts'
import { PACKAGE_DATA } from '../package-root.ts'
import { besideProblems } from './beside-editions.ts'
import { servedFrom } from './editions.ts'

const EDITION = '2025.2'
const LIST = `editions/${EDITION}.json`
const TABLES = readdirSync(join(PACKAGE_DATA, 'tables'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.csv'))
  .map((name) => `tables/${name}`)
const HOTEL = listedTables(readList(placeIn(PACKAGE_DATA, EDITION))).get('hotel')?.file ?? ''

/** A copy of data/ as it ships. */
class Copy extends DataCopy {
  constructor() {
    super(EDITION, PACKAGE_DATA, 'as it ships')
  }
  override problems(): readonly DataProblem[] {
    return [...releaseProblems(this.dir, 'data'), ...strayTables(this.dir)]
  }
  /** What `look` finds while a file has another text. */
  whileChanged<Found>(file: string, change: (text: string) => string, look: () => Found): Found {
    const before = this.read(file)
    this.write(file, change(before))
    try {
      return look()
    } finally {
      this.write(file, before)
    }
  }
}

const shared = new Copy()

/** The last character of the middle line is another one; gives the number of the line. Of an empty table it is the header. */
function withOtherDigit(text: string): { text: string; line: number } {
  const lines = text.trimEnd().split('\n')
  const index = Math.floor(lines.length / 2)
  const line = lines[index] ?? ''
  const at = line.search(/[0-9A-Za-z](?=[^0-9A-Za-z]*$)/)
  lines[index] = `${line.slice(0, at)}${line[at] === '1' ? '2' : '1'}${line.slice(at + 1)}`
  return { text: `${lines.join('\n')}\n`, line: index + 1 }
}

test('what ships has no fault, and every table that ships belongs to an edition', () => {
  expect(shared.problems()).toEqual([])
  expect(TABLES.length).toBeGreaterThan(100)
})

describe('a table of a released edition', () => {
  test.each(TABLES)('%s: a changed line and a row more refuse the start, and are named', (file) => {
    const { text, line } = withOtherDigit(shared.read(file))
    shared.whileChanged(
      file,
      () => text,
      () => expect(() => servedFrom(shared.dir)).toThrow(`data/${file}:${line}: this line was changed`),
    )
    const problems = shared.whileChanged(
      file,
      (before) => `${before}x,1\n`,
      () => releaseProblems(shared.dir, 'data'),
    )
    expect(problems).toEqual([
      expect.objectContaining({ file: `data/${file}`, reason: expect.stringContaining('another file, of') }),
    ])
  })

  test('under another name: the one that is missing and the one that nobody lists', () => {
    const copy = new Copy()
    renameSync(copy.path(HOTEL), copy.path('tables/hotel/000000000000.csv'))
    expect(copy.problems()).toEqual([
      {
        file: `data/${HOTEL}`,
        reason: expect.stringMatching(/cannot be read \(ENOENT\); edition 2025\.\d lists it/),
      },
      { file: 'data/tables/hotel/000000000000.csv', reason: 'no edition lists this file' },
    ])
    expect(() => servedFrom(copy.dir)).toThrow(`data/${HOTEL}: cannot be read`)
  })

  test('other line ends are another file', () => {
    const problems = shared.whileChanged(
      HOTEL,
      (text) => text.replaceAll('\n', '\r\n'),
      () => shared.problems(),
    )
    expect(problems).toEqual([expect.objectContaining({ file: `data/${HOTEL}`, line: 1 })])
  })

  test('lines that were taken away: the first one', () => {
    const without = (text: string) => text.split('\n').toSpliced(20, 1).join('\n')
    const problems = shared.whileChanged(HOTEL, without, () => shared.problems())
    expect(problems).toEqual([
      expect.objectContaining({ line: 21, reason: expect.stringContaining('another file') }),
    ])
  })

  test('several lines: the first one, and which others', () => {
    const another = (line: string) => line.replace(/,(\d)/, (_, digit) => `,${(Number(digit) % 9) + 1}`)
    const change = (text: string) =>
      text
        .split('\n')
        .map((line, at) => (at === 3 || at === 5 ? another(line) : line))
        .join('\n')
    expect(shared.whileChanged(HOTEL, change, () => shared.problems())).toEqual([
      expect.objectContaining({ line: 4, reason: expect.stringContaining('and so were lines 6') }),
    ])
  })

  test('without marks the file alone is named', () => {
    const copy = new Copy()
    copy.remove(marksFile(HOTEL))
    copy.write(HOTEL, withOtherDigit(copy.read(HOTEL)).text)
    expect(copy.problems()).toEqual([
      { file: `data/${HOTEL}`, reason: expect.stringContaining('its SHA-256 is') },
    ])
  })

  test('the columns that it was sealed with belong to the edition as well', () => {
    const [file = ''] = readdirSync(join(PACKAGE_DATA, 'tables', 'schema'))
    const schema = `tables/schema/${file}`
    const problems = shared.whileChanged(
      schema,
      (text) => text.replace('"minLength": 1', '"minLength": 0'),
      () => shared.problems(),
    )
    expect(problems).toEqual([expect.objectContaining({ file: `data/${schema}` })])
  })

  test('the marks beside the tables are theirs', () => {
    for (const file of TABLES)
      expect(shared.read(marksFile(file)).trim(), file).toBe(marksOf(shared.read(file)))
  })
})

describe('the list of a released edition', () => {
  test('another hash of a file is named by the line of the list', () => {
    const lines = shared.read(LIST).split('\n')
    const line = lines.findIndex((text) => text.includes(`"${EDITION}/hotel.csv"`)) + 1
    const digit = (text: string) => text.replace(/[0-9](?=[^0-9]*$)/, (one) => String((Number(one) + 1) % 10))
    const change = (text: string) =>
      text
        .split('\n')
        .map((one, at) => (at === line - 1 ? digit(one) : one))
        .join('\n')
    const problems = shared.whileChanged(LIST, change, () => shared.problems())
    expect(problems).toEqual([
      { file: `data/${LIST}`, line, reason: expect.stringContaining('as it was sealed') },
      { file: 'data/released.json', reason: expect.stringContaining(`${EDITION} was released as`) },
    ])
  })

  test('without a table it makes another hash', () => {
    const change = (text: string) => {
      const list = JSON.parse(text)
      delete list.files[`${EDITION}/hotel.csv`]
      return JSON.stringify(list)
    }
    const [problem] = shared.whileChanged(LIST, change, () => shared.problems())
    expect(problem).toMatchObject({ file: 'data/released.json', reason: expect.stringContaining(EDITION) })
  })
})

describe('released.json', () => {
  const changed = (change: (released: Record<string, string>) => object) =>
    shared.whileChanged(
      'released.json',
      (text) => JSON.stringify(change(JSON.parse(text))),
      () => ({ problems: releaseProblems(shared.dir, 'data'), start: () => servedFrom(shared.dir) }),
    ).problems

  test('has every sealed edition, with the hashes of release 1.0.0', () => {
    // As `GET /v1/editions` of release 1.0.0 showed them: the first twelve digits of each.
    const digits = [...readReleased(PACKAGE_DATA, 'data')].map(([name, hash]) => [name, hash.slice(0, 12)])
    expect(digits.slice(0, 7)).toEqual([
      ['2021.1', '33946e12642e'],
      ['2022.1', '80019a94f1c9'],
      ['2023.1', '33764332daa7'],
      ['2024.1', '970fbfb698d3'],
      ['2025.1', '8e1b1e1219d1'],
      ['2025.2', 'c6f72f2e548b'],
      ['2026.1', '7d189ac868ed'],
    ])
  })

  test.each([
    [
      'another hash',
      (all: Record<string, string>) => ({ ...all, [EDITION]: '0'.repeat(64) }),
      `${EDITION} was released as 000`,
    ],
    [
      'a name less',
      ({ [EDITION]: _, ...all }: Record<string, string>) => all,
      `${EDITION} is sealed and is not in this list`,
    ],
    [
      'a name more',
      (all: Record<string, string>) => ({ ...all, '2030.1': '0'.repeat(64) }),
      '2030.1 is released, and data/editions/2030.1.json is not there',
    ],
    [
      'an open one',
      (all: Record<string, string>) => ({ ...all, '2025.3': '0'.repeat(64) }),
      '2025.3 is released, and data/editions/2025.3.json calls it open',
    ],
  ])('%s refuses the start', (_, change, reason) => {
    expect(changed(change)).toEqual([{ file: 'data/released.json', reason: expect.stringContaining(reason) }])
  })

  test.each([['{'], ['{"2025.2": 7}'], ['{"2025.2": "abc"}']])('%s is refused', (text) => {
    const start = () => servedFrom(shared.dir)
    shared.whileChanged(
      'released.json',
      () => text,
      () => expect(start).toThrow('data/released.json: '),
    )
  })
})

test.each([
  'sources.csv',
  'geography/ferries.csv',
  'geography/sources.csv',
  'extracts/ember.csv',
  'synonyms/fuels.csv',
])('a changed line of %s, which belongs to no edition', (file) => {
  const { text, line } = withOtherDigit(shared.read(file))
  const problems = shared.whileChanged(
    file,
    () => text,
    () => besideProblems(shared.dir),
  )
  expect(problems).toContainEqual(expect.objectContaining({ file: `data/${file}`, line }))
})

describe('the signature of an edition', () => {
  const id = Buffer.from('everygra')
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const point = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)
  const text = Buffer.concat([Buffer.from('Ed'), id, point]).toString('base64')
  const key = readPublicKey(text)
  const signed = () => {
    const copy = new Copy()
    signEdition(copy.dir, EDITION, { id, key: privateKey }, 1_795_316_688_000)
    return copy
  }

  test('is valid, and says which edition', () => {
    expect(signatureState(signed().dir, EDITION, key)).toEqual({
      state: 'valid',
      // The bytes of 'everygra' from the last to the first: a r g y r e v e.
      key: '6172677972657665',
      trustedComment: 'timestamp:1795316688\tfile:2025.2.json\tedition:2025.2\thashed',
    })
  })

  test('is not there, or there is no key of the publisher: unsigned', () => {
    const { dir } = signed()
    expect(findPublisherKey(dir)).toBeUndefined()
    expect(signatureState(dir, EDITION, undefined).state).toBe('unsigned')
    expect(signatureState(dir, '2024.1', key).state).toBe('unsigned')
    writeFileSync(join(dir, 'minisign.pub'), `untrusted comment: the publisher's key\n${text}\n`)
    expect(signatureState(dir, EDITION, findPublisherKey(dir)).state).toBe('valid')
  })

  test.each([2, 3, 4])('with a change in line %i is named with file and line', (line) => {
    const copy = signed()
    const file = `${LIST}.minisig`
    const lines = copy.read(file).split('\n')
    const text = lines[line - 1] ?? ''
    lines[line - 1] = `${text.slice(0, 30)}${text[30] === 'A' ? 'B' : 'A'}${text.slice(31)}`
    copy.write(file, lines.join('\n'))
    const problem = faultOf(() => signatureState(copy.dir, EDITION, key))
    expect(problem).toMatchObject({ file: `data/${file}` })
    expect(line === 4 ? [3, 4] : [line]).toContain(problem?.line)
  })

  test('does not fit a list that was changed', () => {
    const copy = signed()
    copy.write(LIST, copy.read(LIST).replace('"released": "2026-11-22"', '"released": "2026-11-23"'))
    expect(faultOf(() => signatureState(copy.dir, EDITION, key))).toMatchObject({ line: 2 })
  })

  test('a key of the publisher that is none', () => {
    const { dir } = signed()
    writeFileSync(join(dir, 'minisign.pub'), 'untrusted comment: x\nrubbish\n')
    expect(faultOf(() => findPublisherKey(dir))).toMatchObject({ file: 'data/minisign.pub', line: 2 })
  })
})

function faultOf(check: () => unknown): DataProblem | undefined {
  try {
    check()
    return undefined
  } catch (error) {
    if (error instanceof DataError) return error.problems[0]
    throw error
  }
}
