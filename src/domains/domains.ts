/** The domains of this release, in the order of GET /: whoever has to know all of them reads this list. */
import { catalogue } from './catalogue/catalogue.ts'
import type { Domain } from './domain.ts'
import { electricity } from './electricity/electricity.ts'
import { freight } from './freight/freight.ts'
import { fuel } from './fuel/fuel.ts'
import { geography } from './geography/geography.ts'
import { homeworking } from './homeworking/homeworking.ts'
import { hotel } from './hotel/hotel.ts'
import { llm } from './llm/llm.ts'
import { refrigerant } from './refrigerant/refrigerant.ts'
import { spend } from './spend/spend.ts'
import { travel } from './travel/travel.ts'
import { waste } from './waste/waste.ts'
import { water } from './water/water.ts'

const CALCULATORS: readonly Domain[] = [
  freight,
  travel,
  hotel,
  electricity,
  fuel,
  llm,
  water,
  waste,
  refrigerant,
  homeworking,
  spend,
  geography,
]

/** With the catalogue of what all of them rest on. */
export const DOMAINS: readonly Domain[] = [...CALCULATORS, catalogue(CALCULATORS)]

export const PARTS = DOMAINS.flatMap(({ part }) => part ?? [])

export const OPERATIONS = DOMAINS.flatMap(({ operations }) => operations)
