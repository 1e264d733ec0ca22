/** The domains of this release, in the order of GET /: whoever has to know all of them reads this list. */
import { homeworking } from '../domains/amount/homeworking.ts'
import { refrigerant } from '../domains/amount/refrigerant.ts'
import { spend } from '../domains/amount/spend.ts'
import { waste } from '../domains/amount/waste.ts'
import { water } from '../domains/amount/water.ts'
import { catalogue } from '../domains/catalogue/catalogue.ts'
import type { Domain } from '../domains/domain.ts'
import { electricity } from '../domains/electricity/electricity.ts'
import { freight } from '../domains/freight/freight.ts'
import { fuel } from '../domains/fuel/fuel.ts'
import { geography } from '../domains/geography/geography.ts'
import { hotel } from '../domains/hotel/hotel.ts'
import { llm } from '../domains/llm/llm.ts'
import { travel } from '../domains/travel/travel.ts'

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

export const EDITION_PARTS = DOMAINS.flatMap(({ part }) => part ?? [])

export const OPERATIONS = DOMAINS.flatMap(({ operations }) => operations)
