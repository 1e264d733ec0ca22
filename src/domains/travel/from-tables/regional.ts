/** Land travel by country of an edition: a published figure, or the electricity of a passenger-km. */

import { figureEntry } from '../../../engine/figure.ts'
import { getOrThrow } from '../../../engine/helpers/get-or-throw.ts'
import { type Decimal, toNumber } from '../../../engine/numbers/decimal.ts'
import type { DataCategory, GwpSet, Tier, TrailEntry } from '../../../engine/trail.ts'
import type { ReferenceTables } from '../../../factors/reference/reference-tables.ts'
import type { TableSet } from '../../../factors/tables/table.ts'
import { ENERGY_UNIT, TRAVEL_REGIONAL, type TravelRegionalRow } from '../tables.ts'
import { countsVehicles } from './published-factor.ts'
import type { ElectricVehicle } from './vehicles.ts'

/** By mode, vehicle type and country code. */
export type RegionalTravel = ReadonlyMap<string, RegionalFigure>

export const regionalKey = (mode: string, type: string, countryCode: string): string =>
  [mode, type, countryCode].join(' ')

export interface RegionalFigure {
  /** The same over any distance: kg CO2e per km. Absent for what only its energy is known of. */
  readonly published?: PublishedFigure
  readonly electric?: ElectricVehicle
}

export interface PublishedFigure {
  readonly perVehicle: boolean
  /** Whether all of it is purchased electricity. */
  readonly isElectric: boolean
  readonly year: number
  readonly gwp: GwpSet
  readonly direct: TrailEntry
  /** By the ratio of another row; absent where the upstream part is inside of the total. */
  readonly upstream?: TrailEntry
}

export function regionalTravel(tables: TableSet, basis: ReferenceTables): RegionalTravel {
  return new Map(
    tables
      .rows(TRAVEL_REGIONAL)
      .map((row) => [
        regionalKey(row.transport_mode, row.vehicle_type, row.country_code),
        figureOf(row, basis),
      ]),
  )
}

function figureOf(
  row: TravelRegionalRow,
  basis: ReferenceTables,
): Pick<RegionalFigure, 'published' | 'electric'> {
  const { value: figure, wtt_factor, year, gwp, unit } = row
  const perVehicle = countsVehicles(unit)
  const entry = (category: DataCategory, name: string, value: Decimal, tier: Tier) =>
    figureEntry({
      category,
      name: `${row.publisher_row}${name}`,
      id: row.id,
      value,
      unit,
      year,
      tier,
      region: getOrThrow(basis.countries, row.country_code),
      source: getOrThrow(basis.sources, row.source_id),
      note: `${row.note}.`,
      ranges: basis.ranges.of(`travel ${row.transport_mode}_${row.kind}`),
    })
  if (unit === ENERGY_UNIT) {
    return {
      electric: { perVehicle, kwhPerKm: figure, trail: entry('energy_model', '', figure, 'estimate') },
    }
  }
  return {
    published: {
      perVehicle,
      isElectric: row.is_electric,
      year,
      gwp,
      direct: withElectricity(entry('emission_factor', ', tank-to-wheel', figure, 'exact'), row),
      ...(wtt_factor && { upstream: entry('wtt_factor', ', well-to-tank', wtt_factor, 'estimate') }),
    },
  }
}

function withElectricity(entry: TrailEntry, { is_electric, value, unit }: TravelRegionalRow): TrailEntry {
  if (!is_electric) return entry
  return { ...entry, note: `${entry.note ?? ''} Of this, electricity: ${toNumber(value)} ${unit}.` }
}
