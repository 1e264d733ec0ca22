/** The figures that a trip by land or water rests on: published, on the grids of the way, or by trains of a country. */

import { asFallback, fallback, info, type Notice } from '../../core/notices.ts'
import { commonGwp, type GwpSet, type TrailEntry } from '../../core/trail.ts'
import type { Edition } from '../edition.ts'
import { gridsOf } from '../electricity/shared/grids.ts'
import { tractionEmissions } from '../electricity/shared/traction.ts'
import {
  type CountryStretch,
  type TractionGrids,
  tractionGrids,
  tractionTrail,
} from '../electricity/shared/traction-grids.ts'
import {
  allParts,
  type ElectricVehicle,
  electricParts,
  type GasWeights,
  publishedParts,
  type TravelFactor,
  type TripParts,
} from './calculate.ts'
import type { TravelVehicle } from './from-tables/vehicles.ts'
import { isAtHome } from './home.ts'
import { travelPart } from './part.ts'
import { railParts } from './rail-parts.ts'

export interface TripFigures {
  readonly parts: TripParts
  readonly perVehicle: boolean
  /** Absent unless the whole trip rests on one published factor. */
  readonly gasWeights?: GasWeights
  readonly year: number
  readonly gwp: GwpSet
  readonly trail: readonly TrailEntry[]
  /** Added to the trail where the upstream part counts. */
  readonly upstreamTrail: readonly TrailEntry[]
  /** Borrowed, estimated, unknown: errors with strict=true. */
  readonly fallbacks: readonly Notice[]
}

export interface TripWhere {
  readonly distanceMetres: number
  /** By land: the countries with their metres, which add up to the distance. By water none. */
  readonly stretches: readonly CountryStretch[]
  /** Whether the publisher's factors describe the way although it leaves the publisher's country. */
  readonly isHome: boolean
}

/** The parameter that notices are about. */
const FIELD = 'vehicle_type'

/** Undefined when the vehicle is electric and no grid on the way is known. */
export function vehicleFigures(
  edition: Edition,
  { factor, electric }: TravelVehicle,
  where: TripWhere,
): TripFigures | undefined {
  const abroad = where.stretches.filter((stretch) => !isAtHome(stretch))
  if (factor && (!electric || abroad.length === 0)) return publishedFigures(edition, factor, where)
  if (!electric) return undefined
  if (!factor) return gridFigures(edition, electric, where.stretches)
  const away = gridFigures(edition, electric, abroad)
  const home = where.stretches.filter(isAtHome)
  if (!away) return undefined
  return withFallback(
    joined([...(home.length > 0 ? [publishedFigures(edition, factor, wayOver(home))] : []), away]),
    borrowed(edition, electric.trail, abroad),
  )
}

/** Trains of each country: as published at home, by the country's traction elsewhere, borrowed where that is unknown. */
export function railFigures(edition: Edition, factor: TravelFactor, where: TripWhere): TripFigures {
  const { countries } = edition.part(travelPart).rail
  const isModelled = ({ countryCode }: CountryStretch) =>
    countries.has(countryCode) && gridsOf(edition).byCountry.has(countryCode)
  const modelled = where.stretches.filter(isModelled)
  if (modelled.length === 0) return publishedFigures(edition, factor, where)
  const rest = where.stretches.filter((stretch) => !isModelled(stretch))
  return joined([
    ...(rest.length > 0 ? [publishedFigures(edition, factor, wayOver(rest))] : []),
    withFallback(
      joined(modelled.map((stretch) => trainsOf(edition, stretch))),
      estimatedTrains(edition, modelled),
    ),
  ])
}

function withFallback(figures: TripFigures, notice: Notice): TripFigures {
  return { ...figures, fallbacks: [notice, ...figures.fallbacks] }
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
    trail: [trail.direct],
    upstreamTrail: [trail.wellToTank],
    fallbacks: isBorrowed ? [borrowed(edition, trail.direct, stretches)] : [],
  }
}

