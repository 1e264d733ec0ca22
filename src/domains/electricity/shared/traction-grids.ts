/** The grids that an electric vehicle or train draws from, country by country. */

import { about, fallback, type Notice } from '../../../engine/notices.ts'
import { decimal } from '../../../engine/numbers/decimal.ts'
import { apportion } from '../../../engine/numbers/quantity.ts'
import { commonGwp, type GwpSet } from '../../../engine/trail.ts'
import type { Edition } from '../../../factors/edition.ts'
import type { GridStretch } from './grid-stretch.ts'
import { gridsOf } from './grids.ts'

/** A country on the way; the metres of all add up to the distance. */
export interface CountryStretch {
  readonly countryCode: string
  readonly distanceMetres: number
  /** What stands for its kilometres in notes, where they are a number of the request. */
  readonly km?: string
}

export interface TractionGrids {
  /** In order of entry; the metres add up to those of the countries given. */
  readonly stretches: readonly GridStretch[]
  readonly gwp: GwpSet
  /** Of grids that are borrowed or unknown, and of losses that are assumed. */
  readonly fallbacks: readonly Notice[]
  /** Of the direct part, for results with that part alone, and of the upstream part, for results that include it. */
  readonly splitFallbacks: readonly Notice[]
  readonly upstreamFallbacks: readonly Notice[]
}

/**
 * The grid of every country on the way. A country without a known grid draws as the others on the way do, by their
 * share of the distance. Undefined when none of the countries has one. `subject` is what the notices are about.
 */
export function tractionGrids(
  edition: Edition,
  countries: readonly CountryStretch[],
  subject: string,
): TractionGrids | undefined {
  const found = countries.map((country) => ({
    ...country,
    grid: gridsOf(edition).byCountry.get(country.countryCode),
  }))
  const known = found.flatMap(({ grid, ...stretch }) => (grid ? [{ ...stretch, grid }] : []))
  if (known.length === 0) return undefined
  const unknown = found.filter(({ grid }) => grid === undefined)
  const totalMetres = countries.reduce((sum, { distanceMetres }) => sum + distanceMetres, 0)
  const stretches = stretchedTo(known, totalMetres).filter(({ distanceMetres }) => distanceMetres > 0)
  const crossed = stretches.length > 0 ? stretches : known.slice(0, 1)
  return {
    stretches: crossed,
    gwp: commonGwp(crossed.map(({ grid }) => grid.gwp)),
    splitFallbacks: crossed.flatMap(({ grid }) => grid.splitNotices),
    upstreamFallbacks: crossed.flatMap(({ grid }) =>
      grid.upstreamNotices.filter(({ isFallback }) => isFallback),
    ),
    fallbacks: [
      ...unknown.map(({ countryCode: country }) =>
        fallback('estimated_factor.traction_grid', { country }, subject),
      ),
      ...about(subject, crossed.flatMap(fallbacksOf)),
    ],
  }
}

/**
 * The same stretches with metres that add up to `totalMetres`, in proportion to their own (equally when those are all
 * zero).
 */
export function stretchedTo<T extends { readonly distanceMetres: number }>(
  stretches: readonly T[],
  totalMetres: number,
): T[] {
  if (stretches.length === 0) return []
  const isNothing = stretches.every(({ distanceMetres }) => distanceMetres === 0)
  const metres = apportion(
    totalMetres,
    stretches.map(({ distanceMetres }) => decimal(isNothing ? 1 : distanceMetres)),
  )
  return stretches.map((stretch, i) => ({ ...stretch, distanceMetres: metres[i] as number }))
}

function fallbacksOf({ grid }: GridStretch): Notice[] {
  return [...grid.notices, ...grid.lossNotices].filter(({ isFallback }) => isFallback)
}
