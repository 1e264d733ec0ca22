/** The answer about a trip. */
import { type Static, Type } from 'typebox'
import {
  answerData,
  Equivalents,
  explanationField,
  gwpMethod,
  kgUnit,
  metaSchema,
  notices,
  Range,
  ref,
  rounding,
  shape,
  sourceTrail,
  standard,
} from '../../../contract/schema.ts'
import { transitCountries, tripEnd, wayFields } from '../../shared/way/present.ts'
import { ALL_HAULS, CABINS, HAUL_RULES } from '../haul.ts'
import { MODES } from '../modes.ts'

const { closed, described, kg, grams } = shape

const gases = Type.Object(
  {
    co2: kg('Carbon dioxide'),
    ch4: kg('Methane'),
    n2o: kg('Nitrous oxide'),
    unit: kgUnit,
  },
  {
    ...closed,
    description:
      'The three add up to breakdown.tank_to_wheel, of flights together with radiative_forcing. Only where the whole trip rests on one published factor.',
  },
)

const emissions = Type.Object(
  {
    co2e: kg('Total of all passengers, there and back'),
    co2e_unit: kgUnit,
    co2e_grams: grams('Total; the source of truth'),
    co2e_without_radiative_forcing: Type.Optional(kg('Flights: the total without radiative forcing')),
    co2e_calculation_method: gwpMethod,
    per_passenger_kg: kg('A passenger, there and back; of cars, taxis and motorbikes, the total shared'),
    per_passenger_g: grams('The same'),
    direct_emissions: kg('Burnt in the vehicle, the same as breakdown.vehicle_operation'),
    indirect_emissions: kg('All else, the same as breakdown.energy_provision'),
    breakdown: Type.Object(
      {
        vehicle_operation: kg('Burnt in the vehicle (tank-to-wheel)'),
        energy_provision: kg(
          'Purchased electricity with its losses; with include_wtt, the upstream part of fuel and electricity',
        ),
        tank_to_wheel: kg('Without the upstream part'),
        well_to_tank: kg('The upstream part; 0 without include_wtt'),
        unit: kgUnit,
      },
      described('The total in parts, twice: by where it arises, and by where its energy comes from.'),
    ),
    gas_split: Type.Optional(gases),
    radiative_forcing: Type.Optional(
      Type.Object(
        {
          co2e: kg('What contrails and other effects at height add'),
          multiplier: Type.Number({ description: 'Of the CO2, as the publisher has it.' }),
        },
        { ...closed, description: 'Of flights: in co2e, beside the gases.' },
      ),
    ),
    ghg_protocol_scopes: Type.Object(
      { scope_3_category_6: kg('Business travel: the total') },
      described('The total by scope and category of the GHG Protocol.'),
    ),
    range: ref(Range),
    rounding,
    source_trail: sourceTrail,
    equivalents: Type.Optional(ref(Equivalents)),
  },
  described('What the trip emits, and what proves it.'),
)

const route = Type.Object(
  {
    total_distance_km: Type.Number({ minimum: 0, description: 'There and back, where return_trip is true.' }),
    distance_km: Type.Number({ minimum: 0, description: 'One way.' }),
    transport_mode: Type.Enum([...MODES], { description: 'How one travels.' }),
    return_trip: Type.Boolean({ description: 'Whether the way back is counted too.' }),
    origin: tripEnd,
    destination: tripEnd,
    transit_countries: transitCountries,
    method: Type.String({
      description:
        'How the distance was found: geodesic, town_graph, rail_by_…, sea_lanes (docs/methods/routes.md); distance_km when it was given.',
    }),
    duration_seconds: Type.Optional(wayFields.duration_seconds),
    duration_formatted: Type.Optional(wayFields.duration_formatted),
    countries: wayFields.countries,
    waypoints: Type.Optional(wayFields.waypoints),
  },
  {
    ...closed,
    description:
      'Duration and waypoints are of one way; they are absent only where distance_km is given and we know no way.',
  },
)

const travel = Type.Object(
  {
    vehicle_type: Type.Optional(Type.String({ description: 'All but flights.' })),
    cabin_class: Type.Optional(Type.Enum([...CABINS], { description: 'Flights: the cabin that was taken.' })),
    haul: Type.Optional(
      Type.Enum([...ALL_HAULS], { description: 'Flights: whose row was taken. Absent along the curve.' }),
    ),
    haul_rule: Type.Optional(
      Type.Enum([...HAUL_RULES], { description: 'Flights: how it was chosen. Absent where haul named it.' }),
    ),
    publisher_haul: Type.Optional(
      Type.Enum([...ALL_HAULS], { description: 'Flights: how the publisher sorts this one.' }),
    ),
    passengers: Type.Integer({ description: 'How many travel.' }),
    is_per_vehicle: Type.Boolean({ description: 'Whether one vehicle is counted, whatever its passengers.' }),
    include_wtt: Type.Boolean({ description: 'Whether the upstream part of the energy is counted.' }),
  },
  described('The trip as it was understood.'),
)

export const TravelEmissionAnswer = Type.Object(
  {
    data: answerData('travel_emission', {
      emissions,
      route,
      travel,
      explanation: explanationField,
      notices,
    }),
    meta: metaSchema({ GHG_Protocol: standard }),
  },
  { $id: 'TravelEmissionAnswer', ...closed },
)

export type TravelEmissionAnswer = Static<typeof TravelEmissionAnswer>
