/** The answer in short says what the full one says, whichever way it was made. */
import { describe, expect, test } from 'vitest'
import { services } from '../../test/support/app.ts'
import { outcomeOf } from '../contract/operation.ts'
import { ask } from './answer.ts'
import { OPERATIONS } from './operations.ts'
import { readerOf } from './request/reader.ts'
import { shortRowOf } from './short-row.ts'

const WITH_SHORT_ROW = OPERATIONS.filter(({ shortRow }) => shortRow !== undefined)

const QUESTIONS: Record<string, string[]> = {
  hotelEmissions: ['GB', 'SE', 'MV', 'AT'].flatMap((country) =>
    [1, 7, 365].map((nights) => `country=${country}&nights=${nights}&rooms=3`),
  ),
  fuelEmissions: ['diesel', 'natural_gas', 'biodiesel', 'wood_pellets'].flatMap((fuel) =>
    [0.001, 12.5, 15_000, 1e8].flatMap((amount) => [
      `fuel_type=${fuel}&amount=${amount}`,
      `fuel_type=${fuel}&amount=${amount}&include_wtt=false`,
    ]),
  ),
  electricityEmissions: ['DE', 'GB', 'FR', 'NO', 'US&state=CA', 'IN'].flatMap((country) =>
    [0, 0.25, 777.7, 100_000].flatMap((kwh) => [
      `country=${country}&kwh=${kwh}`,
      `country=${country}&kwh=${kwh}&include_wtt=false`,
      `country=${country}&kwh=${kwh}&include_td_losses=true&supplier_factor=12.5`,
    ]),
  ),
  llmEmissions: ['gpt-5.2', 'mymodel-8x7b&region=FR'].flatMap((model) =>
    ['0', '7', '1000000'].flatMap((tokens) => [
      `model=${model}&tokens_input=${tokens}&tokens_output=3`,
      `model=${model}&tokens_input=${tokens}&tokens_output=0&requests=10000000`,
      `model=${model}&energy_wh=0.3&tokens_output=${tokens}`,
    ]),
  ),
  // Not of amounts that emit nothing: the full response shows both categories, the short row the one asked for.
  waterEmissions: ['both', 'supply', 'treatment'].flatMap((service) =>
    [3, 0.25, 1e6].map((amount) => `amount=${amount}&service=${service}&country=FR`),
  ),
  wasteEmissions: ['paper&treatment=landfill', 'glass&treatment=landfill&country=FR'].flatMap((waste) =>
    [0.001, 12.5, 1e6].map((amount) => `amount=${amount}&edition=2025.2&material=${waste}`),
  ),
  spendEmissions: [0.01, 1234.5, 1e9].map((amount) => `amount=${amount}&naics=337214`),
  homeworkingEmissions: ['hours=0.5', 'days=20&people=12', 'hours=8&with_heating=false&country=FR'].map(
    (work) => `${work}&edition=2025.2`,
  ),
  refrigerantEmissions: ['R-410A&amount=2', 'R22&charge=20&leak_rate=10', 'SF6&charge=3&leak_rate=0'].map(
    (leak) => `gas=${leak}&edition=2025.2`,
  ),
  freightEmissions: [
    'origin_country=NL&origin_location=Rotterdam&destination_country=US&destination_location=Chicago',
    'origin_country=FR&origin_location=Lyon&destination_country=DE&destination_location=Hamburg&transport_mode=rail',
    'origin_country=DE&origin_location=Munich&destination_country=IN&destination_location=Delhi&transport_mode=air',
    'origin_country=GB&origin_location=Leeds&destination_country=GB&destination_location=London&service_type=ftl',
    'origin_country=NO&origin_location=Oslo&destination_country=SE&destination_location=Malmo&fuel_source=electric',
  ].flatMap((way) =>
    ['0.5', '900', '26000&include_empty_return=true', '3&unit=tonne&refrigerated=true'].map(
      (weight) => `${way}&weight=${weight}`,
    ),
  ),
  travelEmissions: [
    'origin_country=GB&origin_location=London&destination_country=US&destination_location=New York',
    'origin_country=FR&origin_location=Paris&destination_country=DE&destination_location=Berlin&transport_mode=rail',
    'origin_country=NO&origin_location=Oslo&destination_country=NO&destination_location=Bergen&vehicle_type=electric',
    'origin_country=GB&origin_location=Leeds&destination_country=GB&destination_location=York&transport_mode=taxi',
    'origin_country=IE&origin_location=Dublin&destination_country=GB&destination_location=Holyhead&transport_mode=ferry',
    'origin_country=ES&destination_country=PT&distance_km=812.5&transport_mode=bus',
  ].flatMap((way) =>
    ['passengers=1', 'passengers=7&return_trip=true&include_wtt=true'].map((extent) => `${way}&${extent}`),
  ),
}

test('has questions for every operation that makes it by itself', () => {
  expect(WITH_SHORT_ROW.map(({ name }) => name).sort()).toEqual(Object.keys(QUESTIONS).sort())
})

describe.each(WITH_SHORT_ROW.map((operation) => [operation.name, operation] as const))(
  '%s',
  (name, operation) => {
    test.each(QUESTIONS[name] ?? [])('%s', async (query) => {
      const raw = Object.fromEntries(new URLSearchParams(query))
      // The edition of these tests is from before some domains.
      const edition = 'edition' in raw ? await services.editions.require(raw.edition ?? '') : services.edition
      const context = { ...services, edition }
      const body = (await ask(operation, context, raw)).body()
      const read = readerOf(operation, edition, services.synonyms)(raw)
      if ('error' in read) throw read.error
      const { result } = await outcomeOf(operation, context, read.value.params)
      expect(operation.shortRow?.(edition, result)).toEqual(shortRowOf(body))
    })
  },
)

test('the scopes add up to the total, in every example of every calculation', async () => {
  const calculations = OPERATIONS.filter(({ name }) => name.endsWith('Emissions'))
  expect(calculations.length).toBeGreaterThan(6)
  for (const operation of calculations) {
    for (const query of Object.values(operation.examples.answers)) {
      const body = (await ask(operation, services, Object.fromEntries(new URLSearchParams(query)))).body()
      const { grams, scopes, factorIds, tier, lowGrams, highGrams } = shortRowOf(body)
      const sum = Object.values(scopes).reduce((all, part) => all + part, 0)
      expect(sum, query).toBeCloseTo(grams, 6)
      expect(Object.keys(scopes).join(), query).not.toContain('unknown')
      expect(
        [(factorIds[0]?.length ?? 0) > 0, tier.length > 0, lowGrams <= grams, grams <= highGrams],
        query,
      ).toEqual([true, true, true, true])
    }
  }
})
