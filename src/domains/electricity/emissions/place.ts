/** The grid of an electricity use: cloud pair before state before country. */

import { ApiError, problem } from '../../../engine/errors.ts'
import { getOrThrow } from '../../../engine/helpers/get-or-throw.ts'
import { fallback, type Notice, warning } from '../../../engine/notices.ts'
import type { Edition } from '../../../factors/edition.ts'
import { type AskedPlace, countryGrid, findAskedGrid, refuseEmber } from '../asked-grid.ts'
import type { CloudRegion } from '../cloud.ts'
import { electricityPart } from '../part.ts'
import { areaOf } from '../shared/area.ts'
import type { Grid } from '../shared/grid.ts'
import { requireStateGrid } from '../shared/require-grid.ts'

/** The parameters that locate the use. */
export interface UsePlace extends AskedPlace {
  readonly cloud_provider?: string | undefined
  readonly cloud_region?: string | undefined
}

export interface PlacedGrid {
  readonly grid: Grid
  readonly cloud?: CloudRegion
  /** About the place: assumed, or ignored. */
  readonly notices: readonly Notice[]
}

/** The country that the v1 contract assumes when nothing is given. */
const DEFAULT_COUNTRY = 'GB'

/** Throws validation_error for a place that does not exist, no_factor for one without a grid. */
export function requirePlacedGrid(edition: Edition, place: UsePlace): PlacedGrid {
  if (place.cloud_provider !== undefined || place.cloud_region !== undefined) return cloudGrid(edition, place)
  const asked = findAskedGrid(edition, place)
  if (asked) return { grid: asked, notices: [] }
  const grid = countryGrid(edition, DEFAULT_COUNTRY, place.grid_source, 'country')
  return { grid, notices: [fallback('location_assumed.grid', { country: DEFAULT_COUNTRY }, 'country')] }
}

function cloudGrid(edition: Edition, place: UsePlace): PlacedGrid {
  const cloud = requireCloudRegion(edition, place)
  if (cloud.usState !== undefined) refuseEmber(place, 'state')
  const grid =
    cloud.usState === undefined
      ? countryGrid(edition, cloud.countryCode, place.grid_source, 'cloud_region')
      : requireStateGrid(edition, cloud.countryCode, cloud.usState)
  return { grid, cloud, notices: ignoredNotices(place, cloud, grid) }
}

function requireCloudRegion(edition: Edition, { cloud_provider, cloud_region }: UsePlace): CloudRegion {
  if (cloud_provider === undefined || cloud_region === undefined) {
    const missing = cloud_provider === undefined ? 'cloud_provider' : 'cloud_region'
    throw new ApiError(problem('validation_error.cloud_pair', { param: missing }, { field: missing }))
  }
  return getOrThrow(getOrThrow(edition.part(electricityPart).cloudRegions, cloud_provider), cloud_region)
}

/** The cloud pair wins; a country, state or subregion that differs is reported. */
function ignoredNotices({ country, state, subregion }: UsePlace, cloud: CloudRegion, grid: Grid): Notice[] {
  const where = { cloud_region: cloud.region, grid_area: areaOf(grid) }
  const notices: Notice[] = []
  if (country !== undefined && country !== cloud.countryCode) {
    notices.push(warning('country_ignored.cloud', { ...where, country_code: country }, 'country'))
  }
  const sameState = state === cloud.usState || state === `${cloud.countryCode}-${cloud.usState}`
  if (state !== undefined && !sameState) {
    notices.push(warning('state_ignored', { ...where, value: state }, 'state'))
  }
  if (subregion !== undefined) {
    notices.push(warning('subregion_ignored', { ...where, value: subregion }, 'subregion'))
  }
  return notices
}
