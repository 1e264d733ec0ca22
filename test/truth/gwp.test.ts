/** `gwp=` of every fuel, gas and blend, by a small calculator that knows the tables' gas columns and nothing else. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gramsOf, table } from '../properties/exact.ts'
import { type Fraction, fraction, isNothing, product, quotient, sum } from '../properties/fractions.ts'
import { FUEL_ROWS, type FuelRow, fuelUrl } from '../properties/fuel-rows.ts'
import { type TestApp, testApp } from '../support/app.ts'
import { replayed } from '../support/replayed.ts'
import { type Cells, csv } from './editions/published.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const SETS = ['ar4', 'ar5', 'ar6'] as const
type GwpSet = (typeof SETS)[number]

/** IPCC AR4 table 2.14, AR5 table 8.A.1, AR6 table 7.15; methane of combustion, whose carbon is counted as CO2. */
const CH4: Record<GwpSet, string> = { ar4: '25', ar5: '28', ar6: '27.0' }
const N2O: Record<GwpSet, string> = { ar4: '298', ar5: '265', ar6: '273' }
const LABEL = { ar4: 'ipcc_ar4_gwp100', ar5: 'ipcc_ar5_gwp100', ar6: 'ipcc_ar6_gwp100' }

async function answer(url: string) {
  const { status, json, text } = await app.get(url)
  expect(status, `${url} ${text}`).toBe(200)
  const { emissions, notices } = json.data.attributes
  expect(replayed(emissions)).toBe(emissions.co2e)
  return { emissions, codes: notices.map(({ code }: { code: string }) => code) }
}

describe('burning a fuel: each gas by the ratio of its potentials, of a factor by AR5', () => {
  const split = new Set(table('fuel_gas_split').map(({ fuel_type }) => fuel_type))
  /** Their gases are our own estimate, or they are in the set as published. */
  const isKept = ({ fuelType }: FuelRow, to: GwpSet) => to === 'ar5' || split.has(fuelType)

  function factorIn(row: FuelRow, to: GwpSet): Fraction {
    const { co2, ch4, n2o } = row.gases
    const before = sum(co2, ch4, n2o)
    if (isKept(row, to) || isNothing(before)) return row.direct
    const after = sum(co2, times(ch4, CH4[to], CH4.ar5), times(n2o, N2O[to], N2O.ar5))
    return quotient(product(row.direct, after), before)
  }

  const requests = FUEL_ROWS.flatMap((row) => ['1', '1234.5'].map((amount) => ({ row, amount })))

  test.each(SETS)('%s', async (to) => {
    for (const { row, amount } of requests) {
      const { emissions, codes } = await answer(`${fuelUrl(row, amount)}&include_wtt=false&gwp=${to}`)
      const name = `${row.fuelType} ${row.unit} ${amount}`
      expect(emissions.co2e_grams, name).toBe(gramsOf(product(factorIn(row, to), fraction(amount))))
      expect(codes.includes('gwp_not_convertible'), name).toBe(to !== 'ar5' && isKept(row, to))
      if (!isKept(row, to)) expect(emissions.co2e_calculation_method, name).toBe(LABEL[to])
    }
  })
})

const times = (gas: Fraction, to: string, from: string) =>
  product(gas, quotient(fraction(to), fraction(from)))

test('by hand: 15,000 kWh of natural gas in AR6, without and with its upstream part', async () => {
  // 0.18296 = 0.18259 + 0.00028 + 0.00009: 15,000 x (0.18259 + 0.00028 x 27 / 28 + 0.00009 x 273 / 265) = 2744.2908 kg.
  const url = '/v1/fuel/emissions?fuel_type=natural_gas&amount=15000&edition=2025.2&gwp=ar6'
  const { emissions } = await answer(`${url}&include_wtt=false`)
  expect(emissions).toMatchObject({ co2e: 2744.291, gwp_shares: { ipcc_ar6_gwp100: 1 } })
  expect(emissions.breakdown).toMatchObject({ direct_co2: 2738.85, direct_ch4: 4.05, direct_n2o: 1.391 })
  // The upstream part, 15,000 x 0.03021 = 453.15 kg, has no gases: 14.2 % of 3197.441 kg.
  const whole = await answer(url)
  expect(whole.emissions).toMatchObject({
    co2e: 3197.441,
    co2e_calculation_method: 'ipcc_gwp100',
    gwp_shares: { ipcc_ar5_gwp100: 0.142, ipcc_ar6_gwp100: 0.858 },
  })
  expect(whole.codes).toContain('gwp_not_convertible')
})

