/** The way from a factor to the calculator: its answer rests on the factor. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calculatorHref } from '../../app/pages/factor/question.ts'
import { type TestApp, testApp } from '../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const EDITION = '2025.2'
const attributesOf = async (id: string) =>
  (await app.get(`/v1/factors/${encodeURIComponent(id)}?edition=${EDITION}`)).json.data.attributes

test.each([
  'hotel-GB',
  'hotel-estimate-AD',
  'grid-DE',
  'grid-IN',
  'grid-AD',
  'grid-US-AK',
  'grid-US-US',
  'grid-US-AKGD',
  'fuel-direct-natural_gas-kwh',
  'waste-aggregates-open_loop',
  'refrigerant-CO2',
  'water-supply',
  'homeworking-equipment',
  'spend-111110',
  'travel-taxi-black_cab',
  'travel-car-average-US',
  'flight-domestic-average',
  'freight-road-average-diesel',
])('%s', async (id) => {
  const href = calculatorHref(await attributesOf(id), EDITION) ?? ''
  const { pathname, search } = new URL(href, 'http://localhost')
  const { status, json } = await app.get(`${pathname.replace('/app/calculate/', '/v1/')}/emissions${search}`)
  expect(status).toBe(200)
  const ids = json.data.attributes.emissions.source_trail.map(
    (entry: { factor_id: string }) => entry.factor_id,
  )
  expect(ids).toContain(id)
})

test.each(['grid-loss-AL', 'freight-road-average-diesel-half-vehicle', 'llm-tier-small'])(
  '%s answers no question by itself',
  async (id) => {
    expect(calculatorHref(await attributesOf(id), EDITION)).toBeUndefined()
  },
)
