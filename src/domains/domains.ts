/** The domains of this release, in the order of GET /: whoever has to know all of them reads this list. */
import type { Domain } from './domain.ts'
import { electricity } from './electricity/electricity.ts'
import { freightPart } from './freight/part.ts'
import { fuel } from './fuel/fuel.ts'
import { hotel } from './hotel/hotel.ts'
import { llmPart } from './llm/part.ts'
import { travelPart } from './travel/part.ts'

export const DOMAINS: readonly Domain[] = [hotel, electricity, fuel]

export const PARTS = [...DOMAINS.flatMap(({ part }) => part ?? []), travelPart, freightPart, llmPart]

export const OPERATIONS = DOMAINS.flatMap(({ operations }) => operations)
