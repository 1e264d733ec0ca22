import { expect, test } from 'vitest'
import type { Place } from '../../../geo/places/places.ts'
import type { TripEndpoint } from './trip-endpoint.ts'
import { whereSpreads } from './where.ts'

/** At the equator. */
const KM_PER_DEGREE = 111.19

const place = (lat: number, lon: number): Place => ({ name: '', kind: 'town', countryCode: 'ZZ', lat, lon })
const end = (lat: number, lon: number, towns?: readonly [number, number][]): TripEndpoint => ({
  place: place(lat, lon),
  resolved: '',
  notices: [],
  isAssumed: towns !== undefined,
  ...(towns && { standsFor: { name: 'Nowhere', towns: towns.map(([a, b]) => ({ lat: a, lon: b })) } }),
})

test('along the equator: towns at 10 and 40 degrees, the one that was taken at 20', () => {
  const destination = end(0, 20, [
    [0, 10],
    [0, 20],
    [0, 40],
  ])
  const [spread] = whereSpreads({ origin: end(0, 0), destination })
  expect(spread?.low).toBeCloseTo(10 / 20, 6)
  expect(spread?.high).toBeCloseTo(40 / 20, 6)
  expect(spread?.label).toBe('where in Nowhere it ends')
})

test('a postcode that is known within 50 km: a tenth of 500 km nearer or farther', () => {
  const known = end(0, 500 / KM_PER_DEGREE)
  const destination = { ...known, place: { ...known.place, name: 'Area', withinKm: 50 } }
  const [spread] = whereSpreads({ origin: end(0, 0), destination })
  expect(spread?.low).toBeCloseTo(0.9, 3)
  expect(spread?.high).toBeCloseTo(1.1, 3)
  expect(spread?.label).toBe('where in Area it ends')
})

test('of both ends, each as seen from the other; of ends that are known, nothing', () => {
  const [from, to] = [end(0, 0, [[0, 5]]), end(0, 10, [[0, 15]])]
  expect(whereSpreads({ origin: from, destination: to }).map(({ low, high }) => [low, high])).toEqual([
    [expect.closeTo(0.5, 6), 1],
    [1, expect.closeTo(1.5, 6)],
  ])
  expect(whereSpreads({ origin: end(0, 0), destination: end(0, 10) })).toEqual([])
  expect(whereSpreads({ origin: from, destination: end(0, 0) })).toEqual([])
})
