import { expect, test } from 'vitest'
import { dayOf, endOfMonth, monthOf, secondsOfMonth, secondsToNextMonth } from './calendar.ts'

/** Days of the months: 30 x 86,400 = 2,592,000 s; 31: 2,678,400; 28: 2,419,200; 29: 2,505,600. */
test.each([
  ['2026-11-21T12:00:00.000Z', '2026-11-21', '2026-11', 2_592_000, 820_800, '2026-12-01T00:00:00Z'],
  ['2026-12-31T23:59:59.001Z', '2026-12-31', '2026-12', 2_678_400, 1, '2027-01-01T00:00:00Z'],
  ['2027-01-01T00:00:00.000Z', '2027-01-01', '2027-01', 2_678_400, 2_678_400, '2027-02-01T00:00:00Z'],
  ['2027-02-28T23:00:00.000Z', '2027-02-28', '2027-02', 2_419_200, 3600, '2027-03-01T00:00:00Z'],
  ['2028-02-29T00:00:00.000Z', '2028-02-29', '2028-02', 2_505_600, 86_400, '2028-03-01T00:00:00Z'],
])('%s', (time, day, month, length, left, end) => {
  const ms = Date.parse(time)
  expect(dayOf(ms)).toBe(day)
  expect(monthOf(ms)).toBe(month)
  expect(secondsOfMonth(ms)).toBe(length)
  // 21 November, noon: 9.5 days are left, 820,800 s.
  expect(secondsToNextMonth(ms)).toBe(left)
  expect(endOfMonth(month)).toBe(end)
})
