/** The figures of the countries on the way that have some of their own. */
import type { Component } from '../../../engine/contribution.ts'
import { fallback, type Notice } from '../../../engine/notices.ts'
import type { TrailEntry } from '../../../engine/trail.ts'
import type { Edition } from '../../../factors/edition.ts'
import { gridsOf } from '../../electricity/shared/grids.ts'
import type { CountryStretch } from '../../electricity/shared/traction-grids.ts'
import { type PublishedFigure, type RegionalFigure, regionalKey } from '../from-tables/regional.ts'
import type { SurfaceMode } from '../modes.ts'
import { travelPart } from '../part.ts'
import { ALL, overDistance } from './contributions.ts'
import { type TripFigures, withFallback } from './figures.ts'
import { findGridFigures } from './vehicle-figures.ts'

export interface OwnFigures {
  readonly figures: readonly TripFigures[]
  /** The stretches of countries without any. */
  readonly rest: readonly CountryStretch[]
}

/** Of a vehicle of the tables on its way. */
export function ownFigures(
  edition: Edition,
  { mode, type }: { readonly mode: SurfaceMode; readonly type: string },
  stretches: readonly CountryStretch[],
): OwnFigures {
  const { regional } = edition.part(travelPart)
  const found = stretches.map((stretch) => {
    const figure = regional.get(regionalKey(mode, type, stretch.countryCode))
    return { stretch, figures: figure && findFigures(edition, figure, stretch) }
  })
  return {
    figures: found.flatMap(({ figures }) => figures ?? []),
    rest: found.flatMap(({ stretch, figures }) => (figures ? [] : [stretch])),
  }
}

/** Undefined where energy alone is known and the country has no grid. */
function findFigures(
  edition: Edition,
  { published, electric }: RegionalFigure,
  stretch: CountryStretch,
): TripFigures | undefined {
  const { countryCode: country } = stretch
  if (published) return publishedOver(published, stretch, edition.countries.get(country)?.name ?? country)
  if (!electric || !gridsOf(edition).byCountry.has(stretch.countryCode)) return undefined
  const figures = findGridFigures(edition, electric, [stretch])
  const name = { id: electric.trail.factorId, name: electric.trail.name }
  const notice = fallback('estimated_factor.rail_energy', { country, factor_name: name }, 'mode')
  return figures && withFallback(figures, notice)
}

function publishedOver(
  figure: PublishedFigure,
  { countryCode, distanceMetres }: CountryStretch,
  name: string,
): TripFigures {
  const { perVehicle, isElectric, direct, upstream } = figure
  const over = (entry: TrailEntry, part: Component) => ({
    ...overDistance(entry, part, perVehicle, distanceMetres),
    note: `km in ${name}`,
  })
  return {
    perVehicle,
    year: figure.year,
    gwp: figure.gwp,
    direct: [{ ...over(direct, 'direct'), ...(isElectric && { electricity: ALL }) }],
    // By the ratio of another row: it has no set of its own.
    upstream: upstream ? [{ ...over(upstream, 'wtt'), gwp: 'ipcc_gwp100' }] : [],
    fallbacks: [],
    splitFallbacks: [],
    upstreamFallbacks: upstream ? [defaultUpstream(countryCode)] : [],
  }
}

function defaultUpstream(country: string): Notice {
  return fallback('default_upstream.travel', { country }, 'upstream')
}
