/** Travel of an edition: vehicles by mode and type, hauls with their cabins, trains by country. */
import type { TableSet } from '../../tables/table.ts'
import type { Basis } from '../basis/basis.ts'
import { hauls } from './from-tables/hauls.ts'
import { type Rail, rail } from './from-tables/rail.ts'
import { type TravelVehicle, vehicles } from './from-tables/vehicles.ts'
import type { Haul } from './haul.ts'

export interface Travel {
  /** By transport mode, then by vehicle type. */
  readonly vehicles: ReadonlyMap<string, ReadonlyMap<string, TravelVehicle>>
  /** In order of length. */
  readonly hauls: readonly Haul[]
  readonly rail: Rail
}

export function travelFactors(tables: TableSet, basis: Basis): Travel {
  return {
    vehicles: vehicles(tables, basis),
    hauls: hauls(tables, basis),
    rail: rail(tables, basis),
  }
}
