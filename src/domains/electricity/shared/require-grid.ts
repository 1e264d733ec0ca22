/** The grid of a country or a state, or the error that says why there is none. */

import { quote } from '../../../contract/quote.ts'
import { ApiError } from '../../../engine/errors.ts'
import type { Edition } from '../../../factors/edition.ts'
import type { Grid } from './grid.ts'
import { gridsOf } from './grids.ts'

/** The grid of a country. Throws no_factor when none is known; `field` is the parameter that named the country. */
export function requireCountryGrid(edition: Edition, countryCode: string, field: string): Grid {
  const grid = gridsOf(edition).byCountry.get(countryCode)
  if (grid) return grid
  const name = edition.countries.get(countryCode)?.name ?? countryCode
  const message = `No grid intensity is known for ${name} (${countryCode}).`
  throw new ApiError({ code: 'no_factor', field, message })
}

/** Ember's figure of a country that it has. Throws no_factor for one whose figure is borrowed. */
export function requireEmberGrid(edition: Edition, countryCode: string, field: string): Grid {
  const grid = gridsOf(edition).ember.get(countryCode)
  if (grid && !grid.isEstimate) return grid
  const name = edition.countries.get(countryCode)?.name ?? countryCode
  const message = `Ember has no grid intensity for ${name} (${countryCode}).`
  throw new ApiError({ code: 'no_factor', field, message })
}

/** Throws validation_error for a code that is not among those of the edition. */
export function requireSubregionGrid(edition: Edition, code: string): Grid {
  const { subregions } = gridsOf(edition)
  const grid = subregions.get(code)
  if (grid) return grid
  const available = [...subregions.keys()].sort()
  const known =
    available.length > 0 ? `known are ${available.join(', ')}.` : 'this edition has none; others do.'
  throw new ApiError({
    code: 'validation_error',
    field: 'subregion',
    message: `Subregion ${quote(code)} is not known; ${known}`,
    extras: { available_subregions: available },
  })
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
  const available = known
    .filter((code) => code.startsWith(prefix))
    .map((code) => code.slice(prefix.length))
    .sort()
  const problem = { code: 'validation_error', field: 'state' } as const
  if (available.length === 0) {
    const countries = [...new Set(known.map((code) => code.slice(0, 2)))].sort().join(', ')
    return new ApiError({
      ...problem,
      message: `There are no states for ${countryCode}; there are for ${countries}.`,
    })
  }
  return new ApiError({
    ...problem,
    message: `State ${quote(state)} is not known in ${countryCode}; known are ${available.join(', ')}.`,
    extras: { available_states: available },
  })
}
