/** The domains of this release, in the order of GET /: whoever has to know all of them reads this list. */
import { homeworking } from './amount/homeworking.ts'
import { refrigerant } from './amount/refrigerant.ts'
import { spend } from './amount/spend.ts'
import { waste } from './amount/waste.ts'
import { water } from './amount/water.ts'
import { catalogue } from './catalogue/catalogue.ts'
import type { Domain } from './domain.ts'
import { electricity } from './electricity/electricity.ts'
import { freight } from './freight/freight.ts'
import { fuel } from './fuel/fuel.ts'
import { geography } from './geography/geography.ts'
import { hotel } from './hotel/hotel.ts'
import { llm } from './llm/llm.ts'
import { travel } from './travel/travel.ts'

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
