/** Land travel by country of an edition: a published figure, or the electricity of a passenger-km. */
import { type Decimal, toNumber, ZERO } from '../../../core/decimal.ts'
import { figureEntry } from '../../../core/figure.ts'
import { requireEntry } from '../../../core/required.ts'
import type { DataCategory, GwpSet, Tier, TrailEntry } from '../../../core/trail.ts'
import type { TableSet } from '../../../tables/table.ts'
import type { Basis } from '../../basis/basis.ts'
import type { ElectricVehicle } from '../calculate.ts'
import { ENERGY_UNIT, TRAVEL_REGIONAL, type TravelRegionalRow } from '../tables.ts'
import { countsVehicles } from './published-factor.ts'

/** By mode, vehicle type and country code. */
export type RegionalTravel = ReadonlyMap<string, RegionalFigure>

export const regionalKey = (mode: string, type: string, countryCode: string): string =>
  [mode, type, countryCode].join(' ')

export interface RegionalFigure {
  readonly mode: TravelRegionalRow['transport_mode']
  readonly type: string
  /** The same over any distance: kg CO2e per km. Absent for what only its energy is known of. */
  readonly published?: PublishedFigure
  readonly electric?: ElectricVehicle
}

export interface PublishedFigure {
  readonly perVehicle: boolean
  readonly total: Decimal
  /** The part of the total that is purchased electricity: all or none. */
  readonly electricity: Decimal
  readonly wellToTank: Decimal
  readonly year: number
  readonly gwp: GwpSet
  readonly direct: TrailEntry
  /** By the ratio of another row; absent where the upstream part is inside of the total. */
  readonly upstream?: TrailEntry
}

export function regionalTravel(tables: TableSet, basis: Basis): RegionalTravel {
  return new Map(
    tables
      .rows(TRAVEL_REGIONAL)
      .map((row) => [
        regionalKey(row.transport_mode, row.vehicle_type, row.country_code),
        { mode: row.transport_mode, type: row.vehicle_type, ...figureOf(row, basis) },
      ]),
  )
}

function figureOf(row: TravelRegionalRow, basis: Basis): Pick<RegionalFigure, 'published' | 'electric'> {
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
      region: requireEntry(basis.countries, row.country_code),
      source: requireEntry(basis.sources, row.source_id),
      note: `${row.note}.`,
      ranges: basis.ranges.of(`travel ${row.transport_mode}_${row.kind}`),
    })
  if (unit === ENERGY_UNIT) {
    return {
      electric: { perVehicle, kwhPerKm: figure, year, trail: entry('energy_model', '', figure, 'estimate') },
    }
  }
  return {
    published: {
      perVehicle,
      total: figure,
      electricity: row.is_electric ? figure : ZERO,
      wellToTank: wtt_factor ?? ZERO,
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
