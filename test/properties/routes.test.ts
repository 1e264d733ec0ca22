/** What holds for every route, whatever its ends. */
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatDuration } from '../../src/domains/shared/journey/duration.ts'
import { densified, waypointCount, waypoints } from '../../src/domains/shared/journey/waypoints.ts'
import { decodePolyline, encodePolyline } from '../../src/engine/helpers/polyline.ts'
import { greatCircleKm } from '../../src/engine/helpers/sphere.ts'
import { airRoute } from '../../src/geo/networks/air.ts'
import { openCountries } from '../../src/geo/networks/countries/countries.ts'
import { isNoRoute, type RoutePoint } from '../../src/geo/networks/plan.ts'
import { readPassages } from '../../src/geo/networks/sea/passages.ts'
import { openSeaRoutes } from '../../src/geo/networks/sea/sea.ts'
import { textOf } from '../../src/messages/messages.ts'
import { GEO_DIR, GEOGRAPHY } from '../../src/surfaces/process/package-root.ts'
import { lineKm } from '../support/line-km.ts'

const sea = openSeaRoutes(join(GEO_DIR, 'sea.bin'), readPassages(GEOGRAPHY.tables))
const countries = openCountries(join(GEO_DIR, 'countries.bin'))

/** Ports of all oceans. */
const PORTS: RoutePoint[] = [
  { lat: 51.92, lon: 4.5 },
  { lat: 40.7, lon: -74 },
  { lat: 31.23, lon: 121.47 },
  { lat: 1.27, lon: 103.83 },
  { lat: 33.74, lon: -118.26 },
  { lat: -33.85, lon: 151.2 },
  { lat: -33.9, lon: 18.43 },
  { lat: 19.0, lon: 72.85 },
  { lat: -22.89, lon: -43.18 },
  { lat: -33.03, lon: -71.63 },
  { lat: 44.17, lon: 28.65 },
  { lat: 59.93, lon: 30.25 },
  { lat: 29.38, lon: 47.93 },
  { lat: 6.42, lon: 3.4 },
  { lat: -36.84, lon: 174.77 },
]
const port = fc.constantFrom(...PORTS)
const point = fc.record({
  lat: fc.double({ min: -85, max: 85, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
})
const RUNS = { numRuns: 60, seed: 5 }
/** Search by sight does not look at every way: one found without a passage may be a trifle shorter. */
const SEARCH_SLACK = 1.005

function kmBySea(from: RoutePoint, to: RoutePoint, avoid: string[] = []): number {
  const route = sea.route(from, to, { avoid })
  return isNoRoute(route) ? Number.POSITIVE_INFINITY : route.distanceKm
}

describe('by sea', () => {
  test('there and back are equally long, and not shorter than the great circle', () => {
    fc.assert(
      fc.property(port, port, (a, b) => {
        fc.pre(a !== b)
        expect(kmBySea(a, b)).toBe(kmBySea(b, a))
        expect(kmBySea(a, b)).toBeGreaterThanOrEqual(greatCircleKm(a, b) * (1 - 1e-9))
      }),
      RUNS,
    )
  })

  test('an avoided passage is not taken, and never makes the way shorter', () => {
    const names = sea.passages.map(({ name }) => name)
    fc.assert(
      fc.property(port, port, fc.uniqueArray(fc.constantFrom(...names), { maxLength: 3 }), (a, b, avoid) => {
        fc.pre(a !== b)
        const route = sea.route(a, b, { avoid })
        if (isNoRoute(route)) return
        expect(route.passages.filter((name) => avoid.includes(name))).toEqual([])
        expect(route.distanceKm * SEARCH_SLACK).toBeGreaterThanOrEqual(kmBySea(a, b))
      }),
      RUNS,
    )
  })

  test('the line is as long as the distance and joins the ports', () => {
    fc.assert(
      fc.property(port, port, (a, b) => {
        fc.pre(a !== b)
        const route = sea.route(a, b)
        if (isNoRoute(route)) throw new Error(textOf(route.reason))
        expect(lineKm(route.points)).toBeCloseTo(route.distanceKm, 3)
        expect(greatCircleKm(route.points[0] as RoutePoint, a)).toBeLessThan(0.001)
        expect(greatCircleKm(route.points.at(-1) as RoutePoint, b)).toBeLessThan(0.001)
      }),
      RUNS,
    )
  })
})

test('by air there and back are equally long to the millimetre', () => {
  fc.assert(
    fc.property(point, point, (a, b) => {
      expect(airRoute(a, b).distanceKm).toBeCloseTo(airRoute(b, a).distanceKm, 6)
    }),
    RUNS,
  )
})

test('an encoded line comes back within half of its precision of 5 decimals', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 2, maxLength: 50 }), (line) => {
      const back = decodePolyline(encodePolyline(line), 5)
      expect(back).toHaveLength(line.length)
      for (const [i, { lat, lon }] of back.entries()) {
        expect(Math.abs(lat - (line[i]?.lat ?? 0))).toBeLessThanOrEqual(0.50001e-5)
        expect(Math.abs(lon - (line[i]?.lon ?? 0))).toBeLessThanOrEqual(0.50001e-5)
      }
    }),
    RUNS,
  )
})

test('waypoints are 4 to 20, begin and end with the line, and go forward along it', () => {
  fc.assert(
    fc.property(point, point, fc.double({ min: 0, max: 40_000, noNaN: true }), (a, b, km) => {
      const line = airRoute(a, b).points
      const found = waypoints(line, km)
      expect(found).toHaveLength(waypointCount(km))
      expect(found.length).toBeGreaterThanOrEqual(4)
      expect(found.length).toBeLessThanOrEqual(20)
      expect(found[0]).toEqual(line[0])
      expect(found.at(-1)).toEqual(line.at(-1))
      const legs = found.slice(1).map((to, i) => greatCircleKm(found[i] as RoutePoint, to))
      const even = lineKm(line) / (found.length - 1)
      for (const leg of legs) expect(leg).toBeLessThanOrEqual(even * 1.001 + 1e-6)
    }),
    RUNS,
  )
})

test('a denser line is as long and has no long legs', () => {
  fc.assert(
    fc.property(point, point, (a, b) => {
      // Between antipodes the great circle is not defined.
      fc.pre(greatCircleKm(a, b) < 19_000)
      const line = [a, b]
      const dense = densified(line, 100)
      expect(lineKm(dense)).toBeCloseTo(lineKm(line), 3)
      for (const [i, to] of dense.slice(1).entries()) {
        expect(greatCircleKm(dense[i] as RoutePoint, to)).toBeLessThanOrEqual(100.001)
      }
    }),
    RUNS,
  )
})

test("the countries' metres add up to the total", () => {
  fc.assert(
    fc.property(point, point, fc.integer({ min: 1, max: 20_000_000 }), (a, b, metres) => {
      const shares = countries.along([a, b], metres)
      fc.pre(shares.length > 0)
      expect(shares.reduce((sum, { distanceMetres }) => sum + distanceMetres, 0)).toBe(metres)
    }),
    RUNS,
  )
})

test.each([
  [0, '0 min'],
  [29, '0 min'],
  [2700, '45 min'],
  [3600, '1 h 0 min'],
  // 2 days, 4 hours and 10 minutes: 172,800 + 14,400 + 600 seconds
  [187_800, '2 d 4 h 10 min'],
  [86_400, '1 d 0 h 0 min'],
])('%i seconds are %s', (seconds, text) => expect(formatDuration(seconds)).toBe(text))
