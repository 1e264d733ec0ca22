/** A pool of threads: turns, what ends a thread and nothing else, and the end of the pool. */
import { expect, test } from 'vitest'
import { testPool } from '../../../test/support/test-pool.ts'
import { NoThread, TaskFailed, ThreadEnded } from './errors.ts'
import { FairQueue } from './fair-queue.ts'

const open = (options: Parameters<typeof testPool>[1] = {}) => testPool('test-thread.ts', options)

test('a task and its result, bytes too; the second one needs a second thread', async () => {
  const pool = open()
  expect(pool.isReady).toBe(false)
  const both = [
    pool.run({ name: 'echo', input: { a: [1, 'x'] } }),
    pool.run({ name: 'bytes', input: 70_000 }),
  ]
  expect(await Promise.all(both)).toEqual([{ a: [1, 'x'] }, new Uint8Array(70_000).fill(1)])
  expect(pool.isReady).toBe(true)
})

test('what a task throws is told with its stack, and its thread goes on', async () => {
  const pool = open({ size: 1 })
  const failed = pool.run({ name: 'throws', input: 0 })
  await expect(failed).rejects.toThrow(TaskFailed)
  await expect(failed).rejects.toMatchObject({
    message: 'a fault of ours',
    stack: expect.stringContaining('test-thread'),
  })
  await expect(pool.run({ name: 'nothing', input: 0 })).rejects.toThrow('there is no task nothing')
  expect(await pool.run({ name: 'echo', input: 1 })).toBe(1)
})

/** Whoever clears up memory for the last time makes no progress either: for so long that is no standstill. */
const PATIENT_MS = 20_000

test.each([
  ['loops', 'stalled', 7, 7, {}],
  ['eats', 'memory', 0, 0, { stallMs: PATIENT_MS }],
  ['exits', 'ended', 0, 0, { stallMs: PATIENT_MS }],
])('%s: the thread is %s, another one takes the next task', async (name, reason, input, steps, options) => {
  const lost: unknown[] = []
  const pool = open({ size: 1, onLost: (error) => lost.push(error), ...options })
  await pool.run({ name: 'echo', input: 0 })
  const both = [pool.run({ name, input }), pool.run({ name: 'echo', input: 'after' })]
  // Together: what is refused when the pool closes must not be news to nobody.
  const [ended, after] = await Promise.all(both.map((one) => one.catch((error) => error)))
  expect(ended).toBeInstanceOf(ThreadEnded)
  expect(ended).toMatchObject({ reason, steps })
  expect(after).toBe('after')
  expect(lost).toHaveLength(1)
})

test('work that goes on, and a wait for others, are no standstill', async () => {
  const pool = open({ stallMs: 800 })
  const done = [pool.run({ name: 'works', input: 1800 }), pool.run({ name: 'wait', input: 1800 })]
  expect(await Promise.all(done)).toEqual(['worked', 1800])
})

test('callers have their turns one after the other', () => {
  const queue = new FairQueue<string>()
  for (const item of ['a1', 'a2', 'a3']) queue.add('a', item)
  queue.add('b', 'b1')
  queue.add('c', 'c1')
  queue.remove('c', 'c1')
  expect(queue.length).toBe(4)
  expect([1, 2, 3, 4].map(() => queue.take()?.item)).toEqual(['a1', 'b1', 'a2', 'a3'])
  expect([queue.take(), queue.length]).toEqual([undefined, 0])
})

test('a task whose caller has gone is not begun', async () => {
  const pool = open({ size: 1 })
  await pool.run({ name: 'echo', input: 0 })
  const first = pool.run({ name: 'wait', input: 100 })
  const gone = new AbortController()
  const second = pool.run({ name: 'loops', input: 0 }, { signal: gone.signal })
  gone.abort(new Error('the client has gone'))
  await expect(second).rejects.toThrow('the client has gone')
  expect(await first).toBe(100)
  expect(await pool.run({ name: 'echo', input: 1 })).toBe(1)
})

test('more than may wait are refused', async () => {
  const pool = open({ size: 1, waitingMax: 2 })
  await pool.run({ name: 'echo', input: 0 })
  const all = [1, 2, 3, 4].map((input) => pool.run({ name: 'wait', input }).catch((error) => error))
  expect(await Promise.all(all)).toEqual([1, 2, 3, expect.any(NoThread)])
})

test('a thread that cannot begin refuses whoever waits, and is tried again', async () => {
  let tries = 0
  const pool = open({
    start: () => {
      tries++
      throw new Error('no memory')
    },
  })
  await expect(pool.run({ name: 'echo', input: 1 })).rejects.toThrow(NoThread)
  await expect(pool.run({ name: 'echo', input: 1 })).rejects.toThrow(NoThread)
  expect(tries).toBe(2)
})

test('what is told reaches the threads, and what they tell comes back', async () => {
  const told: unknown[] = []
  const pool = open({ size: 1, onTell: (message) => told.push(message) })
  await pool.run({ name: 'tells', input: 'up' })
  pool.tell('down')
  expect([told, await pool.run({ name: 'told', input: 0 })]).toEqual([['up'], ['down']])
})

test('at its end the task at hand has its time, those that wait are refused, and an endless one is cut', async () => {
  const pool = open({ size: 2 })
  await Promise.all([200, 200].map((input) => pool.run({ name: 'wait', input })))
  const short = pool.run({ name: 'wait', input: 200 })
  const endless = pool.run({ name: 'wait', input: 100_000 }).catch((error) => error)
  const late = pool.run({ name: 'echo', input: 1 }).catch((error) => error)
  await pool.close(800)
  expect(await short).toBe(200)
  expect(await endless).toBeInstanceOf(ThreadEnded)
  expect(await late).toBeInstanceOf(NoThread)
  await expect(pool.run({ name: 'echo', input: 1 })).rejects.toThrow(NoThread)
})
