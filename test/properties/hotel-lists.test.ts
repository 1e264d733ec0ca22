/** The comparison and the list of factors say the same as single questions. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../support/app.ts'
import { at, roundedTo } from './exact.ts'
import { compared, fraction, quotient } from './fractions.ts'
import {
  anyCountry,
  anyNights,
  anyRooms,
  COMPARE,
  COUNTRIES,
  FACTORS,
  HOTEL,
  HOTEL_FACTORS,
} from './hotel-rows.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

interface Item {
  country_code: string
  total_kg: number
  total_grams: number
  per_room_night_kg: number
  savings_vs_highest_kg: number
  savings_vs_highest_percent: number
  tier: string
}

async function compare(countries: readonly string[], nights: number, rooms: number) {
  const { status, json } = await app.get(
    `${COMPARE}?countries=${countries.join(',')}&nights=${nights}&rooms=${rooms}`,
  )
  expect(status).toBe(200)
  return json as { data: Item[]; meta: Record<string, unknown> }
}

/** 2 to 10 countries; sometimes only such as have the same factor as others, for ties. */
const alike = [...HOTEL_FACTORS].filter(
  ([, one]) => [...HOTEL_FACTORS.values()].filter((other) => one === other).length > 1,
)
const someOf = (country: fc.Arbitrary<string>) => fc.uniqueArray(country, { minLength: 2, maxLength: 10 })
const countries = fc.oneof(someOf(anyCountry), someOf(fc.constantFrom(...alike.map(([code]) => code))))

describe('a comparison', () => {
  test('gives each country what a single question gives it', async () => {
    const property = fc.asyncProperty(countries, anyNights, anyRooms, async (codes, nights, rooms) => {
      const { data, meta } = await compare(codes, nights, rooms)
      expect(data.map((item) => item.country_code).sort()).toEqual([...codes].sort())
      for (const item of data) {
        const single = await app.get(`${HOTEL}?country=${item.country_code}&nights=${nights}&rooms=${rooms}`)
        const { emissions, factor, stay } = single.json.data.attributes
        expect(item).toMatchObject({
          total_kg: emissions.co2e,
          total_grams: emissions.co2e_grams,
          per_room_night_kg: emissions.per_room_night_kg,
          country_name: stay.country_name,
          is_estimate: factor.is_estimate,
          tier: factor.tier,
        })
      }
      expect(meta).toMatchObject({ nights, rooms, total_room_nights: nights * rooms })
    })
    await fc.assert(property, { numRuns: 100 })
  })

  test('is in order, lowest first, and ties are as given', async () => {
    const property = fc.asyncProperty(countries, anyNights, anyRooms, async (codes, nights, rooms) => {
      const { data } = await compare(codes, nights, rooms)
      const factor = (code: string) => fraction(at(HOTEL_FACTORS, code))
      // Sorting is stable.
      const expected = [...codes].sort((a, b) => compared(factor(a), factor(b)))
      expect(data.map((item) => item.country_code)).toEqual(expected)
    })
    await fc.assert(property, { numRuns: 300 })
  })

  test('tells what is saved against the highest', async () => {
    const property = fc.asyncProperty(countries, anyNights, anyRooms, async (codes, nights, rooms) => {
      const { data, meta } = await compare(codes, nights, rooms)
      const highest = Math.max(...data.map((item) => item.total_grams))
      for (const item of data) {
        const saved = highest - item.total_grams
        expect(item.savings_vs_highest_kg).toBe(saved / 1000)
        const percent = quotient(fraction(saved * 100), fraction(highest))
        expect(item.savings_vs_highest_percent).toBe(roundedTo(percent, 1))
      }
      expect(meta.lowest_emissions).toBe(at(data, 0).country_code)
      const top = data.filter((item) => item.total_grams === highest)
      expect(top.map((item) => item.country_code)).toContain(meta.highest_emissions)
      expect(at(top, 0)).toMatchObject({ savings_vs_highest_kg: 0, savings_vs_highest_percent: 0 })
    })
    await fc.assert(property, { numRuns: 300 })
  })

  test('counts duplicates once and says so', async () => {
    const property = fc.asyncProperty(countries, fc.nat(), async (codes, index) => {
      const again = at(codes, index % codes.length)
      const plain = await compare(codes, 2, 2)
      const { data, meta } = await compare([...codes, again.toLowerCase()], 2, 2)
      expect(data).toEqual(plain.data)
      expect(meta.notices).toContainEqual(expect.objectContaining({ code: 'duplicate_country' }))
      expect(plain.meta.notices).not.toContainEqual(expect.objectContaining({ code: 'duplicate_country' }))
    })
    await fc.assert(property, { numRuns: 50 })
  })
})

describe('the list of factors', () => {
  test('agrees with a single question for every country', async () => {
    const { json } = await app.get(FACTORS)
    expect(json.meta.total_countries).toBe(json.data.length)
    expect(json.data).toHaveLength(HOTEL_FACTORS.size)
    for (const item of json.data) {
      const single = await app.get(`${HOTEL}?country=${item.country_code}&nights=1`)
      const { emissions, factor, stay } = single.json.data.attributes
      expect(item.factor).toBe(Number(at(HOTEL_FACTORS, item.country_code)))
      expect(emissions.per_room_night_kg).toBe(item.factor)
      expect(emissions.source_trail[0].factor_id).toBe(item.factor_id)
      expect(stay.country_name).toBe(item.country_name)
      const { value, unit, region, is_estimate, tier, year, range } = factor
      expect({ value, unit, region, is_estimate, tier, year, range }).toEqual({
        value: item.factor,
        unit: item.unit,
        region: item.region,
        is_estimate: item.is_estimate,
        tier: item.tier,
        year: item.year,
        range: item.range,
      })
    }
  })

  test('is in order, lowest first, each country once', async () => {
    const { json } = await app.get(FACTORS)
    const factors: number[] = json.data.map((item: { factor: number }) => item.factor)
    expect(factors).toEqual([...factors].sort((a, b) => a - b))
    expect(new Set(json.data.map((item: Item) => item.country_code)).size).toBe(factors.length)
  })

  test('has every country that can be answered for, and no other', async () => {
    const statuses = new Map<string, number>()
    for (const { country_code: code = '' } of COUNTRIES) {
      statuses.set(code, (await app.get(`${HOTEL}?country=${code}&nights=1`)).status)
    }
    const answered = [...statuses].filter(([, status]) => status === 200).map(([code]) => code)
    const { json } = await app.get(FACTORS)
    expect(answered.sort()).toEqual(json.data.map((item: Item) => item.country_code).sort())
    expect(new Set(statuses.values())).toEqual(new Set([200, 422]))
  })
})
