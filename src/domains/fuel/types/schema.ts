import { type Static, Type } from 'typebox'
import { querySchema, tokenParam } from '../../../contract/params/schema.ts'
import { datasetTrail, metaFields, metaOptions, notices, shape } from '../../../contract/schema.ts'
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
    fuel_type: Type.String({ description: 'What to send as fuel_type.' }),
    label: Type.String({ description: 'Its name for a person.' }),
    category: Type.Enum([...FUEL_CATEGORIES], { description: 'Its category.' }),
    is_biofuel: Type.Boolean({ description: 'Whether its CO2 is biogenic.' }),
    available_units: Type.Array(Type.String(), {
      minItems: 1,
      description: 'The units that it can be given in.',
    }),
    default_unit: Type.String({ description: 'The unit that is taken where none is given.' }),
  },
  closed,
)

export const FuelTypesAnswer = Type.Object(
  {
    data: Type.Array(FuelType, { description: 'The fuels.' }),
    meta: Type.Object(
      {
        total_fuel_types: Type.Integer({ description: 'Fuels in the list.' }),
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
