/** What a shipment's labels say: modes that were chosen, ferries, sets of GWP, tiers. */
import { describe, expect, test } from 'vitest'
import { asking } from '../../../../test/support/asking.ts'

const { ask, get } = asking('/v1/freight/emissions')
const strictly = async (query: string) => (await get(`${query}&strict=true`)).json

describe('a mode that was chosen', () => {
  const LEEDS =
    'origin_country=GB&origin_location=London&destination_country=GB&destination_location=Leeds&weight=1'

  test('is a fallback, and strict refuses', async () => {
    const { notices } = await ask(LEEDS)
    const notice = notices.find(({ code }: { code: string }) => code === 'mode_chosen')
    expect(notice).toMatchObject({ is_fallback: true, field: 'transport_mode' })
    expect(notice.detail).toContain('transport_mode=road')
    expect((await strictly(LEEDS)).error).toMatchObject({ code: 'no_exact_factor', field: 'transport_mode' })
    expect((await strictly(`${LEEDS}&transport_mode=road`)).data.type).toBe('freight_emission')
  })
})

describe('two codes of airports in capitals', () => {
  const FLIGHT = 'origin_location=FRA&destination_location=JFK&weight=5'

  test('mean air where nothing else is said', async () => {
    const { route, notices } = await ask(FLIGHT)
    expect(route.transport_mode).toBe('air')
    expect(notices).toContainEqual(
      expect.objectContaining({ key: 'mode_chosen.airports', is_fallback: true, field: 'transport_mode' }),
    )
  })

  test.each([
    ['a mode', `${FLIGHT}&transport_mode=sea`],
    ['a lorry', `${FLIGHT}&vehicle_type=articulated`],
    ['one code alone', 'origin_location=FRA&destination_country=US&destination_location=New York&weight=5'],
  ])('but not with %s', async (_, query) => {
    expect((await ask(query)).route.transport_mode).toBe('sea')
  })
})

describe('a ferry on the road', () => {
  const ISLAND =
    'origin_country=ES&origin_location=Madrid&destination_country=ES&destination_location=Palma&weight=1&transport_mode=road'

  test('is in no total: a fallback, and the result is not aligned with ISO 14083', async () => {
    const { notices, meta } = await ask(ISLAND)
    expect(notices).toContainEqual(expect.objectContaining({ code: 'ferry_on_route', is_fallback: true }))
    expect(meta.standards_compliance.ISO_14083).toMatch(/^Not aligned/)
    const overLand = await ask(ISLAND.replace('Palma', 'Barcelona'))
    expect(overLand.meta.standards_compliance.ISO_14083).toMatch(/^Aligned/)
  })
})

test.each(['road', 'rail'])(
  'well to tank by a ratio has no set of GWP: American freight by %s',
  async (mode) => {
    const { emissions } = await ask(
      `origin_country=US&destination_country=US&planned_distance_km=500&weight=1000&transport_mode=${mode}&edition=2025.3`,
    )
    expect(emissions.co2e_calculation_method).toBe('ipcc_gwp100')
  },
)

test('how far a ship sails is activity data, and its upstream part by a ratio an estimate', async () => {
  const { emissions } = await ask(
    'origin_location=NLRTM&destination_location=CNSHA&weight=1&transport_mode=sea&edition=2025.3',
  )
  const entries: { factor_id: string; data_category: string; tier: string }[] = emissions.source_trail
  expect(entries.find((one) => one.factor_id === 'freight-sea-sailed')).toMatchObject({
    data_category: 'distance',
  })
  const upstream = entries.find(
    (one) => one.data_category === 'wtt_factor' && one.factor_id.includes('container'),
  )
  expect(upstream).toMatchObject({ tier: 'estimate' })
})

test('near the limit between two hauls the other result is named', async () => {
  // 1 t x 690 km: 690 x (2.71931 + 0.57429) kg by the domestic factor, 690 x (0.75539 + 0.20515) = 662.773 by the other.
  const { emissions, notices } = await ask(
    'origin_country=GB&destination_country=GB&planned_distance_km=690&weight=1000&transport_mode=air&edition=2025.3',
  )
  expect(emissions.co2e).toBeCloseTo(2272.584, 2)
  const notice = notices.find(({ code }: { code: string }) => code === 'near_haul_band_edge')
  expect(notice.values.kg).toBeCloseTo(662.773, 1)
})
