/** What is refused before any way is sought. */
import { describe, expect, test } from 'vitest'
import { services } from '../../../../test/support/app.ts'
import type { Routing } from '../../../geo/networks/plan.ts'
import type { Place } from '../../../geo/places/places.ts'
import { findJourney } from './journey.ts'
import type { JourneyQuestion } from './shipment.ts'

const place: Place = { name: 'Leeds', kind: 'town', countryCode: 'GB', lat: 53.8, lon: -1.55 }
const end = { place, resolved: 'Leeds', notices: [], isAssumed: false }
const QUESTION: JourneyQuestion = {
  ends: { origin: end, destination: end },
  mode: 'sea',
  avoid: [],
  vehicleType: 'average',
  fuelSource: 'diesel',
  plannedDistanceKm: undefined,
}
const noWay = () => Promise.reject(new Error('a way was sought'))
const routing: Routing = {
  hash: '',
  isLasting: true,
  passages: [],
  hasTrains: () => true,
  plan: noWay,
  chain: noWay,
  autoChain: noWay,
}

const HANDLING = { isDedicated: false, refrigerated: false, returnsEmpty: false }

const journey = (question: Partial<JourneyQuestion>) =>
  findJourney({ edition: services.edition, routing }, { ...QUESTION, ...question }, HANDLING)

describe('with a mode', () => {
  test('a vehicle that it lacks', async () => {
    await expect(journey({ vehicleType: 'articulated' })).rejects.toMatchObject({
      code: 'validation_error',
    })
  })

  test('a fuel that the vehicle lacks', async () => {
    await expect(journey({ fuelSource: 'hvo' })).rejects.toMatchObject({ code: 'no_factor' })
  })
})

test('everything else waits for the way', async () => {
  await expect(journey({})).rejects.toThrow('a way was sought')
  await expect(journey({ mode: undefined, vehicleType: 'canoe' })).rejects.toThrow('a way was sought')
})
