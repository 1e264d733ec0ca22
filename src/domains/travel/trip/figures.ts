/** The figures that a trip rests on, and those of a published factor. */
import type { Contribution } from '../../../core/contribution.ts'
import { fallback, type Notice } from '../../../core/notices.ts'
import { commonGwp, type GwpSet, type TrailEntry } from '../../../core/trail.ts'
import type { Edition } from '../../edition.ts'
import type { CountryStretch } from '../../electricity/shared/traction-grids.ts'
import { allParts, type GasWeights, publishedParts, type TravelFactor, type TripParts } from '../calculate.ts'
import { isAtHome } from '../home.ts'
import { publishedContributions } from './contributions.ts'

export interface TripFigures {
  readonly parts: TripParts
  readonly perVehicle: boolean
  /** Absent unless the whole trip rests on one published factor. */
  readonly gasWeights?: GasWeights
  readonly year: number
  readonly gwp: GwpSet
  /** What the parts are made of: one passenger, or one vehicle, one way. */
  readonly direct: readonly Contribution[]
  /** Counted with the upstream part. */
  readonly upstream: readonly Contribution[]
  /** Borrowed, estimated, unknown. */
  readonly fallbacks: readonly Notice[]
  /** Those of electricity where the upstream part is left out, and where it is counted. */
  readonly splitFallbacks: readonly Notice[]
  readonly upstreamFallbacks: readonly Notice[]
}

export interface TripWhere {
  readonly distanceMetres: number
  /** By land: the countries with their metres, which add up to the distance. By water none. */
  readonly stretches: readonly CountryStretch[]
  /** Whether the publisher's factors describe the way although it leaves the publisher's country. */
  readonly isHome: boolean
}

/** A published factor over the whole way. */
export function publishedFigures(edition: Edition, factor: TravelFactor, where: TripWhere): TripFigures {
  const { distanceMetres, stretches } = where
  const isHome = where.isHome || (stretches.length > 0 && stretches.every(isAtHome))
  const trail = isHome ? factor.trail.atHome : factor.trail.abroad
  const isBorrowed = trail.direct.tier === 'region'
  return {
    parts: publishedParts(factor, distanceMetres),
    perVehicle: factor.perVehicle,
    gasWeights: factor.gasWeights,
    year: factor.year,
    gwp: factor.gwp,
    ...publishedContributions(factor, trail, distanceMetres),
    fallbacks: isBorrowed ? [borrowed(edition, trail.direct, stretches)] : [],
    splitFallbacks: [],
    upstreamFallbacks: [],
  }
}

/** A part of the way by itself. */
export function wayOver(stretches: readonly CountryStretch[]): TripWhere {
  const distanceMetres = stretches.reduce((sum, stretch) => sum + stretch.distanceMetres, 0)
  return { distanceMetres, stretches, isHome: false }
}

/** Figures of stretches that are travelled one after another. */
export function joined(all: readonly TripFigures[]): TripFigures {
  const [only] = all
  if (only && all.length === 1) return only
  return {
    parts: allParts(all.map(({ parts }) => parts)),
    perVehicle: all.some(({ perVehicle }) => perVehicle),
    year: Math.max(...all.map(({ year }) => year)),
    gwp: commonGwp(all.map(({ gwp }) => gwp)),
    direct: all.flatMap(({ direct }) => direct),
    upstream: all.flatMap(({ upstream }) => upstream),
    fallbacks: all.flatMap(({ fallbacks }) => fallbacks),
    splitFallbacks: all.flatMap(({ splitFallbacks }) => splitFallbacks),
    upstreamFallbacks: all.flatMap(({ upstreamFallbacks }) => upstreamFallbacks),
  }
}

/** The same figures with a notice before their own. */
export function withFallback(figures: TripFigures, notice: Notice): TripFigures {
  return { ...figures, fallbacks: [notice, ...figures.fallbacks] }
}

/** A figure of the publisher's country on a way that leaves it. */
export function borrowed(
  edition: Edition,
  { name, regionName }: TrailEntry,
  stretches: readonly CountryStretch[],
): Notice {
  const elsewhere = namesOf(
    edition,
    stretches.filter((stretch) => !isAtHome(stretch)),
  )
  const message = `The factor (${name}) describes travel in the ${regionName}; the edition has none for ${elsewhere || 'this way'}, so no other vehicle type is exact there either.`
  return fallback('factor_from_other_region', message, 'vehicle')
}

/** The names of countries for a sentence. */
export function namesOf({ countries }: Edition, stretches: readonly CountryStretch[]): string {
  return stretches.map(({ countryCode }) => countries.get(countryCode)?.name ?? countryCode).join(', ')
}
