import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

interface Notice {
  readonly code: string
}
const LONG =
  '/v1/travel/emissions?transport_mode=flight&haul=long&distance_km=1000&include_wtt=true&origin_country=GB&edition=2025.2'
const ask = async (url: string) => {
  const { status, json } = await app.get(url)
  expect(status).toBe(200)
  const { emissions, notices } = json.data.attributes
  const said: Notice[] = notices.filter(({ code }: Notice) => code === 'publisher_inconsistent')
  return { id: json.data.id, emissions, said, request: json.meta.request }
}

describe('a flight of 1,000 km, long haul, economy', () => {
  test('as published by default: 117.04 + 24.61 = 141.65 kg, with the corrected value in a notice', async () => {
    const { emissions, said } = await ask(LONG)
    expect(emissions.co2e).toBe(141.65)
    expect(said).toMatchObject([
      {
        severity: 'warning',
        is_fallback: false,
        field: 'errata',
        values: { erratum: 'E01', corrected: 0.014_385_302 },
      },
    ])
  })

  test('corrected: 117.04 + 1000 x 0.06926 x 0.2077 = 131.425 kg, an estimate that names the erratum', async () => {
    const { emissions, said, request } = await ask(`${LONG}&errata=corrected`)
    expect(emissions.co2e).toBe(131.425)
    expect(emissions.source_trail[1]).toMatchObject({
      factor: 0.014_385_302,
      tier: 'estimate',
      note: expect.stringContaining('Erratum E01: 0.06926 x 0.2077'),
    })
    expect(said).toMatchObject([{ severity: 'info' }])
    expect(request).toContain('errata=corrected')
  })

  test('errata=publisher has the id of a request without it, corrected another', async () => {
    const [plain, published, corrected] = [
      await ask(LONG),
      await ask(`${LONG}&errata=publisher`),
      await ask(`${LONG}&errata=corrected`),
    ]
    expect(published.id).toBe(plain.id)
    expect(corrected.id).not.toBe(plain.id)
  })

  test('nothing is said without upstream, nor of 2024, where the rows agree', async () => {
    expect((await ask(LONG.replace('include_wtt=true', 'include_wtt=false'))).said).toEqual([])
    expect((await ask(LONG.replace('2025.2', '2024.1'))).said).toEqual([])
  })
})

test('the London Underground of 2026 has no corrected value: the notice says so, the result stays', async () => {
  const url =
    '/v1/travel/emissions?transport_mode=rail&vehicle_type=underground&distance_km=100&include_wtt=true&origin_country=GB&edition=2026.1'
  const [plain, corrected] = [await ask(url), await ask(`${url}&errata=corrected`)]
  expect(plain.said).toMatchObject([{ severity: 'warning', values: { erratum: 'E07', published: 0.007_28 } }])
  expect(corrected.emissions.co2e).toBe(plain.emissions.co2e)
})

test('R-405A of 2025: 4,821 as published, 4,965 with 901 of it outside of scopes corrected', async () => {
  const url = '/v1/refrigerant/emissions?gas=R405A&amount=1&edition=2025.2'
  expect((await ask(url)).emissions.co2e).toBe(4821)
  const { emissions } = await ask(`${url}&errata=corrected`)
  expect(emissions.co2e).toBe(4965)
  expect(emissions.ghg_protocol_scopes).toEqual({ scope_1: 4064, outside_of_scopes: 901 })
})

test('R-511A of 2025 is no gas of the Kyoto Protocol: 0.1 kg, all outside of scopes', async () => {
  const { emissions } = await ask(
    '/v1/refrigerant/emissions?gas=R511A&amount=1&edition=2025.2&errata=corrected',
  )
  expect(emissions.ghg_protocol_scopes).toEqual({ scope_1: 0, outside_of_scopes: 0.1 })
})

test('a petrol van of class I, 100 tkm in 2025: 142.906 + 100 x 1.42906 x 0.2808 = 183.034 kg', async () => {
  const url =
    '/v1/freight/emissions?origin_country=GB&destination_country=GB&transport_mode=road&vehicle_type=van_class_1&fuel_source=petrol&weight=1000&planned_distance_km=100&edition=2025.2'
  expect((await ask(url)).said).toMatchObject([{ values: { erratum: 'E10' } }])
  expect((await ask(`${url}&errata=corrected`)).emissions.co2e).toBe(183.034)
})
