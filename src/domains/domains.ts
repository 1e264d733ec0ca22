/** The domains of this release: whoever has to know all of them reads this list. */
import { electricityPart } from './electricity/part.ts'
import { freightPart } from './freight/part.ts'
import { fuelPart } from './fuel/part.ts'
import { hotelPart } from './hotel/part.ts'
import { llmPart } from './llm/part.ts'
import { travelPart } from './travel/part.ts'

export const PARTS = [hotelPart, fuelPart, electricityPart, travelPart, freightPart, llmPart]
