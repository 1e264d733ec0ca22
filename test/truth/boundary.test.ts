/** `boundary=` on every operation: the same result as the parameters that it stands for, and by hand what it leaves out. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../support/app.ts'
import { codesOf } from '../support/asking.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
}, 120_000)
afterAll(() => app.close())

async function answer(url: string) {
  const { status, json, text } = await app.get(url)
  expect(status, `${url} ${text}`).toBe(200)
  const { emissions, notices } = json.data.attributes
  return { id: json.data.id, emissions, codes: codesOf(notices), request: json.meta.request }
}

const FUEL = '/v1/fuel/emissions?fuel_type=diesel&amount=100'
const GRID = '/v1/electricity/emissions?kwh=1000&country=DE'
const LLM = '/v1/digital/llm/emissions?model=gpt-5.2&tokens_output=1000&region=FR'
const CAR = '/v1/travel/emissions?transport_mode=car&vehicle_type=petrol&distance_km=100'
const FLIGHT = '/v1/travel/emissions?transport_mode=flight&distance_km=4000'
const CARGO = '/v1/freight/emissions?transport_mode=air&weight=1000&planned_distance_km=5500'
const LORRY = '/v1/freight/emissions?transport_mode=road&weight=1000&planned_distance_km=500'

describe('a boundary is the parameters that it stands for: one id, one result', () => {
  test.each([
    [FUEL, 'ttw', 'include_wtt=false'],
    [FUEL, 'wtw', 'include_wtt=true'],
    [FUEL, 'wtw_rf', 'include_wtt=true'],
    [FUEL, 'standard', ''],
    [GRID, 'ttw', 'include_wtt=false&include_td_losses=false'],
    [GRID, 'wtw', 'include_wtt=true&include_td_losses=true'],
    [LLM, 'wtw', 'include_wtt=true'],
    [CAR, 'wtw', 'include_wtt=true'],
    [CAR, 'ttw', 'include_wtt=false'],
    [FLIGHT, 'wtw_rf', 'include_wtt=true'],
    [FLIGHT, 'standard', ''],
    [CARGO, 'wtw', ''],
    [LORRY, 'wtw_rf', ''],
  ])('%s&boundary=%s is %s', async (url, boundary, others) => {
    const [bounded, plain] = [await answer(`${url}&boundary=${boundary}`), await answer(`${url}&${others}`)]
    expect(bounded.id).toBe(plain.id)
    expect(bounded.emissions).toEqual(plain.emissions)
    // What the response calls its request gives the same result.
    const again = await answer(bounded.request)
    expect(again).toMatchObject({ id: bounded.id, emissions: bounded.emissions, request: bounded.request })
  })

  test.each([
    [`${FUEL}&boundary=ttw&include_wtt=true`, 'include_wtt=false', 'include_wtt'],
    [`${GRID}&boundary=wtw&include_td_losses=false`, 'include_td_losses=true', 'include_td_losses'],
    [`${FLIGHT}&boundary=wtw&include_wtt=false`, 'include_wtt=true', 'include_wtt'],
  ])('%s is refused, and both are named', async (url, setting, field) => {
    const { status, json } = await app.get(url)
    expect(status).toBe(422)
    expect(json.error).toMatchObject({ key: 'validation_error.boundary_contradicted', field })
    expect(json.error.message).toContain('boundary=')
    expect(json.error.message).toContain(setting)
    expect((await app.get(url.replace(/include_\w+=\w+/, setting))).status).toBe(200)
  })
})

describe('flights', () => {
  // UK 2025, long-haul economy per passenger-km: 0.11704 with forcing, 0.06926 without, 0.02461 well to tank.
  test.each([
    ['standard', 468_160], // 4000 x 0.11704
    ['ttw', 277_040], // 4000 x 0.06926
    ['wtw', 375_480], // 4000 x (0.06926 + 0.02461)
    ['wtw_rf', 566_600], // 4000 x (0.11704 + 0.02461)
  ])('4,000 km in economy, boundary=%s: %i g', async (boundary, grams) => {
    const { emissions } = await answer(`${FLIGHT}&boundary=${boundary}`)
    expect(emissions.co2e_grams).toBe(grams)
    const isForced = boundary === 'standard' || boundary === 'wtw_rf'
    // 4000 x (0.11704 - 0.06926) = 191.12 kg are radiative forcing.
    expect(emissions.radiative_forcing.co2e).toBe(isForced ? 191.12 : 0)
    expect(Math.round(emissions.co2e_without_radiative_forcing * 1000)).toBe(
      isForced ? grams - 191_120 : grams,
    )
    const { co2, ch4, n2o } = emissions.gas_split
    const gases = co2 + ch4 + n2o + emissions.radiative_forcing.co2e
    expect(gases).toBeCloseTo(emissions.breakdown.tank_to_wheel, 3)
  })
})

describe('freight', () => {
  test('by air, boundary=ttw is what burns, and wtw_rf the total with forcing', async () => {
    const standard = await answer(CARGO)
    const { scope_1 } = standard.emissions.ghg_protocol_scopes.asset_owner
    const burnt = await answer(`${CARGO}&boundary=ttw`)
    expect(burnt.emissions.co2e).toBe(scope_1)
    expect(burnt.id).not.toBe(standard.id)
    const forced = await answer(`${CARGO}&boundary=wtw_rf`)
    expect(forced.emissions.co2e).toBe(standard.emissions.radiative_forcing.co2e)
    expect(forced.codes).not.toContain('without_radiative_forcing')
    expect((await answer(forced.request)).id).toBe(forced.id)
  })

  test('by electric rail, boundary=ttw is Scope 2 of the operator: no upstream part, no losses', async () => {
    const url =
      '/v1/freight/emissions?transport_mode=rail&fuel_source=electric&weight=1000&planned_distance_km=500&origin_country=DE&destination_country=DE&origin_location=Munich&destination_location=Berlin'
    const { scope_2 } = (await answer(url)).emissions.ghg_protocol_scopes.asset_owner
    const { co2e } = (await answer(`${url}&boundary=ttw`)).emissions
    // The lines of a chain divide its total, which is rounded by itself.
    expect(Math.abs(Math.round(co2e * 1000) - Math.round(scope_2 * 1000))).toBeLessThanOrEqual(1)
  })

  test('a ShipmentFootprint is well to wheel alone', async () => {
    const { status, json } = await app.get(`${CARGO}&boundary=ttw&format=ileap`)
    expect([status, json.error.key]).toEqual([422, 'validation_error.boundary_of_footprint'])
    expect((await app.get(`${CARGO}&boundary=wtw&format=ileap`)).status).toBe(200)
  })
})

test.each([
  '/v1/hotel/emissions?country=GB&nights=2',
  '/v1/water/emissions?amount=100&service=supply&country=GB',
  '/v1/waste/emissions?amount=1&unit=tonne&material=glass&treatment=landfill&country=GB&edition=2025.2',
  '/v1/refrigerant/emissions?gas=R-410A&amount=2&edition=2025.2',
  '/v1/spend/emissions?amount=1000&naics=541511',
  '/v1/homeworking/emissions?hours=100&country=GB&edition=2025.2',
])('%s has one boundary, and says so', async (url) => {
  const [plain, bounded] = [await answer(url), await answer(`${url}&boundary=wtw`)]
  expect(bounded).toMatchObject({ id: plain.id, emissions: plain.emissions })
  expect(bounded.codes).toContain('boundary_not_applicable')
  expect((await answer(`${url}&boundary=standard`)).codes).not.toContain('boundary_not_applicable')
})

test.each([FUEL, GRID, LLM, CAR, FLIGHT, CARGO])('%s&gwp=published is the same as without', async (url) => {
  const [plain, published] = [await answer(url), await answer(`${url}&gwp=published`)]
  expect(published).toMatchObject({ id: plain.id, emissions: plain.emissions, request: plain.request })
  const converted = await answer(`${url}&gwp=ar6`)
  expect(converted.id).not.toBe(plain.id)
  expect((await answer(converted.request)).emissions).toEqual(converted.emissions)
  const shares: number[] = Object.values(converted.emissions.gwp_shares)
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
})

test('columns of a file', async () => {
  const payload = 'type,fuel_type,amount,gwp,boundary\nfuel,diesel,100,ar6,ttw\nfuel,diesel,100,,\n'
  const headers = { 'content-type': 'text/csv', accept: 'application/x-ndjson' }
  const { text } = await app.send({ method: 'POST', url: '/v1/batch?fields=full', payload, headers })
  const [converted, plain] = [await answer(`${FUEL}&gwp=ar6&boundary=ttw`), await answer(FUEL)]
  expect(text).toContain(converted.id)
  expect(text).toContain(plain.id)
})
