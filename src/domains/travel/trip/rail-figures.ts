/** The figures of trains of each country on the way. */

import { fallback, type Notice } from '../../../engine/notices.ts'
import { multiply } from '../../../engine/numbers/decimal.ts'
import { rational } from '../../../engine/numbers/rational.ts'
import type { Edition } from '../../../factors/edition.ts'
import { gridsOf } from '../../electricity/shared/grids.ts'
import { type CountryStretch, tractionGrids } from '../../electricity/shared/traction-grids.ts'
import type { TravelFactor } from '../from-tables/published-factor.ts'
import { DEFAULT_TYPES } from '../modes.ts'
import { travelPart } from '../part.ts'
import { dieselTerms } from './contributions.ts'
import {
  countriesOf,
  joined,
  publishedFigures,
  type TripFigures,
  type TripWhere,
  wayOver,
  withFallback,
} from './figures.ts'
import { ownFigures } from './regional.ts'
import { gridFigures } from './vehicle-figures.ts'

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
    withFallback(joined(modelled.map((stretch) => trainsOf(edition, stretch))), estimatedTrains(modelled)),
  ])
}

function trainsOf(edition: Edition, stretch: CountryStretch): TripFigures {
  const { energy, countries } = edition.part(travelPart).rail
  const country = countries.get(stretch.countryCode)
  const grids = tractionGrids(edition, [stretch], 'mode')
  const [onGrid] = grids?.stretches ?? []
  if (!country || !grids || !onGrid) throw new Error(`no trains of ${stretch.countryCode}`)
  const electric = gridFigures(grids, {
    kwhPerKm: rational(multiply(energy.electricKwh, country.electricShare)),
    inputs: [energy.trail.electricKwh, country.trail],
  })
  const diesel = dieselTerms(energy, country, onGrid.distanceMetres)
  return {
    ...electric,
    direct: [...electric.direct, ...diesel.direct],
    upstream: [...electric.upstream, ...diesel.upstream],
  }
}

function estimatedTrains(stretches: readonly CountryStretch[]): Notice {
  return fallback('estimated_factor.rail_mix', { countries: countriesOf(stretches) }, 'mode')
}
