/** The figures of trains of each country on the way. */
import { multiply } from '../../../core/decimal.ts'
import { fallback, type Notice } from '../../../core/notices.ts'
import { rational } from '../../../core/rational.ts'
import type { Edition } from '../../edition.ts'
import { tractionContributions } from '../../electricity/shared/contributions.ts'
import { gridsOf } from '../../electricity/shared/grids.ts'
import { type CountryStretch, tractionGrids } from '../../electricity/shared/traction-grids.ts'
import type { TravelFactor } from '../calculate.ts'
import { DEFAULT_TYPES } from '../modes.ts'
import { travelPart } from '../part.ts'
import { railParts } from '../rail-parts.ts'
import { dieselContributions } from './contributions.ts'
import {
  joined,
  namesOf,
  publishedFigures,
  type TripFigures,
  type TripWhere,
  wayOver,
  withFallback,
} from './figures.ts'
import { yearOf } from './grids.ts'
import { ownFigures } from './regional.ts'

/** As published for the country, by its traction elsewhere, borrowed where that is unknown. */
export function railFigures(edition: Edition, factor: TravelFactor, where: TripWhere): TripFigures {
  const own = ownFigures(edition, { mode: 'rail', type: DEFAULT_TYPES.rail }, where.stretches)
  if (own.figures.length === 0) return otherFigures(edition, factor, where)
  const rest = own.rest.length > 0 ? [otherFigures(edition, factor, wayOver(own.rest))] : []
  return joined([...own.figures, ...rest])
}

/** Of countries without a figure of their own. */
function otherFigures(edition: Edition, factor: TravelFactor, where: TripWhere): TripFigures {
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

function trainsOf(edition: Edition, stretch: CountryStretch): TripFigures {
  const { energy, countries } = edition.part(travelPart).rail
  const country = countries.get(stretch.countryCode)
  const grids = tractionGrids(edition, [stretch], 'mode')
  const [onGrid] = grids?.stretches ?? []
  if (!country || !grids || !onGrid) throw new Error(`no trains of ${stretch.countryCode}`)
  const electric = tractionContributions({
    kwhPerKm: rational(multiply(energy.electricKwh, country.electricShare)),
    stretches: [onGrid],
    inputs: [energy.trail.electricKwh, country.trail],
  })
  const diesel = dieselContributions(energy, country, onGrid.distanceMetres)
  return {
    parts: railParts(energy, country, onGrid),
    perVehicle: false,
    year: yearOf(grids),
    // An estimate of ours, of figures with different sets.
    gwp: 'ipcc_gwp100',
    direct: [...electric.direct, ...diesel.direct],
    upstream: [...electric.upstream, ...diesel.upstream],
    fallbacks: grids.fallbacks,
    splitFallbacks: grids.splitFallbacks,
    upstreamFallbacks: grids.upstreamFallbacks,
  }
}

function estimatedTrains(edition: Edition, stretches: readonly CountryStretch[]): Notice {
  const message = `Trains in ${namesOf(edition, stretches)} are an estimate: the electric share of passenger-km on the country's grid, the rest by diesel.`
  return fallback('estimated_factor', message, 'mode')
}
