import { type Static, Type } from 'typebox'
import { querySchema, tokenParam } from '../../../contract/params/schema.ts'
import { DatasetTrailEntry, metaFields, Notice, ref, shape } from '../../../contract/schema.ts'
import { calculationResponses } from '../../../http/openapi/responses.ts'
import { fuelTypesExamples } from './examples.ts'

const { closed } = shape

export const FUEL_CATEGORIES = ['gaseous', 'liquid', 'solid', 'biofuel'] as const

export const FuelTypesQuery = querySchema({
  category: Type.Optional(
    tokenParam(FUEL_CATEGORIES, {
      description: 'Only fuels of this category; biogas is both gaseous and biofuel.',
      'x-error-list': 'available_categories',
    }),
  ),
})

export const FuelTypesAnswer = Type.Object(
  {
    data: Type.Array(
      Type.Object(
        {
          fuel_type: Type.String(),
          label: Type.String(),
          category: Type.Enum([...FUEL_CATEGORIES]),
          is_biofuel: Type.Boolean(),
          available_units: Type.Array(Type.String(), { minItems: 1 }),
          default_unit: Type.String(),
        },
        closed,
      ),
    ),
    meta: Type.Object(
      {
        total_fuel_types: Type.Integer(),
        source_trail: Type.Array(ref(DatasetTrailEntry)),
        notices: Type.Array(ref(Notice)),
        ...metaFields,
      },
      closed,
    ),
  },
  { $id: 'FuelTypesAnswer', ...closed },
)

export type FuelTypesAnswer = Static<typeof FuelTypesAnswer>

export const fuelTypesSchema = {
  operationId: 'fuelTypes',
  tags: ['fuel'],
  summary: 'Fuels and their units',
  description: 'The fuels that /v1/fuel/emissions knows, with the units that each takes.',
  querystring: FuelTypesQuery,
  response: calculationResponses(
    ref(FuelTypesAnswer),
    '`validation_error`: unknown category; available_categories lists them.',
    fuelTypesExamples,
  ),
}
