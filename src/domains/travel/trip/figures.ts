/** The figures that a trip rests on, and those of a published factor. */
import { fallback, type Notice } from '../../../engine/notices.ts'
import { rational } from '../../../engine/numbers/rational.ts'
import { commonGwp, type GwpSet, type TrailEntry } from '../../../engine/trail.ts'
import type { Edition } from '../../../factors/edition.ts'
import type { CountryStretch } from '../../electricity/shared/traction-grids.ts'
import type { TravelFactor } from '../from-tables/published-factor.ts'
import type { FactorTrail } from '../from-tables/trail.ts'
import { isAtHome } from '../home.ts'
import { overDistance, type TripTerms } from './contributions.ts'

export interface TripFigures extends TripTerms {
  readonly perVehicle: boolean
  readonly year: number
  readonly gwp: GwpSet
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
  const isHome = where.isHome || (stretches.length > 0 && stretches.every(isAtHome(edition)))
  const trail = isHome ? factor.trail.atHome : factor.trail.abroad
  const isBorrowed = trail.direct.tier === 'region'
  return {
    ...publishedTerms(factor, trail, distanceMetres),
    perVehicle: factor.perVehicle,
    year: factor.year,
    gwp: factor.gwp,
    fallbacks: isBorrowed ? [borrowed(edition, trail.direct, stretches)] : [],
    splitFallbacks: [],
    upstreamFallbacks: [],
  }
}

/** By the entries for home or abroad. */
export function publishedTerms(
  { perVehicle, total, electricity, gasWeights }: TravelFactor,
  trail: FactorTrail,
  distanceMetres: number,
): TripTerms {
  const direct = overDistance(trail.direct, 'direct', perVehicle, distanceMetres)
  const isMixed = electricity.digits !== 0n
  return {
    direct: [{ ...direct, gases: gasWeights, ...(isMixed && { electricity: rational(electricity, total) }) }],
    upstream: [overDistance(trail.wellToTank, 'wtt', perVehicle, distanceMetres)],
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
    perVehicle: all.some(({ perVehicle }) => perVehicle),
    year: Math.max(...all.map(({ year }) => year)),
    gwp: commonGwp(all.map(({ gwp }) => gwp)),
    // No factor says how the whole splits into gases.
    direct: all.flatMap(({ direct }) => direct.map(({ gases: _, ...one }) => one)),
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
  { name, factorId, region }: TrailEntry,
  stretches: readonly CountryStretch[],
): Notice {
  const isHome = isAtHome(edition)
  const countries = countriesOf(stretches.filter((stretch) => !isHome(stretch)))
  const values = {
    publisher_country: region,
    has_countries: countries.length > 0,
    countries,
    factor_name: { id: factorId, name },
  }
  return fallback('factor_from_other_region.travel', values, 'vehicle')
}

/** Their codes. */
export function countriesOf(stretches: readonly CountryStretch[]): string[] {
  return stretches.map(({ countryCode }) => countryCode)
}
