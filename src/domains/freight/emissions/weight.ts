/** The weight of a shipment, in the units of the query. */
import { ApiError, problem } from '../../../engine/errors.ts'
import { type Decimal, decimal, multiply, toNumber } from '../../../engine/numbers/decimal.ts'
import type { FreightParams } from './query.ts'
import type { WEIGHT_UNITS } from './schema.ts'

export type WeightUnit = (typeof WEIGHT_UNITS)[number]

/** The international avoirdupois pound is 0.45359237 kg exactly (agreement of 1959). */
const KG_PER_UNIT: Record<WeightUnit, Decimal> = {
  kg: decimal(1),
  g: decimal('0.001'),
  lb: decimal('0.45359237'),
  tonne: decimal(1000),
}
const TONNES_PER_KG = decimal('0.001')

export const tonnesOf = (massKg: Decimal): Decimal => multiply(massKg, TONNES_PER_KG)

const FIELD = 'weight'
/** Of one shipment. */
const KG_MAX = 1e9

/** Throws validation_error when the weight is none, or above 1e9 kg. */
export function requireKg({ weight, unit }: Pick<FreightParams, 'weight' | 'unit'>): Decimal {
  const massKg = multiply(decimal(weight), KG_PER_UNIT[unit])
  if (weight > 0 && toNumber(massKg) <= KG_MAX) return massKg
  const values = { param: FIELD, maximum: KG_MAX, weight, unit }
  throw new ApiError(problem('validation_error.weight', values, { field: FIELD }))
}