describe('a kilogram and more of every gas and blend', () => {
  const gases = new Map(csv('gwp100.csv').map((row) => [row.gas, row]))
  const blends = new Map<string, Cells[]>()
  for (const row of csv('refrigerant_components.csv'))
    blends.set(row.blend ?? '', [...(blends.get(row.blend ?? '') ?? []), row])
  const potential = (gas: string, set: GwpSet) => gases.get(gas === 'CH4' ? 'CH4-fossil' : gas)?.[set] ?? ''

  /** Of what has a value; undefined where nothing has. */
  function gwpOf(gas: string, set: GwpSet): Fraction | undefined {
    const parts = blends.get(gas) ?? [{ component: gas, mass_percent: '100' }]
    const known = parts.filter(({ component = '' }) => potential(component, set) !== '')
    if (known.length === 0) return undefined
    const masses = known.map(({ component = '', mass_percent = '' }) =>
      product(fraction(potential(component, set)), fraction(mass_percent), fraction('0.01')),
    )
    return sum(...masses)
  }

  const isPartial = (gas: string, set: GwpSet) =>
    (blends.get(gas) ?? []).some(({ component = '' }) => potential(component, set) === '')

  test('126 blends and their gases are there', () => {
    expect(blends.size).toBe(126)
    expect(gases.size).toBeGreaterThan(40)
  })

  /** Released by default, and open with every blend. */
  const editions = ['2025.2', '2025.3']

  test.each(SETS.flatMap((to) => editions.map((edition) => [to, edition] as const)))(
    '%s, %s',
    async (to, edition) => {
      const { json } = await app.get(`/v1/refrigerant/gases?edition=${edition}`)
      const listed: string[] = json.data.map(({ gas }: { gas: string }) => gas)
      expect(listed.length).toBeGreaterThan(100)
      if (edition === '2025.3') expect(listed).toEqual(expect.arrayContaining([...blends.keys()]))
      for (const gas of listed) {
        const url = `/v1/refrigerant/emissions?gas=${gas}&edition=${edition}`
        const published = (await answer(`${url}&amount=1`)).emissions
        const { factor } = published.source_trail[0]
        const wanted = gwpOf(gas, to)
        // A row that is in the set stays as published; so does one that nothing is known of.
        const isKept = published.co2e_calculation_method === LABEL[to] || factor === 0 || wanted === undefined
        for (const amount of ['1', '1000']) {
          const { emissions, codes } = await answer(`${url}&amount=${amount}&gwp=${to}`)
          const name = `${gas} ${amount}`
          const expected = isKept ? fraction(factor) : (wanted as Fraction)
          expect(emissions.co2e_grams, name).toBe(gramsOf(product(expected, fraction(amount))))
          expect(codes.includes('gwp_missing_component'), name).toBe(!isKept && isPartial(gas, to))
          const { scope_1, outside_of_scopes } = emissions.ghg_protocol_scopes
          expect(scope_1 + outside_of_scopes, name).toBeCloseTo(emissions.co2e, 3)
        }
      }
    },
  )

  const ALL = ['2021.1', '2022.1', '2023.1', '2024.1', '2025.2', '2025.3', '2026.1', '2026.2']

  test.each(ALL)(
    'by hand in %s: R-410A is half HFC-32 and half HFC-125, and R-32 is HFC-32',
    async (edition) => {
      // AR6, table 7.SM.7: 0.5 x 771 + 0.5 x 3740 = 2255.5.
      const blend = await answer(`/v1/refrigerant/emissions?gas=R-410A&amount=1&edition=${edition}&gwp=ar6`)
      expect(blend.emissions).toMatchObject({ co2e: 2255.5, co2e_calculation_method: LABEL.ar6 })
      const gas = await answer(`/v1/refrigerant/emissions?gas=R-32&amount=1&edition=${edition}&gwp=ar6`)
      expect(gas.emissions.co2e).toBe(771)
    },
  )

  test('by hand: HCFC parts of R-401A stay outside of scopes, by their own AR6 values', async () => {
    // 53 % HCFC-22, 13 % HFC-152a, 34 % HCFC-124: 0.53 x 1960 + 0.34 x 597 = 1241.78 outside, 0.13 x 164 = 21.32 inside.
    const { emissions } = await answer('/v1/refrigerant/emissions?gas=R-401A&amount=1&edition=2025.3&gwp=ar6')
    expect(emissions.ghg_protocol_scopes).toEqual({ scope_1: 21.32, outside_of_scopes: 1241.78 })
  })
})
