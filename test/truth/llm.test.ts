/** Inferences worked out by hand: test/truth/llm-inference.csv, with the arithmetic of each in its last column. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { csvRows } from '../../src/factors/tables/csv.ts'
import { type TestApp, testApp } from '../support/app.ts'

interface Row {
  query: string
  co2e: string
  operational: string
  embodied: string
  by_hand: string
}

const file = new URL('llm-inference.csv', import.meta.url)
const rows = csvRows(readFileSync(file, 'utf8')) as Row[]

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test.each(rows)('$query = $co2e g', async ({ query, co2e, operational, embodied }) => {
  const { json } = await app.get(`/v1/digital/llm/emissions?${query}`)
  const { emissions } = json.data.attributes
  expect(emissions.co2e).toBe(Number(co2e))
  expect(emissions.breakdown.operational_co2e).toBe(Number(operational))
  expect(emissions.breakdown.embodied_co2e).toBe(Number(embodied))
})

test.each(rows)('$query can be computed again from its trail', async ({ query }) => {
  const { json } = await app.get(`/v1/digital/llm/emissions?${query}`)
  const { emissions, usage } = json.data.attributes
  const factor = (name: string, otherwise: number): number =>
    emissions.source_trail.find((entry: { name: string }) => entry.name.startsWith(name))?.factor ?? otherwise
  const generated =
    usage.tokens_reasoning === null
      ? usage.tokens_output * factor('Tokens generated for each', 1)
      : usage.tokens_output + usage.tokens_reasoning
  const input =
    usage.tokens_input - usage.tokens_cached + usage.tokens_cached * factor('Energy of a cached', 0)
  const modelled =
    (input * factor('Energy of input', 0) + generated * factor('Energy of tokens generated', 0)) / 1000
  const wattHours = factor('Measured', modelled) * factor('Power usage', Number.NaN)
  const grams =
    (wattHours * factor('Grid carbon', Number.NaN)) / 1000 +
    (generated * factor('Embodied', Number.NaN)) / 1000
  expect(Math.abs(grams * usage.requests - emissions.co2e)).toBeLessThan(1e-6)
})
