/** Trips by land and water: the vehicle asked for, or that of the mode. */

import { getOrThrow } from '../../../engine/helpers/get-or-throw.ts'
import { fallback, info, type Notice } from '../../../engine/notices.ts'
import type { Edition } from '../../../factors/edition.ts'
import { regionalKey } from '../from-tables/regional.ts'
import type { TravelVehicle } from '../from-tables/vehicles.ts'
import { touchesHome } from '../home.ts'
import { LOCAL_BUS_METRES } from '../journey/distances.ts'
import type { Journey } from '../journey/journey.ts'
import { DEFAULT_TYPES, type SurfaceMode } from '../modes.ts'
import { travelPart } from '../part.ts'
import { joined, wayOver } from './figures.ts'
import { ownFigures } from './regional.ts'
import type { Trip } from './trip.ts'
import { findVehicleFigures } from './vehicle-figures.ts'

/** A vehicle of the tables, on a journey. */
export interface VehicleQuestion {
  readonly journey: Journey
  readonly mode: SurfaceMode
  readonly type: string
  /** Whether the publisher's factors describe the way although it leaves the publisher's country. */
  readonly isHome: boolean
}

/** All but flights and trains. Undefined when the vehicle is electric and no grid on the way is known. */
export function findSurfaceTrip(
  edition: Edition,
  journey: Journey,
  mode: SurfaceMode,
  asked: string | undefined,
): Trip | undefined {
  const isHome = mode === 'ferry' && touchesHome(edition, journey.ends)
  const { farTypes, regional } = edition.part(travelPart)
  const far = farTypes.get(mode)
  // A country's own row is of all of its buses, far and near.
  const hasOwn = journey.stretches.some(({ countryCode }) =>
    regional.has(regionalKey(mode, DEFAULT_TYPES[mode], countryCode)),
  )
  if (asked === undefined && far && journey.lengthMetres > far.aboveMetres && !hasOwn) {
    const assumed = fallback('vehicle_assumed', { limit_km: far.aboveKm }, 'vehicle')
    return findTripByVehicle(edition, { journey, mode, type: far.type, isHome }, [assumed])
  }
  const type = asked ?? DEFAULT_TYPES[mode]
  return findTripByVehicle(edition, { journey, mode, type, isHome }, busNotices(journey, asked))
}

/** Undefined as above. */
export function findTripByVehicle(
  edition: Edition,
  { journey, mode, type, isHome }: VehicleQuestion,
  notices: readonly Notice[] = [],
): Trip | undefined {
  const { distanceMetres, stretches } = journey
  const vehicle = requireVehicle(edition, mode, type)
  const own = ownFigures(edition, { mode, type }, stretches)
  if (own.figures.length === 0) {
    const figures = findVehicleFigures(edition, vehicle, { distanceMetres, stretches, isHome })
    return figures && { figures, vehicleType: type, notices }
  }
  const rest = own.rest.length > 0 ? findVehicleFigures(edition, vehicle, wayOver(own.rest)) : undefined
  if (own.rest.length > 0 && !rest) return undefined
  return { figures: joined([...own.figures, ...(rest ? [rest] : [])]), vehicleType: type, notices }
}

export function requireVehicle(edition: Edition, mode: SurfaceMode, type: string): TravelVehicle {
  return getOrThrow(getOrThrow(edition.part(travelPart).vehicles, mode), type)
}

function busNotices({ mode, lengthMetres }: Journey, asked: string | undefined): Notice[] {
  if (mode !== 'bus' || asked !== undefined || lengthMetres <= LOCAL_BUS_METRES) return []
  return [info('coach_likely', {}, 'vehicle')]
}
