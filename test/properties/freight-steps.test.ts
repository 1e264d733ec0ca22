/** One per cent more weight or distance moves a shipment by at most ten per cent, apart from steps that a notice names. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asking } from '../support/asking.ts'

const { get } = asking('/v1/freight/emissions')

const MORE = 1.01
const JUMP_MAX = 1.1
/** Where another haul of a flight begins. */
const EDGE = 'near_haul_band_edge'

const LORRIES = [
  'average',
  'small',
  'medium',
  'large',
  'rigid_heavy',
  'rigid',
  'articulated',
  'articulated_over_33t',
]

const byRoad = fc.record({
  transport_mode: fc.constant('road'),
  vehicle_type: fc.constantFrom(...LORRIES),
  fuel_source: fc.constantFrom('diesel', 'hvo', 'electric'),
  service_type: fc.constantFrom('shared', 'ftl'),
  refrigerated: fc.boolean(),
  include_empty_return: fc.boolean(),
  country: fc.constantFrom('GB', 'DE', 'US', 'FI', 'BR'),
})
const otherwise = fc.record({
  transport_mode: fc.constantFrom('rail', 'sea', 'air'),
  vehicle_type: fc.constant('average'),
  fuel_source: fc.constant('diesel'),
  service_type: fc.constantFrom('shared', 'ftl'),
  refrigerated: fc.boolean(),
  include_empty_return: fc.boolean(),
  country: fc.constantFrom('GB', 'DE', 'US'),
})

/** Grams have few digits to lose: a tonne and ten kilometres at least. */
const amount = fc.record({
  kg: fc.integer({ min: 1_000, max: 90_000 }),
  km: fc.integer({ min: 10, max: 6_000 }),
})

interface Amount {
  readonly kg: number
  readonly km: number
}

async function answerTo({ country, ...words }: Record<string, string | boolean>, { kg, km }: Amount) {
  const ends = { origin_country: country, destination_country: country, weight: kg, planned_distance_km: km }
  const query = Object.entries({ ...ends, ...words, edition: '2025.3' })
  const { status, json } = await get(query.map(([name, value]) => `${name}=${value}`).join('&'))
  if (status !== 200) return undefined
  const { emissions, notices, route } = json.data.attributes
  const codes: string[] = notices.map(({ code }: { code: string }) => code)
  const vehicles: number = route.legs[0].vehicles ?? 1
  // A further vehicle is named where there is one.
  expect(codes.includes('second_vehicle')).toBe(vehicles > 1)
  return { grams: emissions.co2e_grams as number, vehicles, isNearEdge: codes.includes(EDGE) }
}

test.each([
  ['weight', ({ kg, km }: Amount) => ({ kg: kg * MORE, km })],
  ['distance', ({ kg, km }: Amount) => ({ kg, km: km * MORE })],
] as const)('1 %% more %s', async (_, grown) => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(byRoad, otherwise), amount, async (words, given) => {
      const [before, after] = [await answerTo(words, given), await answerTo(words, grown(given))]
      if (!before || !after) return
      // The two steps that notices name.
      if (before.vehicles !== after.vehicles || (before.isNearEdge && after.isNearEdge)) return
      expect(after.grams).toBeLessThanOrEqual(before.grams * JUMP_MAX)
      expect(after.grams).toBeGreaterThanOrEqual(before.grams / JUMP_MAX)
    }),
    { numRuns: 150 },
  )
})
