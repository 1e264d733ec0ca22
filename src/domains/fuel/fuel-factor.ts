/** What an edition knows of a fuel: its factors by unit. */

import type { OfEdition } from '../../engine/choice.ts'
import type { Notice } from '../../engine/notices.ts'
import type { Decimal } from '../../engine/numbers/decimal.ts'
import type { GwpSet, TrailEntry } from '../../engine/trail.ts'
import type { FuelCategory } from './categories.ts'

/** Published factors of a unit burnt, kg CO2e, each with the GWP set that its publisher states. */
export interface FuelFactor extends OfEdition, FuelFigures {
  readonly unit: string
  readonly year: number
  /** The country of the publisher. */
  readonly home: string
  /** The same as borrowed for another country. */
  readonly abroad: FuelFigures
}

export interface FuelFigures {
  readonly direct: PublishedFactor
  readonly wellToTank: PublishedFactor
  /** kg of biogenic CO2, outside of the scopes. */
  readonly biogenicCo2?: PublishedFactor
}

export interface PublishedFactor {
  readonly entry: TrailEntry
  readonly gwp: GwpSet
}

export interface Fuel extends OfEdition {
  readonly fuelType: string
  readonly label: string
  readonly category: FuelCategory
  readonly isBiofuel: boolean
  readonly defaultUnit: string
  /** By unit, in the order in which they are listed. */
  readonly factors: ReadonlyMap<string, FuelFactor>
  /** What holds for every use of this fuel. */
  readonly notices: readonly Notice[]
}

/** Weights of CO2, CH4 and N2O in a direct factor. */
export type Weights = readonly [co2: Decimal, ch4: Decimal, n2o: Decimal]
