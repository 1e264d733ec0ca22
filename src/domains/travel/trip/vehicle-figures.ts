/** The figures of a vehicle: as published, on the grids of its way, or both. */
import { type Rational, rational } from '../../../engine/numbers/rational.ts'
import type { TrailEntry } from '../../../engine/trail.ts'
import type { Edition } from '../../../factors/edition.ts'
import { tractionContributions } from '../../electricity/shared/contributions.ts'
import {
  type CountryStretch,
  type TractionGrids,
  tractionGrids,
} from '../../electricity/shared/traction-grids.ts'
import type { ElectricVehicle, TravelVehicle } from '../from-tables/vehicles.ts'
import { isAtHome } from '../home.ts'
import { ALL } from './contributions.ts'
import {
  borrowed,
  joined,
  publishedFigures,
  type TripFigures,
  type TripWhere,
  wayOver,
  withFallback,
} from './figures.ts'

/** Undefined when the vehicle is electric and no grid on the way is known. */
export function findVehicleFigures(
  edition: Edition,
  { factor, electric }: TravelVehicle,
  where: TripWhere,
): TripFigures | undefined {
  const isHome = isAtHome(edition)
  const abroad = where.stretches.filter((stretch) => !isHome(stretch))
  if (factor && (!electric || abroad.length === 0)) return publishedFigures(edition, factor, where)
  if (!electric) return undefined
  if (!factor) return findGridFigures(edition, electric, where.stretches)
  const away = findGridFigures(edition, electric, abroad)
  const home = where.stretches.filter(isHome)
  if (!away) return undefined
  return withFallback(
    joined([...(home.length > 0 ? [publishedFigures(edition, factor, wayOver(home))] : []), away]),
    borrowed(edition, electric.trail, abroad),
  )
}

export function findGridFigures(
  edition: Edition,
  electric: ElectricVehicle,
  stretches: readonly CountryStretch[],
): TripFigures | undefined {
  const grids = tractionGrids(edition, stretches, 'vehicle')
  const use = { kwhPerKm: rational(electric.kwhPerKm), inputs: [electric.trail] }
  return grids && { ...gridFigures(grids, use), perVehicle: electric.perVehicle }
}

/** Of a passenger who draws from the grids of the way. `inputs`: figures from which the kWh per km was made. */
export function gridFigures(
  { stretches, fallbacks, splitFallbacks, upstreamFallbacks }: TractionGrids,
  use: { readonly kwhPerKm: Rational; readonly inputs: readonly TrailEntry[] },
): TripFigures {
  const { direct, upstream } = tractionContributions({ ...use, stretches })
  return {
    perVehicle: false,
    year: Math.max(...stretches.map(({ grid }) => grid.year)),
    // The energy of a km is an estimate of ours.
    gwp: 'ipcc_gwp100',
    direct: direct.map((one) => ({ ...one, electricity: ALL })),
    upstream,
    fallbacks,
    splitFallbacks,
    upstreamFallbacks,
  }
}