function wayOver(stretches: readonly CountryStretch[]): TripWhere {
  const distanceMetres = stretches.reduce((sum, stretch) => sum + stretch.distanceMetres, 0)
  return { distanceMetres, stretches, isHome: false }
}

function gridFigures(
  edition: Edition,
  electric: ElectricVehicle,
  stretches: readonly CountryStretch[],
): TripFigures | undefined {
  const grids = tractionGrids(edition, stretches, FIELD)
  if (!grids) return undefined
  return {
    parts: electricParts(tractionEmissions(electric.kwhPerKm, grids.stretches)),
    perVehicle: electric.perVehicle,
    year: yearOf(grids),
    gwp: grids.gwp,
    trail: [electric.trail, ...tractionTrail(grids, false)],
    upstreamTrail: upstreamOf(grids),
    fallbacks: grids.fallbacks,
  }
}

function trainsOf(edition: Edition, stretch: CountryStretch): TripFigures {
  const { energy, countries } = edition.part(travelPart).rail
  const country = countries.get(stretch.countryCode)
  const grids = tractionGrids(edition, [stretch], 'transport_mode')
  const [onGrid] = grids?.stretches ?? []
  if (!country || !grids || !onGrid) throw new Error(`no trains of ${stretch.countryCode}`)
  return {
    parts: railParts(energy, country, onGrid),
    perVehicle: false,
    year: yearOf(grids),
    // An estimate of ours, of figures with different sets.
    gwp: 'ipcc_gwp100',
    trail: [
      country.trail,
      energy.trail.electricKwh,
      ...tractionTrail(grids, false),
      energy.trail.dieselKwh,
      energy.trail.dieselDirect,
    ],
    upstreamTrail: [...upstreamOf(grids), energy.trail.dieselWellToTank],
    fallbacks: grids.fallbacks,
  }
}

/** Figures of stretches that are travelled one after another. */
function joined(all: readonly TripFigures[]): TripFigures {
  const [only] = all
  if (only && all.length === 1) return only
  const unique = (entries: readonly TrailEntry[]) => [...new Set(entries)]
  return {
    parts: allParts(all.map(({ parts }) => parts)),
    perVehicle: all.some(({ perVehicle }) => perVehicle),
    year: Math.max(...all.map(({ year }) => year)),
    gwp: commonGwp(all.map(({ gwp }) => gwp)),
    trail: unique(all.flatMap(({ trail }) => trail)),
    upstreamTrail: unique(all.flatMap(({ upstreamTrail }) => upstreamTrail)),
    fallbacks: all.flatMap(({ fallbacks }) => fallbacks),
  }
}

function upstreamOf(grids: TractionGrids): TrailEntry[] {
  return grids.stretches.map(({ grid }) => grid.trail.upstream)
}

function yearOf({ stretches }: TractionGrids): number {
  return Math.max(...stretches.map(({ grid }) => grid.year))
}

function namesOf({ countries }: Edition, stretches: readonly CountryStretch[]): string {
  return stretches.map(({ countryCode }) => countries.get(countryCode)?.name ?? countryCode).join(', ')
}

function borrowed(
  edition: Edition,
  { name, regionName }: TrailEntry,
  stretches: readonly CountryStretch[],
): Notice {
  const elsewhere = namesOf(
    edition,
    stretches.filter((stretch) => !isAtHome(stretch)),
  )
  const message = `The factor (${name}) describes travel in the ${regionName}; the edition has none for ${elsewhere || 'this way'}.`
  return asFallback(info('factor_from_other_region', message, FIELD))
}

function estimatedTrains(edition: Edition, stretches: readonly CountryStretch[]): Notice {
  const message = `Trains in ${namesOf(edition, stretches)} are an estimate: the electric share of passenger-km on the country's grid, the rest by diesel.`
  return fallback('estimated_factor', message, 'transport_mode')
}
