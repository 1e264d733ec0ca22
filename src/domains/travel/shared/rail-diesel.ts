/** The gas oil that diesel trains burn, for whatever runs on rails. */

import type { ReferenceTables } from '../../../factors/reference/reference-tables.ts'
import type { TableSet } from '../../../factors/tables/table.ts'
import { type RailEnergy, rail } from '../from-tables/rail.ts'

/** kg CO2e per kWh (net), with the entries of the trail. */
export type RailDiesel = Pick<RailEnergy, 'dieselDirect' | 'dieselWellToTank'> & {
  readonly trail: Pick<RailEnergy['trail'], 'dieselDirect' | 'dieselWellToTank'>
}

export function railDiesel(tables: TableSet, basis: ReferenceTables): RailDiesel {
  return rail(tables, basis).energy
}
