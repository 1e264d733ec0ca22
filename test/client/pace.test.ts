/** The pace of requests by the headers of the service, on a clock of the test. */
import { describe, expect, test } from 'vitest'
import { Pace } from '../../packages/client/src/pace.ts'

const MONTH = '"month";q=500;w=2592000'
/** Of plan free: a burst of 5, full again after 3 seconds. */
const headers = (remaining: number, monthLeft = 400) =>
  new Headers({
    'ratelimit-policy': `"burst";q=5;w=3, ${MONTH}`,
    ratelimit: `"burst";r=${remaining};t=1, "month";r=${monthLeft};t=1000`,
  })

/** One request takes 3000 / 5 = 600 ms to flow back. */
const REFILL_MS = 600

test('without a limit nobody waits', () => {
  const pace = new Pace()
  for (let at = 0; at < 1000; at++) pace.take()
  pace.learn(new Headers({ etag: '"x"' }), 3, 0)
  expect(pace.waitMs(0)).toBe(0)
})

test('what remains goes at once, the next when it has flowed back', () => {
  const pace = new Pace()
  pace.learn(headers(2), 0, 1000)
  for (let at = 0; at < 2; at++) {
    expect(pace.waitMs(1000)).toBe(0)
    pace.take()
  }
  expect(pace.waitMs(1000)).toBeCloseTo(REFILL_MS)
  expect(pace.waitMs(1000 + REFILL_MS / 2)).toBeCloseTo(REFILL_MS / 2)
  expect(pace.waitMs(1000 + REFILL_MS)).toBeCloseTo(0)
})

test('what is on its way is counted already', () => {
  const pace = new Pace()
  pace.learn(headers(3), 3, 0)
  expect(pace.waitMs(0)).toBeCloseTo(REFILL_MS)
})

test('an answer that comes late gives nothing back', () => {
  const pace = new Pace()
  pace.learn(headers(1), 1, 0)
  pace.learn(headers(4), 1, 0)
  expect(pace.waitMs(0)).toBeCloseTo(REFILL_MS)
  pace.learn(headers(4), 0, 0)
  expect(pace.waitMs(0)).toBe(0)
})

test('no more than a burst flows back', () => {
  const pace = new Pace()
  pace.learn(headers(0), 0, 0)
  pace.waitMs(3_600_000)
  for (let at = 0; at < 5; at++) pace.take()
  expect(pace.waitMs(3_600_000)).toBeCloseTo(REFILL_MS)
})

test('a month that is used up is no pace: its grace is answered', () => {
  const pace = new Pace()
  pace.learn(headers(5, 0), 0, 0)
  expect(pace.waitMs(0)).toBe(0)
})

test('a pause holds, and a shorter one does not end it', () => {
  const pace = new Pace()
  pace.pause(2000, 0)
  pace.pause(10, 0)
  expect(pace.waitMs(500)).toBe(1500)
  expect(pace.waitMs(2000)).toBe(0)
})

describe('headers that say nothing are passed over', () => {
  test.each([
    ['', '"burst";r=0;t=1'],
    ['"burst";q=5;w=3', ''],
    ['"burst";q=5', '"burst";r=0;t=1'],
    ['"burst";q=0;w=3', '"burst";r=0;t=1'],
    ['"burst";q=five;w=3', '"burst";r=0'],
    ['"other";q=5;w=3', '"burst";r=0;t=1'],
    [';;=,', ',;='],
  ])('%s %s', (policy, state) => {
    const pace = new Pace()
    pace.learn(new Headers({ 'ratelimit-policy': policy, ratelimit: state }), 0, 0)
    expect(pace.waitMs(0)).toBe(0)
  })
})
