import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Reply, type TestApp, testApp } from '../support/app.ts'
import { runs } from '../support/long.ts'
import { PATHS } from './build.ts'
import { HOSTILE_WORDS } from './values.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const ECHOED_MAX = 80
const LONE_SURROGATE = /\p{Surrogate}/u

const NAMES: Record<string, string[]> = {
  [PATHS.emissions]: ['country', 'nights', 'rooms', 'equivalents'],
  [PATHS.factors]: [],
  [PATHS.compare]: ['countries', 'nights', 'rooms'],
  [PATHS.fuel]: ['fuel_type', 'amount', 'unit', 'include_wtt', 'equivalents'],
  [PATHS.types]: ['category'],
}

const GOOD_VALUES = [
  'GB',
  'uk',
  'SE',
  'AQ',
  'GB,FR',
  'FR,SE,AT',
  '1',
  '3',
  '0.5',
  '1e3',
  'true',
  'FALSE',
  'diesel',
  'natural_gas',
  'kwh',
  'litre',
  'solid',
  '',
]

// Half of the surrogates cannot be percent-encoded, so both units leave them out.
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'binary', minLength: 70, maxLength: 160 }),
)
const anyValue = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...GOOD_VALUES) },
  { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_WORDS) },
  { weight: 1, arbitrary: fc.double().map(String) },
  { weight: 1, arbitrary: fc.bigInt().map(String) },
  { weight: 3, arbitrary: anyText },
)

type Pair = [name: string, value: string]

/** Mostly the endpoint's own parameters, often with values that are right, so that the depths are reached too. */
const question = fc.constantFrom(...Object.keys(NAMES)).chain((path) => {
  const known = [...(NAMES[path] ?? []), 'strict']
  const name = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...known) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('__proto__', 'constructor', 'toString', ...known.map((own) => `${own}[]`)),
    },
    { weight: 1, arbitrary: anyText },
  )
  const pairs: fc.Arbitrary<Pair[]> = fc.array(fc.tuple(name, anyValue), { maxLength: 6 })
  return fc.record({ path: fc.constant(path), pairs })
})

test('no question, however odd, is a fault of ours, and no answer echoes a long value', async () => {
  const seen = new Set<number>()
  await fc.assert(
    fc.asyncProperty(question, async ({ path, pairs }) => {
      const query = pairs.map((pair) => pair.map(encodeURIComponent).join('=')).join('&')
      const reply = await app.get(`${path}?${query}`)
      seen.add(reply.status)
      checkAnswer(reply)
      const texts = textsOf(reply.json)
      for (const given of pairs.flat()) checkEcho(given, texts)
    }),
    runs(800, 2500),
  )
  // 414 because one value of 8000 characters may meet another.
  expect([...seen].filter((status) => status !== 414).sort()).toEqual([200, 422])
}, 60_000)

test('nor is a query string that is no query string', async () => {
  const soup = fc.string({
    unit: fc.constantFrom(...'%&=+;,?/[]{}".<>\\ 0aAfFzZ1e\u00e9\u4e2d'.split('')),
    maxLength: 60,
  })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...Object.keys(NAMES)), soup, async (path, query) => {
      checkAnswer(await app.get(`${path}?${query}`))
    }),
    runs(400, 1000),
  )
}, 60_000)

test('nor is a path that is no path', async () => {
  const part = fc.oneof(
    fc.constantFrom('v1', 'hotel', 'emissions', 'docs', 'static', '..', '.', '%2e%2e', '%zz', '%00', ''),
    fc.webSegment(),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(part, { minLength: 4, maxLength: 9 }), async (parts) => {
      // A last part that no path has, so that nothing is met by chance.
      const { status, json } = await app.get(`/${parts.join('/')}/nothing-here`)
      expect(status).toBe(404)
      expect(json.error.code).toBe('not_found')
    }),
    { numRuns: 300 },
  )
}, 60_000)

/** The helper has checked the body against the schema of its status. */
function checkAnswer({ status, json, text }: Reply): void {
  expect(status).toBeLessThan(500)
  if (status >= 400) {
    expect(json.error.status).toBe(status)
    expect(json.error.message).toMatch(/\S/)
  }
  for (const words of text.includes('\\ud') ? textsOf(json) : []) expect(words).not.toMatch(LONE_SURROGATE)
}

function checkEcho(given: string, texts: string[]): void {
  const long = texts.filter((text) => text.length > ECHOED_MAX)
  for (let start = 0; start + ECHOED_MAX < given.length; start++) {
    const part = given.slice(start, start + ECHOED_MAX + 1)
    // It is we who write this one where a value is cut, and the value may have it in the same place.
    if (part.endsWith('…')) continue
    expect(long.some((text) => text.includes(part))).toBe(false)
  }
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
