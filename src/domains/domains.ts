/** The domains of this release, in the order of GET /: whoever has to know all of them reads this list. */
import type { Domain } from './domain.ts'
import { electricityPart } from './electricity/part.ts'
import { freightPart } from './freight/part.ts'
import { fuelPart } from './fuel/part.ts'
import { geography } from './geography/geography.ts'
import { hotel } from './hotel/hotel.ts'
import { llmPart } from './llm/part.ts'
import { travelPart } from './travel/part.ts'

export const DOMAINS: readonly Domain[] = [hotel, geography]

export const PARTS = [
  ...DOMAINS.flatMap(({ part }) => part ?? []),
  fuelPart,
  electricityPart,
  travelPart,
  freightPart,
  llmPart,
]

export const OPERATIONS = DOMAINS.flatMap(({ operations }) => operations)
