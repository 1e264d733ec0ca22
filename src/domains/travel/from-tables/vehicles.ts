/** Vehicles of an edition by mode and type: by a published factor, on the grids of the way, or both. */

import { figureEntry } from '../../../engine/figure.ts'
import { getOrThrow } from '../../../engine/helpers/get-or-throw.ts'
import type { Decimal } from '../../../engine/numbers/decimal.ts'
import type { TrailEntry } from '../../../engine/trail.ts'
import type { ReferenceTables } from '../../../factors/reference/reference-tables.ts'
import type { TableSet } from '../../../factors/tables/table.ts'
import {
  TRAVEL_ELECTRICITY,
  TRAVEL_FACTORS,
  TRAVEL_REGIONAL,
  TRAVEL_WTT_FACTORS,
  type TravelElectricityRow,
} from '../tables.ts'
import { countsVehicles, publishedFactor, type TravelFactor } from './published-factor.ts'
import { publisherOf } from './trail.ts'

/** A vehicle that draws electricity from the grids on its way. */
export interface ElectricVehicle {
  readonly perVehicle: boolean
  /** kWh per km at the plug. */
  readonly kwhPerKm: Decimal
  readonly trail: TrailEntry
}

/** One kind of vehicle of a mode; neither, where it is known of some countries alone. */
export interface TravelVehicle {
  readonly factor?: TravelFactor
  readonly electric?: ElectricVehicle
}

/** By transport mode, then by vehicle type. */
export function vehicles(tables: TableSet, basis: ReferenceTables): Map<string, Map<string, TravelVehicle>> {
  const wtt = new Map(tables.rows(TRAVEL_WTT_FACTORS).map((row) => [keyOf(row), row]))
  const byMode = new Map<string, Map<string, TravelVehicle>>()
  const put = (mode: string, type: string, vehicle: TravelVehicle) => {
    const types = byMode.get(mode) ?? new Map<string, TravelVehicle>()
    byMode.set(mode, types.set(type, { ...types.get(type), ...vehicle }))
  }
  for (const row of tables.rows(TRAVEL_FACTORS)) {
    const use = `travel ${row.transport_mode} ${row.vehicle_type.replaceAll('_', ' ')}`
    const factor = publishedFactor(basis, {
      row,
      wtt: getOrThrow(wtt, keyOf(row)),
      abroad: 'region',
      uses: { direct: use, wtt: use },
    })
    put(row.transport_mode, row.vehicle_type, { factor })
  }
  for (const row of tables.rows(TRAVEL_ELECTRICITY)) {
    put(row.transport_mode, row.vehicle_type, { electric: electricVehicle(row, basis) })
  }
  for (const { transport_mode, vehicle_type } of tables.rows(TRAVEL_REGIONAL)) {
    put(transport_mode, vehicle_type, {})
  }
  return byMode
}

function keyOf(row: { transport_mode: string; vehicle_type: string }): string {
  return `${row.transport_mode} ${row.vehicle_type}`
}

function electricVehicle(row: TravelElectricityRow, basis: ReferenceTables): ElectricVehicle {
  return {
    perVehicle: countsVehicles(row.unit),
    kwhPerKm: row.kwh_per_km,
    trail: figureEntry({
      category: 'energy_model',
      name: `${row.publisher_row}, electricity at the plug`,
      id: row.id,
      value: row.kwh_per_km,
      unit: row.unit,
      year: row.year,
      // Of cars it is applied everywhere; of trains there is a published factor at home, and this is for abroad.
      tier: row.transport_mode === 'car' ? 'global' : 'region',
      ...publisherOf(basis, row.source_id),
      note: `Derived: ${row.derivation}.`,
      ranges: basis.ranges.of(`travel ${row.transport_mode}_electric`),
    }),
  }
}
