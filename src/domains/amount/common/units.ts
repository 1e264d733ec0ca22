/** Units in which an amount may be given, and how much of the unit of the factors each of them is. */

import { type TUnsafe, Type } from 'typebox'
import { tokenParam } from '../../../contract/params/schema.ts'
import { shape } from '../../../contract/shape.ts'
import { type Decimal, decimal, multiply, toNumber } from '../../../engine/numbers/decimal.ts'
import { refusal } from './refusal.ts'

export type Units<Name extends string> = Readonly<Record<Name, Decimal>>

/** Exact decimals, as texts: `{ m3: '1', litre: '0.001' }`. */
export function unitsOf<Name extends string>(texts: Readonly<Record<Name, string>>): Units<Name> {
  const units = Object.entries<string>(texts).map(([name, text]) => [name, decimal(text)])
  return Object.fromEntries(units)
}

/** The parameter `unit`. */
export function unitParam<Name extends string>(
  units: Units<Name>,
  isDefault: NoInfer<Name>,
  description: string,
): TUnsafe<Name> {
  const options = {
    'x-words': 'unit',
    default: isDefault,
    description,
    'x-error-code': 'invalid_unit',
    'x-error-list': 'available_units',
  } as const
  return Type.Unsafe<Name>(tokenParam(Object.keys(units), options))
}

/** The unit, in a response. */
export function unitField<Name extends string>(units: Units<Name>): TUnsafe<Name> {
  return Type.Unsafe<Name>(shape.oneOf(Object.keys(units), 'The unit of amount.'))
}

export interface Limit {
  /** In the unit of the factors: so that grams stay whole numbers. */
  readonly maximum: number
  /** That unit, for a sentence. */
  readonly called: string
}

/** An amount in the unit of the factors. Throws an ApiError (validation_error) above the maximum. */
export function amountIn<Name extends string>(
  units: Units<Name>,
  { amount, unit }: { readonly amount: number; readonly unit: Name },
  { maximum, called }: Limit,
): Decimal {
  const converted = multiply(decimal(amount), units[unit])
  if (toNumber(converted) <= maximum) return converted
  throw refusal('amount', `Parameter 'amount' must be at most ${maximum} ${called}; got ${amount} ${unit}.`)
}
