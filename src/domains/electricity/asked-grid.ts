/** The grid that the parameters `country`, `state` and `subregion` name. */
import { ApiError } from '../../engine/errors.ts'
import type { Edition } from '../../factors/edition.ts'
import type { Grid } from './shared/grid.ts'
import {
  requireCountryGrid,
  requireEmberGrid,
  requireStateGrid,
  requireSubregionGrid,
} from './shared/require-grid.ts'
import type { GridSource } from './source.ts'

export interface AskedPlace {
  readonly country?: string | undefined
  readonly state?: string | undefined
  readonly subregion?: string | undefined
  readonly grid_source: GridSource
}

const US = 'US'

/**
 * Undefined when nothing is given. Throws no_factor for a country without a grid, validation_error for a state or a
 * subregion.
 */
export function findAskedGrid(edition: Edition, place: AskedPlace): Grid | undefined {
  const { country, state, subregion } = place
  if (subregion !== undefined) return subregionGrid(edition, subregion, place)
  if (country === undefined) {
    if (state !== undefined) throw stateAlone()
    return undefined
  }
  if (state === undefined) return countryGrid(edition, country, place.grid_source, 'country')
  refuseEmber(place, 'state')
  return requireStateGrid(edition, country, state)
}

/** Of a whole country by the source that is asked for; `field` named the country. */
export function countryGrid(edition: Edition, country: string, source: GridSource, field: string): Grid {
  return source === 'ember'
    ? requireEmberGrid(edition, country, field)
    : requireCountryGrid(edition, country, field)
}

/** A subregion is of the United States, whether or not the country is named, and is itself the place. */
function subregionGrid(edition: Edition, subregion: string, place: AskedPlace): Grid {
  const { country, state } = place
  if (state !== undefined || (country !== undefined && country !== US)) {
    const message = `Parameter 'subregion' is one of the United States: give it with country=${US} or alone, and without state.`
    throw new ApiError({ code: 'validation_error', field: 'subregion', message })
  }
  refuseEmber(place, 'subregion')
  return requireSubregionGrid(edition, subregion)
}

/** Ember has countries alone. */
export function refuseEmber({ grid_source }: Pick<AskedPlace, 'grid_source'>, part: string): void {
  if (grid_source !== 'ember') return
  const message = `Ember has no figure of a ${part}: leave out 'grid_source', or give the country alone.`
  throw new ApiError({ code: 'validation_error', field: 'grid_source', message })
}

/** A state alone says nothing: CA is a state, a province's country and a country. */
function stateAlone(): ApiError {
  const message = "Parameter 'state' needs 'country': country=US with state=CA, or country=CA with state=ON."
  return new ApiError({ code: 'validation_error', field: 'state', message })
}
