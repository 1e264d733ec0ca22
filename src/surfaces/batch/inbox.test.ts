/** A body as pieces: no more of it is read than is needed, and a row that has come is not kept waiting. */
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { problem } from '../../engine/errors.ts'
import { Inbox } from './inbox.ts'
import { StoppedBatch } from './stopped.ts'

/** Kilobytes, each a line. */
const KB = 1000
const line = Buffer.from(`${'x'.repeat(KB - 1)}\n`)

test('of an endless body that nobody answers, some hundred kilobytes are read', async () => {
  let read = 0
  let isReturned = false
  async function* endless() {
    try {
      for (;;) {
        read += line.length
        yield line
      }
    } finally {
      isReturned = true
    }
  }
  const inbox = new Inbox(endless(), 'ndjson')
  const { bytes, isLast } = await inbox.take()
  await wait(50)
  expect([bytes.length > 0, isLast]).toEqual([true, false])
  expect(read).toBeLessThan(300 * KB)
  inbox.used({ consumed: bytes.length, hasMore: false })
  const before = read
  await inbox.take()
  await wait(50)
  expect(read - before).toBeLessThan(300 * KB)
  inbox.close()
  await wait(10)
  expect(isReturned).toBe(true)
})

test('a row that has come is there at once, half of one when the rest has come', async () => {
  let send = (_: string) => {}
  async function* slow() {
    for (;;) {
      const text = await new Promise<string>((resolve) => {
        send = resolve
      })
      yield Buffer.from(text)
    }
  }
  const inbox = new Inbox(slow(), 'csv')
  const first = inbox.take()
  await wait(1)
  send('one\ntw')
  expect(String((await first).bytes)).toBe('one\ntw')
  inbox.used({ consumed: 4, hasMore: false })
  const second = inbox.take()
  const early = await Promise.race([second, wait(20, 'nothing')])
  expect(early).toBe('nothing')
  send('o')
  await wait(1)
  send('\n')
  expect(String((await second).bytes)).toBe('two\n')
  inbox.close()
})

test('a row that is longer than a piece is given whole', async () => {
  async function* long() {
    yield Buffer.alloc(100 * KB, 'x')
    yield Buffer.from('\nlast')
  }
  const inbox = new Inbox(long(), 'csv')
  let taken = await inbox.take()
  for (let tries = 0; !taken.bytes.includes('\n') && tries < 20; tries++) {
    inbox.used({ consumed: 0, hasMore: false })
    taken = await inbox.take()
  }
  expect(taken.bytes.indexOf('\n')).toBe(100 * KB)
  inbox.used({ consumed: 100 * KB + 1, hasMore: false })
  const rest = await inbox.take()
  expect([String(rest.bytes), rest.isLast]).toEqual(['last', true])
})

test('what came whole before a body was cut is given first', async () => {
  async function* cut() {
    yield Buffer.from('one\ntwo\nth')
    throw new StoppedBatch(problem('bad_request.cut', {}))
  }
  const inbox = new Inbox(cut(), 'ndjson')
  const { bytes, isLast } = await inbox.take()
  expect([String(bytes), isLast]).toEqual(['one\ntwo\nth', false])
  inbox.used({ consumed: 8, hasMore: false })
  await expect(inbox.take()).rejects.toThrow('The request body is incomplete.')
})
