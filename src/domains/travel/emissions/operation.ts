/** Emissions of passenger travel. */
import { ApiError } from '../../../contract/errors.ts'
import { operation } from '../../operation.ts'
import { END_SUBJECTS } from '../../shared/ends/params.ts'
import type { Cabin, HaulName, HaulRule } from '../haul.ts'
import { planJourney } from '../journey/journey.ts'
import { emissionsOf } from '../trip/emissions.ts'
import { findTrip } from '../trip/find.ts'
import { tripNotices } from '../trip/notices.ts'
import { vehicleNames } from '../vehicle-names.ts'
import { TravelEmissionAnswer } from './answer.ts'
import { travelBrief, travelScaling } from './brief.ts'
import { tripIdentity } from './identity.ts'
import { presentTravelEmission } from './present.ts'
import { travelEmissionsQuery } from './query.ts'
import { ignoredVehicle, readMode, readType, replacedVehicle } from './vehicle.ts'

export const travelEmissions = operation({
  name: 'travelEmissions',
  path: '/v1/travel/emissions',
  title: 'Emissions of passenger travel',
  description:
    'One or more passengers between any two places, by air, rail, road or ferry. Flights are with radiative forcing and without any further uplift; electric vehicles draw from the grids of the countries on their way. GHG Protocol Scope 3 Category 6 (business travel).',
  refusals:
    '`validation_error`: a parameter is malformed or out of range, a country is missing (only codes and coordinates can do without), or the mode has no such vehicle type (available_vehicle_types). `no_route`: no way between the places by this mode, and no distance_km. `no_factor`: an electric vehicle, and no grid on the way is known. `no_exact_factor`: strict=true and a place would be assumed, or a factor or distance is borrowed or estimated.',
  examples: {
    answers: {
      flight:
        'origin_country=GB&origin_location=London&destination_country=US&destination_location=New%20York&transport_mode=flight&return_trip=true&equivalents=true',
      electric_car:
        'origin_country=NO&origin_location=Oslo&destination_country=NO&destination_location=Bergen&vehicle_type=electric&include_wtt=true',
    },
    refusals: {
      vehicle_type:
        'origin_country=GB&origin_location=London&destination_country=GB&destination_location=Leeds&transport_mode=bus&vehicle_type=electric',
      no_route: 'origin_country=GB&destination_country=US&transport_mode=car',
    },
  },
  answer: TravelEmissionAnswer,
  isGeographic: true,
  subjects: {
    ...END_SUBJECTS,
    mode: 'transport_mode',
    vehicle: 'vehicle_type',
    cabin: 'cabin_class',
    'haul rule': 'haul_rule',
    haul: 'haul',
    distance: 'distance_km',
    upstream: 'include_wtt',
  },
  query: travelEmissionsQuery,
  async calculate(context, params) {
    const { edition, routing } = context
    const { passengers, return_trip, include_wtt, equivalents } = params
    const names = vehicleNames(edition)
    const read = readMode(names, params)
    const journey = await planJourney(context, { ends: params, mode: read.mode, givenKm: params.distance_km })
    const type = readType(names, journey.mode, params)
    const flight = {
      cabin: params.cabin_class as Cabin | undefined,
      rule: params.haul_rule as HaulRule,
      haul: params.haul as HaulName | undefined,
    }
    const trip = findTrip(context, journey, { type, flight })
    if (!trip) throw noGrid()
    const extent = { passengers, isReturn: return_trip, includeWtt: include_wtt }
    return {
      kind: 'travel_emission',
      identity: {
        ...tripIdentity(journey, trip),
        passengers,
        return_trip,
        include_wtt,
        equivalents,
        geography: routing.hash,
      },
      notices: [
        ...read.notices,
        ...replacedVehicle(names, journey.mode, params),
        ...ignoredVehicle(journey.mode, params),
        ...tripNotices(edition, journey, trip, extent),
      ],
      result: {
        journey,
        trip,
        extent,
        ...emissionsOf(trip, extent),
        withEquivalents: equivalents,
      },
    }
  },
  present: presentTravelEmission,
  brief: travelBrief,
  scaling: travelScaling,
})

function noGrid(): ApiError {
  const message =
    'No grid intensity is known for any country on the way, so nothing can be said of an electric vehicle.'
  return new ApiError({ code: 'no_factor', field: 'vehicle_type', message })
}
