import { type Static, Type } from 'typebox'
import {
  booleanParam,
  countryParam,
  querySchema,
  textParam,
  tokenParam,
} from '../../../contract/params/schema.ts'
import {
  answerData,
  datasetTrail,
  metaFields,
  metaOptions,
  methodology,
  notices,
} from '../../../contract/schema.ts'
import { shape } from '../../../contract/shape.ts'
import { placeFields, wayFields } from '../../shared/journey/present.ts'

const { closed, amount, object, oneOf, text } = shape

const ROUTE_MODES = ['road', 'sea', 'air', 'rail'] as const

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
        'Passages that a ship must avoid, separated by commas: suez,panama. Every name in `passages` of a result is allowed. Where no route is left, the error is no_route.',
      examples: ['suez,panama'],
    }),
  ),
  detailed_route: booleanParam({
    default: false,
    description: 'With true: the line of the route as `polyline`.',
  }),
})

const end = (description: string) =>
  object(description, {
    resolved: text('The place used; by sea the port, by air the airport.'),
    ...placeFields,
  })

const attributes = {
  total_distance_km: amount('Length of the route, km, at most 3 decimals.'),
  mode: oneOf(ROUTE_MODES, 'Mode of transport.'),
  method: text(
    'How the route was found: town_graph, osrm, valhalla, sea_lanes, geodesic, rail_by_… (docs/methods/routes.md).',
  ),
  expected_error_percent: amount('Mean absolute error of the method against published distances.'),
  ...wayFields,
  passages: Type.Array(Type.String(), { description: 'Straits, canals and capes, in order.' }),
  polyline: Type.Optional(text("With detailed_route: Google's encoded polyline, precision 5.")),
  origin: end('Where it begins.'),
  destination: end('Where it ends.'),
  source_trail: datasetTrail,
  notices,
}

export const RouteAnswer = Type.Object(
  {
    data: answerData('route', attributes),
    meta: Type.Object({ methodology, ...metaFields }, metaOptions),
  },
  { $id: 'RouteAnswer', ...closed },
)

export type RouteAnswer = Static<typeof RouteAnswer>
