/** Vehicles of an edition by mode and type: by a published factor, on the grids of the way, or both. */
import { figureEntry } from '../../../core/figure.ts'
import { requireEntry } from '../../../core/required.ts'
import type { TableSet } from '../../../tables/table.ts'
import type { Basis } from '../../basis/basis.ts'
import type { ElectricVehicle, TravelFactor } from '../calculate.ts'
import { HOME_COUNTRY } from '../home.ts'
import {
  TRAVEL_ELECTRICITY,
  TRAVEL_FACTORS,
  TRAVEL_REGIONAL,
  TRAVEL_WTT_FACTORS,
  type TravelElectricityRow,
} from '../tables.ts'
import { countsVehicles, publishedFactor } from './published-factor.ts'

/** One kind of vehicle of a mode; neither, where it is known of some countries alone. */
export interface TravelVehicle {
  readonly factor?: TravelFactor
  readonly electric?: ElectricVehicle
}

/** By transport mode, then by vehicle type. */
export function vehicles(tables: TableSet, basis: Basis): Map<string, Map<string, TravelVehicle>> {
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
      wtt: requireEntry(wtt, keyOf(row)),
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

function electricVehicle(row: TravelElectricityRow, { countries, sources, ranges }: Basis): ElectricVehicle {
  return {
    perVehicle: countsVehicles(row.unit),
    kwhPerKm: row.kwh_per_km,
    year: row.year,
    trail: figureEntry({
      category: 'energy_model',
      name: `${row.publisher_row}, electricity at the plug`,
      id: row.id,
      value: row.kwh_per_km,
      unit: row.unit,
      year: row.year,
      // Of cars it is applied everywhere; of trains there is a published factor at home, and this is for abroad.
      tier: row.transport_mode === 'car' ? 'global' : 'region',
      region: requireEntry(countries, HOME_COUNTRY),
      source: requireEntry(sources, row.source_id),
      note: `Derived: ${row.derivation}.`,
      ranges: ranges.of(`travel ${row.transport_mode}_electric`),
    }),
  }
}
