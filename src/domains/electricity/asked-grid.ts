/** The grid that the parameters `country`, `state` and `subregion` name. */
import { ApiError, problem } from '../../engine/errors.ts'
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

/** Of a whole country by the requested source; `field` named the country. */
export function countryGrid(edition: Edition, country: string, source: GridSource, field: string): Grid {
  return source === 'ember'
    ? requireEmberGrid(edition, country, field)
    : requireCountryGrid(edition, country, field)
}

/** A subregion is of the United States, whether or not the country is named, and is itself the place. */
function subregionGrid(edition: Edition, subregion: string, place: AskedPlace): Grid {
  const { country, state } = place
  if (state !== undefined || (country !== undefined && country !== US)) {
    throw new ApiError(problem('validation_error.subregion_abroad', {}, { field: 'subregion' }))
  }
  refuseEmber(place, 'subregion')
  return requireSubregionGrid(edition, subregion)
}

/** Ember has countries alone. */
export function refuseEmber(
  { grid_source }: Pick<AskedPlace, 'grid_source'>,
  part: 'state' | 'subregion',
): void {
  if (grid_source !== 'ember') return
  throw new ApiError(problem('validation_error.ember_countries_only', { part }, { field: 'grid_source' }))
}

/** A state alone is ambiguous: CA is a state of the United States, and a country with provinces. */
function stateAlone(): ApiError {
  return new ApiError(problem('validation_error.state_without_country', {}, { field: 'state' }))
}
