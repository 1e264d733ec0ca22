/** Freight factors of an edition: published, moved to another fuel or to refrigerated goods, or brought by the operator. */

import { getOrThrow } from '../../engine/helpers/get-or-throw.ts'
import { type Decimal, toNumber } from '../../engine/numbers/decimal.ts'
import type { ReferenceTables } from '../../factors/reference/reference-tables.ts'
import type { TableSet } from '../../factors/tables/table.ts'
import type { Freight, FreightFactor, FreightVehicle } from './factor.ts'
import type { FreightMode } from './intensity.ts'
import { makeFactor } from './make.ts'
import { payloadFinder } from './payloads.ts'
import { rowIndex } from './published.ts'
import { regionalFreight } from './regional.ts'
import { registerRow } from './sea-register.ts'
import {
  FREIGHT_CONSTANTS,
  FREIGHT_ELECTRIC,
  FREIGHT_FACTORS,
  FREIGHT_FUEL_RATIOS,
  FREIGHT_SEA_REGISTER,
  FREIGHT_VEHICLES,
  type FreightFactorRow,
  type FreightVehicleRow,
} from './tables.ts'
import { type Figures, sailedEntry } from './trail.ts'
import { ELECTRIC } from './words.ts'

export function freightFactors(tables: TableSet, basis: ReferenceTables): Freight {
  const constants = new Map(tables.rows(FREIGHT_CONSTANTS).map((row) => [row.id, row.value]))
  const publisher = tables.rows(FREIGHT_FACTORS)
  const register = tables.rows(FREIGHT_SEA_REGISTER).map(registerRow)
  // The later of two rows for the same thing is found.
  const find = rowIndex([...publisher, ...register])
  const context = { tables, basis, find, findOfPublisher: rowIndex(publisher) }
  const known = new Map<string, FreightFactor | undefined>()
  const ofMode = (mode: FreightMode) => {
    const rows = tables.rows(FREIGHT_VEHICLES).filter((row) => row.mode === mode)
    return new Map(rows.map((row) => [row.vehicle_type, vehicle(row, tables)]))
  }
  const vehicles = { road: ofMode('road'), rail: ofMode('rail'), sea: ofMode('sea'), air: ofMode('air') }
  const { sailed } = sailedDistance(tables, basis)
  const homeCountry = homeOf(publisher, basis)
  return {
    vehicles,
    ...(sailed && { sailed }),
    homeCountry,
    payloadOf: payloadFinder(tables, basis, homeCountry),
    stepsKm: sailed ? [sailed.shortSeaKm] : [],
    regional: regionalFreight(tables, basis, (mode) => {
      const [usual] = vehicles[mode].values()
      if (!usual) throw new Error(`no vehicle for ${mode}`)
      return usual
    }),
    autoRoadKm: toNumber(getOrThrow<Decimal>(constants, 'freight-auto-road-km')),
    find(query) {
      const { mode, vehicleType, fuelSource, haul, refrigerated, nearness } = query
      const key = [mode, vehicleType, fuelSource, haul, refrigerated, nearness].join()
      if (!known.has(key)) known.set(key, makeFactor(context, query, vehicles[mode].get(vehicleType)))
      return known.get(key)
    },
  }
}

function homeOf([row]: readonly FreightFactorRow[], { sources }: Figures): string {
  return getOrThrow(sources, row?.source_id ?? '').region
}

/** Nothing where the edition has no such figures: then the shortest way counts as it is. */
function sailedDistance(tables: TableSet, basis: Figures): Pick<Freight, 'sailed'> {
  const rows = new Map(tables.rows(FREIGHT_CONSTANTS).map((row) => [row.id, row]))
  const [ratio, shortSea] = [rows.get('freight-sea-sailed'), rows.get('freight-short-sea-km')]
  if (!ratio || !shortSea) return {}
  return {
    sailed: {
      ratio: ratio.value,
      entry: sailedEntry(ratio, basis),
      shortSeaKm: toNumber(shortSea.value),
    },
  }
}

function vehicle(row: FreightVehicleRow, tables: TableSet): FreightVehicle {
  const isOwn = ({ mode, vehicle_type }: { mode?: string; vehicle_type: string }) =>
    (vehicle_type === row.vehicle_type || vehicle_type === row.rows_of) && (mode ?? 'road') === row.mode
  const register = tables.rows(FREIGHT_SEA_REGISTER).map(registerRow)
  const fuels = [tables.rows(FREIGHT_FACTORS), register, tables.rows(FREIGHT_FUEL_RATIOS)].flatMap((rows) =>
    rows.filter(isOwn).map(({ fuel_source }): string => fuel_source),
  )
  if (tables.rows(FREIGHT_ELECTRIC).some(isOwn)) fuels.push(ELECTRIC)
  return {
    mode: row.mode,
    vehicleType: row.vehicle_type,
    label: row.label,
    aliases: row.aliases?.split(' ') ?? [],
    fuels: [...new Set(fuels)],
  }
}
