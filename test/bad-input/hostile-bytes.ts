/** Requests as nobody should send them, as bytes: each different, the same ones for the same seed. */
import { gzipSync } from 'node:zlib'
import { HOSTILE_WORDS, HUGE_INTEGERS, NOT_INTEGERS, NOT_NUMBERS } from './values.ts'

/** Numbers that look like chance: xorshift32. */
export function chance(seed: number) {
  let state = seed | 1
  return (below: number): number => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % below
  }
}

type Chance = ReturnType<typeof chance>

const METHODS = [
  'GET',
  'GET',
  'GET',
  'POST',
  'POST',
  'POST',
  'HEAD',
  'DELETE',
  'PUT',
  'OPTIONS',
  'TRACE',
  'get',
  'FETCH',
  '',
]
const PATHS = [
  '/v1/hotel/emissions',
  '/v1/hotel/factors',
  '/v1/hotel/compare',
  '/v1/fuel/emissions',
  '/v1/fuel/types',
  '/v1/electricity/emissions',
  '/v1/travel/emissions',
  '/v1/freight/emissions',
  '/v1/factors',
  '/v1/factors/hotel-GB',
  '/v1/places',
  '/v1/editions',
  '/v1/batch',
  '/v1/batch',
  '/v1/batch',
  '/v1/jobs',
  '/v1/jobs/x/result',
  '/v1/verify',
  '/v1/verify',
  '/mcp',
  '/mcp',
  '/v1/usage',
  '/livez',
  '/readyz',
  '/',
  '/openapi.json',
  '/nowhere',
  '/%00',
  '/%zz',
  '//',
  '/v1/../etc/passwd',
  '*',
  'http://localhost/livez',
  '',
]
const NAMES = [
  'country',
  'nights',
  'rooms',
  'countries',
  'fuel_type',
  'amount',
  'unit',
  'kwh',
  'year',
  'edition',
  'strict',
  'format',
  'origin_country',
  'origin_location',
  'destination_country',
  'destination_location',
  'transport_mode',
  'passengers',
  'weight',
  'q',
  'limit',
  'cursor',
  'fields',
  'type',
  'date',
  'explain',
  'gwp',
  '__proto__',
  'constructor',
  'a[]',
  '',
]
const GOOD = [
  'GB',
  'FR',
  '3',
  '1',
  'diesel',
  'litre',
  'Paris',
  'London',
  'train',
  'flight',
  'DE',
  '2024',
  'true',
  'csv',
  'value',
]
const VALUES = [
  ...GOOD,
  ...GOOD,
  ...GOOD,
  ...HOSTILE_WORDS,
  ...NOT_INTEGERS,
  ...NOT_NUMBERS,
  ...HUGE_INTEGERS,
]
const TYPES = [
  'application/json',
  'application/x-ndjson',
  'text/csv',
  'text/csv; charset=utf-16',
  'multipart/form-data; boundary=x',
  'text/plain',
  'x',
  '',
  'application/json; charset="',
]
const HEADERS = [
  'Accept: text/csv',
  'Accept: */*;q=x',
  'Accept: text/plain',
  'Accept: ;,;',
  'Content-Encoding: gzip',
  'Content-Encoding: identity',
  'Expect: 100-continue',
  'Expect: x',
  'Prefer: respond-async',
  'Prefer: =',
  'Idempotency-Key: a',
  'Idempotency-Key: \u00e9',
  'Authorization: Bearer x',
  'Authorization: Bearer eg_live_',
  'Authorization:',
  'Cookie: a=b',
  'Range: bytes=0-',
  'TE: trailers',
  'If-None-Match: W/"x"',
  'If-None-Match: *',
  'Upgrade: websocket\r\nConnection: upgrade',
  'Connection: close',
  'Connection: keep-alive, x',
  'Host: a\r\nHost: b',
  'X-Request-Id: \u0000',
  'X-Forwarded-For: x, ::1',
  'Origin: null',
  'Mcp-Method: tools/call',
  'Mcp-Name: x',
  'MCP-Protocol-Version: 2026-07-28',
  'MCP-Protocol-Version: x',
  'Transfer-Encoding: xchunked',
  'Transfer-Encoding: identity',
  'Transfer-Encoding: chunked, chunked',
  'Content-Length: -1',
  'Content-Length: 1e3',
  'a b: c',
  ': x',
  ' folded',
]

const of = <T>(list: readonly T[], next: Chance): T => list[next(list.length)] as T
const several = <T>(most: number, next: Chance, make: () => T): T[] =>
  Array.from({ length: next(most + 1) }, make)

function params(next: Chance): Record<string, unknown> {
  return Object.fromEntries(
    several(5, next, () => [
      of(NAMES, next),
      next(4) === 0 ? of([3, -1, 1e308, true, null, [], {}], next) : of(VALUES, next),
    ]),
  )
}

const ROW_TYPES = ['hotel', 'fuel', 'electricity', 'travel', 'freight', 'llm', 'x', '__proto__', 3]
const row = (next: Chance) => ({ id: of(VALUES, next), type: of(ROW_TYPES, next), params: params(next) })

