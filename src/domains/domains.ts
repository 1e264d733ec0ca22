/** The domains of this release, in the order of GET /: whoever has to know all of them reads this list. */
import type { Domain } from './domain.ts'
import { electricityPart } from './electricity/part.ts'
import { freight } from './freight/freight.ts'
import { fuelPart } from './fuel/part.ts'
import { hotel } from './hotel/hotel.ts'
import { llmPart } from './llm/part.ts'
import { travelPart } from './travel/part.ts'

export const DOMAINS: readonly Domain[] = [freight, hotel]

export const PARTS = [
  ...DOMAINS.flatMap(({ part }) => part ?? []),
  fuelPart,
  electricityPart,
  travelPart,
  llmPart,
]

export const OPERATIONS = DOMAINS.flatMap(({ operations }) => operations)
