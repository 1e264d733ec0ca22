/** When a share is stated, and how sure it is. */
import { describe, expect, test } from 'vitest'
import { shareInterval } from './interval.ts'
import { measuredByEdition, statedCoverage } from './measured.ts'

describe('the Wilson interval of 90 %', () => {
  test('of 16 of 20 by hand: z = 1.64485, z² = 2.70554', () => {
    // (0.8 + 2.70554/40 ± 1.64485 √(0.16/20 + 2.70554/1600)) / (1 + 2.70554/20)
    // = (0.867639 ± 0.161925) / 1.135277 = 0.62162 and 0.90688
    const { low, high } = shareInterval(16, 20)
    expect(low).toBeCloseTo(0.6216, 4)
    expect(high).toBeCloseTo(0.9069, 4)
  })

  test('ends at 0 and 1, and of nothing it is all', () => {
    expect(shareInterval(0, 10).low).toBe(0)
    expect(shareInterval(10, 10).high).toBe(1)
    expect(shareInterval(0, 0)).toEqual({ low: 0, high: 1 })
  })
})

describe('a share is stated', () => {
  test('of 20 values of three publishers, where 18 are inside', () => {
    expect(statedCoverage({ n: 20, inside: 18, publishers: 3 })).toBe(0.9)
  })

  test.each([
    ['19 values', { n: 19, inside: 19, publishers: 3 }],
    ['two publishers', { n: 100, inside: 100, publishers: 2 }],
    ['fewer than 85 % inside', { n: 20, inside: 16, publishers: 5 }],
    // 172 of 200: 0.86 + 0.0068 + 1.645 √(0.1204/200 + 0.0000169) over 1.0135 = 0.8958.
    ['an interval that ends below 0.9', { n: 200, inside: 172, publishers: 5 }],
    ['nothing', { n: 0, inside: 0, publishers: 0 }],
  ])('not of %s', (_, measured) => {
    expect(statedCoverage(measured)).toBeUndefined()
  })
})

test('a table with more inside than compared is refused', () => {
  const problems: { line?: number; reason: string }[] = []
  measuredByEdition(
    'measured.csv',
    'edition,class,n,inside,publishers,way\n2025.3,flight,2,3,1,check\n',
    problems as never,
  )
  expect(problems).toMatchObject([{ line: 2, reason: 'inside is more than n' }])
})
