import { refuseFallbacks } from '../../../contract/notices.ts'
import type { CanonicalValue } from '../../../core/identity.ts'
import type { Notice } from '../../../core/notices.ts'
import type { App } from '../../../http/app.ts'
import { answer } from '../../../http/envelope/answer.ts'
import { calculationId } from '../../../http/legacy.ts'
import type { Services } from '../../../http/services.ts'
import { placeIdentity, routeIdentity } from '../../shared/way/present.ts'
import type { Cabin } from '../flight.ts'
import { type Journey, type JourneyParams, planJourney } from './journey.ts'
import { type VehicleTypes, vehicleTypes } from './modes.ts'
import { presentTravelEmission } from './present.ts'
import { resultOf, type TravelQuestion, tripNotices } from './result.ts'
import { travelEmissionsSchema } from './schema.ts'
import { flightTrip, surfaceTrip, type Trip } from './trip.ts'
import { askMode, askType, ignored, type VehicleParams } from './vehicle.ts'

export function travelEmissionsRoute(app: App, services: Services): void {
  const { edition } = services
  const types = vehicleTypes(edition)
  app.get('/v1/travel/emissions', { schema: travelEmissionsSchema(edition) }, async (request, reply) => {
    const { params, strict, notices } = request.query
    const asked = await resolveTravel(services, types, params)
    const { journey, trip, question } = asked
    if (strict) refuseFallbacks([...asked.notices, ...tripNotices(edition, journey, trip, question)])
    const id = travelId(services, asked)
    answer(request, reply, id, () => {
      const all = [...asked.notices, ...tripNotices(edition, journey, trip, question), ...notices]
      return presentTravelEmission(
        edition,
        id,
        question,
        journey,
        trip,
        resultOf(journey, trip, question),
        all,
      )
    })
    return reply
  })
}

export interface TravelParams extends JourneyParams, VehicleParams {
  cabin_class?: string | undefined
  passengers: number
  return_trip: boolean
  include_wtt: boolean
  equivalents: boolean
}

export interface AskedTravel {
  readonly question: TravelQuestion
  readonly journey: Journey
  readonly trip: Trip
  /** About the mode and what has no meaning for it. */
  readonly notices: readonly Notice[]
}

/** From parameters to a trip with its figures. Throws what planJourney, askType and surfaceTrip throw. */
export async function resolveTravel(
  services: Services,
  types: VehicleTypes,
  params: TravelParams,
): Promise<AskedTravel> {
  const { edition, places } = services
  const asked = askMode(types, params)
  const journey = await planJourney(services, params, asked.mode)
  const type = askType(types, journey.mode, params.vehicle_type)
  const trip =
    journey.mode === 'flight'
      ? flightTrip(edition, journey, params.cabin_class as Cabin | undefined)
      : surfaceTrip(edition, places, journey, type)
  return {
    question: {
      passengers: params.passengers,
      returnTrip: params.return_trip,
      includeWtt: params.include_wtt,
      withEquivalents: params.equivalents,
    },
    journey,
    trip,
    notices: [...asked.notices, ...ignored(journey.mode, params)],
  }
}

export function travelId({ edition, routing }: Services, { question, journey, trip }: AskedTravel): string {
  return calculationId('travel_emission', edition.hash, {
    ...identity(journey, trip),
    passengers: question.passengers,
    return_trip: question.returnTrip,
    include_wtt: question.includeWtt,
    equivalents: question.withEquivalents,
    geography: routing.hash,
  })
}

/** Everything that determines the numbers: the ends, the way and its countries, the vehicle. */
function identity(journey: Journey, { vehicleType, flight }: Trip): Record<string, CanonicalValue> {
  const { ends, route, mode, distanceMetres, stretches, isGiven } = journey
  return {
    ...(route && routeIdentity(route)),
    mode,
    distance_metres: distanceMetres,
    distance_given: isGiven,
    from: placeIdentity(ends.origin.place),
    to: placeIdentity(ends.destination.place),
    countries: stretches.map(({ countryCode, distanceMetres: metres }) => `${countryCode} ${metres}`),
    vehicle: vehicleType ?? flight?.factor.cabin ?? '',
  }
}
