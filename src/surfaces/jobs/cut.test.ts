import { expect, test } from 'vitest'
import { storeChunk } from '../batch/store-chunk.ts'
import { rowsOf } from '../batch/stored-rows.ts'
import { type Chunk, chunksOf } from './cut.ts'

async function* piecesOf(text: string) {
  yield Buffer.from(text)
}

const bodyOf = (text: string, isFull: boolean) =>
  ({ source: piecesOf(text), syntax: 'ndjson', type: undefined, isFull }) as const

async function cut(text: string, isFull = false): Promise<Chunk[]> {
  const chunks: Chunk[] = []
  for await (const chunk of chunksOf(bodyOf(text, isFull), async (question) => storeChunk(question)))
    chunks.push(chunk)
  return chunks
}

const hotel = '{"type":"hotel","params":{"country":"GB","nights":3}}\n'

test('by rows: five thousand in short, one thousand in full', async () => {
  const shape = (chunks: Chunk[]) => chunks.map(({ firstRow, rows }) => [firstRow, rows])
  expect(shape(await cut(hotel.repeat(12_000)))).toEqual([
    [1, 5000],
    [5001, 5000],
    [10_001, 2000],
  ])
  expect(shape(await cut(hotel.repeat(2000), true))).toEqual([
    [1, 1000],
    [1001, 1000],
  ])
})

test('by length: a mebibyte and one row at most', async () => {
  const long = `{"type":"hotel","params":{"country":"${'x'.repeat(60_000)}"}}\n`
  const chunks = await cut(hotel + long.repeat(100))
  expect(chunks.length).toBeGreaterThan(4)
  for (const { text } of chunks) expect(text.length).toBeLessThan(1_048_576 + 65_536)
  expect(chunks.reduce((sum, { rows }) => sum + rows, 0)).toBe(101)
})

test('a row that cannot be read is one among the others', async () => {
  const [chunk] = await cut(`${hotel}nonsense\n${hotel}`)
  const rows = [...rowsOf(chunk?.text ?? '', 1)].map(({ question }) => 'code' in question)
  expect(rows).toEqual([false, true, false])
})

test.each([
  ['nothing', '', 'no rows'],
  ['blank lines', '\n\n \n', 'no rows'],
  ['CSV', 'country,nights\nGB,2\n', 'None of the first 2 rows'],
  ['a list', '[{"type":"hotel","params":{}}]', 'None of the first 1 rows'],
  ['a long file of another kind', 'x\n'.repeat(1_000_000), 'None of the first 1,000 rows'],
])('%s is refused as a whole', async (_, text, says) => {
  await expect(cut(text)).rejects.toMatchObject({
    code: 'validation_error',
    message: expect.stringContaining(says),
  })
})
