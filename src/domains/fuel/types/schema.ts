import { type Static, Type } from 'typebox'
import { querySchema, tokenParam } from '../../../contract/params/schema.ts'
import { DatasetTrailEntry, metaFields, Notice, ref, shape } from '../../../contract/schema.ts'
import { FUEL_CATEGORIES } from '../categories.ts'

const { closed } = shape

export const FuelTypesQuery = querySchema({
  category: Type.Optional(
    tokenParam(FUEL_CATEGORIES, {
      description: 'Only fuels of this category; biogas is both gaseous and biofuel.',
      'x-error-list': 'available_categories',
    }),
  ),
})

const FuelType = Type.Object(
  {
    fuel_type: Type.String(),
    label: Type.String(),
    category: Type.Enum([...FUEL_CATEGORIES]),
    is_biofuel: Type.Boolean(),
    available_units: Type.Array(Type.String(), { minItems: 1 }),
    default_unit: Type.String(),
  },
  closed,
)

export const FuelTypesAnswer = Type.Object(
  {
    data: Type.Array(FuelType),
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
