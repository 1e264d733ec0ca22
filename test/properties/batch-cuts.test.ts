/** A body has the same answers wherever it is cut on its way: within a character, a quoted cell or a line end. */
import { setImmediate as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CSV, NDJSON, ROW_FORMATS, type RowFormat } from '../../src/surfaces/batch/row-formats.ts'
import { runBatch } from '../../src/surfaces/batch/run.ts'
import { storeChunk } from '../../src/surfaces/batch/store-chunk.ts'
import { inUtf8 } from '../../src/surfaces/batch/utf8.ts'
import { chunksOf } from '../../src/surfaces/jobs/cut.ts'
import { tasksHere } from '../../src/surfaces/tasks/tasks.ts'
import { services } from '../support/app.ts'

const tasks = tasksHere(services)

async function* pieces(bytes: Buffer, cuts: readonly number[]) {
  const at = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].sort((a, b) => a - b)
  for (const [index, end] of [...at, bytes.length].entries()) {
    await pause()
    yield bytes.subarray(index === 0 ? 0 : at[index - 1], end)
  }
}

/** What is answered, or why nothing is. */
async function answer(type: string, body: Buffer, cuts: readonly number[]): Promise<string> {
  const form = ROW_FORMATS.get(type) as RowFormat
  const source = type === CSV ? inUtf8(pieces(body, cuts)) : pieces(body, cuts)
  const run = { form, body: { source, isFull: false, type: 'hotel' }, ...tasks }
  const parts: Buffer[] = []
  try {
    for await (const piece of runBatch({ ...run, close: (closing) => JSON.stringify(closing) }))
      parts.push(Buffer.from(piece))
  } catch (error) {
    return (error as Error).message
  }
  return Buffer.concat(parts).toString()
}

async function stored(type: string, body: Buffer, cuts: readonly number[]): Promise<string> {
  const { syntax } = ROW_FORMATS.get(type) as RowFormat
  const given = { source: pieces(body, cuts), syntax, type: 'hotel', isFull: false } as const
  let text = ''
  try {
    for await (const chunk of chunksOf(given, async (question) => storeChunk(question)))
      text += `${chunk.firstRow} ${chunk.rows}\n${chunk.text}`
  } catch (error) {
    return (error as Error).message
  }
  return text
}

const line = fc.constantFrom(
  '{"id":"a","type":"hotel","params":{"country":"GB","nights":3}}',
  '{"id":"ü☂😀","type":"hotel","params":{"country":"XX","nights":3}}',
  `{"id":"${'x'.repeat(201)}","type":"hotel","params":{"country":"GB","nights":3}}`,
  '{"type":"hotel","params":{"country":"GB","nights":1}}\r',
  '',
  ' \t\r',
  '{"broken',
  `{"type":"${'x'.repeat(70_000)}"}`,
  '[1]',
)
const ndjson = fc
  .tuple(fc.constantFrom('', '\uFEFF'), fc.array(line, { maxLength: 12 }), fc.constantFrom('', '\n', '\n\n'))
  .map(([mark, lines, end]) => mark + lines.join('\n') + end)

const row = fc.constantFrom(
  'r1,GB,3',
  '"r,1",GB,"3"',
  '"a ""quoted"" word",GB,1',
  '"two\nlines",GB,1',
  '"two\r\nlines",GB,1',
  '',
  '""',
  '☂😀,FR,2',
  'too,many,cells,here',
  'a"b,GB,1',
  '"closed"wrongly,GB,1',
  '"never closed,GB,1',
  `"${'x'.repeat(66_000)}",GB,1`,
)
const csv = fc
  .tuple(
    fc.constantFrom('', '\uFEFF', '\n\n'),
    fc.constantFrom('id,country,nights', '"id",country,"nights"', 'country,country', ''),
    fc.array(row, { maxLength: 12 }),
    fc.constantFrom('\n', '\r\n', '\r'),
    fc.boolean(),
  )
  .map(([mark, head, rows, end, isEnded]) => mark + [head, ...rows].join(end) + (isEnded ? end : ''))

const cuts = fc.array(fc.nat({ max: 200_000 }), { maxLength: 25 })

test.each([
  [NDJSON, ndjson],
  [CSV, csv],
])(
  '%s',
  async (type, bodies) => {
    const property = fc.asyncProperty(bodies, cuts, async (text, at) => {
      const body = Buffer.from(text)
      expect(await answer(type, body, at)).toBe(await answer(type, body, []))
      expect(await stored(type, body, at)).toBe(await stored(type, body, []))
    })
    await fc.assert(property, { numRuns: process.env.TEST_LONG ? 5000 : 300 })
  },
  120_000,
)

test('CSV in UTF-16, as spreadsheets save it, is read like the same in UTF-8', async () => {
  const text = 'id,country,nights\r\nr☂,GB,3\r\n'
  const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le')
  const everywhere = Array.from({ length: utf16.length }, (_, at) => at)
  expect(await answer(CSV, utf16, everywhere)).toBe(await answer(CSV, Buffer.from(text), []))
})
