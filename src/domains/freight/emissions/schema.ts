/** The shape of an answer about a shipment. */
import { type Static, Type } from 'typebox'
import {
  calculationAnswer,
  gwpMethod,
  kgTotal,
  kgUnit,
  PartRange,
  proofFields,
} from '../../../contract/schema.ts'
import { shape } from '../../../contract/shape.ts'
import {
  coordinate,
  placeFields,
  transitCountries,
  tripEnd,
  wayFields,
} from '../../shared/journey/present.ts'

const { amount, closed, count, described, grams, kg, object, oneOf, text, yesNo } = shape

export const FREIGHT_MODES = ['road', 'rail', 'sea', 'air'] as const
export const SERVICE_TYPES = ['shared', 'dedicated', 'ftl', 'ltl'] as const
export const WEIGHT_UNITS = ['kg', 'g', 'lb', 'tonne'] as const

const mode = oneOf(FREIGHT_MODES, 'How the leg is transported.')
const km = (description: string) => amount(`${description}, km.`)
const seconds = (description: string) => count(description)
const legEnd = (description: string) =>
  object(description, { name: text('The place, airport or port.'), ...placeFields })

const Leg = object('A transport chain element.', {
  mode,
  from: legEnd('Where the leg begins.'),
  to: legEnd('Where the leg ends.'),
  distance_km: km('Length'),
  co2e_kg: kg('Emissions of the leg; the legs add up to co2e to the gram'),
  co2e_ttw_kg: kg('Tank to wheel; 0 for electric vehicles'),
  co2e_wtt_kg: kg('Well to tank; the two add up to co2e_kg to the gram'),
  range: Type.Optional(PartRange),
  mass_kg: amount('Mass carried, kg.'),
  tonne_km: amount('Transport activity: tonnes times kilometres.'),
  intensity_g_per_tkm: amount('Emissions divided by transport activity.'),
  distance_type: oneOf(
    ['actual', 'sfd', 'gcd'],
    'As ISO 14083: given in the request, shortest feasible distance, great circle.',
  ),
  weight_kg: amount('The same as mass_kg.'),
  vehicle_type: text('The vehicle class of the factor.'),
  fuel_source: text('Fuel or energy of the vehicle.'),
  vehicles: Type.Optional(
    Type.Integer({ minimum: 1, description: 'Whole vehicles, when the service is dedicated.' }),
  ),
  payload_kg: Type.Optional(
    count('Payload of one vehicle of the class; the load of dedicated vehicles is divided by it.'),
  ),
  duration_seconds: Type.Optional(
    seconds('Duration of the leg, seconds; absent if only its distance is known.'),
  ),
  method: text('How the distance was found (docs/methods/routes.md), or given.'),
  countries: wayFields.countries,
  factor_ids: Type.Array(Type.String(), { description: 'Factors of the source trail that the leg uses.' }),
  polyline: Type.Optional(text("Of road legs, with detailed_route: Google's encoded polyline, precision 5.")),
})

const emissions = object('Emissions of the shipment, with their sources.', {
  ...kgTotal('Well to wheel, without radiative forcing'),
  co2e_calculation_method: gwpMethod,
  lifecycle_breakdown: object('The two add up to co2e to the gram.', {
    unit: kgUnit,
    vehicle_operation: kg('Tank to wheel'),
    energy_provision: kg('Well to tank; for electric vehicles everything'),
  }),
  ghg_protocol_scopes: object('Two ways to report the same total; each adds up to co2e to the gram.', {
    asset_owner: object('For the company that runs the vehicles.', {
      scope_1: kg('Fuel burnt in the vehicles'),
      scope_2: Type.Optional(kg('Generation of the electricity that the vehicles use')),
      scope_3_category_3: kg('Upstream emissions of fuel and electricity, and grid losses'),
    }),
    freight_buyer: object('For the company that buys the transport.', {
      scope_3_category_4: kg('The total'),
    }),
  }),
  radiative_forcing: Type.Optional(
    object('Flights: reported separately, not in the total.', {
      co2e: kg('The total including radiative forcing of the flight'),
      co2e_grams: grams('The same'),
    }),
  ),
  ...proofFields,
})

const route = Type.Object(
  {
    total_distance_km: km('Sum of the legs'),
    transport_mode: oneOf(FREIGHT_MODES, 'Of the longest leg.'),
    origin: tripEnd,
    destination: tripEnd,
    transit_countries: transitCountries,
    passages: Type.Array(Type.String(), { description: 'Straits, canals and capes, in order.' }),
    legs: Type.Array(Leg, { minItems: 1, description: 'The transport chain, in order.' }),
    duration_seconds: Type.Optional(
      seconds('Duration of all legs, seconds; absent if only their distance is known.'),
    ),
    duration_formatted: Type.Optional(wayFields.duration_formatted),
    waypoints: Type.Optional(
      Type.Array(Type.Object(coordinate, closed), {
        minItems: 4,
        maxItems: 20,
        description: 'Evenly spaced along the whole chain; more for longer chains.',
      }),
    ),
    polyline: Type.Optional(
      text("With detailed_route: the line of the whole chain, Google's encoded polyline, precision 5."),
    ),
    method: text('How the distance of the longest leg was found.'),
  },
  described('The route of the shipment.'),
)

const cargo = object('The shipment as we read it.', {
  weight: amount('As given, in unit.'),
  unit: oneOf(WEIGHT_UNITS, 'The unit of weight.'),
  weight_kg: amount('The same, kg.'),
  vehicle_type: text('Of the longest leg.'),
  vehicle_label: text('The name of that vehicle type, for a person.'),
  fuel_source: text('Of the longest leg.'),
  service_type: oneOf(
    SERVICE_TYPES,
    'shared, ltl: the share of a vehicle that the goods use. dedicated, ftl: whole vehicles.',
  ),
  refrigerated: yesNo('Whether the goods are cooled.'),
  include_empty_return: yesNo('Whether the empty return trip is counted.'),
  planned_distance_km: Type.Optional(km('The distance you sent')),
  avoid: Type.Optional(Type.Array(Type.String(), { description: 'Passages to avoid.' })),
})

export const FreightEmissionAnswer = calculationAnswer(
  'FreightEmissionAnswer',
  'freight_emission',
  {
    emissions,
    route,
    cargo,
  },
  ['GHG_Protocol', 'ISO_14064', 'ISO_14083'],
)

export type FreightEmissionAnswer = Static<typeof FreightEmissionAnswer>
