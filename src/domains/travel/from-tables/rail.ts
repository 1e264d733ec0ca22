/** Passenger trains of an edition: the traction of each country, and the energy of a passenger-km. */

import type { Source } from '../../../engine/figure.ts'
import { EVERYWHERE, figureEntry } from '../../../engine/figure.ts'
import { getOrThrow } from '../../../engine/helpers/get-or-throw.ts'
import type { Decimal } from '../../../engine/numbers/decimal.ts'
import type { DataCategory, TrailEntry } from '../../../engine/trail.ts'
import type { Ranges } from '../../../factors/reference/ranges.ts'
import type { Country, ReferenceTables } from '../../../factors/reference/reference-tables.ts'
import type { TableSet } from '../../../factors/tables/table.ts'
import { RAIL_ENERGY, RAIL_TRACTION, type RailTractionRow } from '../tables.ts'

export interface RailCountry {
  /** Share of passenger-km by electric trains, 0 to 1. */
  readonly electricShare: Decimal
  readonly trail: TrailEntry
}

/** The same for every country; only the share and the grid differ. */
export interface RailEnergy {
  /** kWh per passenger-km, at the plug. */
  readonly electricKwh: Decimal
  /** kWh of diesel per passenger-km, net calorific value. */
  readonly dieselKwh: Decimal
  /** kg CO2e per kWh of diesel. */
  readonly dieselDirect: Decimal
  readonly dieselWellToTank: Decimal
  readonly trail: {
    readonly electricKwh: TrailEntry
    readonly dieselKwh: TrailEntry
    readonly dieselDirect: TrailEntry
    readonly dieselWellToTank: TrailEntry
  }
}

export interface Rail {
  readonly energy: RailEnergy
  readonly countries: ReadonlyMap<string, RailCountry>
}

type Lookup<T> = ReadonlyMap<string, T>

/** Rows of rail_energy that must be there. */
export const RAIL_ENERGY_IDS = {
  electricKwh: 'rail-electric-energy',
  dieselKwh: 'rail-diesel-energy',
  dieselDirect: 'rail-diesel-direct',
  dieselWellToTank: 'rail-diesel-wtt',
} as const

export function rail(tables: TableSet, { countries, sources, ranges }: ReferenceTables): Rail {
  return {
    energy: railEnergy(tables, sources, ranges),
    countries: new Map(
      tables.rows(RAIL_TRACTION).map((row) => [row.country_code, railCountry(row, countries, sources)]),
    ),
  }
}

function railCountry(row: RailTractionRow, countries: Lookup<Country>, sources: Lookup<Source>): RailCountry {
  const region = getOrThrow(countries, row.country_code)
  return {
    electricShare: row.electric_share,
    trail: figureEntry({
      category: 'energy_model',
      name: `Electric share of passenger-km by rail, ${region.name}`,
      id: row.id,
      value: row.electric_share,
      unit: 'share of passenger-km',
      year: row.year,
      tier: row.note ? 'region' : 'estimate',
      region,
      source: getOrThrow(sources, row.source_id),
      note: row.note ? `${row.note}.` : `Evidence: ${row.confidence}.`,
    }),
  }
}

function railEnergy(tables: TableSet, sources: Lookup<Source>, ranges: Ranges): RailEnergy {
  const rows = new Map(tables.rows(RAIL_ENERGY).map((row) => [row.id, row]))
  const entry = (id: string, category: DataCategory, name: string) => {
    const row = getOrThrow(rows, id)
    return figureEntry({
      category,
      name,
      id,
      value: row.value,
      unit: row.unit,
      year: row.year,
      tier: category === 'energy_model' ? 'estimate' : 'global',
      region: EVERYWHERE,
      source: getOrThrow(sources, row.source_id),
      note: `${row.basis}.`,
      ranges: category === 'energy_model' ? ranges.of('travel rail_energy') : undefined,
    })
  }
  const value = (id: string) => getOrThrow(rows, id).value
  return {
    electricKwh: value(RAIL_ENERGY_IDS.electricKwh),
    dieselKwh: value(RAIL_ENERGY_IDS.dieselKwh),
    dieselDirect: value(RAIL_ENERGY_IDS.dieselDirect),
    dieselWellToTank: value(RAIL_ENERGY_IDS.dieselWellToTank),
    trail: {
      electricKwh: entry(
        RAIL_ENERGY_IDS.electricKwh,
        'energy_model',
        'Electric trains, electricity at the plug',
      ),
      dieselKwh: entry(RAIL_ENERGY_IDS.dieselKwh, 'energy_model', 'Diesel trains, energy of the fuel'),
      dieselDirect: entry(RAIL_ENERGY_IDS.dieselDirect, 'emission_factor', 'Gas oil, direct combustion'),
      dieselWellToTank: entry(RAIL_ENERGY_IDS.dieselWellToTank, 'wtt_factor', 'Gas oil, well-to-tank'),
    },
  }
}
