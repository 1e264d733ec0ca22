/** Servers of our own that answer without end, at a drip, compressed or not at all. */
import type { RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { drip, pour, pourCompressed, serve } from '../../../test/support/bad-server.ts'
import { readBounded } from './read-bounded.ts'

const BYTES_MAX = 100_000
const BOUNDS = { timeLimitMs: 10_000, bytesMax: BYTES_MAX }
/** For what only time ends. */
const SHORT = { timeLimitMs: 200, bytesMax: BYTES_MAX }
/** What may be on its way in buffers of sockets and streams when the reader hangs up. */
const BUFFERED_BYTES_MAX = 20_000_000
/** Of the process while it reads: buffers on both sides, since the server is in it too. */
const MEMORY_BYTES_MAX = 200_000_000

test('an answer within the bounds is read whole, with its status', async () => {
  const text = `"${'é'.repeat(BYTES_MAX / 2 - 1)}"`
  const { url } = await serve((_, response) => void response.writeHead(400).end(text))
  expect(await readBounded(url, BOUNDS)).toEqual({ status: 400, text })
})

test('nothing compressed is asked for', async () => {
  let accepted: string | undefined
  const { url } = await serve(({ headers }, response) => {
    accepted = headers['accept-encoding']
    response.end('{}')
  })
  await readBounded(url, BOUNDS)
  expect(accepted).toBe('identity')
})

describe('an answer beyond the bounds is refused, and the connection given up', () => {
  test.each<[string, RequestListener, RegExp]>([
    ['a byte too long', (_, response) => void response.write(Buffer.alloc(BYTES_MAX + 1)), /too long/],
    [
      'announced as too long',
      (_, response) => void response.writeHead(200, { 'content-length': BYTES_MAX + 1 }).write('{'),
      /too long/,
    ],
    ['a body without end', (_, response) => pour(response), /too long/],
    ['an error without end', (_, response) => pour(response.writeHead(500)), /too long/],
    ['a compressed body without end', (_, response) => pourCompressed(response), /compressed/],
    [
      'a small one that unpacks to a large one',
      (_, response) =>
        void response
          .writeHead(200, { 'content-encoding': 'gzip' })
          .end(gzipSync(Buffer.alloc(100 * BYTES_MAX))),
      /compressed/,
    ],
  ])('%s', async (_, listener, reason) => {
    const { url, hungUp } = await serve(listener)
    const before = process.memoryUsage().rss
    await expect(readBounded(url, BOUNDS)).rejects.toThrow(reason)
    expect(await hungUp).toBeLessThan(BUFFERED_BYTES_MAX)
    expect(process.memoryUsage().rss - before).toBeLessThan(MEMORY_BYTES_MAX)
  })
})

describe('the time holds over the whole answer', () => {
  test.each<[string, RequestListener]>([
    ['headers that never come', () => undefined],
    ['a body that never comes', (_, response) => response.flushHeaders()],
    ['a body that stops', (_, response) => void response.write('{"a":')],
    ['a body at a drip', (_, response) => drip(response)],
  ])('%s', async (_, listener) => {
    const { url, hungUp } = await serve(listener)
    await expect(readBounded(url, SHORT)).rejects.toThrow('no answer in time')
    // Without a limit none of them would ever end.
    await hungUp
  })

  test('a body without end and without a limit of bytes', async () => {
    const { url, hungUp } = await serve((_, response) => pour(response))
    const bounds = { timeLimitMs: SHORT.timeLimitMs, bytesMax: Number.POSITIVE_INFINITY }
    await expect(readBounded(url, bounds)).rejects.toThrow('no answer in time')
    await hungUp
  })
})

test('a redirect is no answer', async () => {
  const { url } = await serve((_, response) => void response.writeHead(302, { location: '/' }).end())
  await expect(readBounded(url, BOUNDS)).rejects.toThrow()
})
