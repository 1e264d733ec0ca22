/** One per cent more distance moves a trip by at most ten per cent, apart from steps that a notice names. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asking } from '../support/asking.ts'
import { runs } from '../support/long.ts'

const { get } = asking('/v1/travel/emissions')

const MORE = 1.01
const JUMP_MAX = 1.1
/** Where another haul of a flight begins, and where a bus is a coach. */
const STEPS = ['near_haul_band_edge', 'vehicle_assumed']

const trip = fc.record({
  transport_mode: fc.constantFrom('flight', 'rail', 'car', 'bus', 'ferry', 'taxi'),
  country: fc.constantFrom('GB', 'DE', 'US', 'JP'),
  include_wtt: fc.boolean(),
  passengers: fc.integer({ min: 1, max: 20 }),
  km: fc.integer({ min: 10, max: 12_000 }),
})

async function answerTo({ country, km, ...words }: Record<string, string | boolean | number>, more: number) {
  const ends = { origin_country: country, destination_country: country, distance_km: Number(km) * more }
  const query = Object.entries({ ...ends, ...words, edition: '2025.3' })
  const { status, json } = await get(query.map(([name, value]) => `${name}=${value}`).join('&'))
  if (status !== 200) return undefined
  const { emissions, notices } = json.data.attributes
  const codes: string[] = notices.map(({ code }: { code: string }) => code)
  return { co2e: Number(emissions.co2e), isStep: codes.some((code) => STEPS.includes(code)) }
}

test('in edition 2025.3', async () => {
  let answered = 0
  const property = fc.asyncProperty(trip, async (asked) => {
    const [one, more] = await Promise.all([answerTo(asked, 1), answerTo(asked, MORE)])
    if (one === undefined || more === undefined) return
    answered++
    if (one.isStep || more.isStep) return
    expect(more.co2e).toBeLessThanOrEqual(one.co2e * JUMP_MAX)
    expect(more.co2e).toBeGreaterThanOrEqual(one.co2e)
  })
  await fc.assert(property, runs(150, 1500))
  expect(answered).toBeGreaterThan(75)
})
