import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../support/app.ts'
import { at, gramsOf, kgText, roundedTo, table, written } from './exact.ts'
import { fraction, product, quotient } from './fractions.ts'
import { anyCountry, anyNights, anyRooms, HOTEL, HOTEL_FACTORS } from './hotel-rows.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const runs = { numRuns: 200 }

async function stay(country: string, nights: number, rooms: number, more = '') {
  const { status, json, text } = await app.get(
    `${HOTEL}?country=${country}&nights=${nights}&rooms=${rooms}${more}`,
  )
  expect(status).toBe(200)
  return { ...json.data.attributes, text }
}

describe('every stay in every country', () => {
  test('the total is the exact product of factor, nights and rooms', async () => {
    const property = fc.asyncProperty(anyCountry, anyNights, anyRooms, async (country, nights, rooms) => {
      const { emissions, stay: shown, factor } = await stay(country, nights, rooms)
      const exact = fraction(at(HOTEL_FACTORS, country))
      expect(emissions.co2e_grams).toBe(gramsOf(product(exact, fraction(nights), fraction(rooms))))
      expect(emissions.per_night_g).toBe(gramsOf(product(exact, fraction(rooms))))
      expect(emissions.per_room_night_g).toBe(gramsOf(exact))
      expect(emissions.per_room_night_kg).toBe(factor.value)
      expect(shown).toMatchObject({ country_code: country, nights, rooms, total_room_nights: nights * rooms })
    })
    await fc.assert(property, runs)
  })

  test('grams and kilograms agree, down to how the JSON writes them', async () => {
    const property = fc.asyncProperty(anyCountry, anyNights, anyRooms, async (country, nights, rooms) => {
      const { emissions, text } = await stay(country, nights, rooms)
      expect(Math.round(emissions.co2e * 1000)).toBe(emissions.co2e_grams)
      expect(written(text, 'co2e')).toEqual([kgText(emissions.co2e_grams)])
      expect(written(text, 'per_night_kg')).toEqual([kgText(emissions.per_night_g)])
      expect(written(text, 'per_room_night_kg')).toEqual([kgText(emissions.per_room_night_g)])
    })
    await fc.assert(property, runs)
  })

  test('a room-night is exact, so nights and rooms are plain multiplication', async () => {
    const property = fc.asyncProperty(anyCountry, anyNights, anyRooms, async (country, nights, rooms) => {
      const { emissions } = await stay(country, nights, rooms)
      const single = (await stay(country, 1, 1)).emissions.co2e_grams
      expect(emissions.co2e_grams).toBe(single * nights * rooms)
      expect(emissions.per_night_g * nights).toBe(emissions.co2e_grams)
      expect(emissions.per_room_night_g).toBe(single)
    })
    await fc.assert(property, runs)
  })

  test('one night or one room more emits more', async () => {
    const nights = fc.integer({ min: 1, max: 364 })
    const rooms = fc.integer({ min: 1, max: 99 })
    const property = fc.asyncProperty(anyCountry, nights, rooms, async (country, n, r) => {
      const now = (await stay(country, n, r)).emissions
      expect((await stay(country, n + 1, r)).emissions.co2e_grams).toBeGreaterThan(now.co2e_grams)
      expect((await stay(country, n, r + 1)).emissions.co2e_grams).toBeGreaterThan(now.co2e_grams)
    })
    await fc.assert(property, runs)
  })
})

/** Where each country's figure comes from, by the files. */
const TIERS: readonly [country: string, tier: string, year: string][] = [
  ...table('hotel').map((row): [string, string, string] => [
    at(row, 'country_code'),
    row.status === 'current' ? 'exact' : 'region',
    at(row, 'year'),
  ]),
  ...table('hotel_estimates').map((row): [string, string, string] => [
    at(row, 'country_code'),
    'estimate',
    at(row, 'year'),
  ]),
]
const FIT =
  /^Estimate: exp\((-?[\d.]+) \+ (-?[\d.]+) \* ln\(grid \+ ([\d.]+)\)\), to one decimal, with grid = ([\d.]+) /
const RANGE = /^x([\d.]+) to x([\d.]+): /

describe('the trail alone gives the figure', () => {
  test('all three tiers are there', () => {
    expect(new Set(TIERS.map(([, tier]) => tier))).toEqual(new Set(['exact', 'region', 'estimate']))
    expect(TIERS).toHaveLength(HOTEL_FACTORS.size)
  })

  test.each(TIERS)('%s (%s, %s)', async (country, tier, year) => {
    const { emissions, factor, notices } = await stay(country, 7, 3)
    const [hotel, ...others] = emissions.source_trail
    expect(emissions.co2e_grams).toBe(gramsOf(product(fraction(hotel.factor), fraction(7), fraction(3))))
    expect(hotel).toMatchObject({ data_category: 'emission_factor', tier, year, region: country })
    expect(factor).toMatchObject({ tier, year: Number(year), is_estimate: tier !== 'exact' })
    expect(notices).toHaveLength(tier === 'exact' ? 0 : 1)
    if (tier === 'estimate') checkEstimate(hotel, others, factor)
    else {
      expect(others).toEqual([])
      expect(factor).not.toHaveProperty('range')
    }
  })
})

interface Entry {
  data_category: string
  factor: number
  note: string
}

/** The note's formula, by a pocket calculator: only here floats are right, for the fit is one of logarithms. */
function checkEstimate(
  hotel: Entry,
  [grid, ...none]: Entry[],
  { value, range }: { value: number; range: { low: number; high: number; basis: string } },
): void {
  expect(none).toEqual([])
  const [intercept = 0, slope = 0, offset = 0, intensity = 0] = (FIT.exec(hotel.note) ?? [])
    .slice(1)
    .map(Number)
  expect(grid).toMatchObject({ data_category: 'grid_intensity', factor: intensity })
  const estimate = Math.exp(intercept + slope * Math.log(intensity + offset))
  expect(Math.round(estimate * 10) / 10).toBe(value)
  const [low = '0', high = '0'] = (RANGE.exec(range.basis) ?? []).slice(1)
  expect(range.low).toBe(roundedTo(product(fraction(value), fraction(low)), 1))
  expect(range.high).toBe(roundedTo(product(fraction(value), fraction(high)), 1))
}

test('equivalents: the mass over the unit value of the file, with one decimal', async () => {
  const units = table('equivalents')
  const property = fc.asyncProperty(anyCountry, anyNights, anyRooms, async (country, nights, rooms) => {
    const { emissions } = await stay(country, nights, rooms, '&equivalents=true')
    for (const unit of units) {
      const exact = quotient(fraction(`${emissions.co2e_grams}e-3`), fraction(at(unit, 'factor')))
      expect(emissions.equivalents[at(unit, 'key')].value).toBe(roundedTo(exact, 1))
    }
  })
  await fc.assert(property, { numRuns: 100 })
})
