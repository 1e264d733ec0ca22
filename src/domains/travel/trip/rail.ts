/** Trains: the publisher's international ones between the United Kingdom and its neighbours, else those of each country. */

import type { Context } from '../../../contract/operation.ts'
import { greatCircleKm } from '../../../engine/helpers/sphere.ts'
import { fallback } from '../../../engine/notices.ts'
import type { Edition } from '../../../factors/edition.ts'
import type { Place, Places } from '../../../geo/places/places.ts'
import type { TripEndpoints } from '../../shared/endpoints/trip-endpoints.ts'
import { joinsHome } from '../home.ts'
import type { Journey } from '../journey/journey.ts'
import { DEFAULT_TYPES, INTERNATIONAL_RAIL } from '../modes.ts'
import { countriesOf, joined, wayOver } from './figures.ts'
import { railFigures } from './rail-figures.ts'
import { ownFigures } from './regional.ts'
import { findTripByVehicle, requireVehicle } from './surface.ts'
import type { Trip } from './trip.ts'

/** Where the publisher's international trains (Eurostar) run beyond the United Kingdom. */
const EUROSTAR_COUNTRIES: ReadonlySet<string> = new Set(['FR', 'BE', 'NL'])
/** A capital and its surroundings: such a trip takes the international train without being told so. */
const CITY_KM = 50

/** Undefined when the train is electric and no grid on the way is known. */
export function findRailTrip(
  { edition, places }: Context,
  journey: Journey,
  asked: string | undefined,
): Trip | undefined {
  const { ends } = journey
  const isLink = joinsHome(edition, ends, EUROSTAR_COUNTRIES)
  const type = asked ?? (isLink && isBetweenCapitals(places, ends) ? INTERNATIONAL_RAIL : DEFAULT_TYPES.rail)
  const isReplaced = type === INTERNATIONAL_RAIL && !isLink
  if (isReplaced || type === DEFAULT_TYPES.rail) return nationalTrains(edition, journey, isReplaced)
  return isServiceOfSome(edition, type)
    ? serviceTrains(edition, journey, type)
    : findTripByVehicle(edition, { journey, mode: 'rail', type, isHome: type === INTERNATIONAL_RAIL })
}

/** Whether a kind of train is known of some countries alone. */
function isServiceOfSome(edition: Edition, type: string): boolean {
  const { factor, electric } = requireVehicle(edition, 'rail', type)
  return !factor && !electric
}

/** A service in its countries, the trains of the country elsewhere. */
function serviceTrains(edition: Edition, journey: Journey, type: string): Trip {
  const own = ownFigures(edition, { mode: 'rail', type }, journey.stretches)
  if (own.rest.length === 0) return { figures: joined(own.figures), vehicleType: type, notices: [] }
  const { figures } = nationalTrains(edition, { ...journey, ...wayOver(own.rest) }, false)
  const values = { vehicle_type: type, countries: countriesOf(own.rest) }
  return {
    figures: joined([...own.figures, figures]),
    vehicleType: own.figures.length > 0 ? type : DEFAULT_TYPES.rail,
    notices: [fallback('vehicle_type_replaced.rail_service', values, 'vehicle')],
  }
}

/** `isReplaced`: the international train was asked for where it does not run. */
function nationalTrains(edition: Edition, { distanceMetres, stretches }: Journey, isReplaced: boolean): Trip {
  const vehicleType = DEFAULT_TYPES.rail
  const { factor } = requireVehicle(edition, 'rail', vehicleType)
  if (!factor) throw new Error('national rail has a factor')
  const figures = railFigures(edition, factor, { distanceMetres, stretches, isHome: false })
  const notices = isReplaced ? [fallback('vehicle_type_replaced.international_rail', {}, 'vehicle')] : []
  return { figures, vehicleType, notices }
}

function isBetweenCapitals(places: Places, { origin, destination }: TripEndpoints): boolean {
  const isNear = (place: Place) => {
    const capital = places.capital(place.countryCode)
    return capital !== undefined && greatCircleKm(place, capital) <= CITY_KM
  }
  return isNear(origin.place) && isNear(destination.place)
}
