/**
 * Requests that nobody would send on purpose, made from the server's own OpenAPI document: every endpoint, right and
 * wrong values, unknown and repeated parameters, broken encodings, odd methods, headers and request lines. A seed makes
 * the same ones again.
 */
import {
  BROKEN_ENCODINGS,
  HOSTILE_WORDS,
  HUGE_INTEGERS,
  NOT_BOOLEANS,
  NOT_COUNTRIES,
  NOT_INTEGERS,
  NOT_NUMBERS,
  OUT_OF_RANGE_NUMBERS,
} from '../../test/bad-input/values.ts'

interface Parameter {
  name: string
  schema: { type?: string; enum?: unknown[]; minimum?: number; maximum?: number; examples?: unknown[] }
}

interface Operation {
  parameters?: Parameter[]
}

export interface Document {
  paths: Record<string, { get?: Operation }>
}

/** Numbers from 0 to below 1. */
export type Random = () => number

const WRONG = [
  ...NOT_INTEGERS,
  ...HUGE_INTEGERS,
  ...NOT_NUMBERS,
  ...OUT_OF_RANGE_NUMBERS,
  ...NOT_BOOLEANS,
  ...HOSTILE_WORDS,
  ...NOT_COUNTRIES,
]
const RIGHT_TEXTS = [
  'GB',
  'us',
  'SE',
  'CA',
  'GB,FR,DE',
  'Berlin',
  'LHR',
  'New York',
  '52.5,13.4',
  '1',
  '3',
  '2.5',
]
const IDS = ['hotel-GB', 'travel-taxi-black_cab', 'desnz-2025', 'nothing']
const METHODS = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'FETCH', 'get']
const LINES = [
  'GET',
  'GET  /',
  '\0',
  'GET / HTTP/9.9',
  'GET / HTTP/1.1\r\nno colon here',
  'PRI * HTTP/2.0\r\n\r\nSM',
  '{"a":1}',
]
const OTHER_PATHS = [
  '/',
  '/docs/',
  '/openapi.json',
  '/livez',
  '/readyz',
  '/nothing',
  '/%zz',
  '/v1/../v1',
  '//',
  '/docs/..%2f',
]
const PARAMETERS_MAX = 6
/** Endpoints that may search for a way, which takes up to a thousand times what a look-up does. */
export const COSTLY = /^\/v1\/(routes|travel|freight)/
/** So much less often they are asked. */
const COSTLY_SHARE = 0.005

/** Mulberry32 (Tommy Ettinger, public domain): small, and good enough to choose with. */
export function seeded(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The next request each time, in bytes; `key` is a good one. */
export function fuzzedRequests(document: Document, key: string, random: Random): () => Buffer {
  const operations = Object.entries(document.paths).flatMap(([path, { get }]) =>
    get ? [{ path, parameters: get.parameters ?? [] }] : [],
  )
  const cheap = operations.filter(({ path }) => !COSTLY.test(path))
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const chance = (share: number) => random() < share

  const value = ({ schema }: Parameter): string => {
    if (chance(0.4)) return pick(WRONG)
    if (schema.enum) return String(pick(schema.enum))
    if (schema.minimum !== undefined && schema.maximum !== undefined)
      return String(schema.minimum + Math.floor(random() * Math.min(1000, schema.maximum - schema.minimum)))
    return schema.type === 'boolean' ? pick(['true', 'false', '1', '0']) : pick(RIGHT_TEXTS)
  }
  const pair = (parameters: readonly Parameter[]): string => {
    const parameter = pick(parameters)
    const name = chance(0.1) ? pick(HOSTILE_WORDS) : parameter.name
    return chance(0.05)
      ? `${encodeURIComponent(name)}=${pick(BROKEN_ENCODINGS)}`
      : `${encodeURIComponent(name)}=${encodeURIComponent(value(parameter))}`
  }
  const target = (): string => {
    if (chance(0.05)) return pick(OTHER_PATHS)
    const { path: template, parameters } = pick(chance(COSTLY_SHARE) ? operations : cheap)
    const path = template.replaceAll(/\{\w+\}/g, () => encodeURIComponent(pick([...IDS, ...HOSTILE_WORDS])))
    if (parameters.length === 0) return path
    const pairs = Array.from({ length: 1 + Math.floor(random() * PARAMETERS_MAX) }, () => pair(parameters))
    return `${path}?${pairs.join('&')}`
  }
  const authorization = () =>
    chance(0.9) ? `Bearer ${key}` : pick(['', 'Basic x', `Bearer ${key}x`, 'Bearer ', key])

  return () => {
    if (chance(0.01)) return Buffer.from(`${pick(LINES)}\r\n\r\n`, 'latin1')
    const method = chance(0.05) ? pick(METHODS) : 'GET'
    const lines = [`${method} ${target()} HTTP/1.1`, 'host: x', `authorization: ${authorization()}`]
    if (chance(0.05)) lines.push(`if-none-match: ${pick(['*', '""', 'W/"x', ','.repeat(100)])}`)
    if (chance(0.05)) lines.push(`x-request-id: ${pick(['a', 'x'.repeat(200), '<b>'])}`)
    if (chance(0.01)) lines.push(`cookie: ${'c'.repeat(pick([100, 20_000, 40_000]))}`)
    return Buffer.from([...lines, '', ''].join('\r\n'), 'latin1')
  }
}
