/** The figures of a vehicle: as published, on the grids of its way, or both. */
import { rational } from '../../../core/rational.ts'
import type { Edition } from '../../edition.ts'
import { tractionContributions } from '../../electricity/shared/contributions.ts'
import { tractionEmissions } from '../../electricity/shared/traction.ts'
import { type CountryStretch, tractionGrids } from '../../electricity/shared/traction-grids.ts'
import { type ElectricVehicle, electricParts } from '../calculate.ts'
import type { TravelVehicle } from '../from-tables/vehicles.ts'
import { isAtHome } from '../home.ts'
import {
  borrowed,
  joined,
  publishedFigures,
  type TripFigures,
  type TripWhere,
  wayOver,
  withFallback,
} from './figures.ts'
import { yearOf } from './grids.ts'

/** Undefined when the vehicle is electric and no grid on the way is known. */
export function findVehicleFigures(
  edition: Edition,
  { factor, electric }: TravelVehicle,
  where: TripWhere,
): TripFigures | undefined {
  const abroad = where.stretches.filter((stretch) => !isAtHome(stretch))
  if (factor && (!electric || abroad.length === 0)) return publishedFigures(edition, factor, where)
  if (!electric) return undefined
  if (!factor) return findGridFigures(edition, electric, where.stretches)
  const away = findGridFigures(edition, electric, abroad)
  const home = where.stretches.filter(isAtHome)
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
  if (!grids) return undefined
  return {
    parts: electricParts(tractionEmissions(electric.kwhPerKm, grids.stretches)),
    perVehicle: electric.perVehicle,
    year: yearOf(grids),
    // The energy of a km is an estimate of ours.
    gwp: 'ipcc_gwp100',
    ...tractionContributions({
      kwhPerKm: rational(electric.kwhPerKm),
      stretches: grids.stretches,
      inputs: [electric.trail],
    }),
    fallbacks: grids.fallbacks,
    splitFallbacks: grids.splitFallbacks,
    upstreamFallbacks: grids.upstreamFallbacks,
  }
}
