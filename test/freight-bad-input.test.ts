/** What no client should send about a shipment, or sends by mistake: answered with a reason, never with a fault of ours. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PATH, VALUES } from './bad-input/freight-values.ts'
import { HOSTILE_WORDS } from './bad-input/values.ts'
import { type TestApp, testApp } from './support/app.ts'
import { runs } from './support/long.ts'

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
    const ends: Pair[] = [
      ['weight', '10'],
      ['origin_country', 'DE'],
      ['destination_country', 'PL'],
    ]
    const given = new Map([...ends, ...params])
    const { status, json, text } = await app.get(`${PATH}?${new URLSearchParams([...given])}`)
    expect([200, 422], text).toContain(status)
    if (status === 422) {
      expect(json.error.message).toMatch(/\S/)
      expect(text).not.toMatch(LEAK)
      return
    }
    const { emissions, route } = json.data.attributes
    expect(emissions.co2e).toBe(emissions.co2e_grams / 1000)
    expect(Number.isSafeInteger(emissions.co2e_grams)).toBe(true)
    expect(route.legs.length).toBeGreaterThan(0)
  })
  await fc.assert(property, runs(80, 200))
})

test('the largest shipment that can be asked for is still whole grams', async () => {
  const query =
    'origin_location=LHR&destination_location=JFK&transport_mode=air&weight=1000000&unit=tonne&planned_distance_km=100000&refrigerated=true'
  const { json } = await app.get(`${PATH}?${query}`)
  // 1,000,000 t x 100,000 km x (0.5313 + 0.13516) kg x 1.2
  expect(json.data.attributes.emissions.co2e).toBe(79_975_200_000)
})
