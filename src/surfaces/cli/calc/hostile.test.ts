/** Workbooks that someone made to do harm: each is read or refused with a sentence, in bounded time and memory. */

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { tempFolder } from '../../../../test/support/temp.ts'
import { sheetWith, WORKBOOK, withSheet, zip } from '../../../../test/support/zip.ts'
import { FileError } from '../../files/error.ts'
import { workbook } from '../../report/workbook.ts'
import { openXlsx } from './xlsx.ts'

/** 10,000 as the release is checked: XLSX_MUTATIONS=10000. */
const MUTATIONS = Number(process.env.XLSX_MUTATIONS ?? 300)
/** A single one that takes longer than all of them may has gone wrong. */
const TIME_LIMIT_MS = MUTATIONS * 100

let folder: string
let good: Buffer
beforeAll(async () => {
  folder = tempFolder()
  const rows = Array.from({ length: 50 }, (_, i): (string | number)[] => [
    `Ünïcode ${i}`,
    'GB',
    i + 1,
    '=1+1',
  ])
  good = Buffer.from(
    await workbook([
      { name: 'Hotels', rows: [['Name', 'Country', 'Nights', 'Note'], ...rows] },
      { name: 'b & c', rows },
    ]),
  )
})

/** Rows that were read, or the sentence with which it was refused; anything else is thrown. */
async function readAll(bytes: Uint8Array): Promise<number | string> {
  const file = join(folder, 'x.xlsx')
  writeFileSync(file, bytes)
  try {
    let rows = 0
    for (const sheet of (await openXlsx(file, undefined)).sheets)
      for await (const group of sheet.rows()) rows += group.length
    return rows
  } catch (error) {
    if (!(error instanceof FileError)) throw error
    return error.message
  }
}

/** Numbers that look like chance and are the same each time: xorshift32. */
function chance(seed: number) {
  let state = seed
  return (below: number) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % below
  }
}

type Mutate = (bytes: Buffer, next: (below: number) => number) => Buffer

const MUTATES: readonly Mutate[] = [
  (bytes, next) => {
    const copy = Buffer.from(bytes)
    for (let i = 0; i <= next(8); i++) copy[next(copy.length)] = next(256)
    return copy
  },
  (bytes, next) => bytes.subarray(0, next(bytes.length)),
  (bytes, next) => {
    const [at, length] = [next(bytes.length), next(64)]
    return Buffer.concat([bytes.subarray(0, at), Buffer.alloc(length, next(256)), bytes.subarray(at)])
  },
  (bytes, next) => {
    // Within the list of contents: sizes, offsets, names.
    const copy = Buffer.from(bytes)
    const at = copy.length - 1 - next(Math.min(copy.length, 900))
    copy.writeUInt8(next(256), at)
    return copy
  },
]

test(`${MUTATIONS} mutated workbooks`, { timeout: TIME_LIMIT_MS }, async () => {
  expect(await readAll(good)).toBe(101)
  const next = chance(19)
  let refused = 0
  for (let i = 0; i < MUTATIONS; i++) {
    const mutate = MUTATES[i % MUTATES.length] as Mutate
    if (typeof (await readAll(mutate(good, next))) === 'string') refused++
  }
  expect(refused).toBeGreaterThan(0)
})

const BOMB = Buffer.alloc(200_000_000, ' ')

describe('made to do harm', () => {
  test('a workbook of these parts is read', async () => {
    expect(await readAll(withSheet(sheetWith('<row r="1"><c r="A1"><v>1</v></c></row>')))).toBe(1)
  })

  test('a bomb that says its size', async () => {
    expect(await readAll(withSheet(BOMB))).toContain('too large when unpacked')
  })

  test('a bomb that says another size', async () => {
    const before = process.memoryUsage().rss
    await readAll(withSheet(BOMB, 1000))
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000)
  })

  test('entities that grow, and one from outside', async () => {
    const entities = Array.from({ length: 30 }, (_, i) => `<!ENTITY e${i + 1} "&e${i};&e${i};">`).join('')
    const xml = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e0 "lol">${entities}<!ENTITY f SYSTEM "file:///secret">]><worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>&e30;&f;</t></is></c></row></sheetData></worksheet>`
    const file = join(folder, 'entities.xlsx')
    writeFileSync(file, withSheet(Buffer.from(xml)))
    const [sheet] = (await openXlsx(file, undefined)).sheets
    const cells: string[] = []
    try {
      for await (const rows of sheet?.rows() ?? []) for (const row of rows) cells.push(...row.cells)
    } catch (error) {
      expect(error).toBeInstanceOf(FileError)
    }
    expect(cells.join('').length).toBeLessThan(1000)
    expect(cells.join('')).not.toContain('root:')
  })

  test('a cell at the far corner, beyond it, and one of a million characters', async () => {
    expect(await readAll(withSheet(sheetWith('<row r="1048576"><c r="ALL1048576"><v>1</v></c></row>')))).toBe(
      1,
    )
    expect(
      await readAll(withSheet(sheetWith('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'))),
    ).toContain('the maximum is 1,000 columns')
    expect(typeof (await readAll(withSheet(sheetWith('<row r="1"><c r="ZZZZZ1"><v>1</v></c></row>'))))).toBe(
      'string',
    )
    const file = join(folder, 'long.xlsx')
    writeFileSync(
      file,
      withSheet(
        sheetWith(`<row r="1"><c r="A1" t="inlineStr"><is><t>${'x'.repeat(1_000_000)}</t></is></c></row>`),
      ),
    )
    const [sheet] = (await openXlsx(file, undefined)).sheets
    for await (const rows of sheet?.rows() ?? []) expect(rows[0]?.cells[0]).toHaveLength(32_767)
  })

  test('very deep XML', async () => {
    const found = await readAll(withSheet(sheetWith(`${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`)))
    expect(['string', 'number']).toContain(typeof found)
  })

  test('macros', async () => {
    const sheet = sheetWith('<row r="1"><c r="A1"><v>1</v></c></row>')
    expect(
      await readAll(withSheet(sheet, undefined, [{ name: 'xl/vbaProject.bin', content: Buffer.from('x') }])),
    ).toContain('macros')
  })

  test('paths out of the workbook are names and nothing more', async () => {
    const bytes = zip([
      { name: '../../../../tmp/everygram-escaped', content: Buffer.from('x') },
      { name: 'xl/workbook.xml', content: WORKBOOK },
    ])
    expect(typeof (await readAll(bytes))).toBe('string')
  })

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('country,nights\nGB,1\n')],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['a ZIP of nothing', zip([])],
    ['a ZIP without a workbook', zip([{ name: 'a', content: Buffer.from('a') }])],
  ])('%s', async (_, bytes) => {
    expect(await readAll(bytes)).toContain("can't be read")
  })
})
