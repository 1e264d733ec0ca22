/** What one vehicle carries by law, where the next begins, and that released editions keep their own limit. */
import { describe, expect, test } from 'vitest'
import { asking, codesOf } from '../../../../test/support/asking.ts'

const { ask } = asking('/v1/freight/emissions')

const in_ = (country: string) => `origin_country=${country}&destination_country=${country}`
const FTL = 'unit=tonne&service_type=ftl&transport_mode=road&planned_distance_km=1000&edition=2025.3'
const HEAVY = `${FTL}&vehicle_type=articulated_over_33t`

const vehicles = async (query: string) => (await ask(query)).route.legs[0].vehicles

describe('a truckload of 24 t in Germany', () => {
  test('is one lorry: 40 t gross by Directive 96/53/EC, less 15 t unladen, are 25 t', async () => {
    // Load 24 / 25 = 0.96. 0.64734 + 0.42187 x 0.96 = 1.0523352 tank to wheel, 0.15178 + 0.10118 x 0.96 = 0.2489128 well to
    // tank: 1.301248 kg per km, times 1,000 km.
    const { emissions, route, notices } = await ask(`${in_('DE')}&weight=24&${HEAVY}`)
    expect(emissions.co2e).toBe(1301.248)
    expect(route.legs[0]).toMatchObject({ vehicles: 1, payload_kg: 25_000 })
    expect(codesOf(notices)).not.toContain('second_vehicle')
    expect(emissions.source_trail).toContainEqual(
      expect.objectContaining({
        factor_id: 'freight-payload-articulated_over_33t-DE',
        factor: 25_000,
        factor_unit: 'kg',
        tier: 'estimate',
        role: 'input',
      }),
    )
  })

  test('is two in edition 2025.2, as released', async () => {
    // Payload 1.06921 / 0.05988 = 17.856 t, load 1.344095: 2 x 0.64734 + 0.42187 x 1.344095 + 2 x 0.15178 + 0.10118 x 1.344095.
    const query = `${in_('DE')}&weight=24&${HEAVY}`.replace('2025.3', '2025.2')
    const { emissions, route, notices } = await ask(query)
    expect(emissions.co2e).toBeCloseTo(2301.269, 2)
    expect(route.legs[0].vehicles).toBe(2)
    expect(notices).toContainEqual(expect.objectContaining({ key: 'second_vehicle.average' }))
  })
})

test('where one more vehicle begins, a notice names the limit and its law', async () => {
  const { notices } = await ask(`${in_('DE')}&weight=25.1&${HEAVY}`)
  const notice = notices.find(({ code }: { code: string }) => code === 'second_vehicle')
  expect(notice).toMatchObject({ severity: 'info', field: 'vehicle_type' })
  expect(notice.values).toMatchObject({
    vehicle_count: 2,
    payload_kg: 25_000,
    gross_kg: 40_000,
    unladen_kg: 15_000,
    law: 'Directive 96/53/EC, Annex I, 2.2.2',
  })
})

test.each([
  // 44 t, 0.625 of it payload.
  ['GB', 27.5, 1],
  ['GB', 27.6, 2],
  ['FR', 27.5, 1],
  // 80,000 lb are 36,287 kg, less 13,608 kg.
  ['US', 22.679, 1],
  ['US', 22.7, 2],
  ['PL', 25, 1],
  ['PL', 25.2, 2],
  ['NL', 31.25, 1],
  ['SE', 40, 1],
  ['NO', 37.5, 1],
  ['FI', 47.5, 1],
  ['FI', 47.6, 2],
])('in %s %d t are %d of them', async (country, tonnes, count) => {
  expect(await vehicles(`${in_(country)}&weight=${tonnes}&${HEAVY}`)).toBe(count)
})

test('across a border the least of the limits holds', async () => {
  const way =
    'origin_country=FR&origin_location=Lille&destination_country=DE&destination_location=Cologne&weight=26&unit=tonne&service_type=ftl&transport_mode=road&vehicle_type=articulated_over_33t&edition=2025.3'
  const { route } = await ask(way)
  expect(route.legs[0]).toMatchObject({ vehicles: 2, payload_kg: 25_000 })
})

test('heavier lorries than the United Kingdom has emit as much per tonne as its full ones', async () => {
  // 45 t in Finland over 27.5 t: 1.636364 x (1.06921 + 0.25296) kg per km.
  const { emissions } = await ask(`${in_('FI')}&weight=45&${HEAVY}`)
  expect(emissions.co2e).toBeCloseTo(2163.551, 2)
})

test('a country without a known limit has another one, which strict refuses', async () => {
  const { notices } = await ask(`${in_('BR')}&weight=10&${HEAVY}`)
  expect(notices).toContainEqual(
    expect.objectContaining({ key: 'factor_from_other_region.freight_payload', is_fallback: true }),
  )
})

test('classes have their own limit: a van of 3.5 t less 1.852 t', async () => {
  const van = `${in_('DE')}&${FTL}&vehicle_type=van`
  expect(await vehicles(`${van}&weight=1.648`)).toBe(1)
  const { route, notices } = await ask(`${van}&weight=1.65`)
  expect(route.legs[0].vehicles).toBe(2)
  expect(notices).toContainEqual(expect.objectContaining({ key: 'second_vehicle.class' }))
})
