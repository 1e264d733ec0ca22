/** The fuels and their units. */
import { operation } from '../../../contract/operation.ts'
import type { Fuel } from '../fuel-factor.ts'
import { fuelPart } from '../part.ts'
import { presentFuelTypes } from './present.ts'
import { FuelTypesAnswer, FuelTypesQuery } from './schema.ts'

export const fuelTypes = operation({
  name: 'fuelTypes',
  path: '/v1/fuel/types',
  title: 'Fuels and their units',
  description: 'The fuels that /v1/fuel/emissions knows, with the units that each takes.',
  refusals: '`validation_error`: unknown category; available_categories lists them.',
  examples: {
    answers: { solid: 'category=solid' },
    refusals: { unknown_category: 'category=nuclear' },
  },
  answer: FuelTypesAnswer,
  query: () => FuelTypesQuery,
  calculate: ({ edition }, { category }) => ({
    kind: 'fuel_types',
    identity: { category },
    notices: [],
    result: [...edition.part(fuelPart).values()].filter((fuel) => !category || isIn(fuel, category)),
  }),
  present: presentFuelTypes,
})

/** A biofuel is found under its own category and under biofuel. */
function isIn(fuel: Fuel, category: string): boolean {
  return fuel.category === category || (fuel.isBiofuel && category === 'biofuel')
}
