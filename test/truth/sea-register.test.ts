/** Ships by the EU's register of 2023, worked by hand from its averages. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const SEA = '/v1/freight/emissions?transport_mode=sea&edition=2025.2'
const SHANGHAI_ROTTERDAM =
  'origin_country=CN&origin_location=Shanghai&destination_country=NL&destination_location=Rotterdam'
const ROTTERDAM_FELIXSTOWE =
  'origin_country=NL&origin_location=Rotterdam&destination_country=GB&destination_location=Felixstowe'

async function ask(query: string) {
  const { status, json, text } = await app.get(`${SEA}&${query}`)
  expect(status, text).toBe(200)
  return json.data.attributes
}

interface Leg {
  mode: string
  distance_km: number
  co2e_kg: number
}
const seaLeg = ({ route }: { route: { legs: Leg[] } }) => route.legs.find(({ mode }) => mode === 'sea') as Leg

describe('a given distance is the one sailed: 1,000 t x 10,000 km', () => {
  test.each([
    // Tank to wheel and well to tank, g CO2e per tonne-km: CO2 of the register x 1.0126, and that x 0.2264.
    ['container', 6.93, 1.57], // 6.84
    ['container_short_sea', 17.51, 3.96], // 17.29
    ['container_long_sea', 6.21, 1.41], // 6.13
    ['tanker', 4.26, 0.97], // 4.21
    ['oil_tanker', 4.26, 0.97],
    // UK 2025: Sea tanker: Products tanker and Chemical tanker, Bulk carrier, RoRo-Ferry, Average.
    ['products_tanker', 9.02, 2.05],
    ['chemical_tanker', 10.31, 2.34],
    ['bulk_carrier', 3.53, 0.8],
    ['roro', 51.58, 11.7],
  ])('%s', async (vehicle, direct, upstream) => {
    const query = `${SHANGHAI_ROTTERDAM}&weight=1000&unit=tonne&vehicle_type=${vehicle}&planned_distance_km=10000`
    const { source_trail } = (await ask(query)).emissions
    const counted = (part: string) =>
      source_trail.find(
        (entry: { role: string; part: string; leg: number }) =>
          entry.role === 'factor' && entry.part === part && entry.leg === 1,
      )
    // g per tonne-km x 10,000,000 tonne-km is 10,000 kg.
    expect(counted('direct').contribution_kg).toBeCloseTo(direct * 10_000, 6)
    expect(counted('wtt').contribution_kg).toBeCloseTo(upstream * 10_000, 6)
  })
})

test('a modelled distance x 1.15, an input with a range, and the UK row beside it', async () => {
  const attributes = await ask(`${SHANGHAI_ROTTERDAM}&weight=20&unit=tonne`)
  const { distance_km, co2e_kg } = seaLeg(attributes)
  expect(Math.abs(co2e_kg - 20 * distance_km * 1.15 * 0.0085)).toBeLessThan(0.002)
  const { source_trail } = attributes.emissions
  expect(source_trail).toContainEqual(
    expect.objectContaining({ role: 'input', factor_id: 'freight-sea-sailed', factor: 1.15 }),
  )
  expect(source_trail).toContainEqual(
    expect.objectContaining({ role: 'beside', part: 'other_publication', factor: 0.01612 }),
  )
})

test('20 t Shanghai - Rotterdam among what carriers publish (g CO2e per tonne-km at 10 t a TEU, 15 % more distance)', async () => {
  const attributes = await ask(`${SHANGHAI_ROTTERDAM}&weight=20&unit=tonne`)
  const { distance_km, co2e_kg } = seaLeg(attributes)
  const own = (co2e_kg * 1000) / (20 * distance_km)
  // Clean Cargo by GLEC v3.2, lane Asia - North Europe: 46.9 g a TEU-km dry, 110.6 refrigerated.
  expect(own).toBeGreaterThan(4.69)
  expect(own).toBeLessThan(11.06)
  // The averages of the trade, 7.17 and 8.15 g per tonne-km sailed, lie in the range that is given.
  const { low, high } = attributes.emissions.range
  for (const grams of [7.17, 8.15]) {
    const kg = (20 * distance_km * 1.15 * grams) / 1000
    expect(kg).toBeGreaterThan(low)
    expect(kg).toBeLessThan(high)
    expect(Math.abs(co2e_kg / kg - 1)).toBeLessThan(0.2)
  }
})

test('below 3,000 km the result by short sea is named, above it is not', async () => {
  const near = await ask(`${ROTTERDAM_FELIXSTOWE}&weight=20&unit=tonne`)
  const said = near.notices.find(({ code }: { code: string }) => code === 'short_sea_likely')
  expect(said).toMatchObject({ severity: 'info', field: 'vehicle_type' })
  const asked = await ask(`${ROTTERDAM_FELIXSTOWE}&weight=20&unit=tonne&vehicle_type=container_short_sea`)
  // Legs are apportioned to the gram.
  expect(Math.abs(said.values.kg - seaLeg(asked).co2e_kg)).toBeLessThanOrEqual(0.001)
  const far = await ask(`${SHANGHAI_ROTTERDAM}&weight=20&unit=tonne`)
  expect(JSON.stringify(far.notices)).not.toContain('short_sea_likely')
})

test('refrigerated by sea is 1.2 times, a fallback with a range up to twice that', async () => {
  const dry = await ask(`${ROTTERDAM_FELIXSTOWE}&weight=1000&unit=tonne`)
  const cold = await ask(`${ROTTERDAM_FELIXSTOWE}&weight=1000&unit=tonne&refrigerated=true`)
  expect(Math.abs(seaLeg(cold).co2e_kg - 1.2 * seaLeg(dry).co2e_kg)).toBeLessThan(0.002)
  const spread = ({ emissions }: typeof cold) => emissions.range.high / emissions.co2e
  expect(spread(cold)).toBeGreaterThan(spread(dry))
})

test('edition 2025.1 has the UK row and the shortest way', async () => {
  const { json } = await app.get(
    `/v1/freight/emissions?transport_mode=sea&edition=2025.1&${SHANGHAI_ROTTERDAM}&weight=20&unit=tonne`,
  )
  const { distance_km, co2e_kg } = seaLeg(json.data.attributes)
  expect(Math.abs(co2e_kg - 20 * distance_km * 0.01977)).toBeLessThan(0.002)
})
