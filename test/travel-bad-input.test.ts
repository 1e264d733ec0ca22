/** What no client should send about a trip, or sends by mistake: answered with a reason, never with a fault of ours. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PATH, VALUES } from './bad-input/travel-values.ts'
import { HOSTILE_WORDS } from './bad-input/values.ts'
import { type TestApp, testApp } from './support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

type Pair = [name: string, value: string]
const known = fc
  .constantFrom(...Object.entries(VALUES))
  .chain(([name, values]) => fc.constantFrom(...values).map((value): Pair => [name, value]))
/** Longer ones are refused before they are read. */
const WORDS = HOSTILE_WORDS.filter(({ length }) => length < 500)
const hostile = fc.tuple(
  fc.constantFrom(...Object.keys(VALUES)),
  fc.oneof(fc.constantFrom(...WORDS), fc.string({ unit: 'grapheme', maxLength: 30 })),
)
const LEAK = /\n\s*at |node_modules/

test.each([
  ['plausible', known],
  ['plausible and hostile', fc.oneof({ weight: 6, arbitrary: known }, { weight: 1, arbitrary: hostile })],
])('any mixture of %s values is answered or refused with a reason', async (_, pair) => {
  const pairs = fc.uniqueArray(pair, { maxLength: 8, selector: ([name]) => name })
  const property = fc.asyncProperty(pairs, async (params) => {
    const { status, json, text } = await app.get(`${PATH}?${new URLSearchParams(params)}`)
    expect([200, 422], text).toContain(status)
    if (status === 422) {
      expect(json.error.message).toMatch(/\S/)
      expect(text).not.toMatch(LEAK)
      return
    }
    const { emissions, route } = json.data.attributes
    expect(emissions.co2e).toBe(emissions.co2e_grams / 1000)
    expect(Number.isSafeInteger(emissions.co2e_grams)).toBe(true)
    expect(route.total_distance_km).toBeGreaterThanOrEqual(0)
  })
  await fc.assert(property, { numRuns: 300 })
})

test('the largest trip that can be asked for is still whole grams', async () => {
  const query =
    'origin_location=LHR&destination_location=SYD&transport_mode=flight&cabin_class=first&passengers=1000&distance_km=50000&return_trip=1&include_wtt=1'
  const { json } = await app.get(`${PATH}?${query}`)
  // 50,000 km × (0.46814 + 0.09844) kg × 1000 passengers × 2 ways
  expect(json.data.attributes.emissions.co2e).toBe(56_658_000)
})
