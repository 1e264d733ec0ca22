/** The domains of this release, in the order of GET /: whoever has to know all of them reads this list. */
import type { Domain } from './domain.ts'
import { electricityPart } from './electricity/part.ts'
import { freightPart } from './freight/part.ts'
import { fuelPart } from './fuel/part.ts'
import { geography } from './geography/geography.ts'
import { hotel } from './hotel/hotel.ts'
import { llmPart } from './llm/part.ts'
import { travelPart } from './travel/part.ts'

// Those without operations are still served by routes of their own.
const freight: Domain = {
  name: 'freight',
  description: 'Freight by road, rail, sea and air as transport chains: Scope 1 to 3, Scope 3 category 4.',
  status: 'production',
  part: freightPart,
  operations: [],
}
const travel: Domain = {
  name: 'travel',
  description: 'Passenger travel by air, rail, road and ferry: Scope 3 category 6.',
  status: 'production',
  part: travelPart,
  operations: [],
}
const electricity: Domain = {
  name: 'electricity',
  description: 'Electricity use: Scope 2 location- and market-based, Scope 3 category 3; grid intensities.',
  status: 'production',
  part: electricityPart,
  operations: [],
}
const fuel: Domain = {
  name: 'fuel',
  description: 'Direct combustion: Scope 1, with well-to-tank as Scope 3 category 3.',
  status: 'production',
  part: fuelPart,
  operations: [],
}
const llm: Domain = {
  name: 'llm',
  description: 'Language-model inference (beta), in grams: an estimate by class of model, with its range.',
  status: 'beta',
  part: llmPart,
  operations: [],
}

export const DOMAINS: readonly Domain[] = [freight, travel, hotel, electricity, fuel, llm, geography]

export const PARTS = DOMAINS.flatMap(({ part }) => part ?? [])

export const OPERATIONS = DOMAINS.flatMap(({ operations }) => operations)
