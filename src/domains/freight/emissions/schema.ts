/** The shape of an answer about a shipment. */
import { type Static, Type } from 'typebox'
import {
  answerData,
  Equivalents,
  explanationField,
  gwpMethod,
  kgUnit,
  metaSchema,
  notices,
  PartRange,
  Range,
  ref,
  rounding,
  shape,
  sourceTrail,
  standard,
} from '../../../contract/schema.ts'
import { coordinate, placeFields, transitCountries, tripEnd, wayFields } from '../../shared/way/present.ts'

const { closed, described, kg, grams } = shape

export const FREIGHT_MODES = ['road', 'rail', 'sea', 'air'] as const
export const SERVICE_TYPES = ['shared', 'dedicated', 'ftl', 'ltl'] as const
export const WEIGHT_UNITS = ['kg', 'g', 'lb', 'tonne'] as const

const mode = Type.Enum([...FREIGHT_MODES], { description: 'How the leg is transported.' })
const km = (description: string) => Type.Number({ minimum: 0, description: `${description}, km.` })
const seconds = (description: string) => Type.Integer({ minimum: 0, description })
const legEnd = (description: string) =>
  Type.Object(
    { name: Type.String({ description: 'The place, airport or port.' }), ...placeFields },
    described(description),
  )

const Leg = Type.Object(
  {
    mode,
    from: legEnd('Where the leg begins.'),
    to: legEnd('Where the leg ends.'),
    distance_km: km('Length'),
    co2e_kg: kg('Emissions of the leg; the legs add up to co2e to the gram'),
    co2e_ttw_kg: kg('Tank to wheel; of electric vehicles none'),
    co2e_wtt_kg: kg('Well to tank; the two add up to co2e_kg to the gram'),
    range: Type.Optional(PartRange),
    mass_kg: Type.Number({ minimum: 0, description: 'What is carried, kg.' }),
    tonne_km: Type.Number({ minimum: 0, description: 'Transport activity: tonnes times kilometres.' }),
    intensity_g_per_tkm: Type.Number({ minimum: 0, description: 'Emissions over activity.' }),
    distance_type: Type.Enum(['actual', 'sfd', 'gcd'], {
      description: 'As ISO 14083: given in the request, shortest feasible distance, great circle.',
    }),
    weight_kg: Type.Number({ minimum: 0, description: 'The same as mass_kg.' }),
    vehicle_type: Type.String({ description: 'The class of vehicle that the factor is of.' }),
    fuel_source: Type.String({ description: 'What drives it.' }),
    vehicles: Type.Optional(
      Type.Integer({ minimum: 1, description: 'Whole vehicles, when the service is dedicated.' }),
    ),
    payload_kg: Type.Optional(
      Type.Integer({
        minimum: 0,
        description: 'What one vehicle of the class carries: dedicated vehicles run at the load over it.',
      }),
    ),
    duration_seconds: Type.Optional(
      seconds('How long the leg takes, seconds; absent where its distance alone is known.'),
    ),
    method: Type.String({ description: 'How the distance was found (docs/methods/routes.md), or given.' }),
    countries: wayFields.countries,
    factor_ids: Type.Array(Type.String(), { description: 'Rows of the trail that the leg rests on.' }),
    polyline: Type.Optional(
      Type.String({
        description: "Of road legs, with detailed_route: Google's encoded polyline, precision 5.",
      }),
    ),
  },
  { ...closed, description: 'A transport chain element.' },
)

