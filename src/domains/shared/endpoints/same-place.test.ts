import { expect, test } from 'vitest'
import { services } from '../../../../test/support/app.ts'
import { refuseSamePlace } from './same-place.ts'
import { requireTripEndpoints } from './trip-endpoints.ts'

async function isRefused(country: string, from: string, to: string): Promise<boolean> {
  const params = {
    origin_country: country,
    origin_location: from,
    destination_country: country,
    destination_location: to,
  }
  const ends = await requireTripEndpoints(services, params, 'surface')
  try {
    refuseSamePlace(ends, 'distance_km')
    return false
  } catch {
    return true
  }
}

test.each([
  ['DE', '10115', '13353'],
  ['DE', '10115', 'Berlin'],
  ['GB', 'SW1A 1AA', 'SW1A 2AA'],
  ['BR', 'Copacabana', 'Ipanema'],
])('%s: %s and %s are two places of which one is known', async (country, from, to) => {
  expect(await isRefused(country, from, to)).toBe(true)
})

test.each([
  ['DE', 'Berlin', 'berlin'],
  ['DE', '10115', '10115'],
  ['GB', 'LHR', 'London Heathrow'],
])('%s: %s and %s are one place', async (country, from, to) => {
  expect(await isRefused(country, from, to)).toBe(false)
})
