/** Published values against our ranges: who decides what they are for, how they are counted, and what answers may state. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { calibrationPage, measuredText, measureEditions } from '../../../scripts/lib/calibration.ts'
import { PACKAGE_DATA, PACKAGE_ROOT } from '../process/package-root.ts'
import type { Comparison } from './compare.ts'
import { countClasses } from './count.ts'
import { drawnFrom, isDrawnSo, leftOut } from './leave-out.ts'
import type { Measurement } from './measure.ts'
import { hashedRole, roleIn, roleOf } from './role.ts'
import { publishedValues } from './value.ts'

describe('roles', () => {
  const values = publishedValues(PACKAGE_DATA)

  test('are those of the hash of publisher and class, for all values of both alike', () => {
    // printf 'ADEME|flight' | sha256sum begins with an even digit, printf 'ADEME|freight_road' with an odd one.
    expect(hashedRole({ publisher: 'ADEME', class: 'flight' })).toBe('check')
    expect(hashedRole({ publisher: 'ADEME', class: 'freight_road' })).toBe('fit')
    expect(values.length).toBeGreaterThan(300)
    for (const value of values) expect(value.role, value.request).toBe(roleOf(value))
  })

  test('of values that a range was drawn from are fit; for released ranges only of those that they were drawn from', () => {
    const value = { publisher: 'ADEME', class: 'flight' }
    expect(roleOf({ ...value, tuned: '1.0.0' })).toBe('fit')
    expect(roleIn({ ...value, tuned: 'open' }, true)).toBe('fit')
    expect(roleIn({ ...value, tuned: 'open' }, false)).toBe('check')
    expect(roleIn({ ...value, tuned: '1.0.0' }, false)).toBe('fit')
  })

  test('each value has a licence that lets it be shipped, and no residual mix is among them', () => {
    for (const { licence, ship, source } of values) {
      expect(licence).not.toBe('')
      expect(ship).toBe('yes')
      expect(source).not.toMatch(/GLEC|AIB|residual mix/i)
    }
  })
})

const one = (publisher: string, ratio: number, more: Partial<Comparison> = {}): Comparison => ({
  value: { publisher, class: 'some', group: 'some' } as never,
  ofClass: 'some',
  ratio,
  low: 0.5,
  high: 3,
  isInside: ratio >= 0.5 && ratio <= 3,
  isQuoted: false,
  ...more,
})

describe('leaving a publisher out', () => {
  test('the range of 2 reaches from 1 to 2 and a quarter of ln 2 more at each end', () => {
    // 2^-0.25 = 0.8409 and 2^1.25 = 2.3784
    const { low, high } = drawnFrom([2])
    expect(low).toBeCloseTo(0.8409, 4)
    expect(high).toBeCloseTo(2.3784, 4)
  })

  test('the most extreme tenth is inside and widens no margin', () => {
    // Of ten, 4 is left aside: 1 to 2 gives 0.8409 to 2.3784, and 4 lies in the range as it is.
    const { low, high } = drawnFrom([1, 1, 1, 1, 1, 1, 1, 1, 2, 4])
    expect(low).toBeCloseTo(0.8409, 4)
    expect(high).toBe(4)
  })

  test('each value is held against those of the others alone', () => {
    // A has 2: from B's 1.1 and ours 1.1^1.25 = 1.127 is the end, so 2 is outside. B lies between 0.84 and 2.38.
    const found = leftOut([one('A', 2), one('B', 1.1)])
    expect(found.map(({ isInside }) => isInside)).toEqual([false, true])
    expect(leftOut([one('A', 2), one('A', 1.1)])).toEqual([])
  })

  test('says nothing of ranges that are narrower than the rule draws them', () => {
    expect(isDrawnSo([one('A', 2)])).toBe(true)
    expect(isDrawnSo([one('A', 2, { high: 2.3 })])).toBe(false)
  })
})

test('a value of a publisher whose row we use is counted apart', () => {
  const [found] = countClasses([one('A', 2), one('B', 1, { isQuoted: true })], true)
  expect(found).toMatchObject({
    quoted: 1,
    all: { n: 1, inside: 1, publishers: 1 },
    n: 0,
    coverage: undefined,
  })
})

describe('what was measured', () => {
  /** The default edition of 1.0.0, and the open revisions of the first year and of the default one. */
  const EDITIONS = ['2021.2', '2025.2', '2025.3']
  let found: Measurement[]
  beforeAll(async () => {
    found = await measureEditions(EDITIONS)
  }, 240_000)

  test('is what responses say: npm run data:calibration', () => {
    const table = readFileSync(join(PACKAGE_DATA, 'calibration', 'measured.csv'), 'utf8')
    const lines = table.split('\n').filter((line) => EDITIONS.includes(line.split(',')[0] ?? ''))
    expect(measuredText(found).split('\n').slice(1, -1)).toEqual(lines)
  })

  test('is on the page', () => {
    const page = readFileSync(join(PACKAGE_ROOT, 'docs', 'calibration.md'), 'utf8')
    expect(calibrationPage(page, found)).toBe(page)
  })

  test('has no value that is refused, and each in the class that its table says', () => {
    for (const { refusals } of found) expect(refusals).toEqual([])
    const open = found.find(({ edition }) => edition === '2025.3')
    const others = open?.comparisons.filter(({ value, ofClass }) => value.class !== ofClass) ?? []
    // Great Britain and the United States have official factors.
    expect(others.filter(({ ofClass }) => !ofClass.startsWith('grid_official'))).toEqual([])
  })

  test('no range that was drawn again is narrower than the spread of its publishers', () => {
    const open = found.filter(({ edition }) => edition !== '2025.2')
    const drawn = open
      .flatMap(({ comparisons }) => comparisons)
      .filter(({ ofClass, isQuoted }) => /^fuel|^flight|^grid_share/.test(ofClass) && !isQuoted)
    expect(drawn.length).toBeGreaterThan(200)
    expect(drawn.filter(({ isInside }) => !isInside)).toEqual([])
  })

  test('a class that states coverage has 20 values of three publishers, and 85 % of them inside', () => {
    const stated = found.flatMap(({ classes }) => classes.filter(({ coverage }) => coverage !== undefined))
    expect(stated.map(({ ofClass }) => ofClass)).toContain('fuel_abroad')
    for (const { n, inside, publishers, interval } of stated) {
      expect(n).toBeGreaterThanOrEqual(20)
      expect(publishers).toBeGreaterThanOrEqual(3)
      expect(inside / n).toBeGreaterThanOrEqual(0.85)
      expect(interval.high).toBeGreaterThanOrEqual(0.9)
    }
  })
})
