import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gridsOf } from '../../src/domains/electricity/shared/grids.ts'
import { edition, type TestApp, testApp } from '../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const RUNS = { numRuns: 150 }
const countries = fc.constantFrom(...gridsOf(edition).byCountry.keys())
const kwh = fc.double({ min: 0, max: 1e6, noNaN: true }).map((value) => Number(value.toFixed(3)))
const whole = fc.integer({ min: 0, max: 1_000_000 })

const ask = async (query: string) => {
  const { status, json } = await app.get(`/v1/electricity/emissions?${query}`)
  expect(status, query).toBe(200)
  return json.data
}
const grams = (kilograms: number) => Math.round(kilograms * 1000)

describe('every figure adds up to the gram', () => {
  test('parts are the total, for every place and both flags', async () => {
    const flags = fc.tuple(fc.boolean(), fc.boolean())
    await fc.assert(
      fc.asyncProperty(countries, kwh, flags, async (country, amount, [wtt, losses]) => {
        const query = `kwh=${amount}&country=${country}&include_wtt=${wtt}&include_td_losses=${losses}`
        const { emissions } = (await ask(query)).attributes
        const { scope_2_location_based, scope_3_wtt, scope_3_td_losses } = emissions.breakdown
        const { scope_2, scope_3_category_3 } = emissions.ghg_protocol_scopes
        expect(grams(scope_2_location_based) + grams(scope_3_wtt) + grams(scope_3_td_losses)).toBe(
          emissions.co2e_grams,
        )
        expect(grams(scope_2.location_based) + grams(scope_3_category_3)).toBe(emissions.co2e_grams)
        if (!wtt) expect(scope_3_wtt).toBe(0)
        if (!losses) expect(scope_3_td_losses).toBe(0)
      }),
      RUNS,
    )
  })

  test('a life-cycle total is kWh x the published intensity, rounded once', async () => {
    await fc.assert(
      fc.asyncProperty(countries, whole, async (country, amount) => {
        const { emissions, grid } = (await ask(`kwh=${amount}&country=${country}`)).attributes
        fc.pre(grid.boundary === 'life_cycle')
        // Intensities have at most three decimals: thousandths of a gram are whole numbers.
        const milligrams = amount * Math.round(grid.carbon_intensity * 1000)
        expect(emissions.co2e_grams).toBe(Math.floor((2 * milligrams + 1000) / 2000))
      }),
      RUNS,
    )
  })
})

test('flags only remove or add their own part', async () => {
  await fc.assert(
    fc.asyncProperty(countries, kwh, async (country, amount) => {
      const part = async (wtt: boolean, losses: boolean) =>
        (await ask(`kwh=${amount}&country=${country}&include_wtt=${wtt}&include_td_losses=${losses}`))
          .attributes.emissions.breakdown
      const [none, upstream, both] = [
        await part(false, false),
        await part(true, false),
        await part(true, true),
      ]
      // Apportioning a rounded total may move a part by one gram.
      for (const [a, b] of [
        [none.scope_2_location_based, upstream.scope_2_location_based],
        [upstream.scope_2_location_based, both.scope_2_location_based],
        [upstream.scope_3_wtt, both.scope_3_wtt],
      ]) {
        expect(Math.abs(grams(a) - grams(b))).toBeLessThanOrEqual(1)
      }
    }),
    { numRuns: 60 },
  )
})

test('linear in kWh within rounding, and monotone', async () => {
  await fc.assert(
    fc.asyncProperty(
      countries,
      fc.integer({ min: 1, max: 1000 }),
      fc.integer({ min: 2, max: 50 }),
      async (country, amount, times) => {
        const one = (await ask(`kwh=${amount}&country=${country}`)).attributes.emissions.co2e_grams
        const many = (await ask(`kwh=${amount * times}&country=${country}`)).attributes.emissions.co2e_grams
        expect(Math.abs(many - one * times)).toBeLessThanOrEqual(times)
        expect(many).toBeGreaterThanOrEqual(one)
      },
    ),
    RUNS,
  )
})

test('wh, kwh and mwh agree to the gram', async () => {
  await fc.assert(
    fc.asyncProperty(countries, whole, async (country, wattHours) => {
      const asWh = (await ask(`kwh=${wattHours}&unit=wh&country=${country}`)).attributes.emissions
      const asKwh = (await ask(`kwh=${wattHours}e-3&country=${country}`)).attributes.emissions
      const asMwh = (await ask(`kwh=${wattHours}e-6&unit=mwh&country=${country}`)).attributes.emissions
      expect(asKwh).toEqual(asWh)
      expect(asMwh).toEqual(asWh)
    }),
    RUNS,
  )
})

test('a supplier factor of 0 makes the market-based figure 0 and leaves the rest', async () => {
  await fc.assert(
    fc.asyncProperty(countries, kwh, async (country, amount) => {
      const plain = (await ask(`kwh=${amount}&country=${country}`)).attributes.emissions
      const green = (await ask(`kwh=${amount}&country=${country}&supplier_factor=0`)).attributes.emissions
      expect(green.ghg_protocol_scopes.scope_2.market_based).toBe(0)
      expect(green.co2e_grams).toBe(plain.co2e_grams)
      expect(green.breakdown).toEqual(plain.breakdown)
    }),
    RUNS,
  )
})

test('scope 2 can be recomputed from the trail', async () => {
  await fc.assert(
    fc.asyncProperty(countries, whole, async (country, amount) => {
      const { emissions } = (await ask(`kwh=${amount}&country=${country}`)).attributes
      const [intensity, ...others] = emissions.source_trail
      const direct = others.find(({ name }: { name: string }) => name.startsWith('Direct share'))
      const share = intensity.boundary === 'direct' ? 1 : direct.factor
      const byHand = amount * intensity.factor * share
      expect(Math.abs(grams(emissions.breakdown.scope_2_location_based) - byHand)).toBeLessThanOrEqual(1)
    }),
    RUNS,
  )
})
