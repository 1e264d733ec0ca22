import { type Static, Type } from 'typebox'
import { querySchema, tokenParam } from '../../../contract/params/schema.ts'
import { datasetTrail, metaFields, metaOptions, notices } from '../../../contract/schema.ts'
import { shape } from '../../../contract/shape.ts'
import { FUEL_CATEGORIES } from '../categories.ts'

const { closed, oneOf, text, whole, yesNo } = shape

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
    fuel_type: text('What to send as fuel_type.'),
    label: text('Its name for a person.'),
    category: oneOf(FUEL_CATEGORIES, 'Its category.'),
    is_biofuel: yesNo('Whether its CO2 is biogenic.'),
    available_units: Type.Array(Type.String(), {
      minItems: 1,
      description: 'The units that it can be given in.',
    }),
    default_unit: text('The default unit.'),
  },
  closed,
)

export const FuelTypesAnswer = Type.Object(
  {
    data: Type.Array(FuelType, { description: 'The fuels.' }),
    meta: Type.Object(
      {
        total_fuel_types: whole('Fuels in the list.'),
        source_trail: datasetTrail,
        notices,
        ...metaFields,
      },
      metaOptions,
    ),
  },
  { $id: 'FuelTypesAnswer', ...closed },
)

export type FuelTypesAnswer = Static<typeof FuelTypesAnswer>
