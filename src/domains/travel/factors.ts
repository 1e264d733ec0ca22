/** Travel of an edition: vehicles by mode and type, hauls with their cabins, trains by country. */

import { getOrThrow } from '../../engine/helpers/get-or-throw.ts'
import { metresFromKm } from '../../engine/numbers/quantity.ts'
import type { ReferenceTables } from '../../factors/reference/reference-tables.ts'
import type { TableSet } from '../../factors/tables/table.ts'
import { type FlightCurve, flightCurve } from './from-tables/flight-curve.ts'
import { bands, type Haul, type HaulBand, international, territories } from './from-tables/hauls.ts'
import { type Rail, rail } from './from-tables/rail.ts'
import { type RegionalTravel, regionalTravel } from './from-tables/regional.ts'
import { type TravelVehicle, vehicles } from './from-tables/vehicles.ts'
import type { BandName } from './haul.ts'
import { TRAVEL_FACTORS, TRAVEL_FAR_TYPES } from './tables.ts'

/** The vehicle of a mode beyond a distance. */
export interface FarType {
  readonly aboveMetres: number
  readonly aboveKm: number
  readonly type: string
}

export interface Travel {
  /** Whose travel the publisher's factors describe; none where the edition has no factors of travel. */
  readonly homeCountry: string | undefined
  /** By transport mode, then by vehicle type. */
  readonly vehicles: ReadonlyMap<string, ReadonlyMap<string, TravelVehicle>>
  /** By transport mode: of long ways, where no vehicle is named. */
  readonly farTypes: ReadonlyMap<string, FarType>
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

export function travelFactors(tables: TableSet, basis: ReferenceTables): Travel {
  const [first] = tables.rows(TRAVEL_FACTORS)
  return {
    homeCountry: first && getOrThrow(basis.sources, first.source_id).region,
    vehicles: vehicles(tables, basis),
    farTypes: farTypes(tables),
    hauls: bands(tables, basis),
    international: international(tables, basis),
    territories: territories(tables),
    curve: flightCurve(tables, basis),
    regional: regionalTravel(tables, basis),
    rail: rail(tables, basis),
  }
}

function farTypes(tables: TableSet): ReadonlyMap<string, FarType> {
  return new Map(
    tables.rows(TRAVEL_FAR_TYPES).map(({ transport_mode, above_km, vehicle_type: type }) => {
      return [transport_mode, { aboveKm: above_km, aboveMetres: metresFromKm(above_km), type }]
    }),
  )
}
