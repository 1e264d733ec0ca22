/** The grids of an edition, for whatever draws electricity. */
import type { Edition } from '../../../factors/edition.ts'
import { electricityPart } from '../part.ts'
import type { Grids } from './grid.ts'

export function gridsOf(edition: Edition): Grids {
  return edition.part(electricityPart)
}
