import { type Static, Type } from 'typebox'
import { countryParam, querySchema, tokenParam } from '../../../contract/params/schema.ts'
import {
  answerData,
  datasetTrail,
  factorsYear,
  metaFields,
  metaOptions,
  notices,
  sourceTrail,
} from '../../../contract/schema.ts'
import { shape } from '../../../contract/shape.ts'
import { gridFields } from '../shared/grid-fields.ts'
import { gridSourceParam } from '../source.ts'
import { stateParam, subregionParam } from '../state-param.ts'

const { amount, closed, oneOf, whole } = shape

export const WORLD_REGIONS = [
  'europe',
  'north_america',
  'asia',
  'oceania',
  'africa',
  'south_america',
] as const

/** What the list is sorted by. Life-cycle intensities compare; carbon_intensity holds direct and life-cycle ones. */
export const SORTS = ['life_cycle_intensity', 'carbon_intensity'] as const
export type Sort = (typeof SORTS)[number]

export const ElectricityGridQuery = querySchema({
  country: Type.Optional(
    countryParam({ description: 'ISO 3166-1 alpha-2 code: one grid instead of the list.', examples: ['IN'] }),
  ),
  state: stateParam,
  subregion: subregionParam,
  grid_source: gridSourceParam,
  sort: tokenParam(SORTS, {
    default: 'life_cycle_intensity',
    description: 'What the list is sorted by.',
    'x-error-list': 'available_sorts',
  }),
  region: Type.Optional(
    tokenParam(WORLD_REGIONS, {
      description: 'Only countries of this continent in the list.',
      'x-error-list': 'available_regions',
    }),
  ),
})

const itemFields = {
  ...gridFields,
  grid_intensity: amount('The same as carbon_intensity.'),
}

const sources = Type.Array(Type.String(), { description: 'The publishers of the intensities.' })
const orNull = (description: string) => Type.Union([Type.String(), Type.Null()], { description })

const GridList = Type.Object(
  {
    data: Type.Array(Type.Object(itemFields, closed), {
      description: 'Lowest first; countries with a published factor only.',
    }),
    meta: Type.Object(
      {
        total_countries: whole('Grids in the list.'),
        ranked_by: oneOf(SORTS, 'What the list is sorted by.'),
        sources,
        source_trail: datasetTrail,
        notices,
        ...metaFields,
      },
      metaOptions,
    ),
  },
  closed,
)

const GridSingle = Type.Object(
  {
    data: answerData('grid_intensity', {
      ...itemFields,
      state: orNull('Code of the state, without the country.'),
      state_name: orNull('Name of the state.'),
      source_trail: sourceTrail,
      notices,
    }),
    meta: Type.Object({ emission_factors_year: factorsYear, sources, ...metaFields }, metaOptions),
  },
  closed,
)

export const ElectricityGridAnswer = Type.Union([GridSingle, GridList], {
  $id: 'ElectricityGridAnswer',
  description: 'One grid with country, else the list.',
})

export type GridList = Static<typeof GridList>
export type GridSingle = Static<typeof GridSingle>
export type ElectricityGridAnswer = GridSingle | GridList
