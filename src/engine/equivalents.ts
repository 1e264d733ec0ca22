/** What a mass of CO2e compares to: trees, kilometres, charges. */
import { type Decimal, decimal } from './numbers/decimal.ts'
import { roundedRatio } from './numbers/quantity.ts'

export interface EquivalentUnit {
  key: string
  label: string
  /** kg CO2e of one unit. */
  kgPerUnit: Decimal
}

export interface Equivalent {
  key: string
  value: number
  label: string
}

const GRAMS_TO_KG_SCALE = 3

/** Each unit's count behind `co2eGrams`, with one decimal. */
export function equivalents(units: readonly EquivalentUnit[], co2eGrams: number): Equivalent[] {
  return equivalentsOf(units, decimal(co2eGrams), 1)
}

/** The same of an exact mass, with as many decimals as a small one needs. */
export function equivalentsOf(
  units: readonly EquivalentUnit[],
  massGrams: Decimal,
  decimals: number,
): Equivalent[] {
  const massKg: Decimal = { digits: massGrams.digits, scale: massGrams.scale + GRAMS_TO_KG_SCALE }
  return units.map(({ key, label, kgPerUnit }) => ({
    key,
    label,
    value: roundedRatio(massKg, kgPerUnit, decimals),
  }))
}
