/** Paths that do not exist, methods that are not allowed, and query strings that are too long. */

import type { BadRequest, Method } from './bad-request.ts'
import { PATHS } from './build.ts'

const unknownPaths = [
  '/v1',
  '/v1/',
  '/v2/hotel/emissions',
  '/v1/hotel',
  '/v1/hotel/',
  '/v1/hotel/emission',
  '/v1/hotel/emissionss',
  '/v1/hotel/emissions/',
  '/v1/hotel/emissions/GB',
  '/v1/hotel/emissions.json',
  '/v1/hotel/emissions;country=GB',
  '/v1/hotel/emissions&country=GB',
  '/v1/hotel/emissions%00',
  '/v1/hotel/emissions%20',
  '/v1/hotel/emissions%3Fcountry=GB',
  '/v1/hotel%2Femissions',
  '/v1%5Chotel%5Cemissions',
  '/v1//hotel/emissions',
  '//v1/hotel/emissions',
  '/V1/hotel/emissions',
  '/v1/Hotel/Emissions',
  '/v1/hotel/__proto__',
  '/v1/constructor',
  '/__proto__',
  '/hasOwnProperty',
  '/v1/hotel/..%2Ffuel/types',
  '/v1/hotel/%2e%2e%2ffuel%2ftypes',
  '/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/..%5C..%5Cwindows%5Cwin.ini',
  '/%252e%252e%252fetc%252fpasswd',
  '/%C0%AE%C0%AE%C0%AFetc',
  '/docs/..%2fpackage.json',
  '/docs/static/..%2f..%2fpackage.json',
  '/docs/static/%2e%2e%2f%2e%2e%2f%2e%2e%2fpackage.json',
  '/docs/nothing',
  '/docs/static/%00',
  '/docs/static/..%00/package.json',
  '/openapi.json/',
  '/openapi',
  '/livez/x',
  '/.env',
  '/.git/config',
  '/wp-login.php',
  '/admin',
  '/data/2025/hotel.csv',
  '/v1/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  "/v1/'%20OR%201=1",
  '/v1/%0D%0ASet-Cookie:%20stolen=1',
  '/v1/%F0%9F%92%A5',
  '/v1/%zz',
  '/v1/%',
  '/v1/%FF',
  '/v1/%E0%A4%A',
  `/v1/${'x'.repeat(300)}`,
  `/v1/${'x/'.repeat(300)}`,
  // Only a long query string is 414.
  `/v1/${'x'.repeat(2000)}`,
]

const notFound = (url: string, method?: Method): BadRequest => ({
  url,
  status: 404,
  code: 'not_found',
  says: /no endpoint/i,
  quotes: url,
  ...(method && { method }),
})

const paths: BadRequest[] = [
  ...unknownPaths.map((path) => notFound(path)),
  ...(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const).map((method) =>
    notFound('/v1/hotel', method),
  ),
  notFound('/v1/%zz', 'POST'),
]

const ALLOWED = /GET, HEAD/
const notAllowed = (method: Method, url: string, contentType?: string, body?: string): BadRequest => ({
  url,
  method,
  status: 405,
  code: 'method_not_allowed',
  says: ALLOWED,
  quotes: url.split('?')[0] ?? '',
  ...(contentType !== undefined && { contentType }),
  ...(body !== undefined && { body }),
})

const everyPath = Object.values(PATHS)
const HOTEL = `${PATHS.emissions}?country=GB&nights=1`
const FUEL = `${PATHS.fuel}?fuel_type=diesel&amount=1`

const bodies: [string, string][] = [
  ['application/json', '{"country":"GB","nights":1}'],
  ['application/json', '{"__proto__":{"strict":true}}'],
  ['application/json', '{'],
  ['application/json', ''],
  ['application/json; charset=utf-16', '\u0000{\u0000}'],
  ['application/x-www-form-urlencoded', 'country=GB&nights=1'],
  ['multipart/form-data', 'no boundary'],
  ['text/xml', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>'],
  ['text/plain', 'x'.repeat(2_000_000)],
  ['application/octet-stream', '\u0000\u0001\u0002'],
  ['application/octet-stream', ''],
  ['*/*', '{}'],
  ['text/plain; charset=', 'x'],
  // These are not media types at all (RFC 9110, section 8.3.1); the method is still what is wrong.
  ['json', '{}'],
  ['a/b/c', '{}'],
  ['', '{}'],
  ['application/json, text/plain', '{}'],
]

const methods: BadRequest[] = [
  ...(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const).flatMap((method) => [
    ...everyPath.map((path) => notAllowed(method, path)),
    notAllowed(method, HOTEL, 'application/json', '{"nights":2}'),
  ]),
  ...bodies.map(([type, body]) => notAllowed('POST', HOTEL, type, body)),
  ...bodies.slice(0, 3).map(([type, body]) => notAllowed('PUT', FUEL, type, body)),
  notAllowed('POST', `${PATHS.emissions}?country=XX&nights=%zz`, 'application/json', '{}'),
  notAllowed('TRACE', HOTEL),
  notAllowed('PROPFIND', HOTEL),
  notAllowed('QUERY', HOTEL, 'application/json', '{}'),
  notAllowed('QUERY', HOTEL),
]

const tooLong = (url: string): BadRequest => ({ url, status: 414, code: 'uri_too_long', says: /8,192/ })
const tooLongPath = (url: string): BadRequest => ({
  url,
  status: 414,
  code: 'uri_too_long',
  says: /path.*2,048/,
})

/** A query string of exactly `length` characters. */
export const longQuery = (length: number, start = ''): string => start + 'x'.repeat(length - start.length)

const lengths: BadRequest[] = [
  ...everyPath.flatMap((path) => [
    tooLong(`${path}?${longQuery(8193)}`),
    tooLong(`${path}?${longQuery(20_000)}`),
  ]),
  tooLong(`${PATHS.emissions}?${longQuery(8193, 'country=GB&nights=1&x=')}`),
  tooLong(`${PATHS.emissions}?${'&'.repeat(8193)}`),
  tooLongPath(`/v1/${'x'.repeat(9000)}`),
  tooLong(`${PATHS.emissions}?${'%F0%9F%92%A5'.repeat(683)}`),
  tooLong(`${PATHS.compare}?countries=${'GB,'.repeat(2800)}GB`),
]

export const pathRequests: readonly BadRequest[] = [...paths, ...methods, ...lengths]
