/** The domains of this release, in the order of GET /: whoever has to know all of them reads this list. */
import type { Domain } from './domain.ts'
import { electricity } from './electricity/electricity.ts'
import { freight } from './freight/freight.ts'
import { fuel } from './fuel/fuel.ts'
import { hotel } from './hotel/hotel.ts'
import { llm } from './llm/llm.ts'
import { travel } from './travel/travel.ts'

export const DOMAINS: readonly Domain[] = [freight, travel, hotel, electricity, fuel, llm]

export const PARTS = DOMAINS.flatMap(({ part }) => part ?? [])

export const OPERATIONS = DOMAINS.flatMap(({ operations }) => operations)