const emissions = Type.Object(
  {
    co2e: kg('Well to wheel, without radiative forcing'),
    co2e_unit: kgUnit,
    co2e_grams: grams('Total; the source of truth'),
    co2e_calculation_method: gwpMethod,
    lifecycle_breakdown: Type.Object(
      {
        unit: kgUnit,
        vehicle_operation: kg('Tank to wheel'),
        energy_provision: kg('Well to tank; of electric vehicles everything'),
      },
      { ...closed, description: 'The two add up to co2e to the gram.' },
    ),
    ghg_protocol_scopes: Type.Object(
      {
        asset_owner: Type.Object(
          {
            scope_1: kg('Fuel burnt in the vehicles'),
            scope_2: Type.Optional(kg('Generation of the electricity that the vehicles draw')),
            scope_3_category_3: kg('Upstream of fuel and electricity, and losses of the grid'),
          },
          described('For whom runs the vehicles.'),
        ),
        freight_buyer: Type.Object(
          { scope_3_category_4: kg('All of it') },
          described('For whom has the goods carried.'),
        ),
      },
      { ...closed, description: 'Two views of the same total; each adds up to co2e to the gram.' },
    ),
    radiative_forcing: Type.Optional(
      Type.Object(
        { co2e: kg('The total with radiative forcing of the flight in it'), co2e_grams: grams('The same') },
        { ...closed, description: 'Of flights: beside the total, not in it.' },
      ),
    ),
    range: ref(Range),
    rounding,
    source_trail: sourceTrail,
    equivalents: Type.Optional(ref(Equivalents)),
  },
  described('What the shipment emits, and what proves it.'),
)

const route = Type.Object(
  {
    total_distance_km: km('Sum of the legs'),
    transport_mode: Type.Enum([...FREIGHT_MODES], { description: 'Of the longest leg.' }),
    origin: tripEnd,
    destination: tripEnd,
    transit_countries: transitCountries,
    passages: Type.Array(Type.String(), { description: 'Straits, canals and capes, in order.' }),
    legs: Type.Array(Leg, { minItems: 1, description: 'The transport chain, in order.' }),
    duration_seconds: Type.Optional(
      seconds('How long the legs take, seconds; absent where their distance alone is known.'),
    ),
    duration_formatted: Type.Optional(wayFields.duration_formatted),
    waypoints: Type.Optional(
      Type.Array(Type.Object(coordinate, closed), {
        minItems: 4,
        maxItems: 20,
        description: 'Evenly along the whole chain; the longer it is, the more.',
      }),
    ),
    polyline: Type.Optional(
      Type.String({
        description:
          "With detailed_route: the line of the whole chain, Google's encoded polyline, precision 5.",
      }),
    ),
    method: Type.String({ description: 'How the distance of the longest leg was found.' }),
  },
  described('The way that the shipment takes.'),
)

const cargo = Type.Object(
  {
    weight: Type.Number({ minimum: 0, description: 'As given, in unit.' }),
    unit: Type.Enum([...WEIGHT_UNITS], { description: 'The unit of weight.' }),
    weight_kg: Type.Number({ minimum: 0, description: 'The same, kg.' }),
    vehicle_type: Type.String({ description: 'Of the longest leg.' }),
    vehicle_label: Type.String({ description: 'The name of that vehicle type, for a person.' }),
    fuel_source: Type.String({ description: 'Of the longest leg.' }),
    service_type: Type.Enum([...SERVICE_TYPES], {
      description: 'shared, ltl: the part of a vehicle that the goods take. dedicated, ftl: whole vehicles.',
    }),
    refrigerated: Type.Boolean({ description: 'Whether the goods are cooled.' }),
    include_empty_return: Type.Boolean({ description: 'Whether the way back, empty, is counted.' }),
    planned_distance_km: Type.Optional(km('The distance that was given')),
    avoid: Type.Optional(Type.Array(Type.String(), { description: 'Passages that were to be avoided.' })),
  },
  described('The shipment as it was understood.'),
)

export const FreightEmissionAnswer = Type.Object(
  {
    data: answerData('freight_emission', {
      emissions,
      route,
      cargo,
      explanation: explanationField,
      notices,
    }),
    meta: metaSchema({ GHG_Protocol: standard, ISO_14064: standard, ISO_14083: standard }),
  },
  { $id: 'FreightEmissionAnswer', ...closed },
)

export type FreightEmissionAnswer = Static<typeof FreightEmissionAnswer>
