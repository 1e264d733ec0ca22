/** Answers whose words are kept are byte for byte those that are made whole: any question, one after another, any edition. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ask } from '../../src/domains/answer.ts'
import { OPERATIONS } from '../../src/domains/domains.ts'
import type { Context } from '../../src/domains/operation.ts'
import { servedFrom } from '../../src/process/data/editions.ts'
import { EDITIONS_DIR } from '../../src/process/package-root.ts'
import { services } from '../support/app.ts'
import { tempFolder } from '../support/temp.ts'

const TIME = /"calculated_at":"[^"]+"/
const NO_TIME = '"calculated_at":""'

const END = '2025,ipcc_gwp100,Own Ltd,Own figures,internal,'
const OWN = [
  'id,kind,country_code,mode,vehicle_type,fuel_source,refrigerated,from_countries,to_countries,from_km,below_km,factor,wtt_factor,factor_unit,year,gwp,publisher,title,licence,note',
  `own-hotel,hotel,SE,,,,,,,,,3.21,,kgCO2e/room-night,${END}`,
  `own-grid,grid,DE,,,,,,,,,123.4,20.5,gCO2e/kWh,${END}`,
  `own-mix,residual_mix,FR,,,,,,,,,77.7,,gCO2e/kWh,${END}`,
].join('\n')

/** Editions as they are, and under figures of an operator. */
const CONTEXTS = { published: services, overlaid: { ...services, ...overlaid() } }

function overlaid() {
  const overlayFile = join(tempFolder(), 'own.csv')
  writeFileSync(overlayFile, `${OWN}\n`)
  return servedFrom(EDITIONS_DIR, { edition: '2025.1', overlayFile })
}

/** The JSON of an answer, kept or not. */
async function both(
  name: string,
  query: Record<string, string>,
  context: Context,
): Promise<[string, string]> {
  const operation = OPERATIONS.find((one) => one.name === name)
  if (!operation) throw new Error(`no operation ${name}`)
  const found = await ask(operation, context, query)
  const [kept, whole] = [found.write(), found.body()]
  return [kept.json.replace(TIME, NO_TIME), JSON.stringify(whole).replace(TIME, NO_TIME)]
}

const flag = fc.constantFrom('true', 'false')
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const amount = fc.oneof(
  fc.integer({ min: 0, max: 20 }).map((tenth) => String(tenth / 10)),
  fc.integer({ min: 1, max: 1_000_000 }).map(String),
  fc
    .tuple(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 1, max: 999_999 }))
    .map((all) => all.join('.')),
)
const edition = fc.constantFrom('2024.1', '2025.1')
const country = fc.constantFrom('GB', 'SE', 'DE', 'FR', 'US', 'IN', 'NO', 'MV', 'CN', 'ZA', 'AT', 'JP')
const common = {
  edition: maybe(edition),
  equivalents: maybe(fc.constant('true')),
  explain: maybe(fc.constant('true')),
}

const QUESTIONS: Record<string, fc.Arbitrary<Record<string, string | undefined>>> = {
  hotelEmissions: fc.record({
    ...common,
    country,
    nights: fc.integer({ min: 1, max: 365 }).map(String),
    rooms: maybe(fc.integer({ min: 1, max: 100 }).map(String)),
    unknown_name: maybe(fc.constant('"quoted"')),
  }),
  fuelEmissions: fc.record({
    ...common,
    fuel_type: fc.constantFrom('diesel', 'natural_gas', 'biodiesel', 'wood_pellets', 'petrol', 'lpg'),
    amount: amount.filter((text) => Number(text) >= 0.001),
    include_wtt: maybe(flag),
  }),
  electricityEmissions: fc.record({
    ...common,
    country,
    kwh: amount,
    unit: maybe(fc.constantFrom('kwh', 'mwh', 'wh')),
    include_wtt: maybe(flag),
    include_td_losses: maybe(flag),
    supplier_factor: maybe(fc.integer({ min: 0, max: 900 }).map(String)),
  }),
  llmEmissions: fc.record({
    ...common,
    model: maybe(
      fc.constantFrom('gpt-5.2', 'claude-sonnet-4-5', 'gemini-3-pro-preview', 'o3', 'mymodel-8x7b', 'a"b'),
    ),
    provider: maybe(fc.constantFrom('openai', 'google', 'self_hosted')),
    // Zero, few, and more than where the energy begins to grow by itself.
    tokens_input: fc
      .oneof(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 0, max: 1_000_000 }))
      .map(String),
    tokens_output: maybe(fc.integer({ min: 0, max: 100_000 }).map(String)),
    tokens_cached: maybe(fc.constant('0')),
    tokens_reasoning: maybe(fc.integer({ min: 0, max: 10_000 }).map(String)),
    requests: maybe(fc.integer({ min: 1, max: 1_000_000 }).map(String)),
    reasoning_effort: maybe(fc.constantFrom('auto', 'none', 'high')),
    energy_wh: fc.option(amount, { nil: undefined, freq: 5 }),
    region: maybe(fc.constantFrom('FR', 'CA', 'US-TX', 'SE')),
    include_wtt: maybe(flag),
  }),
}

const KEPT = OPERATIONS.filter(({ write }) => write !== undefined).map(({ name }) => name)

test('there are questions for every operation that keeps its words', () => {
  expect(KEPT.sort()).toEqual(Object.keys(QUESTIONS).sort())
})

test("an operator's own figures are in the answers", async () => {
  // 3.21 kg a room-night.
  const [own] = await both('hotelEmissions', { country: 'SE', nights: '1' }, CONTEXTS.overlaid)
  expect(JSON.parse(own).data.attributes.emissions.co2e_grams).toBe(3210)
})

test.each(KEPT)('%s', async (name) => {
  const property = fc.asyncProperty(
    QUESTIONS[name] as fc.Arbitrary<Record<string, string | undefined>>,
    // In turns: words of one are never taken for the other.
    fc.constantFrom(...Object.values(CONTEXTS)),
    async (all, context) => {
      const query = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
      const [kept, whole] = await both(name, query as Record<string, string>, context)
      expect(kept).toBe(whole)
    },
  )
  await fc.assert(property, { numRuns: 1500 })
})
