/** The grid of a country or a state, or the error where there is none. */

import { ApiError, problem } from '../../../engine/errors.ts'
import type { Edition } from '../../../factors/edition.ts'
import type { Grid } from './grid.ts'
import { gridsOf } from './grids.ts'

/** The grid of a country. Throws no_factor when none is known; `field` is the parameter that named the country. */
export function requireCountryGrid(edition: Edition, countryCode: string, field: string): Grid {
  const grid = gridsOf(edition).byCountry.get(countryCode)
  if (grid) return grid
  throw new ApiError(
    problem('no_factor.grid', { country: countryCode, country_code: countryCode }, { field }),
  )
}

/** Ember's factor of a country. Throws no_factor for one with a proxy value. */
export function requireEmberGrid(edition: Edition, countryCode: string, field: string): Grid {
  const grid = gridsOf(edition).ember.get(countryCode)
  if (grid && !grid.isEstimate) return grid
  const country = { country: countryCode, country_code: countryCode }
  throw new ApiError(problem('no_factor.grid_ember', country, { field }))
}

/** Throws validation_error for a code that is not among those of the edition. */
export function requireSubregionGrid(edition: Edition, code: string): Grid {
  const { subregions } = gridsOf(edition)
  const grid = subregions.get(code)
  if (grid) return grid
  const allowed = [...subregions.keys()].sort()
  const values = { value: code, has_list: allowed.length > 0, allowed }
  const extras = { available_subregions: allowed }
  throw new ApiError(problem('validation_error.subregion_unknown', values, { field: 'subregion', extras }))
}

/** The grid of a state, given with or without its country in front: ON or CA-ON. Throws validation_error for `state`. */
export function requireStateGrid(edition: Edition, countryCode: string, state: string): Grid {
  const { states } = gridsOf(edition)
  const grid =
    states.get(`${countryCode}-${state}`) ??
    (state.startsWith(`${countryCode}-`) ? states.get(state) : undefined)
  if (!grid) throw unknownState([...states.keys()], countryCode, state)
  return grid
}

/** `known`: all states, with their countries in front. */
function unknownState(known: readonly string[], countryCode: string, state: string): ApiError {
  const prefix = `${countryCode}-`
  const allowed = known
    .filter((code) => code.startsWith(prefix))
    .map((code) => code.slice(prefix.length))
    .sort()
  const country = countryCode
  if (allowed.length === 0) {
    const countries = [...new Set(known.map((code) => code.slice(0, 2)))].sort()
    const values = { country, countries }
    return new ApiError(problem('validation_error.country_without_states', values, { field: 'state' }))
  }
  const values = { value: state, country, allowed }
  const extras = { available_states: allowed }
  return new ApiError(problem('validation_error.state_unknown', values, { field: 'state', extras }))
}
