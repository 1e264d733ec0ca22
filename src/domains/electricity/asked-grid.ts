/** The grid that the parameters `country` and `state` name. */
import { ApiError } from '../../contract/errors.ts'
import type { Edition } from '../edition.ts'
import type { Grid } from './shared/grid.ts'
import { requireCountryGrid, requireStateGrid } from './shared/require-grid.ts'

export interface AskedPlace {
  readonly country?: string | undefined
  readonly state?: string | undefined
}

/** Undefined when neither is given. Throws no_factor for a country without a grid, validation_error for the state. */
export function findAskedGrid(edition: Edition, { country, state }: AskedPlace): Grid | undefined {
  if (country === undefined) {
    if (state !== undefined) throw stateAlone()
    return undefined
  }
  return state === undefined
    ? requireCountryGrid(edition, country, 'country')
    : requireStateGrid(edition, country, state)
}

/** A state alone says nothing: CA is a state, a province's country and a country. */
function stateAlone(): ApiError {
  const message = "Parameter 'state' needs 'country': country=US with state=CA, or country=CA with state=ON."
  return new ApiError({ code: 'validation_error', field: 'state', message })
}