function bodyOf(next: Chance): Buffer {
  switch (next(11)) {
    case 0:
      return Buffer.from(JSON.stringify(several(5, next, () => row(next))))
    case 1:
      return Buffer.from(several(9, next, () => JSON.stringify(row(next))).join('\n'))
    case 2: {
      const head = several(6, next, () => of(NAMES, next))
      const rows = several(9, next, () => several(7, next, () => of(VALUES, next)).join(','))
      return Buffer.from([head.join(','), ...rows].join(of(['\n', '\r\n', '\r'], next)))
    }
    case 3:
      return Buffer.from(
        of(['[', '{"a":', '"', ',', '{},', '\n', '[[],', '\u0000', '\ufeff'], next).repeat(next(3000)),
      )
    case 4:
      return gzipSync(JSON.stringify(row(next)))
    case 5:
      return Buffer.from(Array.from({ length: next(300) }, () => next(256)))
    case 6:
      return Buffer.from(
        JSON.stringify({
          jsonrpc: of(['2.0', '1', null], next),
          id: of([1, 'a', null, {}], next),
          method: of(
            [
              'tools/call',
              'tools/list',
              'prompts/get',
              'resources/read',
              'server/discover',
              'initialize',
              'x',
            ],
            next,
          ),
          params: {
            name: of(['calculate', 'compare', 'find_place', 'x'], next),
            arguments: params(next),
            uri: of(VALUES, next),
          },
        }),
      )
    case 7:
      return Buffer.from(
        JSON.stringify({
          data: { type: of(['hotel_emission', 'x'], next), id: of(VALUES, next), attributes: params(next) },
          meta: {
            request: of(['/v1/hotel/emissions?country=GB&nights=3', '/', of(VALUES, next)], next),
            edition: of(VALUES, next),
          },
        }),
      )
    case 8:
      return Buffer.alloc(next(200_000), of(['x', '"', '\n', '1,'], next))
    default:
      return Buffer.alloc(0)
  }
}

/** One that is often nearly right: what is refused at once reaches nothing. */
export function hostileRequest(next: Chance): Buffer {
  const query = several(
    4,
    next,
    () => `${encode(of(NAMES, next), next)}=${encode(of(VALUES, next), next)}`,
  ).join('&')
  const target = `${of(PATHS, next)}${next(3) === 0 ? '' : `?${query}`}`
  const version = next(40) === 0 ? of(['HTTP/1.0', 'HTTP/2', 'http/1.1', ''], next) : 'HTTP/1.1'
  const method = of(METHODS, next)
  const body = method === 'POST' || next(6) === 0 ? bodyOf(next) : Buffer.alloc(0)
  const lines = [`${method} ${target} ${version}`]
  if (next(30) > 0) lines.push('Host: localhost')
  if (body.length > 0 || next(9) === 0) lines.push(`Content-Type: ${of(TYPES, next)}`)
  lines.push(...several(2, next, () => of(HEADERS, next)).filter(() => next(3) === 0))
  const framed = framedBody(body, next)
  const head = Buffer.from(`${[...lines, ...framed.lines].join('\r\n')}\r\n\r\n`, 'latin1')
  return mutated(Buffer.concat([head, framed.body]), next)
}

const encode = (text: string, next: Chance) =>
  next(12) === 0 ? text.replace(/[^\x21-\x7e]/g, '%') : encodeURIComponent(text)

function framedBody(body: Buffer, next: Chance): { readonly lines: string[]; readonly body: Buffer } {
  if (body.length === 0 && next(5) > 0) return { lines: [], body }
  if (next(3) === 0) {
    const at = next(body.length + 1)
    const chunks = [body.subarray(0, at), body.subarray(at)].filter(({ length }) => length > 0)
    const size = (length: number) =>
      next(25) === 0 ? of(['zz', '-1', '', 'ffffffffffffffffff'], next) : length.toString(16)
    const parts = chunks.flatMap((chunk) => [
      Buffer.from(`${size(chunk.length)}\r\n`),
      chunk,
      Buffer.from('\r\n'),
    ])
    return {
      lines: ['Transfer-Encoding: chunked'],
      body: Buffer.concat([...parts, Buffer.from('0\r\n\r\n')]),
    }
  }
  const said =
    next(12) === 0
      ? of([body.length + 10, Math.max(0, body.length - 10), 5_000_000, 99_999_999_999], next)
      : body.length
  return { lines: [`Content-Length: ${said}`], body }
}

function mutated(bytes: Buffer, next: Chance): Buffer {
  switch (next(25)) {
    case 0: {
      const copy = Buffer.from(bytes)
      for (let i = 0; i <= next(4); i++) copy[next(copy.length)] = next(256)
      return copy
    }
    case 1:
      return bytes.subarray(0, next(bytes.length) + 1)
    case 2:
      return Buffer.concat([bytes, Buffer.from('garbage\r\n\r\n')])
    default:
      return bytes
  }
}
