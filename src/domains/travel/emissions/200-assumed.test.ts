/** What is assumed of a trip where the request leaves it open: the mode, the kind of bus. */
import { expect, test } from 'vitest'
import { asking, codesIn, noticeIn } from '../../../../test/support/asking.ts'
import { expectRefused } from '../../../../test/support/refused.ts'

const { ask, get } = asking('/v1/travel/emissions')
const IN_BRITAIN =
  'origin_country=GB&origin_location=London&destination_country=GB&destination_location=Leeds'
const bus = (km: number, more = '') => ask(`${IN_BRITAIN}&transport_mode=bus&distance_km=${km}${more}`)

// UK factors 2025: coach 0.02776, average local bus 0.10385 and local bus outside London 0.12525 kg per passenger-km.
test.each([
  [100, '&edition=2025.3', 'average', 10_385],
  [100.001, '&edition=2025.3', 'coach', 2776],
  [572, '&edition=2025.3', 'coach', 15_879],
  [572, '&edition=2025.3&vehicle_type=local', 'local', 71_643],
  [572, '&edition=2025.2', 'average', 59_402],
])('a bus over %s km, %s: %s', async (km, more, type, grams) => {
  const attributes = await bus(km, more)
  expect(attributes.travel.vehicle_type).toBe(type)
  expect(attributes.emissions.co2e_grams).toBe(grams)
  const isAssumed = codesIn(attributes).includes('vehicle_assumed')
  expect(isAssumed).toBe(type === 'coach')
})

test('a coach that was assumed is a fallback', async () => {
  const query = `${IN_BRITAIN}&transport_mode=bus&distance_km=300&edition=2025.3`
  expect(noticeIn(await ask(query), 'vehicle_assumed')).toMatchObject({ is_fallback: true })
  const refused = await get(`${query}&strict=true`)
  expectRefused(refused, { code: 'no_exact_factor', field: 'vehicle_type', says: ['coach'] })
})

test('a mode that was assumed is a fallback; two airport codes are a flight', async () => {
  const refused = await get(`${IN_BRITAIN}&strict=true`)
  expectRefused(refused, { code: 'no_exact_factor', field: 'transport_mode' })
  const flight = await ask('origin_location=LHR&destination_location=EDI')
  expect(flight.route.transport_mode).toBe('flight')
  expect(noticeIn(flight, 'mode_assumed')).toMatchObject({ severity: 'info', is_fallback: false })
})

test('what is in the total by default and what is not', async () => {
  const flight = await ask('origin_location=LHR&destination_location=JFK')
  expect(noticeIn(flight, 'upstream_left_out')?.message).toContain('Non-CO2 effects of flying are included')
  const whole = await ask('origin_location=LHR&destination_location=JFK&include_wtt=true')
  expect(codesIn(whole)).not.toContain('upstream_left_out')
  expect(codesIn(await bus(10))).toContain('upstream_left_out')
})
