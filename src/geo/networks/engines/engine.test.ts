/** Road engines, asked over HTTP at servers of our own: good answers, and all the ways to have none. */
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { encodePolyline } from '../../../engine/helpers/polyline.ts'
import { textOf } from '../../../messages/messages.ts'
import { isNoRoute, type Route, type RouteResult } from '../plan.ts'
import type { RoadRoutes } from '../road/road.ts'
import { type Engine, roadsWith } from './engine.ts'
import { osrm } from './osrm.ts'
import { valhalla } from './valhalla.ts'

const FROM = { lat: 43.7311, lon: 7.4197 }
const TO = { lat: 43.7503, lon: 7.4411 }
const SHAPE = encodePolyline([FROM, TO], 6)
const OSRM_ANSWER = { code: 'Ok', routes: [{ distance: 3125.4, duration: 301.5, geometry: SHAPE }] }
const VALHALLA_ANSWER = {
  trip: {
    status: 0,
    units: 'kilometers',
    summary: { length: 3.125, time: 301.5, has_ferry: true },
    legs: [{ shape: SHAPE }],
  },
}
/** For servers that do not answer; others get the time that they get in production, however busy the machine is. */
const SHORT_TIME_LIMIT_MS = 150
/** Above: when a server has failed so often in a row, it is not asked for a while. */
const FAILURES_TO_OPEN = 3

const ESTIMATE: Route = {
  mode: 'road',
  distanceKm: 4,
  durationSeconds: 400,
  points: [FROM, TO],
  method: 'town_graph',
  expectedErrorPercent: 10,
  passages: [],
  notices: [],
}
const builtIn: RoadRoutes = { hash: 'graph', isLasting: true, route: async () => ESTIMATE }

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function ask(engine: Engine, url: string, timeLimitMs?: number): Promise<Route> {
  return routeOf(await roadsWith(builtIn, engine, url, timeLimitMs).route(FROM, TO))
}

function routeOf(result: RouteResult): Route {
  if (isNoRoute(result)) throw new Error(textOf(result.reason))
  return result
}

function codes({ notices }: Route): string[] {
  return notices.map(({ code }) => code)
}

test('OSRM: asked at its path, read with metres, seconds and six decimals', async () => {
  let asked = ''
  const url = await serve(({ url: path }, response) => {
    asked = path ?? ''
    response.end(JSON.stringify(OSRM_ANSWER))
  })
  const route = await ask(osrm, `${url}/maps/`)
  expect(asked).toBe(
    '/maps/route/v1/driving/7.4197,43.7311;7.4411,43.7503?overview=full&geometries=polyline6',
  )
  expect(route).toMatchObject({ method: 'osrm', distanceKm: 3.1254, durationSeconds: 302, notices: [] })
  expect(route.points).toEqual([FROM, TO])
})

test('Valhalla: asked with JSON, read with kilometres, seconds and ferries', async () => {
  let question: unknown
  const url = await serve(({ url: path }, response) => {
    question = JSON.parse(new URL(path ?? '', 'http://local').searchParams.get('json') ?? '')
    response.end(JSON.stringify(VALHALLA_ANSWER))
  })
  const route = await ask(valhalla, url)
  expect(question).toMatchObject({ locations: [FROM, TO], costing: 'auto', units: 'kilometers' })
  expect(route).toMatchObject({ method: 'valhalla', distanceKm: 3.125, expectedErrorPercent: 2 })
  expect(codes(route)).toEqual(['ferry_on_route'])
})

const FAILURES: [string, RequestListener][] = [
  ['an error', (_, response) => void response.writeHead(500).end('{}')],
  ['no JSON', (_, response) => void response.end('<html>')],
  ['another JSON', (_, response) => void response.end('{"code":"Ok","trip":{}}')],
  ['null', (_, response) => void response.end('null')],
  ['no answer in time', () => undefined],
  ['an answer that never ends', (_, response) => void response.write('{"code":')],
  ['a broken connection', ({ socket }) => void socket.destroy()],
  ['a redirect', (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  [
    'a route shorter than the great circle',
    (_, response) =>
      void response.end(
        JSON.stringify({ code: 'Ok', routes: [{ distance: 10, duration: 1, geometry: SHAPE }] }),
      ),
  ],
  ...[1e308, 1e12].map((metres): [string, RequestListener] => [
    `a road of ${metres} m`,
    (_, response) =>
      void response.end(
        JSON.stringify({ code: 'Ok', routes: [{ distance: metres, duration: 1, geometry: SHAPE }] }),
      ),
  ]),
  [
    'a road that takes a century',
    (_, response) =>
      void response.end(
        JSON.stringify({ code: 'Ok', routes: [{ distance: 3125, duration: 3.2e9, geometry: SHAPE }] }),
      ),
  ],
  [
    'a line that leaves the Earth',
    (_, response) =>
      void response.end(
        JSON.stringify({
          code: 'Ok',
          routes: [{ distance: 9e9, duration: 1, geometry: encodePolyline([{ lat: 437, lon: 74 }], 6) }],
        }),
      ),
  ],
]

test.each(FAILURES)('%s: the town graph answers, with a notice', async (_, listener) => {
  const url = await serve(listener)
  for (const engine of [osrm, valhalla]) {
    const route = await ask(engine, url, SHORT_TIME_LIMIT_MS)
    expect(route.method).toBe('town_graph')
    expect(codes(route)).toEqual(['road_engine_unavailable'])
  }
})

test('no server at all: the town graph answers, with a notice', async () => {
  expect(codes(await ask(osrm, 'http://127.0.0.1:1'))).toEqual(['road_engine_unavailable'])
})

test('after failures in a row the server is left alone', async () => {
  let requests = 0
  const url = await serve((_, response) => {
    requests += 1
    response.writeHead(503).end()
  })
  const roads = roadsWith(builtIn, osrm, url)
  for (let i = 0; i < 2 * FAILURES_TO_OPEN; i++) await roads.route(FROM, TO)
  expect(requests).toBe(FAILURES_TO_OPEN)
})

test('an engine that knows no way, or not the region, is no failure', async () => {
  const noWay = await serve((_, response) => void response.writeHead(400).end('{"code":"NoRoute"}'))
  expect(codes(await ask(osrm, noWay))).toEqual(['road_engine_no_route'])
  const noEdge = await serve((_, response) => void response.writeHead(400).end('{"error_code":171}'))
  expect(codes(await ask(valhalla, noEdge))).toEqual(['road_engine_no_route'])
  const elsewhere = encodePolyline(
    [
      { lat: 48.85, lon: 2.35 },
      { lat: 48.86, lon: 2.36 },
    ],
    6,
  )
  const snapped = { code: 'Ok', routes: [{ distance: 2000, duration: 200, geometry: elsewhere }] }
  const offMap = await serve((_, response) => void response.end(JSON.stringify(snapped)))
  expect(codes(await ask(osrm, offMap))).toEqual(['road_engine_no_route'])
})

test('rail asks the town graph, which is sure to leave ferries out', async () => {
  const roads = roadsWith(builtIn, osrm, 'http://127.0.0.1:1')
  const route = routeOf(await roads.route(FROM, TO, { withoutFerries: true }))
  expect(route).toMatchObject({ method: 'town_graph', notices: [] })
})
