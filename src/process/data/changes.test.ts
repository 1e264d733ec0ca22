/** A changed digit in any table, publication or signature of an edition is named with file and line. */

import { generateKeyPairSync } from 'node:crypto'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DataCopy } from '../../../test/support/data-copy.ts'
import { DataError, type DataProblem } from '../../tables/problems.ts'
import { readPublicKey } from '../minisign/keys.ts'
import { EDITIONS_DIR } from '../package-root.ts'
import { besideProblems } from './beside-editions.ts'
import { writeMarks } from './line-marks.ts'
import { findPublisherKey, signatureState, signEdition } from './signatures.ts'

const EDITION = '2025.2'
const STANDING = 'standing/2'
const csvOf = (folder: string) =>
  readdirSync(join(EDITIONS_DIR, folder))
    .filter((name) => name.endsWith('.csv'))
    .map((name) => `${folder}/${name}`)

/** The last digit of the middle line, one more; gives the number of the line. */
function changeDigit(copy: DataCopy, file: string): number {
  const lines = copy.read(file).trimEnd().split('\n')
  const index = Math.max(1, Math.floor(lines.length / 2))
  const line = lines[index] ?? ''
  const at = line.search(/\d(?=\D*$)/)
  lines[index] = `${line.slice(0, at)}${(Number(line[at]) + 1) % 10}${line.slice(at + 1)}`
  copy.write(file, `${lines.join('\n')}\n`)
  return index + 1
}

describe('a changed digit', () => {
  const copy = new DataCopy(EDITION)
  test.each([...csvOf(EDITION), ...csvOf(STANDING)])('of %s', (file) => {
    const before = copy.read(file)
    const line = changeDigit(copy, file)
    const problems = copy.problems()
    copy.write(file, before)
    expect(problems).toContainEqual(expect.objectContaining({ file: `data/${file}`, line }))
  })

  test.each(['sources.csv', 'geography/ferries.csv', 'geography/sources.csv', 'extracts/ember.csv'])(
    'of %s, which belongs to no edition',
    (file) => {
      const before = copy.read(file)
      const line = changeDigit(copy, file)
      const problems = besideProblems(copy.dir)
      copy.write(file, before)
      expect(problems).toContainEqual(expect.objectContaining({ file: `data/${file}`, line }))
    },
  )

  test('of a hash in edition.json', () => {
    const file = `${EDITION}/edition.json`
    const before = copy.read(file)
    const line = copy.editLine(file, `    "${EDITION}/hotel.csv"`, (text) =>
      text.replace(/[0-9](?=[^0-9]*$)/, (digit) => String((Number(digit) + 1) % 10)),
    )
    const problems = copy.problems()
    copy.write(file, before)
    expect(problems).toEqual([
      { file: `data/${file}`, line, reason: expect.stringContaining('as it was sealed') },
    ])
  })

  test('the edition as it is has none', () => {
    expect(copy.problems()).toEqual([])
  })
})

describe('more than a digit', () => {
  const hotel = `${EDITION}/hotel.csv`
  const changed = (change: (lines: string[]) => string[]): DataProblem[] => {
    const copy = new DataCopy(EDITION)
    copy.write(hotel, change(copy.read(hotel).split('\n')).join('\n'))
    return copy.problems().filter(({ file }) => file === `data/${hotel}`)
  }

  test('lines that were added or taken away: the first one', () => {
    expect(changed((lines) => lines.toSpliced(20, 1))).toContainEqual({
      file: `data/${hotel}`,
      line: 21,
      reason: expect.stringContaining('another file'),
    })
  })

  test('several lines: the first one, and which others', () => {
    const another = (line: string) => line.replace(/,(\d)/, (_, digit) => `,${(Number(digit) % 9) + 1}`)
    const lines = changed((all) => all.map((line, at) => (at === 3 || at === 5 ? another(line) : line)))
    expect(lines).toContainEqual(
      expect.objectContaining({ line: 4, reason: expect.stringContaining('and so were lines 6') }),
    )
  })

  test('without marks, or with marks that cannot be read, the file alone', () => {
    for (const marks of ['', 'null', '[', '{"hotel.csv":7}']) {
      const copy = new DataCopy(EDITION)
      copy.write(`${EDITION}/lines.json`, marks)
      changeDigit(copy, hotel)
      const [problem] = copy.problems()
      expect(problem?.file).toBe(`data/${hotel}`)
    }
  })
})

test('the marks that lie beside the tables are theirs: npm run data:seal writes them', () => {
  for (const folder of [EDITION, STANDING]) {
    const copy = new DataCopy(EDITION)
    const before = copy.read(`${folder}/lines.json`)
    writeMarks(join(copy.dir, folder))
    expect(copy.read(`${folder}/lines.json`)).toBe(before)
  }
})

describe('the signature of an edition', () => {
  const id = Buffer.from('everygra')
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const point = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)
  const text = Buffer.concat([Buffer.from('Ed'), id, point]).toString('base64')
  const key = readPublicKey(text)
  const signed = () => {
    const copy = new DataCopy(EDITION)
    signEdition(copy.dir, EDITION, { id, key: privateKey }, 1_795_316_688_000)
    return copy
  }

  test('is valid, and says which edition', () => {
    expect(signatureState(signed().dir, EDITION, key)).toEqual({
      state: 'valid',
      // The bytes of 'everygra' from the last to the first: a r g y r e v e.
      key: '6172677972657665',
      trustedComment: 'timestamp:1795316688\tfile:edition.json\tedition:2025.2\thashed',
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
    const file = `${EDITION}/edition.json.minisig`
    const lines = copy.read(file).split('\n')
    const text = lines[line - 1] ?? ''
    lines[line - 1] = `${text.slice(0, 30)}${text[30] === 'A' ? 'B' : 'A'}${text.slice(31)}`
    copy.write(file, lines.join('\n'))
    const problem = faultOf(() => signatureState(copy.dir, EDITION, key))
    expect(problem).toMatchObject({ file: `data/${file}` })
    expect(line === 4 ? [3, 4] : [line]).toContain(problem?.line)
  })

  test('does not fit an edition.json that was changed', () => {
    const copy = signed()
    copy.changeManifest((manifest) => {
      manifest.released = '2026-11-23'
    })
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
