/** Travel of an edition: vehicles by mode and type, hauls with their cabins, trains by country. */
import type { TableSet } from '../../tables/table.ts'
import type { Basis } from '../basis/basis.ts'
import { flightCurve } from './from-tables/flight-curve.ts'
import { bands, international, territories } from './from-tables/hauls.ts'
import { type Rail, rail } from './from-tables/rail.ts'
import { type RegionalTravel, regionalTravel } from './from-tables/regional.ts'
import { type TravelVehicle, vehicles } from './from-tables/vehicles.ts'
import type { BandName, FlightCurve, Haul, HaulBand } from './haul.ts'

export interface Travel {
  /** By transport mode, then by vehicle type. */
  readonly vehicles: ReadonlyMap<string, ReadonlyMap<string, TravelVehicle>>
  /** In order of length. */
  readonly hauls: readonly HaulBand[]
  /** Flights that do not touch the publisher's country; absent where the edition has no rows for them. */
  readonly international: Haul | undefined
  /** By country code, what the publisher calls a flight from its own country to there. */
  readonly territories: ReadonlyMap<string, BandName>
  readonly curve: FlightCurve
  readonly regional: RegionalTravel
  readonly rail: Rail
}

export function travelFactors(tables: TableSet, basis: Basis): Travel {
  return {
    vehicles: vehicles(tables, basis),
    hauls: bands(tables, basis),
    international: international(tables, basis),
    territories: territories(tables),
    curve: flightCurve(tables, basis),
    regional: regionalTravel(tables, basis),
    rail: rail(tables, basis),
  }
}
