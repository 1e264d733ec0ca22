/** One template serves responses of one choice whatever their amounts, and in whatever order they are asked for. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ask } from '../../src/api/answer.ts'
import { OPERATIONS } from '../../src/api/operations.ts'
import { services } from '../support/app.ts'
import { runs } from '../support/long.ts'

/** Nothing, what is shown as nothing, and more, of questions that differ in their amount alone. */
const AMOUNTS: Readonly<Record<string, readonly string[]>> = {
  electricityEmissions: ['0', '0.0001', '0.01', '3', '1000000'].map((kwh) => `country=FR&kwh=${kwh}`),
  fuelEmissions: ['0.001', '0.002', '0.5', '12', '100000'].map((one) => `fuel_type=biodiesel&amount=${one}`),
  hotelEmissions: ['1', '2', '365'].map((nights) => `country=IN&nights=${nights}`),
  llmEmissions: ['0', '1', '200', '1000000'].flatMap((input) =>
    ['0', '1', '500'].map((output) => `model=gpt-4o&tokens_input=${input}&tokens_output=${output}`),
  ),
  waterEmissions: ['0.001', '0.002', '1', '5000'].map((amount) => `amount=${amount}`),
}

const TIME = /"calculated_at":"[^"]+"/

test.each(Object.entries(AMOUNTS))('%s', async (name, queries) => {
  const operation = OPERATIONS.find((one) => one.name === name)
  if (!operation) throw new Error(`no operation ${name}`)
  const order = fc.shuffledSubarray([...queries], { minLength: 2 })
  const property = fc.asyncProperty(order, async (all) => {
    for (const query of all) {
      const found = await ask(operation, services, Object.fromEntries(new URLSearchParams(query)))
      const [kept, whole] = [found.write().json(), JSON.stringify(found.body())]
      expect(kept.replace(TIME, '')).toBe(whole.replace(TIME, ''))
    }
  })
  await fc.assert(property, runs(20, 200))
})
