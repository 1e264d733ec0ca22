/** What the electricity endpoints say alike about a grid, and how they find it. */

import { Type } from 'typebox'
import { ApiError } from '../../../contract/errors.ts'
import { quote } from '../../../contract/quote.ts'
import { toNumber } from '../../../core/decimal.ts'
import type { Edition } from '../../edition.ts'
import { isClean, isDirty } from '../grids.ts'
import type { Grid } from './grid.ts'
import { gridsOf } from './grids.ts'

export const INTENSITY_UNIT = 'gCO2e/kWh'

export const gridFields = {
  carbon_intensity: Type.Number({ minimum: 0, description: 'As published.' }),
  unit: Type.Literal(INTENSITY_UNIT),
  country_code: Type.String(),
  country_name: Type.String(),
  region: Type.String({ description: 'A continent, for example north_america.' }),
  year: Type.Integer(),
  boundary: Type.Enum(['life_cycle', 'direct'], {
    description: 'life_cycle: with fuel supply and plant manufacture. direct: combustion only.',
  }),
  is_clean_grid: Type.Boolean({ description: 'Below 100 gCO2e/kWh.' }),
  is_dirty_grid: Type.Boolean({ description: 'Above 500 gCO2e/kWh.' }),
  is_estimate: Type.Boolean({ description: "Borrowed from another country's grid." }),
}

export function presentGrid(grid: Grid) {
  return {
    carbon_intensity: toNumber(grid.intensity),
    unit: INTENSITY_UNIT,
    country_code: grid.countryCode,
    country_name: grid.countryName,
    region: grid.worldRegion,
    year: grid.year,
    boundary: grid.boundary,
    is_clean_grid: isClean(grid),
    is_dirty_grid: isDirty(grid),
    is_estimate: grid.isEstimate,
  } as const
}

/** The grid of a country. Throws no_factor when none is known. */
export function requireCountryGrid(edition: Edition, countryCode: string, field: string): Grid {
  const grid = gridsOf(edition).byCountry.get(countryCode)
  if (grid) return grid
  const name = edition.countries.get(countryCode)?.name ?? countryCode
  const message = `No grid intensity is known for ${name} (${countryCode}).`
  throw new ApiError({ code: 'no_factor', field, message })
}

/** The grid of a state, given with or without its country in front: ON or CA-ON. Throws validation_error. */
export function requireStateGrid(edition: Edition, countryCode: string, state: string): Grid {
  const { states } = gridsOf(edition)
  const grid =
    states.get(`${countryCode}-${state}`) ??
    (state.startsWith(`${countryCode}-`) ? states.get(state) : undefined)
  if (grid) return grid
  const available = statesOf(edition, countryCode)
  const countries = [...new Set([...states.keys()].map((code) => code.slice(0, 2)))].sort().join(', ')
  const message =
    available.length > 0
      ? `State ${quote(state)} is not known in ${countryCode}; known are ${available.join(', ')}.`
      : `There are no states for ${countryCode}; there are for ${countries}.`
  throw new ApiError({
    code: 'validation_error',
    field: 'state',
    message,
    ...(available.length > 0 && { extras: { available_states: available } }),
  })
}

function statesOf(edition: Edition, countryCode: string): string[] {
  const prefix = `${countryCode}-`
  const codes = [...gridsOf(edition).states.keys()].filter((code) => code.startsWith(prefix))
  return codes.map((code) => code.slice(prefix.length)).sort()
}

/** A state alone says nothing: CA is a state, a province's country and a country. */
export function refuseStateAlone(): never {
  const message = "Parameter 'state' needs 'country': country=US with state=CA, or country=CA with state=ON."
  throw new ApiError({ code: 'validation_error', field: 'state', message })
}
