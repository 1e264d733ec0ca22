import { expect, test } from 'vitest'
import { hardStop, limitsOf, PLAN_NAMES, usageWarning } from './plans.ts'

/** The contract's table: plan, a month, a second, burst; and 120 % of the month by hand. Then that of docs/access.md. */
test.each([
  ['free', 500, 2, 5, 600, 20_000_000, 10],
  ['launch', 5000, 5, 10, 6000, 100_000_000, 25],
  ['starter', 10_000, 10, 25, 12_000, 250_000_000, 50],
  ['growth', 50_000, 15, 40, 60_000, 1_000_000_000, 100],
  ['scale', 200_000, 25, 75, 240_000, 2_000_000_000, 100],
])('%s', (name, answersPerMonth, perSecond, burst, end, storedBytes, resultsKept) => {
  const plan = limitsOf(name)
  expect(plan).toEqual({ name, answersPerMonth, perSecond, burst, storedBytes, resultsKept })
  expect(plan && hardStop(plan)).toBe(end)
})

test('unlimited has no limits, and what is no plan is not unlimited', () => {
  expect(limitsOf('unlimited')).toBeUndefined()
  for (const name of ['', 'FREE', 'gold', 'constructor']) expect(() => limitsOf(name)).toThrow(`'${name}'`)
  expect(PLAN_NAMES).toEqual(['free', 'launch', 'starter', 'growth', 'scale', 'unlimited'])
})

/** 80 % of 500 is 400, 90 % is 450. */
test.each([
  [0, undefined],
  [399, undefined],
  [400, 'approaching-limit'],
  [449, 'approaching-limit'],
  [450, 'approaching-limit-critical'],
  [499, 'approaching-limit-critical'],
  [500, 'over-limit-grace'],
  [600, 'over-limit-grace'],
])('%i of 500 answers: %s', (answers, warning) => {
  const free = limitsOf('free')
  expect(free && usageWarning(answers, free)).toBe(warning)
})
