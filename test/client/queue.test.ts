/** Parallel calls: bounded, in their order, held by a refusal, ended by their signals. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { EverygramError, everygram } from '../../packages/client/src/everygram.ts'
import { Queue } from '../../packages/client/src/queue.ts'

const URL = 'http://127.0.0.1:1'
const STAYS = Array.from({ length: 14 }, (_, at) => ({ country: 'GB', nights: at + 1 }))

/** A service in the hand of the test: requests wait until they are answered, in their order. */
function service() {
  const waiting: { nights: number; answer: (response: Response) => void; fail: () => void }[] = []
  const sent: number[] = []
  const fetch = (address: string): Promise<Response> => {
    const nights = Number(new URLSearchParams(address.split('?')[1]).get('nights'))
    sent.push(nights)
    return new Promise((resolve, reject) => {
      waiting.push({ nights, answer: resolve, fail: () => reject(new TypeError('cut')) })
    })
  }
  return { fetch, sent, waiting }
}

const good = () => new Response('{"data":{},"meta":{}}')
const refused = (seconds: number) =>
  new Response('{"error":{"code":"rate_limited","message":"Wait.","status":429}}', {
    status: 429,
    headers: { 'retry-after': String(seconds) },
  })

/** Everything that needs no timer has happened. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('requests at once', () => {
  test('are few until the service has answered, then as many as atOnceMax, in the order of the calls', async () => {
    const { fetch, sent, waiting } = service()
    const api = everygram({ url: URL, fetch, atOnceMax: 6 })
    const calls = STAYS.map((stay) => api.hotelEmissions(stay))
    await settled()
    expect(sent).toEqual([1, 2, 3, 4])
    let most = 0
    for (let at = 0; at < STAYS.length; at++) {
      waiting.shift()?.answer(good())
      await settled()
      most = Math.max(most, waiting.length)
    }
    expect(most).toBe(6)
    expect(sent).toEqual(STAYS.map(({ nights }) => nights))
    await Promise.all(calls)
  })

  test('a lost connection makes room for the next', async () => {
    const { fetch, sent, waiting } = service()
    const api = everygram({ url: URL, fetch, atOnceMax: 1, retries: 0 })
    const [first, second] = STAYS.slice(0, 2).map((stay) => api.hotelEmissions(stay))
    await settled()
    waiting.shift()?.fail()
    await expect(first).rejects.toMatchObject({ code: 'no_answer' })
    waiting.shift()?.answer(good())
    await second
    expect(sent).toEqual([1, 2])
  })

  test.each([0, -1, Number.NaN])('%d at once are refused', (atOnceMax) => {
    expect(() => everygram({ url: URL, atOnceMax })).toThrow(RangeError)
  })
})

describe('a refused request', () => {
  afterEach(() => void vi.useRealTimers())

  test('holds all others until it may be sent again, and goes first', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    const { fetch, sent, waiting } = service()
    const api = everygram({ url: URL, fetch, atOnceMax: 2 })
    const calls = STAYS.slice(0, 4).map((stay) => api.hotelEmissions(stay))
    await settled()
    expect(sent).toEqual([1, 2])
    waiting.shift()?.answer(refused(5))
    waiting.shift()?.answer(good())
    await settled()
    await vi.advanceTimersByTimeAsync(4900)
    expect(sent).toEqual([1, 2])
    await vi.advanceTimersByTimeAsync(1000)
    expect(sent.slice(0, 4)).toEqual([1, 2, 1, 3])
    while (waiting.length > 0) {
      waiting.shift()?.answer(good())
      await settled()
    }
    await Promise.all(calls)
    expect(sent).toEqual([1, 2, 1, 3, 4])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('whose month is used up is an error at once, and holds nobody', async () => {
    const { fetch, waiting } = service()
    const api = everygram({ url: URL, fetch, atOnceMax: 1 })
    const [first, second] = STAYS.slice(0, 2).map((stay) => api.hotelEmissions(stay))
    await settled()
    waiting.shift()?.answer(refused(864_000))
    await expect(first).rejects.toBeInstanceOf(EverygramError)
    waiting.shift()?.answer(good())
    await second
  })
})

describe('a signal', () => {
  afterEach(() => void vi.useRealTimers())

  test('ends a call that waits, and the others keep their order', async () => {
    const { fetch, sent, waiting } = service()
    const api = everygram({ url: URL, fetch, atOnceMax: 1 })
    const controller = new AbortController()
    const [first, second, third] = STAYS.slice(0, 3).map((stay) =>
      api.hotelEmissions(stay, stay.nights === 2 ? { signal: controller.signal } : {}),
    )
    await settled()
    const reason = new Error('enough')
    controller.abort(reason)
    await expect(second).rejects.toBe(reason)
    for (const call of [first, third]) {
      waiting.shift()?.answer(good())
      await call
    }
    expect(sent).toEqual([1, 3])
  })

  test('of the only call that waits leaves no timer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    const queue = new Queue({ atOnceMax: 1, pauseMsMax: 1000 })
    queue.pause(60_000)
    const controller = new AbortController()
    const entered = queue.enter(queue.place(true), controller.signal)
    expect(vi.getTimerCount()).toBe(1)
    controller.abort(new Error('enough'))
    await expect(entered).rejects.toThrow('enough')
    expect(vi.getTimerCount()).toBe(0)
  })
})
