import { type Static, Type } from 'typebox'
import {
  booleanParam,
  countryParam,
  querySchema,
  textParam,
  tokenParam,
} from '../../../contract/params/schema.ts'
import { calculationId, DatasetTrailEntry, metaFields, Notice, ref, shape } from '../../../contract/schema.ts'
import { placeFields, wayFields } from '../../shared/way/present.ts'

const { closed } = shape

export const ROUTE_MODES = ['road', 'sea', 'air', 'rail'] as const

export const RoutesQuery = querySchema({
  from: textParam({
    description:
      'Where it begins: a town, "City, Region", an IATA code, a UN/LOCODE, a postcode, or "lat,lon".',
    examples: ['Munich'],
  }),
  to: textParam({ description: 'Where it ends, in the same forms.', examples: ['Rotterdam'] }),
  from_country: Type.Optional(
    countryParam({ description: 'ISO 3166-1 alpha-2 code: `from` is looked for in this country only.' }),
  ),
  to_country: Type.Optional(
    countryParam({ description: 'ISO 3166-1 alpha-2 code: `to` is looked for in this country only.' }),
  ),
  mode: tokenParam(ROUTE_MODES, {
    'x-words': 'freight_mode',
    default: 'road',
    description:
      'By sea the distance runs between the ports, by air between the airports nearest to the places.',
  }),
  avoid: Type.Optional(
    textParam({
      description:
        'Passages that a ship must not take, with commas between them: suez, panama, and every other name that `passages` shows. Where no way is left the answer is no_route.',
      examples: ['suez,panama'],
    }),
  ),
  detailed_route: booleanParam({
    default: false,
    description: 'With true: the line of the route as `polyline`.',
  }),
})

const End = Type.Object(
  {
    resolved: Type.String({ description: 'The place that was taken, by sea the port, by air the airport.' }),
    ...placeFields,
  },
  closed,
)

const attributes = Type.Object(
  {
    total_distance_km: Type.Number({ minimum: 0, description: 'At most 3 decimals.' }),
    mode: Type.Enum([...ROUTE_MODES]),
    method: Type.String({
      description:
        'How it was found: town_graph, osrm, valhalla, sea_lanes, geodesic, rail_by_… (docs/methods/routes.md).',
    }),
    expected_error_percent: Type.Number({
      minimum: 0,
      description: 'Mean absolute error of the method against published distances.',
    }),
    ...wayFields,
    passages: Type.Array(Type.String(), { description: 'Straits, canals and capes, in order.' }),
    polyline: Type.Optional(
      Type.String({ description: "With detailed_route: Google's encoded polyline, precision 5." }),
    ),
    origin: End,
    destination: End,
    source_trail: Type.Array(ref(DatasetTrailEntry)),
    notices: Type.Array(ref(Notice)),
  },
  closed,
)

export const RouteAnswer = Type.Object(
  {
    data: Type.Object({ type: Type.Literal('route'), id: calculationId, attributes }, closed),
    meta: Type.Object({ methodology: Type.String(), ...metaFields }, closed),
  },
  { $id: 'RouteAnswer', ...closed },
)

export type RouteAnswer = Static<typeof RouteAnswer>
