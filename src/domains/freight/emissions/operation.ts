/** Emissions of a shipment. */

import { operation } from '../../../contract/operation.ts'
import { calculated } from '../../method/calculated.ts'
import { withErrata } from '../../method/errata.ts'
import { END_SUBJECTS, searchesWithout } from '../../shared/endpoints/params.ts'
import { presentShipmentFootprint, ShipmentFootprintAnswer } from './ileap.ts'
import { openJourney } from './journey.ts'
import { freightQuery } from './query.ts'
import { FreightEmissionAnswer } from './schema.ts'
import { shipment } from './shipment.ts'
import { requireKg } from './weight.ts'

export const freightEmissions = operation({
  name: 'freightEmissions',
  path: '/v1/freight/emissions',
  title: 'Emissions of a shipment',
  description:
    'Emissions of a transport chain as in ISO 14083; by sea and air with road legs to and from the port or airport. Each leg is mass x distance x intensity, well to wheel, split into tank to wheel and well to tank.',
  refusals:
    '`validation_error`: a parameter is missing, malformed or out of range, or the mode has no such vehicle (available_vehicle_types). `no_factor`: no open factor for the vehicle with that fuel (available_fuel_sources). `no_route`: no route by this mode, no port in reach, or none without the avoided passages. `no_exact_factor`: strict=true and a place, a mode or a factor would be assumed, estimated or a proxy value.',
  examples: {
    answers: {
      sea_and_road:
        'origin_country=NL&origin_location=Rotterdam&destination_country=US&destination_location=Chicago&weight=10000&transport_mode=sea',
      whole_lorry:
        'origin_country=GB&origin_location=Leeds&destination_country=GB&destination_location=London&weight=8&unit=tonne&transport_mode=road&vehicle_type=articulated&service_type=dedicated&detailed_route=true',
      shipment_footprint:
        'origin_country=GB&destination_country=GB&planned_distance_km=250&weight=8&unit=tonne&transport_mode=road&format=ileap',
    },
    refusals: {
      no_such_fuel:
        'origin_country=GB&origin_location=Leeds&destination_country=GB&destination_location=London&weight=1000&fuel_source=hydrogen',
      no_road: 'origin_country=GB&destination_country=AU&weight=1000&transport_mode=road',
    },
  },
  answer: FreightEmissionAnswer,
  isGeographic: true,
  searches: searchesWithout('planned_distance_km'),
  subjects: {
    ...END_SUBJECTS,
    mode: 'transport_mode',
    vehicle: 'vehicle_type',
    fuel: 'fuel_source',
    service: 'service_type',
    'empty return': 'include_empty_return',
    distance: 'planned_distance_km',
  },
  query: freightQuery,
  open(context, params) {
    // Refused before any place is looked up.
    requireKg(params)
    return openJourney(context, params)
  },
  ...calculated(withErrata(shipment)),
  representations: { ileap: { answer: ShipmentFootprintAnswer, present: presentShipmentFootprint } },
})
