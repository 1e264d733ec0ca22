/** The answer about a trip. */
import { type Static, Type } from 'typebox'
import { calculationAnswer, gwpMethod, kgTotal, kgUnit, proofFields } from '../../../contract/schema.ts'
import { shape } from '../../../contract/shape.ts'
import { transitCountries, tripEnd, wayFields } from '../../shared/journey/present.ts'
import { ALL_HAULS, CABINS, HAUL_RULES } from '../haul.ts'
import { MODES } from '../modes.ts'

const { amount, grams, kg, object, oneOf, text, yesNo } = shape

const gases = object(
  'The three add up to breakdown.tank_to_wheel, of flights together with radiative_forcing. Only where the whole trip rests on one published factor.',
  {
    co2: kg('Carbon dioxide'),
    ch4: kg('Methane'),
    n2o: kg('Nitrous oxide'),
    unit: kgUnit,
  },
)

const emissions = object('What the trip emits, and what proves it.', {
  ...kgTotal('Total of all passengers, there and back'),
  co2e_without_radiative_forcing: Type.Optional(kg('Flights: the total without radiative forcing')),
  co2e_calculation_method: gwpMethod,
  per_passenger_kg: kg('A passenger, there and back; of cars, taxis and motorbikes, the total shared'),
  per_passenger_g: grams('The same'),
  direct_emissions: kg('Burnt in the vehicle, the same as breakdown.vehicle_operation'),
  indirect_emissions: kg('All else, the same as breakdown.energy_provision'),
  breakdown: object('The total in parts, twice: by where it arises, and by where its energy comes from.', {
    vehicle_operation: kg('Burnt in the vehicle (tank-to-wheel)'),
    energy_provision: kg(
      'Purchased electricity with its losses; with include_wtt, the upstream part of fuel and electricity',
    ),
    tank_to_wheel: kg('Without the upstream part'),
    well_to_tank: kg('The upstream part; 0 without include_wtt'),
    unit: kgUnit,
  }),
  gas_split: Type.Optional(gases),
  radiative_forcing: Type.Optional(
    object('Of flights: in co2e, beside the gases.', {
      co2e: kg('What contrails and other effects at height add'),
      multiplier: Type.Number({ description: 'Of the CO2, as the publisher has it.' }),
    }),
  ),
  ghg_protocol_scopes: object('The total by scope and category of the GHG Protocol.', {
    scope_3_category_6: kg('Business travel: the total'),
  }),
  ...proofFields,
})

/** In this order. */
export const EMISSION_FIELDS = Object.keys(emissions.properties)

const route = object(
  'Duration and waypoints are of one way; they are absent only where distance_km is given and we know no way.',
  {
    total_distance_km: amount('There and back, where return_trip is true.'),
    distance_km: amount('One way.'),
    transport_mode: oneOf(MODES, 'How one travels.'),
    return_trip: yesNo('Whether the way back is counted too.'),
    origin: tripEnd,
    destination: tripEnd,
    transit_countries: transitCountries,
    method: text(
      'How the distance was found: geodesic, town_graph, rail_by_…, sea_lanes (docs/methods/routes.md); distance_km when it was given.',
    ),
    duration_seconds: Type.Optional(wayFields.duration_seconds),
    duration_formatted: Type.Optional(wayFields.duration_formatted),
    countries: wayFields.countries,
    waypoints: Type.Optional(wayFields.waypoints),
  },
)

const travel = object('The trip as it was understood.', {
  vehicle_type: Type.Optional(text('All but flights.')),
  cabin_class: Type.Optional(oneOf(CABINS, 'Flights: the cabin that was taken.')),
  haul: Type.Optional(oneOf(ALL_HAULS, 'Flights: whose row was taken. Absent along the curve.')),
  haul_rule: Type.Optional(oneOf(HAUL_RULES, 'Flights: how it was chosen. Absent where haul named it.')),
  publisher_haul: Type.Optional(oneOf(ALL_HAULS, 'Flights: how the publisher sorts this one.')),
  passengers: shape.whole('How many travel.'),
  is_per_vehicle: yesNo('Whether one vehicle is counted, whatever its passengers.'),
  include_wtt: yesNo('Whether the upstream part of the energy is counted.'),
})

export const TravelEmissionAnswer = calculationAnswer(
  'TravelEmissionAnswer',
  'travel_emission',
  {
    emissions,
    route,
    travel,
  },
  ['GHG_Protocol'],
)

export type TravelEmissionAnswer = Static<typeof TravelEmissionAnswer>
