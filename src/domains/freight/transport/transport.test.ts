/** What is refused before any way is sought. */
import { describe, expect, test } from 'vitest'
import { services } from '../../../../test/support/app.ts'
import type { Place } from '../../../places/places.ts'
import type { Routing } from '../../../routing/plan.ts'
import type { Journey } from './shipment.ts'
import { findTransportWay } from './transport.ts'

const place: Place = { name: 'Leeds', kind: 'town', countryCode: 'GB', lat: 53.8, lon: -1.55 }
const end = { place, resolved: 'Leeds', notices: [], isAssumed: false }
const JOURNEY: Journey = {
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

const transport = (journey: Partial<Journey>) =>
  findTransportWay({ edition: services.edition, routing }, { ...JOURNEY, ...journey })

describe('with a mode', () => {
  test('a vehicle that it lacks', async () => {
    await expect(transport({ vehicleType: 'articulated' })).rejects.toMatchObject({
      code: 'validation_error',
    })
  })

  test('a fuel that the vehicle lacks', async () => {
    await expect(transport({ fuelSource: 'hvo' })).rejects.toMatchObject({ code: 'no_factor' })
  })
})

test('everything else waits for the way', async () => {
  await expect(transport({})).rejects.toThrow('a way was sought')
  await expect(transport({ mode: undefined, vehicleType: 'canoe' })).rejects.toThrow('a way was sought')
})
