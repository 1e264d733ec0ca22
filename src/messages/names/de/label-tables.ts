/** German names of what has an id of ours, by kind of thing. */
import type { Labels } from '../labels.ts'
import { ENERGY } from './labels/energy.ts'
import { FREIGHT } from './labels/freight.ts'
import { RESULTS } from './labels/results.ts'
import { TRAVEL } from './labels/travel.ts'
import { UNITS } from './labels/units.ts'
import { WASTE } from './labels/waste.ts'
import { GERMAN_LABELS as JOURNEYS } from './labels.ts'

export const GERMAN_TABLES: Labels = {
  ...JOURNEYS,
  ...TRAVEL,
  ...FREIGHT,
  ...ENERGY,
  ...WASTE,
  ...RESULTS,
  ...UNITS,
}
