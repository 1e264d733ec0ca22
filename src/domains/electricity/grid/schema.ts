import { type Static, Type } from 'typebox'
import { codeParam, countryParam, querySchema, tokenParam } from '../../../contract/params/schema.ts'
import {
  calculationId,
  DatasetTrailEntry,
  metaFields,
  Notice,
  ref,
  shape,
  TrailEntry,
} from '../../../contract/schema.ts'
import { calculationResponses } from '../../../http/openapi/responses.ts'
import { gridFields } from '../shared/present-grid.ts'
import { electricityGridExamples } from './examples.ts'

const { closed } = shape

export const WORLD_REGIONS = [
  'europe',
  'north_america',
  'asia',
  'oceania',
  'africa',
  'south_america',
] as const

export const ElectricityGridQuery = querySchema({
  country: Type.Optional(
    countryParam({ description: 'ISO 3166-1 alpha-2 code: one grid instead of the list.', examples: ['IN'] }),
  ),
  state: Type.Optional(
    codeParam({
      description: 'A state of US, CA, AU, CN, IN or JP, with country; ON and CA-ON are the same.',
      'x-depends-on': 'country',
    }),
  ),
  region: Type.Optional(
    tokenParam(WORLD_REGIONS, {
      description: 'Only countries of this continent in the list.',
      'x-error-list': 'available_regions',
    }),
  ),
})

const itemFields = {
  ...gridFields,
  grid_intensity: Type.Number({ minimum: 0, description: 'The same as carbon_intensity.' }),
}

const GridList = Type.Object(
  {
    data: Type.Array(Type.Object(itemFields, closed), {
      description: 'Cleanest first; countries with a published figure only.',
    }),
    meta: Type.Object(
      {
        total_countries: Type.Integer(),
        sources: Type.Array(Type.String()),
        source_trail: Type.Array(ref(DatasetTrailEntry)),
        notices: Type.Array(ref(Notice)),
        ...metaFields,
      },
      closed,
    ),
  },
  closed,
)

const GridSingle = Type.Object(
  {
    data: Type.Object(
      {
        type: Type.Literal('grid_intensity'),
        id: calculationId,
        attributes: Type.Object(
          {
            ...itemFields,
            state: Type.Union([Type.String(), Type.Null()]),
            state_name: Type.Union([Type.String(), Type.Null()]),
            source_trail: Type.Array(ref(TrailEntry)),
            notices: Type.Array(ref(Notice)),
          },
          closed,
        ),
      },
      closed,
    ),
    meta: Type.Object(
      { emission_factors_year: Type.Integer(), sources: Type.Array(Type.String()), ...metaFields },
      closed,
    ),
  },
  closed,
)

export const ElectricityGridAnswer = Type.Union([GridSingle, GridList], {
  $id: 'ElectricityGridAnswer',
  description: 'One grid with country, else the list.',
})

export type GridList = Static<typeof GridList>
export type GridSingle = Static<typeof GridSingle>

export const electricityGridSchema = {
  operationId: 'electricityGrid',
  tags: ['electricity'],
  summary: 'Carbon intensity of grids',
  description:
    'Of one country or state, or of all countries ranked cleanest first. Generation-based, without losses in transmission and distribution. Figures borrowed from another country are given for a single country only, never ranked.',
  querystring: ElectricityGridQuery,
  response: calculationResponses(
    ref(ElectricityGridAnswer),
    '`validation_error`: an unknown country, state (available_states) or region. `no_exact_factor`: strict=true and the figure would be borrowed. `no_factor`: no intensity is known for the country.',
    electricityGridExamples,
  ),
}
