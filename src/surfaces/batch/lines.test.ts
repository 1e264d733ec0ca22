/** Lines of a stream, wherever its pieces are cut. */
import { expect, test } from 'vitest'
import { LINE_CHARACTERS_MAX, linesOf, TOO_LONG } from './lines.ts'

async function read(chunks: Iterable<Buffer | string>) {
  const all = []
  const stream = (async function* () {
    yield* chunks
  })()
  for await (const lines of linesOf(stream)) all.push(...lines)
  return all
}

test('cut anywhere, within a character too, the lines are the same', async () => {
  const text = '\uFEFFone\ntwö ☂ 😀\n\nfour'
  const bytes = Buffer.from(text)
  for (let size = 1; size <= bytes.length; size++) {
    const pieces = []
    for (let at = 0; at < bytes.length; at += size) pieces.push(bytes.subarray(at, at + size))
    expect(await read(pieces)).toEqual(['one', 'twö ☂ 😀', '', 'four'])
  }
})

test('a line of 1 GB is passed over without being kept', async () => {
  const piece = Buffer.alloc(1_048_576, 'x')
  function* endless() {
    yield 'a\n'
    for (let i = 0; i < 1024; i++) yield piece
    yield '\nb'
  }
  const before = process.memoryUsage().rss
  expect(await read(endless())).toEqual(['a', TOO_LONG, 'b'])
  // Bytes; it would be 1 GB and more.
  expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000)
})

test('as long as may be, and longer', async () => {
  const [fits, not] = ['x'.repeat(LINE_CHARACTERS_MAX), 'x'.repeat(LINE_CHARACTERS_MAX + 1)]
  expect(await read([`${fits}\n${not}\n${not}`])).toEqual([fits, TOO_LONG, TOO_LONG])
})
