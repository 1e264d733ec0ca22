/** The town graph: what must hold of any route, whatever its length. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { lineKm } from '../../../../test/support/line-km.ts'
import { greatCircleKm } from '../../../engine/helpers/sphere.ts'
import { textOf } from '../../../messages/messages.ts'
import { GEO_DIR } from '../../../surfaces/process/package-root.ts'
import { isNoRoute, type Route, type RoutePoint } from '../plan.ts'
import { openRoadRoutes } from './road.ts'

const FILE = join(GEO_DIR, 'roads.bin')
const roads = openRoadRoutes(FILE)

const LONDON = { lat: 51.5085, lon: -0.1257 }
const PARIS = { lat: 48.8534, lon: 2.3488 }
const BERLIN = { lat: 52.5244, lon: 13.4105 }
const SYDNEY = { lat: -33.8678, lon: 151.2073 }
const NEW_YORK = { lat: 40.7143, lon: -74.006 }
const SANTIAGO = { lat: -33.4569, lon: -70.6483 }
const PALMA = { lat: 39.5694, lon: 2.6502 }
const BARCELONA = { lat: 41.3888, lon: 2.159 }
const CITIES = [
  LONDON,
  PARIS,
  BERLIN,
  BARCELONA,
  { lat: 41.0082, lon: 28.9784 },
  { lat: 60.1695, lon: 24.9354 },
]

async function routeOf(from: RoutePoint, to: RoutePoint, withoutFerries = false): Promise<Route> {
  const result = await roads.route(from, to, { withoutFerries })
  if (isNoRoute(result)) throw new Error(textOf(result.reason))
  return result
}

test('there and back are equally long, and mirror each other', async () => {
  const there = await routeOf(LONDON, BERLIN)
  const back = await routeOf(BERLIN, LONDON)
  expect(back.distanceKm).toBe(there.distanceKm)
  expect(back.points).toEqual([...there.points].reverse())
})

test('a road is longer than the great circle and than its own line', async () => {
  for (const from of CITIES) {
    for (const to of CITIES) {
      if (from === to) continue
      const route = await routeOf(from, to)
      expect(route.distanceKm).toBeGreaterThan(greatCircleKm(from, to))
      expect(route.distanceKm).toBeGreaterThanOrEqual(lineKm(route.points) * 0.99)
      expect(route.points[0]).toEqual(from)
      expect(route.points.at(-1)).toEqual(to)
    }
  }
})

test('a detour through a third city is not much shorter than the way', async () => {
  const [direct, first, second] = await Promise.all([
    routeOf(LONDON, BERLIN),
    routeOf(LONDON, PARIS),
    routeOf(PARIS, BERLIN),
  ])
  // The search minds borders and ferries besides the length, so a small excess is possible.
  expect(direct.distanceKm).toBeLessThan((first.distanceKm + second.distanceKm) * 1.05)
})

test('no way leads over the open sea or through the Darién', async () => {
  expect(isNoRoute(await roads.route(LONDON, SYDNEY))).toBe(true)
  expect(isNoRoute(await roads.route(NEW_YORK, SANTIAGO))).toBe(true)
  expect(isNoRoute(await roads.route({ lat: 0, lon: -30 }, LONDON))).toBe(true)
})

test('an island is reached by ferry, with a notice, and not without', async () => {
  const route = await routeOf(BARCELONA, PALMA)
  expect(route.notices.map(({ code }) => code)).toEqual(['ferry_on_route'])
  expect(isNoRoute(await roads.route(BARCELONA, PALMA, { withoutFerries: true }))).toBe(true)
})

test('the Channel Tunnel is no ferry', async () => {
  const route = await routeOf(LONDON, PARIS, true)
  // 459 km by Folkestone and Calais (sum of the motorways M20, A26 and A1 and the shuttle), 10 % either way.
  expect(route.distanceKm).toBeGreaterThan(413)
  expect(route.distanceKm).toBeLessThan(505)
})

test('neighbours are joined by a local road', async () => {
  const route = await routeOf(PARIS, { lat: 48.8, lon: 2.3 })
  expect(route.distanceKm).toBeLessThan(12)
  expect(route.durationSeconds).toBeGreaterThan(0)
  expect((await routeOf(PARIS, PARIS)).distanceKm).toBe(0)
})

test('searches at the same time do not disturb each other', async () => {
  const alone = await Promise.resolve(routeOf(LONDON, BERLIN))
  const many = await Promise.all([...CITIES, ...CITIES].map(() => routeOf(LONDON, BERLIN)))
  for (const route of many) expect(route).toEqual(alone)
})

describe('a file that cannot be used', () => {
  const folder = mkdtempSync(join(tmpdir(), 'everygram-roads-'))
  const open = (bytes: Uint8Array) => {
    const file = join(folder, 'roads.bin')
    writeFileSync(file, bytes)
    return () => openRoadRoutes(file)
  }
  const whole = readFileSync(FILE)

  test('is refused when it is empty, cut or of another kind', () => {
    expect(open(new Uint8Array())).toThrow('npm run build')
    expect(open(new TextEncoder().encode('no artefact at all, but a text'))).toThrow('npm run build')
    expect(open(whole.subarray(0, 4096))).toThrow()
    expect(open(readFileSync(join(GEO_DIR, 'places.bin')))).toThrow('npm run build')
  })
})
