/** Answers whose words are kept are byte for byte those that are made whole: any question, one after another, any edition. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ask } from '../../src/api/answer.ts'
import { OPERATIONS } from '../../src/api/operations.ts'
import type { Context } from '../../src/contract/operation.ts'
import type { RawQuery } from '../../src/contract/params/query.ts'
import { ApiError } from '../../src/engine/errors.ts'
import { servedFrom } from '../../src/surfaces/process/data/editions.ts'
import { PACKAGE_DATA } from '../../src/surfaces/process/package-root.ts'
import { services } from '../support/app.ts'
import { runs } from '../support/long.ts'
import { tempFolder } from '../support/temp.ts'

const TIME = /"calculated_at":"[^"]+"/

const END = '2025,ipcc_gwp100,Own Ltd,Own figures,internal,'
const OWN = [
  'id,kind,country_code,mode,vehicle_type,fuel_source,refrigerated,from_countries,to_countries,from_km,below_km,factor,wtt_factor,factor_unit,year,gwp,publisher,title,licence,note',
  `own-air,freight,,air,average,jet_fuel,false,,,,6000,0.95,0.21,kgCO2e/tonne-km,${END}`,
  `own-hotel,hotel,SE,,,,,,,,,3.21,,kgCO2e/room-night,${END}`,
  `own-grid,grid,DE,,,,,,,,,123.4,20.5,gCO2e/kWh,${END}`,
  `own-mix,residual_mix,FR,,,,,,,,,77.7,,gCO2e/kWh,${END}`,
].join('\n')

/** Editions as they are, and under figures of an operator. */
const CONTEXTS = { published: services, overlaid: { ...services, ...overlaid() } }

function overlaid() {
  const overlayFile = join(tempFolder(), 'own.csv')
  writeFileSync(overlayFile, `${OWN}\n`)
  return servedFrom(PACKAGE_DATA, { edition: '2025.1', overlayFile })
}

type Query = Readonly<Record<string, string | undefined>>

/** The JSON of an answer, kept or not, and as it is where no way is remembered. */
async function threefold(name: string, context: Context, all: Query): Promise<string[]> {
  const operation = OPERATIONS.find((one) => one.name === name)
  if (!operation) throw new Error(`no operation ${name}`)
  const query = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
  const forgetful = { ...context, routing: { ...context.routing, isLasting: false } }
  const [found, afresh] = [
    await ask(operation, context, query as RawQuery),
    await ask(operation, forgetful, query as RawQuery),
  ]
  const [kept, whole, first] = [found.write(), found.body(), afresh.body()]
  const json = kept.json()
  const bytes = kept.utf8Bytes?.() ?? Buffer.from(json)
  const text = Buffer.from(bytes as string, 'latin1').toString()
  return [json, text, JSON.stringify(whole), JSON.stringify(first)].map((json) =>
    json.replace(TIME, '"calculated_at":""'),
  )
}

const flag = fc.constantFrom('true', 'false')
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 1 })
/** What makes an answer one of those that are made whole. */
const seldom = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ arbitrary: value, weight: 1 }, { arbitrary: fc.constant(undefined), weight: 9 })
const amount = fc.oneof(
  fc.integer({ min: 0, max: 20 }).map((tenth) => String(tenth / 10)),
  fc.integer({ min: 1, max: 1_000_000 }).map(String),
  fc
    .tuple(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 1, max: 999_999 }))
    .map((all) => all.join('.')),
)
const positive = amount.filter((text) => Number(text) >= 0.01)
const edition = fc.constantFrom('2024.1', '2025.1')
const country = fc.constantFrom('GB', 'SE', 'DE', 'FR', 'US', 'IN', 'NO', 'MV', 'CN', 'ZA', 'AT', 'JP')
const common = {
  edition: maybe(edition),
  equivalents: seldom(fc.constant('true')),
  explain: seldom(fc.constant('true')),
}

/** Of domains that editions before 2025.2 have nothing of. */
const yearly = { ...common, edition: fc.constantFrom('2022.1', '2025.2') }

/** Few, so that most are asked again with other amounts. */
const end = (name: string, places: readonly (readonly [string, string?])[]) =>
  fc.constantFrom(...places).map(([country, location]) => ({
    [`${name}_country`]: country,
    [`${name}_location`]: location,
  }))
const ends = fc
  .tuple(
    end('origin', [['GB', 'London'], ['FR', 'Paris'], ['GB'], ['DE', 'Munich'], ['US', 'New York']]),
    end('destination', [['FR', 'Paris'], ['BE', 'Brussels'], ['DE'], ['US', 'Chicago']]),
  )
  .map(([from, to]) => ({ ...from, ...to }))
const trip = <Query extends object>(query: fc.Arbitrary<Query>) =>
  fc.tuple(ends, query).map(([from, more]) => ({ ...from, ...more }))

