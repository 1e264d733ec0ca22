/** The domains of this release, in the order of GET /: whoever has to know all of them reads this list. */
import type { Domain } from './domain.ts'
import { electricityPart } from './electricity/part.ts'
import { freightPart } from './freight/part.ts'
import { fuelPart } from './fuel/part.ts'
import { hotel } from './hotel/hotel.ts'
import { llm } from './llm/llm.ts'
import { travel } from './travel/travel.ts'

export const DOMAINS: readonly Domain[] = [travel, hotel, llm]

export const PARTS = [...DOMAINS.flatMap(({ part }) => part ?? []), fuelPart, electricityPart, freightPart]

export const OPERATIONS = DOMAINS.flatMap(({ operations }) => operations)
