import { describe, expect, test } from 'vitest'
import type { Contribution } from './contribution.ts'
import { decimal } from './numbers/decimal.ts'
import { rational } from './numbers/rational.ts'
import { spanOf, spans } from './range.ts'
import type { Spread } from './spread.ts'
import type { TrailEntry } from './trail.ts'

function figure(factorId: string, factor: number, ...ranges: Spread[]): TrailEntry {
  return {
    dataCategory: 'emission_factor',
    name: factorId,
    source: '',
    sourceDataset: '',
    year: '2025',
    region: 'ALL',
    regionName: 'World',
    factor,
    value: decimal(factor),
    factorUnit: 'kgCO2e',
    tier: 'exact',
    factorId,
    licence: '',
    ...(ranges.length > 0 && { ranges }),
  }
}

const spread = (id: string, low: number, high: number): Spread => ({ id, low, high, label: id })

function times(
  entry: TrailEntry,
  quantity: number,
  inputs: TrailEntry[] = [],
  splits: TrailEntry[] = [],
): Contribution {
  return { entry, quantity: rational(decimal(quantity)), unit: '', part: 'direct', inputs, splits }
}

const round = (value: number) => Math.round(value * 10) / 10

test('10 t over 1,000 km by container ship: one row, one distance', () => {
  // (0.00693 + 0.00157) x 10,000 tonne-km = 85 kg. down = ln(1/0.45) = 0.7985: 85 x 0.45 = 38.25 kg.
  // up = sqrt(ln(2.32)^2 + ln(1.15)^2) = sqrt(0.7082 + 0.0195) = 0.8531: 85 x e^0.8531 = 85 x 2.3468 = 199.5 kg.
  const ship = spread('ship', 0.45, 2.32)
  const distance = figure('distance', 1000, spread('distance', 1, 1.15))
  const parts = [0.00693, 0.00157].map((factor) => times(figure('row', factor, ship), 10_000, [distance]))
  const { low, high, doubts } = spanOf(parts)
  expect(85 * low).toBeCloseTo(38.25, 6)
  expect(round(85 * high)).toBe(199.5)
  expect(doubts.map(({ id }) => id)).toEqual(['ship'])
})

describe('what shares nothing is added as squares', () => {
  test('3 kg and 4 kg that may each be twice as much: 7 + sqrt(3^2 + 4^2) = 12 kg', () => {
    const twice = spread('twice', 1, 2)
    const { low, high } = spanOf([times(figure('a', 3, twice), 1), times(figure('b', 4, twice), 1)])
    expect([7 * low, round(7 * high)]).toEqual([7, 12])
  })

  test('on one figure they move together: 14 kg', () => {
    const twice = spread('twice', 1, 2)
    const shared = figure('share', 1, twice)
    const { high } = spanOf([times(figure('a', 3), 1, [shared]), times(figure('b', 4), 1, [shared])])
    expect(round(7 * high)).toBe(14)
  })
})

test('one doubt of two legs moves both, and is told beside a wider one: 14 kg', () => {
  const where: Spread = { ...spread('where', 1, 2), isShared: true }
  const legs = [times(figure('a', 3, where), 1), times(figure('b', 4, where), 1)]
  expect(round(7 * spanOf(legs).high)).toBe(14)
  const wider = times(figure('c', 3, where, spread('lorry', 0.2, 5)), 1)
  expect(spanOf([wider]).doubts.map(({ id }) => id)).toEqual(['lorry', 'where'])
})

describe('a figure that divides a total', () => {
  const share = figure('share', 0.8, spread('mix', 0.5, 2))
  const parts = [0.8, 0.2].map((quantity) => times(figure('grid', 100), quantity, [share], [share]))

  test('moves no sum of all its parts', () => {
    expect(spanOf(parts)).toEqual({ low: 1, high: 1, doubts: [], unranged: [] })
  })

  test('moves each part, and a total of one part', () => {
    expect(spanOf(parts.slice(0, 1), parts)).toMatchObject({ low: 0.5, high: 2 })
    expect(spanOf(parts.slice(0, 1))).toMatchObject({ low: 0.5, high: 2 })
  })
})

test('figures of the reader have no range', () => {
  expect(spanOf([times(figure('own', 5), 2)])).toEqual({ low: 1, high: 1, doubts: [], unranged: [] })
})

test('factors without a range are named, and leave the doubts of the others as they are', () => {
  const own: TrailEntry = { ...figure('own', 1), hasNoRange: true }
  // 1 kg of each: 0.5 and 2 of one, the other is as it is: 1.5 and 3 of 2 kg.
  const both = [times(own, 1), times(figure('a', 1, spread('a', 0.5, 2)), 1)]
  expect(spanOf(both)).toMatchObject({ low: 0.75, high: 1.5, unranged: ['own'] })
  expect(spanOf([times(own, 0)])).toEqual({ low: 1, high: 1, doubts: [], unranged: ['own'] })
})

test('of doubts that are not always told, the one that widens these masses most is told', () => {
  const [wide, wider] = [spread('wide', 0.5, 2), spread('wider', 0.2, 3)]
  const of = spans([times(figure('a', 1, wide), 1), times(figure('b', 1, wider), 1)])
  // A kilogram is as wide as 1.5 and 2.8 kg.
  const told = (...masses: number[]) => of(masses).doubts.map(({ id }) => id)
  expect(told(1, 1)).toEqual(['wider'])
  expect(told(2, 1)).toEqual(['wide'])
  expect(told(0, 1)).toEqual(['wider'])
})
