/** The gas oil that diesel trains burn, for whatever runs on rails. */
import type { TableSet } from '../../../tables/table.ts'
import type { Basis } from '../../basis/basis.ts'
import { rail } from '../from-tables/rail.ts'
import type { RailEnergy } from '../rail-parts.ts'

/** kg CO2e per kWh (net), with the entries of the trail. */
export type RailDiesel = Pick<RailEnergy, 'dieselDirect' | 'dieselWellToTank'> & {
  readonly trail: Pick<RailEnergy['trail'], 'dieselDirect' | 'dieselWellToTank'>
}

export function railDiesel(tables: TableSet, basis: Basis): RailDiesel {
  return rail(tables, basis).energy
}
