/** Passenger trains of an edition: the traction of each country, and the energy of a passenger-km. */

import { EVERYWHERE, figureEntry } from '../../core/figure.ts'
import { required } from '../../core/required.ts'
import type { DataCategory } from '../../core/trail.ts'
import type { Country, Source, Travel } from '../edition.ts'
import type { Tables } from '../rows.ts'
import type { RailCountry, RailEnergy } from './rail-parts.ts'

type Lookup<T> = ReadonlyMap<string, T>

/** Rows of rail_energy that must be there. */
export const RAIL_ENERGY = {
  electricKwh: 'rail-electric-energy',
  dieselKwh: 'rail-diesel-energy',
  dieselDirect: 'rail-diesel-direct',
  dieselWellToTank: 'rail-diesel-wtt',
} as const

export function rail(tables: Tables, countries: Lookup<Country>, sources: Lookup<Source>): Travel['rail'] {
  return {
    energy: railEnergy(tables, sources),
    countries: new Map(
      tables.rail_traction.map((row) => [row.country_code, railCountry(row, countries, sources)]),
    ),
  }
}

function railCountry(
  row: Tables['rail_traction'][number],
  countries: Lookup<Country>,
  sources: Lookup<Source>,
): RailCountry {
  const region = required(countries, row.country_code)
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
      source: required(sources, row.source_id),
      note: row.note ? `${row.note}.` : `Evidence: ${row.confidence}.`,
    }),
  }
}

function railEnergy(tables: Tables, sources: Lookup<Source>): RailEnergy {
  const rows = new Map(tables.rail_energy.map((row) => [row.id, row]))
  const entry = (id: string, category: DataCategory, name: string) => {
    const row = required(rows, id)
    return figureEntry({
      category,
      name,
      id,
      value: row.value,
      unit: row.unit,
      year: row.year,
      tier: category === 'energy_model' ? 'estimate' : 'global',
      region: EVERYWHERE,
      source: required(sources, row.source_id),
      note: `${row.basis}.`,
    })
  }
  const value = (id: string) => required(rows, id).value
  return {
    electricKwh: value(RAIL_ENERGY.electricKwh),
    dieselKwh: value(RAIL_ENERGY.dieselKwh),
    dieselDirect: value(RAIL_ENERGY.dieselDirect),
    dieselWellToTank: value(RAIL_ENERGY.dieselWellToTank),
    year: required(rows, RAIL_ENERGY.dieselDirect).year,
    trail: {
      electricKwh: entry(RAIL_ENERGY.electricKwh, 'energy_model', 'Electric trains, electricity at the plug'),
      dieselKwh: entry(RAIL_ENERGY.dieselKwh, 'energy_model', 'Diesel trains, energy of the fuel'),
      dieselDirect: entry(RAIL_ENERGY.dieselDirect, 'emission_factor', 'Gas oil, direct combustion'),
      dieselWellToTank: entry(RAIL_ENERGY.dieselWellToTank, 'wtt_factor', 'Gas oil, well-to-tank'),
    },
  }
}