const QUESTIONS: Record<string, fc.Arbitrary<Query>> = {
  hotelEmissions: fc.record({
    ...common,
    country,
    nights: fc.integer({ min: 1, max: 365 }).map(String),
    rooms: maybe(fc.integer({ min: 1, max: 100 }).map(String)),
    unknown_name: seldom(fc.constant('"quoted"')),
  }),
  fuelEmissions: fc.record({
    ...common,
    fuel_type: fc.constantFrom('diesel', 'natural_gas', 'biodiesel', 'wood_pellets', 'petrol', 'lpg'),
    amount: amount.filter((text) => Number(text) >= 0.001),
    include_wtt: maybe(flag),
  }),
  travelEmissions: trip(
    fc.record({
      ...common,
      strict: seldom(fc.constant('true')),
      transport_mode: maybe(fc.constantFrom('flight', 'flight', 'rail', 'car', 'bus', 'ferry')),
      vehicle_type: seldom(fc.constantFrom('electric', 'average')),
      cabin_class: maybe(fc.constantFrom('economy', 'business')),
      haul_rule: maybe(fc.constantFrom('publisher', 'curve')),
      passengers: maybe(fc.integer({ min: 1, max: 1000 }).map(String)),
      return_trip: maybe(flag),
      include_wtt: maybe(flag),
      distance_km: seldom(fc.constantFrom('0', '37.5', '710')),
    }),
  ),
  freightEmissions: trip(
    fc.record({
      ...common,
      strict: seldom(fc.constant('true')),
      transport_mode: maybe(fc.constantFrom('air', 'air', 'road', 'rail', 'sea')),
      weight: amount.filter((text) => Number(text) > 0),
      unit: maybe(fc.constantFrom('kg', 'lb', 'tonne')),
      service_type: seldom(fc.constant('dedicated')),
      refrigerated: seldom(fc.constant('true')),
      include_empty_return: seldom(fc.constant('true')),
      fuel_source: seldom(fc.constant('electric')),
      planned_distance_km: seldom(fc.constantFrom('0.5', '777.7')),
      detailed_route: seldom(fc.constant('true')),
    }),
  ),
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
  waterEmissions: fc.record({
    ...common,
    country: maybe(country),
    amount: positive,
    unit: maybe(fc.constantFrom('m3', 'litre')),
    service: maybe(fc.constantFrom('both', 'supply', 'treatment')),
  }),
  wasteEmissions: fc.record({
    ...yearly,
    country: maybe(country),
    amount: positive,
    unit: maybe(fc.constantFrom('kg', 'tonne', 'lb')),
    material: fc.constantFrom('commercial_and_industrial', 'paper', 'Household residual waste'),
    treatment: fc.constantFrom('landfill', 'incineration'),
  }),
  spendEmissions: fc.record({
    ...common,
    country: maybe(country),
    amount: positive,
    naics: fc.constantFrom('337214', '541110', '111110'),
  }),
  homeworkingEmissions: fc
    .tuple(
      fc.record({
        ...yearly,
        country: maybe(country),
        people: maybe(fc.integer({ min: 1, max: 50 }).map(String)),
        with_heating: maybe(flag),
      }),
      fc.constantFrom('hours', 'days'),
      positive,
    )
    .map(([query, by, given]) => ({ ...query, [by]: given })),
  refrigerantEmissions: fc
    .tuple(
      fc.record({
        ...yearly,
        gas: fc.constantFrom('R-410A', 'R22', 'propane', 'SF6', 'R32'),
        unit: maybe(fc.constantFrom('kg', 'g', 'lb')),
      }),
      fc.option(fc.constantFrom('0', '0.1', '0.75', '10', '100'), { nil: undefined }),
      positive,
    )
    .map(([query, leak_rate, given]) => ({
      ...query,
      ...(leak_rate === undefined ? { amount: given } : { charge: given, leak_rate }),
    })),
}

const KEPT = OPERATIONS.filter(({ write }) => write !== undefined).map(({ name }) => name)

test('there are questions for every operation that keeps its words', () => {
  expect(KEPT.sort()).toEqual(Object.keys(QUESTIONS).sort())
})

test("an operator's own figures are in the answers", async () => {
  // 3.21 kg a room-night.
  const [own = ''] = await threefold('hotelEmissions', CONTEXTS.overlaid, { country: 'SE', nights: '1' })
  expect(JSON.parse(own).data.attributes.emissions.co2e_grams).toBe(3210)
})

const RUNS = runs(600, 1500)
/** Of each operation at least; the others are refused, as trains over the sea are. */
const ANSWERED_MIN = RUNS.numRuns / 3

test.each(KEPT)('%s', async (name) => {
  let answered = 0
  const asked = fc.tuple(fc.constantFrom(...Object.values(CONTEXTS)), QUESTIONS[name] as fc.Arbitrary<Query>)
  const property = fc.asyncProperty(asked, async ([context, query]) => {
    const found = await threefold(name, context, query).catch((error: unknown) => {
      if (error instanceof ApiError) return []
      throw error
    })
    if (found.length > 0) answered++
    expect(new Set(found).size).toBeLessThanOrEqual(1)
  })
  await fc.assert(property, RUNS)
  expect(answered).toBeGreaterThan(ANSWERED_MIN)
})
