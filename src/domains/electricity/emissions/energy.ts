/** The electricity of a request. */
import { ApiError, problem } from '../../../engine/errors.ts'
import { type Decimal, decimal, multiply, toNumber } from '../../../engine/numbers/decimal.ts'
import type { ENERGY_UNITS } from './schema.ts'

type EnergyUnit = (typeof ENERGY_UNITS)[number]

export interface Energy {
  /** In `unit`. */
  readonly amount: number
  readonly unit: EnergyUnit
  readonly kwh: Decimal
}

export const KWH_PER_UNIT: Readonly<Record<EnergyUnit, Decimal>> = {
  kwh: decimal(1),
  mwh: decimal(1000),
  wh: decimal('0.001'),
}
export const KWH_MAX = 1e9

/** From the parameters `kwh` and `unit`. Throws validation_error above 1e9 kWh. */
export function energyOf({ kwh: amount, unit }: { readonly kwh: number; readonly unit: EnergyUnit }): Energy {
  const kwh = multiply(decimal(amount), KWH_PER_UNIT[unit])
  if (toNumber(kwh) <= KWH_MAX) return { amount, unit, kwh }
  throw new ApiError(
    problem('validation_error.kwh_maximum', { maximum: KWH_MAX, sent: amount, unit }, { field: 'kwh' }),
  )
}
