/** Geometry of shipments: lines and waypoints. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { waypointCount } from '../../src/domains/shared/journey/waypoints.ts'
import { decodePolyline, encodePolyline } from '../../src/engine/helpers/polyline.ts'
import { type TestApp, testApp } from '../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const SHIPMENTS = [
  'origin_country=US&origin_location=Chicago&destination_country=US&destination_location=Houston',
  'origin_country=GB&origin_location=London&destination_country=DE&destination_location=Berlin',
  'origin_country=NL&origin_location=Rotterdam&destination_country=US&destination_location=Chicago&transport_mode=sea',
  'origin_country=DE&origin_location=Frankfurt&destination_country=US&destination_location=New%20York&transport_mode=air',
  'origin_country=DE&origin_location=Munich&destination_country=DE&destination_location=Augsburg',
  'origin_country=BR&origin_location=S%C3%A3o%20Paulo&destination_country=NL&destination_location=Utrecht',
]

interface Leg {
  mode: string
  polyline?: string
  from: { lat: number; lon: number }
  to: { lat: number; lon: number }
}

const route = async (query: string) =>
  (await app.get(`/v1/freight/emissions?${query}&weight=1000&detailed_route=true`)).json.data.attributes.route

describe.each(SHIPMENTS)('%s', (query) => {
  test('the line decodes, begins and ends where the waypoints do, and they lie in its box', async () => {
    const { waypoints, polyline: encoded } = await route(query)
    const line = decodePolyline(encoded, 5)
    expect(encodePolyline(line)).toBe(encoded)
    const [first, last] = [waypoints[0], waypoints.at(-1)]
    expect(line[0]?.lat).toBeCloseTo(first.lat, 4)
    expect(line[0]?.lon).toBeCloseTo(first.lon, 4)
    expect(line.at(-1)?.lat).toBeCloseTo(last.lat, 4)
    expect(line.at(-1)?.lon).toBeCloseTo(last.lon, 4)
    const [lats, lons] = [line.map(({ lat }) => lat), line.map(({ lon }) => lon)]
    // A point between two of a line that bends as a great circle does lies at most this far outside of their box.
    const slack = 0.1
    for (const { lat, lon } of waypoints) {
      expect(lat).toBeGreaterThanOrEqual(Math.min(...lats) - slack)
      expect(lat).toBeLessThanOrEqual(Math.max(...lats) + slack)
      expect(lon).toBeGreaterThanOrEqual(Math.min(...lons) - slack)
      expect(lon).toBeLessThanOrEqual(Math.max(...lons) + slack)
    }
  })

  test('each road leg has its own line from end to end, no other leg has', async () => {
    const { legs }: { legs: Leg[] } = await route(query)
    for (const { mode, polyline: encoded, from, to } of legs) {
      expect(encoded === undefined).toBe(mode !== 'road')
      if (encoded === undefined) continue
      const line = decodePolyline(encoded, 5)
      expect(line[0]?.lat).toBeCloseTo(from.lat, 4)
      expect(line.at(-1)?.lon).toBeCloseTo(to.lon, 4)
    }
  })

  test('4 to 20 waypoints, more for a longer way, with six decimals', async () => {
    const { waypoints, total_distance_km } = await route(query)
    expect(waypoints).toHaveLength(waypointCount(total_distance_km))
    expect(waypoints.length).toBeGreaterThanOrEqual(4)
    expect(waypoints.length).toBeLessThanOrEqual(20)
    for (const { lat, lon } of waypoints) {
      expect(`${lat} ${lon}`).toMatch(/^-?\d+(\.\d{1,6})? -?\d+(\.\d{1,6})?$/)
    }
  })
})

test('no line without detailed_route', async () => {
  const { json } = await app.get(`/v1/freight/emissions?${SHIPMENTS[0]}&weight=1`)
  expect(JSON.stringify(json)).not.toContain('polyline')
})
