/** The shape of an answer about a shipment. */
import { type Static, Type } from 'typebox'
import {
  calculationId,
  Equivalents,
  explanationField,
  gwpMethod,
  metaSchema,
  Notice,
  PartRange,
  Range,
  ref,
  rounding,
  shape,
  TrailEntry,
} from '../../../contract/schema.ts'
import { coordinate, placeFields, transitCountries, tripEnd, wayFields } from '../../shared/way/present.ts'

const { closed, kg, grams } = shape

export const FREIGHT_MODES = ['road', 'rail', 'sea', 'air'] as const
export const SERVICE_TYPES = ['shared', 'dedicated', 'ftl', 'ltl'] as const
export const WEIGHT_UNITS = ['kg', 'g', 'lb', 'tonne'] as const

const mode = Type.Enum([...FREIGHT_MODES])
const km = (description: string) => Type.Number({ minimum: 0, description: `${description}, km.` })
const seconds = Type.Integer({ minimum: 0 })
const LegEnd = Type.Object({ name: Type.String(), ...placeFields }, closed)

const Leg = Type.Object(
  {
    mode,
    from: LegEnd,
    to: LegEnd,
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
    vehicle_type: Type.String(),
    fuel_source: Type.String(),
    vehicles: Type.Optional(
      Type.Integer({ minimum: 1, description: 'Whole vehicles, when the service is dedicated.' }),
    ),
    payload_kg: Type.Optional(
      Type.Integer({
        minimum: 0,
        description: 'What one vehicle of the class carries: dedicated vehicles run at the load over it.',
      }),
    ),
    duration_seconds: seconds,
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
    co2e_unit: Type.Literal('kg'),
    co2e_grams: grams('Total; the source of truth'),
    co2e_calculation_method: gwpMethod,
    lifecycle_breakdown: Type.Object(
      {
        unit: Type.Literal('kg'),
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
          closed,
        ),
        freight_buyer: Type.Object({ scope_3_category_4: kg('All of it') }, closed),
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
    source_trail: Type.Array(ref(TrailEntry)),
    equivalents: Type.Optional(ref(Equivalents)),
  },
  closed,
)

const route = Type.Object(
  {
    total_distance_km: km('Sum of the legs'),
    transport_mode: Type.Enum([...FREIGHT_MODES], { description: 'Of the longest leg.' }),
    origin: tripEnd,
    destination: tripEnd,
    transit_countries: transitCountries,
    passages: Type.Array(Type.String(), { description: 'Straits, canals and capes, in order.' }),
    legs: Type.Array(Leg, { minItems: 1 }),
    duration_seconds: seconds,
    duration_formatted: Type.String({ examples: ['2 d 4 h 10 min'] }),
    waypoints: Type.Array(Type.Object(coordinate, closed), {
      minItems: 4,
      maxItems: 20,
      description: 'Evenly along the whole chain; the longer it is, the more.',
    }),
    polyline: Type.Optional(
      Type.String({
        description:
          "With detailed_route: the line of the whole chain, Google's encoded polyline, precision 5.",
      }),
    ),
    method: Type.String({ description: 'Of the longest leg.' }),
  },
  closed,
)

const cargo = Type.Object(
  {
    weight: Type.Number({ minimum: 0 }),
    unit: Type.Enum([...WEIGHT_UNITS]),
    weight_kg: Type.Number({ minimum: 0 }),
    vehicle_type: Type.String({ description: 'Of the longest leg.' }),
    vehicle_label: Type.String(),
    fuel_source: Type.String({ description: 'Of the longest leg.' }),
    service_type: Type.Enum([...SERVICE_TYPES]),
    refrigerated: Type.Boolean(),
    include_empty_return: Type.Boolean(),
    planned_distance_km: Type.Optional(Type.Number({ minimum: 0 })),
    avoid: Type.Optional(Type.Array(Type.String())),
  },
  closed,
)

const attributes = Type.Object(
  { emissions, route, cargo, explanation: explanationField, notices: Type.Array(ref(Notice)) },
  closed,
)

export const FreightEmissionAnswer = Type.Object(
  {
    data: Type.Object({ type: Type.Literal('freight_emission'), id: calculationId, attributes }, closed),
    meta: metaSchema({ GHG_Protocol: Type.String(), ISO_14064: Type.String(), ISO_14083: Type.String() }),
  },
  { $id: 'FreightEmissionAnswer', ...closed },
)

export type FreightEmissionAnswer = Static<typeof FreightEmissionAnswer>
