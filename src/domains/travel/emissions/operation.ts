/** Emissions of passenger travel. */

import { operation } from '../../../contract/operation.ts'
import { calculated } from '../../method/calculated.ts'
import { withErrata } from '../../method/errata.ts'
import { END_SUBJECTS, searchesWithout } from '../../shared/endpoints/params.ts'
import { TravelEmissionAnswer } from './answer.ts'
import { openTrip } from './planned-trip.ts'
import { travelEmissionsQuery } from './query.ts'
import { passengerTrip } from './trip.ts'

export const travelEmissions = operation({
  name: 'travelEmissions',
  path: '/v1/travel/emissions',
  title: 'Emissions of passenger travel',
  description:
    'Emissions of one or more passengers between any two places, by air, rail, road or ferry. Flights include radiative forcing and no further uplift; electric vehicles use the grids of the countries on the route. GHG Protocol Scope 3 Category 6 (business travel).',
  refusals:
    '`validation_error`: a parameter is malformed or out of range, a country is missing (codes and coordinates need none), or the mode has no such vehicle type (available_vehicle_types). `no_route`: no route between the places by this mode, and no distance_km. `no_factor`: an electric vehicle without a known grid on the route. `no_exact_factor`: strict=true and a place would be assumed, or a factor or distance is a proxy value or an estimate.',
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
  searches: searchesWithout('distance_km'),
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
  open: openTrip,
  ...calculated(withErrata(passengerTrip)),
})
