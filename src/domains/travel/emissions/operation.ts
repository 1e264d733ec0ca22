/** Emissions of passenger travel. */
import { type Context, type Outcome, operation } from '../../operation.ts'
import { END_SUBJECTS } from '../../shared/ends/params.ts'
import type { Remembered } from '../../shared/way/remembered.ts'
import { countOf, emissionsOf } from '../trip/emissions.ts'
import { TravelEmissionAnswer } from './answer.ts'
import { type AskedWay, askedWay } from './asked-way.ts'
import { travelBrief, travelScaling } from './brief.ts'
import { oneWayOf } from './one-way.ts'
import { travelLayout } from './present.ts'
import { type TravelParams, travelEmissionsQuery } from './query.ts'
import type { TravelResult } from './result.ts'

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
  calculate(context, params) {
    const found = askedWay(context, params)
    return found instanceof Promise
      ? found.then((later) => tripOf(context, params, later))
      : tripOf(context, params, found)
  },
  ...travelLayout,
  brief: travelBrief,
  scaling: travelScaling,
})

function tripOf(
  { edition }: Context,
  { passengers, return_trip, include_wtt, equivalents }: TravelParams,
  { way, isKnown }: Remembered<AskedWay>,
): Outcome<TravelResult> {
  const extent = { passengers, isReturn: return_trip, includeWtt: include_wtt }
  const oneWay = oneWayOf(edition, way, include_wtt)
  const count = countOf(extent, way.trip.figures.perVehicle)
  return {
    kind: 'travel_emission',
    identity: { passengers, return_trip, include_wtt, equivalents },
    writtenIdentity: way.identity,
    notices: [...way.notices, ...oneWay.notices(count)],
    result: {
      way,
      isKnown,
      oneWay,
      extent,
      ...emissionsOf(oneWay.emissions, count),
      withEquivalents: equivalents,
    },
  }
}
