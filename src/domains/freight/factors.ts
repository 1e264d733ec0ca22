/** Freight factors of an edition: published, moved to another fuel or to refrigerated goods, or brought by the operator. */

import { type Decimal, toNumber } from '../../core/decimal.ts'
import type { Source } from '../../core/figure.ts'
import { requireEntry } from '../../core/required.ts'
import type { Tier } from '../../core/trail.ts'
import type { TableSet } from '../../tables/table.ts'
import type { FlightHaul, FreightMode } from './calculate.ts'
import type { FreightFactor, FreightVehicle } from './factor.ts'
import { ELECTRIC, makeFactor } from './make.ts'
import { rowIndex } from './published.ts'
import {
  FREIGHT_CONSTANTS,
  FREIGHT_ELECTRIC,
  FREIGHT_FACTORS,
  FREIGHT_FUEL_RATIOS,
  FREIGHT_VEHICLES,
  type FreightVehicleRow,
} from './tables.ts'

/** Other words for a fuel. */
export const FREIGHT_FUEL_ALIASES: ReadonlyMap<string, string> = new Map([
  ['bev', ELECTRIC],
  ['battery_electric', ELECTRIC],
])

/** The word for the usual vehicle of each mode. */
export const USUAL_VEHICLE = 'average'

export interface FreightQuery {
  readonly mode: FreightMode
  readonly vehicleType: string
  readonly fuelSource: string
  /** Of flights. */
  readonly haul?: FlightHaul | undefined
  readonly refrigerated: boolean
  /** How close a published row is to the leg: exact, of another region, or the world's. */
  readonly nearness: Extract<Tier, 'exact' | 'region' | 'global'>
  /** Where the leg begins and ends, ISO 3166-1 alpha-2, and how long it is: rows of the operator may ask for them. */
  readonly from: string
  readonly to: string
  readonly distanceKm: number
  /** Whether whole vehicles are asked for, and their empty way back: rows of the operator have neither. */
  readonly isDedicated: boolean
  readonly returnsEmpty: boolean
}

export interface Freight {
  /** By mode and type, in the order in which they are listed; the first is the mode's default. */
  readonly vehicles: Readonly<Record<FreightMode, ReadonlyMap<string, FreightVehicle>>>
  readonly autoRoadKm: number
  find(query: FreightQuery): FreightFactor | undefined
}

/** The vehicle that a word means: its type, another word for it, or the usual one of the mode. */
export function findVehicle(
  { vehicles }: Pick<Freight, 'vehicles'>,
  mode: FreightMode,
  word: string,
): FreightVehicle | undefined {
  const ofMode = vehicles[mode]
  const [usual] = ofMode.values()
  if (word === USUAL_VEHICLE) return usual
  return ofMode.get(word) ?? [...ofMode.values()].find(({ aliases }) => aliases.includes(word))
}

export function freight(tables: TableSet, sources: ReadonlyMap<string, Source>): Freight {
  const constants = new Map(tables.rows(FREIGHT_CONSTANTS).map((row) => [row.id, row.value]))
  const context = { tables, sources, find: rowIndex(tables.rows(FREIGHT_FACTORS)) }
  const known = new Map<string, FreightFactor | undefined>()
  const ofMode = (mode: FreightMode) => {
    const rows = tables.rows(FREIGHT_VEHICLES).filter((row) => row.mode === mode)
    return new Map(rows.map((row) => [row.vehicle_type, vehicle(row, tables)]))
  }
  const vehicles = { road: ofMode('road'), rail: ofMode('rail'), sea: ofMode('sea'), air: ofMode('air') }
  return {
    vehicles,
    autoRoadKm: toNumber(requireEntry<Decimal>(constants, 'freight-auto-road-km')),
    find(query) {
      const { mode, vehicleType, fuelSource, haul, refrigerated, nearness } = query
      const key = [mode, vehicleType, fuelSource, haul, refrigerated, nearness].join()
      if (!known.has(key)) known.set(key, makeFactor(context, query, vehicles[mode].get(vehicleType)))
      return known.get(key)
    },
  }
}

function vehicle(row: FreightVehicleRow, tables: TableSet): FreightVehicle {
  const isOwn = ({ mode, vehicle_type }: { mode?: string; vehicle_type: string }) =>
    vehicle_type === row.vehicle_type && (mode ?? 'road') === row.mode
  const fuels = [tables.rows(FREIGHT_FACTORS), tables.rows(FREIGHT_FUEL_RATIOS)]
    .flatMap((rows) => rows.filter(isOwn))
    .map(({ fuel_source }): string => fuel_source)
  if (tables.rows(FREIGHT_ELECTRIC).some(isOwn)) fuels.push(ELECTRIC)
  return {
    mode: row.mode,
    vehicleType: row.vehicle_type,
    label: row.label,
    aliases: row.aliases?.split(' ') ?? [],
    fuels: [...new Set(fuels)],
  }
}
