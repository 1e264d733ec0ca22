/** The answer about a trip. */
import { type Static, Type } from 'typebox'
import { calculationAnswer, gwpMethod, kgTotal, kgUnit, proofFields } from '../../../contract/schema.ts'
import { shape } from '../../../contract/shape.ts'
import { transitCountries, tripEnd, wayFields } from '../../shared/journey/present.ts'
import { ALL_HAULS, CABINS, HAUL_RULES } from '../haul.ts'
import { MODES } from '../modes.ts'

const { amount, grams, kg, object, oneOf, text, yesNo } = shape

const gases = object(
  'The three gases add up to breakdown.tank_to_wheel; for flights, together with radiative_forcing. Present if the whole trip uses one published factor.',
  {
    co2: kg('Carbon dioxide'),
    ch4: kg('Methane'),
    n2o: kg('Nitrous oxide'),
    unit: kgUnit,
  },
)

const emissions = object('Emissions of the trip, with their sources.', {
  ...kgTotal('Total of all passengers, with the return trip if included'),
  co2e_without_radiative_forcing: Type.Optional(kg('Flights: the total without radiative forcing')),
  co2e_calculation_method: gwpMethod,
  per_passenger_kg: kg(
    'Per passenger, with the return trip if included; for cars, taxis and motorbikes, the total divided by passengers',
  ),
  per_passenger_g: grams('The same'),
  direct_emissions: kg('Fuel burnt in the vehicle, the same as breakdown.vehicle_operation'),
  indirect_emissions: kg('Everything else, the same as breakdown.energy_provision'),
  breakdown: object('The total split in two ways: by where emissions arise, and by stage of the energy.', {
    vehicle_operation: kg('Fuel burnt in the vehicle (tank-to-wheel)'),
    energy_provision: kg(
      'Purchased electricity with grid losses; with include_wtt, also upstream emissions of fuel and electricity',
    ),
    tank_to_wheel: kg('Without upstream emissions'),
    well_to_tank: kg('Upstream emissions; 0 without include_wtt'),
    unit: kgUnit,
  }),
  gas_split: Type.Optional(gases),
  radiative_forcing: Type.Optional(
    object('Flights: included in co2e, in addition to the gases.', {
      co2e: kg('Emissions added for contrails and other non-CO2 effects'),
      multiplier: Type.Number({
        description: 'Multiplier on CO2, as published; 1 where the boundary leaves radiative forcing out.',
      }),
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
  'Duration and waypoints are one-way; they are absent only if distance_km is given and no route is known.',
  {
    total_distance_km: amount('Includes the return trip if return_trip is true.'),
    distance_km: amount('One way.'),
    transport_mode: oneOf(MODES, 'Mode of transport.'),
    return_trip: yesNo('Whether the return trip is counted.'),
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

const travel = object('The trip as we read it.', {
  vehicle_type: Type.Optional(text('All but flights.')),
  cabin_class: Type.Optional(oneOf(CABINS, 'Flights: the cabin class used.')),
  haul: Type.Optional(
    oneOf(ALL_HAULS, 'Flights: the haul whose factor was used. Absent with haul_rule=curve.'),
  ),
  haul_rule: Type.Optional(oneOf(HAUL_RULES, 'Flights: how the haul was chosen. Absent if you set haul.')),
  publisher_haul: Type.Optional(oneOf(ALL_HAULS, "Flights: the publisher's category for this flight.")),
  passengers: shape.whole('Number of passengers.'),
  is_per_vehicle: yesNo('Whether one vehicle is counted, whatever the number of passengers.'),
  include_wtt: yesNo('Whether upstream (well-to-tank) emissions are included.'),
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
