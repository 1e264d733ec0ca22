/** The geocoder's client, against a server of our own that speaks Photon and Nominatim. */
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { drip, pour, pourCompressed, serve } from '../../../test/support/bad-server.ts'
import { readConfig } from '../../surfaces/process/config.ts'
import { GEO_DIR } from '../../surfaces/process/package-root.ts'
import { breaker } from './breaker.ts'
import { loadGazetteer } from './gazetteer.ts'
import { placesWith } from './geocoder.ts'

const gazetteer = loadGazetteer(join(GEO_DIR, 'places.bin'))
const STREET = 'Marienplatz 8, München'
const TIME_LIMIT_MS = 200

const photon = (countrycode = 'DE') => ({
  type: 'FeatureCollection',
  features: [
    {
      geometry: { type: 'Point', coordinates: [11.576, 48.1374] },
      properties: { name: 'Neues Rathaus', city: 'München', state: 'Bayern', countrycode },
    },
  ],
})
const nominatim = [
  {
    lat: '48.1374',
    lon: '11.5760',
    name: 'Neues Rathaus',
    display_name: 'Neues Rathaus, München',
    address: { state: 'Bayern', country_code: 'de' },
  },
]

let server: Server | undefined
let requests: URL[] = []

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  requests = []
})

/** A server that answers every request with `body`, or never when there is none. */
async function serving(body: unknown, status = 200): Promise<string> {
  server = createServer((request, response) => {
    requests.push(new URL(request.url ?? '/', 'http://127.0.0.1'))
    if (body === undefined) return
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const ADDRESS = {
  name: 'Neues Rathaus',
  kind: 'address',
  countryCode: 'DE',
  region: 'Bayern',
  lat: 48.1374,
  lon: 11.576,
}

test('Photon finds a street', async () => {
  const places = placesWith(gazetteer, `${await serving(photon())}/api`)
  const found = await places.locate(STREET, { countryCode: 'DE' })
  expect(found).toEqual({ place: ADDRESS, match: 'geocoder', alternatives: [], notices: [] })
  expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toEqual({
    q: STREET,
    limit: '1',
    countrycode: 'DE',
  })
})

test('Nominatim finds a street', async () => {
  const places = placesWith(gazetteer, `${await serving(nominatim)}/search`)
  expect((await places.locate(STREET))?.place).toEqual(ADDRESS)
  expect(requests[0]?.searchParams.get('format')).toBe('jsonv2')
})

test('codes and coordinates are never asked for', async () => {
  const places = placesWith(gazetteer, `${await serving(photon())}/api`)
  expect((await places.locate('ORD'))?.place.code).toBe('ORD')
  expect((await places.locate('48.1, 11.5'))?.place.lat).toBe(48.1)
  expect(requests).toHaveLength(0)
})

test('a hit in another country is none', async () => {
  const places = placesWith(gazetteer, `${await serving(photon('AT'))}/api`)
  expect((await places.locate(STREET, { countryCode: 'DE' }))?.match).toBe('name')
})

test.each([
  ['no hit', { features: [] }, 200, false],
  ['an error', 'no', 500, true],
  ['no JSON', '<html>', 200, true],
  ['another shape', { hello: 'world' }, 200, true],
  ['a hit without coordinates', [{ name: 'x', address: { country_code: 'de' } }], 200, true],
  ...[true, '', ' ', [11], '0x10', '1e1', 'Infinity', '91', null, {}].flatMap(
    (value): [string, unknown, number, boolean][] => [
      [`a latitude of ${JSON.stringify(value)}`, [{ ...nominatim[0], lat: value }], 200, true],
      [`coordinates of ${JSON.stringify(value)}`, [{ ...nominatim[0], lat: true, lon: value }], 200, true],
    ],
  ),
  ['a name that is none', [{ ...nominatim[0], name: ' ' }], 200, true],
  ['a country code that is none', photon('<IMG>'), 200, true],
  ['a country that does not exist', photon('XX'), 200, true],
  ['silence', undefined, 200, true],
])('%s: the gazetteer answers', async (_, body, status, isFailure) => {
  const places = placesWith(gazetteer, `${await serving(body, status)}/api`, TIME_LIMIT_MS)
  const found = await places.locate(STREET)
  expect(found?.place.name).toBe('Munich')
  const codes = found?.notices.map(({ code }) => code)
  expect(codes?.includes('geocoder_unavailable')).toBe(isFailure)
})

/** The limit is 1 MB; the rest is what buffers hold when the geocoder's client hangs up. */
const TAKEN_BYTES_MAX = 20_000_000

test.each<[string, RequestListener]>([
  ['a body without end', (_, response) => pour(response)],
  ['a compressed body without end', (_, response) => pourCompressed(response)],
  ['an error without end', (_, response) => pour(response.writeHead(500))],
  ['a body at a drip', (_, response) => drip(response)],
])('%s: the gazetteer answers, and the connection is given up', async (_, listener) => {
  const { url, hungUp } = await serve(listener)
  const found = await placesWith(gazetteer, `${url}api`, TIME_LIMIT_MS).locate(STREET)
  expect(found?.place.name).toBe('Munich')
  expect(found?.notices.map(({ code }) => code)).toContain('geocoder_unavailable')
  expect(await hungUp).toBeLessThan(TAKEN_BYTES_MAX)
})

test('a server that is gone is left alone after three failures', async () => {
  const places = placesWith(gazetteer, `${await serving('no', 500)}/api`)
  for (let count = 0; count < 10; count++) await places.locate(STREET)
  expect(requests).toHaveLength(3)
})

test('the breaker tries again after ten seconds, once', async () => {
  let now = 0
  let asked = 0
  const guard = breaker(() => now)
  const fail = async () => {
    asked++
    throw new Error('gone')
  }
  for (let count = 0; count < 5; count++) await guard.attempt(fail)
  expect(asked).toBe(3)
  now = 10_000
  for (let count = 0; count < 5; count++) await guard.attempt(fail)
  expect(asked).toBe(4)
  now = 20_000
  expect(await guard.attempt(async () => 'back')).toBe('back')
  expect(await guard.attempt(async () => 'there')).toBe('there')
})

test('GEOCODER_URL is an http URL', () => {
  expect(readConfig({}).geocoderUrl).toBeUndefined()
  expect(readConfig({ GEOCODER_URL: 'http://photon:2322/api' }).geocoderUrl).toBe('http://photon:2322/api')
  expect(() => readConfig({ GEOCODER_URL: 'photon:2322' })).toThrow(
    'GEOCODER_URL must be an http or https URL',
  )
})
