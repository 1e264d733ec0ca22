import { type Static, Type } from 'typebox'
import {
  booleanParam,
  integerParam,
  numberParam,
  querySchema,
  tokenParam,
} from '../../../contract/params/schema.ts'
import {
  calculationId,
  Equivalents,
  gwpMethod,
  metaSchema,
  Notice,
  ref,
  shape,
  TrailEntry,
} from '../../../contract/schema.ts'
import { calculationResponses } from '../../../http/openapi/responses.ts'
import type { Edition } from '../../edition.ts'
import { tripParams } from '../../shared/ends/params.ts'
import { transitCountries, tripEnd, wayFields } from '../../shared/way/present.ts'
import { CABINS, HAULS } from '../haul.ts'
import { travelEmissionsExamples } from './examples.ts'
import { MODE_ALIASES, MODES, modeOf, vehicleTypes } from './modes.ts'

const { closed, kg, grams } = shape

const PASSENGERS = { minimum: 1, maximum: 1000 }
/** Farther than around the Earth (40,075 km at the equator). */
const DISTANCE_KM = { minimum: 0, maximum: 50_000 }

const gases = Type.Object(
  {
    co2: kg('Carbon dioxide; of flights, with radiative forcing'),
    ch4: kg('Methane'),
    n2o: kg('Nitrous oxide'),
    unit: Type.Literal('kg'),
  },
  {
    ...closed,
    description:
      'The three add up to the total without well-to-tank. Only where the whole trip rests on one published factor.',
  },
)

const emissions = Type.Object(
  {
    co2e: kg('Total of all passengers, there and back'),
    co2e_unit: Type.Literal('kg'),
    co2e_grams: grams('Total; the source of truth'),
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
        unit: Type.Literal('kg'),
      },
      closed,
    ),
    gas_split: Type.Optional(gases),
    ghg_protocol_scopes: Type.Object({ scope_3_category_6: kg('Business travel: the total') }, closed),
    source_trail: Type.Array(ref(TrailEntry)),
    equivalents: Type.Optional(ref(Equivalents)),
  },
  closed,
)

const route = Type.Object(
  {
    total_distance_km: Type.Number({ minimum: 0, description: 'There and back, where return_trip is true.' }),
    distance_km: Type.Number({ minimum: 0, description: 'One way.' }),
    transport_mode: Type.Enum([...MODES]),
    return_trip: Type.Boolean(),
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
    haul: Type.Optional(Type.Enum([...HAULS], { description: 'Flights: by the distance.' })),
    passengers: Type.Integer(),
    is_per_vehicle: Type.Boolean({ description: 'Whether one vehicle is counted, whatever its passengers.' }),
    include_wtt: Type.Boolean(),
    co2e_without_radiative_forcing: Type.Optional(kg('Flights: the total without radiative forcing')),
  },
  closed,
)

export const TravelEmissionAnswer = Type.Object(
  {
    data: Type.Object(
      {
        type: Type.Literal('travel_emission'),
        id: calculationId,
        attributes: Type.Object({ emissions, route, travel, notices: Type.Array(ref(Notice)) }, closed),
      },
      closed,
    ),
    meta: metaSchema({ GHG_Protocol: Type.String() }),
  },
  { $id: 'TravelEmissionAnswer', ...closed },
)

export type TravelEmissionAnswer = Static<typeof TravelEmissionAnswer>

/** What each mode's vehicle types may be called, by the mode as a client may write it. */
function typesByMode(edition: Edition): Record<string, string[]> {
  const types = vehicleTypes(edition)
  const names = [...MODES, ...Object.keys(MODE_ALIASES)]
  return Object.fromEntries(
    names.flatMap((name) => {
      const known = types.get(modeOf(name))
      return known ? [[name, [modeOf(name), ...known.keys()]]] : []
    }),
  )
}

export function travelEmissionsSchema(edition: Edition) {
  return {
    operationId: 'travelEmissions',
    tags: ['travel'],
    summary: 'Emissions of passenger travel',
    description:
      'One or more passengers between any two places, by air, rail, road or ferry. Flights are with radiative forcing and without any further uplift; electric vehicles draw from the grids of the countries on their way. GHG Protocol Scope 3 Category 6 (business travel).',
    querystring: travelQuery(typesByMode(edition)),
    response: calculationResponses(
      ref(TravelEmissionAnswer),
      '`validation_error`: a parameter is malformed or out of range, a country is missing (only codes and coordinates can do without), or the mode has no such vehicle type (available_vehicle_types). `no_route`: no way between the places by this mode, and no distance_km. `no_factor`: an electric vehicle, and no grid on the way is known. `no_exact_factor`: strict=true and a place would be assumed, or a factor or distance is borrowed or estimated.',
      travelEmissionsExamples,
    ),
  }
}

function travelQuery(types: Record<string, string[]>) {
  return querySchema({
    ...tripParams,
    transport_mode: Type.Optional(
      tokenParam([...MODES, ...Object.keys(MODE_ALIASES)], {
        description:
          'Without it: the mode that vehicle_type stands for, else flight when the places are more than 800 km apart, or the way over land is longer than that or not known, else rail. train is rail.',
      }),
    ),
    vehicle_type: Type.Optional(
      tokenParam([...new Set(Object.values(types).flat())], {
        description:
          'What kind of car, train, bus, ferry, taxi or motorbike. Cars: a fuel (petrol, diesel, hybrid, phev, electric, lpg, cng), a size (small, medium, large), or both, as small_petrol. Flights ignore it.',
        'x-depends-on': 'transport_mode',
        'x-values': types,
        'x-error-list': 'available_vehicle_types',
      }),
    ),
    cabin_class: Type.Optional(
      tokenParam(CABINS, {
        description:
          'Flights: the cabin, economy when absent. One that is not published for the haul takes the nearest below, else the average, with a notice. Other modes ignore it.',
      }),
    ),
    passengers: integerParam({
      ...PASSENGERS,
      default: 1,
      description: 'Number of passengers, 1 to 1000.',
    }),
    return_trip: booleanParam({ default: false, description: 'There and back.' }),
    distance_km: Type.Optional(
      numberParam({
        ...DISTANCE_KM,
        description: 'Distance of one way in km, 0 to 50,000, in place of that of our own route.',
      }),
    ),
    include_wtt: booleanParam({
      default: false,
      description: 'Include the upstream part of fuel and electricity (well-to-tank).',
    }),
    equivalents: booleanParam({ default: false, description: 'Include real-world equivalents.' }),
  })
}
