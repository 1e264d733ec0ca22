/** GET /metrics: what was asked of the app is what it counts. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { edition, routes, services, testApp } from '../../../../test/support/app.ts'
import { exchange } from '../../../../test/support/socket.ts'
import { openPlaces } from '../../../geo/places/open.ts'
import { openMetrics } from '../../process/metrics.ts'
import { GEO_DIR } from '../../process/package-root.ts'
import { buildApp } from '../assembly.ts'

const open: { close(): unknown }[] = []
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close()
})

const HOTEL = '/v1/hotel/emissions'

async function measured(over: Partial<typeof services> = {}) {
  const app = await buildApp({ ...services, ...over }, { openMetrics })
  open.push(app)
  return app
}

/** The value of the series whose line begins so. */
function value(text: string, series: string): number | undefined {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length))
}

test('off by default: nothing is there', async () => {
  const app = await testApp()
  open.push(app)
  expect((await app.get('/metrics')).status).toBe(404)
})

test('needs no key, and is the text format of Prometheus', async () => {
  const app = await measured()
  const reply = await app.inject('/metrics')
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  for (const line of reply.body.split('\n').filter((text) => text !== '')) {
    // Comment, or name{labels} value.
    expect(line).toMatch(/^(# (HELP|TYPE) \S+ .+|[a-z_]\w*(\{[^}]*\})? (-?[\d.e+-]+|nan|\+Inf))$/i)
  }
})

test('says what runs: edition, event-loop lag, memory', async () => {
  const { body } = await (await measured()).inject('/metrics')
  expect(body).toMatch(
    new RegExp(`everygram_edition_info\\{edition="2025\\.1",hash="${edition.hash}",release="[\\d.]+"\\} 1`),
  )
  expect(value(body, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
  expect(value(body, 'process_resident_memory_bytes')).toBeGreaterThan(1e6)
})

test('requests by route template and status; what fits no route makes no series of its own', async () => {
  const app = await measured()
  for (const country of ['GB', 'DE', 'FR', 'XX']) await app.inject(`${HOTEL}?country=${country}&nights=1`)
  for (const path of ['/a', '/b', '/c']) await app.inject(path)
  await app.inject({ method: 'POST', url: HOTEL })
  const { body } = await app.inject('/metrics')
  const count = (route: string, status: number) =>
    value(body, `everygram_http_request_duration_seconds_count{route="${route}",status="${status}"}`)
  expect(count(HOTEL, 200)).toBe(3)
  expect(count(HOTEL, 422)).toBe(1)
  expect(count('none', 404)).toBe(3)
  expect(count('none', 405)).toBe(1)
  expect(body).not.toContain('route="/a"')
  // No answer takes a minute, and none takes no time.
  const sum = value(body, `everygram_http_request_duration_seconds_sum{route="${HOTEL}",status="200"}`)
  expect(sum).toBeGreaterThan(0)
  expect(sum).toBeLessThan(60)
})

test('factors by tier and notices by code', async () => {
  const app = await measured()
  // The factor of Great Britain is published, that of Andorra an estimate with a notice: data/2025.1/hotel.csv.
  for (const country of ['GB', 'GB', 'AD']) await app.inject(`${HOTEL}?country=${country}&nights=1`)
  const { body } = await app.inject('/metrics')
  const tier = (name: string) => value(body, `everygram_factors_total{route="${HOTEL}",tier="${name}"}`)
  expect(tier('exact')).toBe(2)
  expect(tier('estimate')).toBe(1)
  expect(value(body, 'everygram_notices_total{code="estimated_factor"}')).toBe(1)
})

test('what was no request at all', async () => {
  const app = await measured()
  await app.listen({ host: '127.0.0.1', port: 0 })
  await exchange((app.server.address() as AddressInfo).port, 'good morning\r\n\r\n')
  const { body } = await app.inject('/metrics')
  expect(value(body, 'everygram_errors_total{code="bad_request"}')).toBe(1)
})

describe('a configured service that does not answer', () => {
  test('the geocoder', async () => {
    const broken = createServer((_request, response) => response.writeHead(500).end())
    await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve))
    open.push(broken)
    const places = openPlaces(GEO_DIR, `http://127.0.0.1:${(broken.address() as AddressInfo).port}/api`)
    const app = await measured({ places, routing: routes })
    await app.inject('/v1/routes?from=Berlin&from_country=DE&to=Hamburg&to_country=DE&mode=road')
    const { body } = await app.inject('/metrics')
    // Once for each end.
    expect(value(body, 'everygram_service_fallbacks_total{service="geocoder"}')).toBe(2)
  })
})

test('closing the app ends the counting', async () => {
  const { CHANNELS } = await import('../../../engine/helpers/events.ts')
  const app = await buildApp(services, { openMetrics })
  expect(CHANNELS.answered.hasSubscribers()).toBe(true)
  await app.close()
  expect(CHANNELS.answered.hasSubscribers()).toBe(false)
})
