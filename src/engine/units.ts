/** The whole units in which a result is rounded, and how they are shown. */
import { gramsFromMicrograms, kgFromGrams } from './numbers/quantity.ts'

export interface MassUnit {
  /** Whole units of a kilogram. */
  readonly perKg: number
  /** The unit in which amounts are shown. */
  readonly unit: 'kg' | 'g'
  /** An amount in whole units, as it is shown. */
  shown(whole: number | bigint): number
}

export const GRAMS: MassUnit = { perKg: 1000, unit: 'kg', shown: (grams) => kgFromGrams(Number(grams)) }

export const MICROGRAMS: MassUnit = { perKg: 1_000_000_000, unit: 'g', shown: gramsFromMicrograms }
