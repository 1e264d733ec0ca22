/** One per cent more of an amount moves a total by at most a tenth: apart from rounding to the gram, by one per cent. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const runs = { numRuns: 20 }
const OPERATIONS = [
  ['water', 'water/emissions?country=GB', 'amount'],
  ['waste', 'waste/emissions?material=household&treatment=landfill&country=GB', 'amount'],
  ['waste abroad', 'waste/emissions?material=plastics&treatment=incineration&country=US', 'amount'],
  ['a refrigerant', 'refrigerant/emissions?gas=R410A', 'amount'],
  ['a blend', 'refrigerant/emissions?gas=R448A', 'amount'],
  ['homeworking', 'homeworking/emissions?country=GB', 'hours'],
  ['spending', 'spend/emissions?naics=111110', 'amount'],
] as const

/** Hundredths: 1 % more of them is exact. */
const anyHundreds = fc.integer({ min: 1, max: 10_000 })

describe.each(OPERATIONS)('%s', (_name, query, parameter) => {
  test('1 % more emits at most 10 % more, and not less', async () => {
    const grams = async (amount: number) => {
      const { status, json } = await app.get(`/v1/${query}&${parameter}=${amount}&edition=2025.3`)
      expect(status).toBe(200)
      return json.data.attributes.emissions.co2e_grams as number
    }
    const property = fc.asyncProperty(anyHundreds, async (hundreds) => {
      const [less, more] = [await grams(hundreds * 100), await grams(hundreds * 101)]
      expect(more).toBeGreaterThanOrEqual(less)
      // Each total is rounded to the gram.
      expect(more - less).toBeLessThanOrEqual(less / 10 + 1)
    })
    await fc.assert(property, runs)
  })
})
