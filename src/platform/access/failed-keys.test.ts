import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { failedKeys, networkOf } from './failed-keys.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('60 failures at once, then one a second', () => {
  const { note, waitSeconds } = failedKeys()
  for (let i = 0; i < 60; i++) {
    expect(waitSeconds('192.0.2.1')).toBe(0)
    note('192.0.2.1')
  }
  expect(waitSeconds('192.0.2.1')).toBe(1)
  expect(waitSeconds('192.0.2.2')).toBe(0)
  vi.advanceTimersByTime(1000)
  expect(waitSeconds('192.0.2.1')).toBe(0)
  note('192.0.2.1')
  expect(waitSeconds('192.0.2.1')).toBe(1)
})

test('what is remembered is bounded: 10,000 other addresses push one out', () => {
  const { note, waitSeconds } = failedKeys()
  for (let i = 0; i < 60; i++) note('192.0.2.1')
  for (let i = 0; i < 10_000; i++) note(`10.0.${Math.floor(i / 250)}.${i % 250}`)
  expect(waitSeconds('192.0.2.1')).toBe(0)
})

describe('the network of an address', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8:0:0:1::', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['192.0.2.1:4711', '192.0.2.1'],
    ['[2001:db8:1:2::9]:4711', '2001:db8:1:2'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2'],
    ['not an address', 'not an address'],
  ])('%s: %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
