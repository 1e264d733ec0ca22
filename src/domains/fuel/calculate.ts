/** Direct combustion of fuels: Scope 1 by gas, and well-to-tank (Scope 3, category 3). */
import { type Decimal, decimal, multiply } from '../../core/decimal.ts'
import type { Notice } from '../../core/notices.ts'
import { rational } from '../../core/rational.ts'
import { rememberedBy } from '../../core/remembered.ts'
import { scaled } from '../../core/scaled.ts'
import { splitBy } from '../../core/shares.ts'
import type { GwpSet, TrailEntry } from '../../core/trail.ts'
import type { FuelCategory } from './categories.ts'

export interface FuelFactor {
  unit: string
  /** kg CO2e per unit burnt. */
  direct: Decimal
  /** Weights of CO2, CH4 and N2O in `direct`, in that order. */
  gasWeights: readonly [Decimal, Decimal, Decimal]
  /** kg CO2e per unit, well to tank. */
  wellToTank: Decimal
  /** kg biogenic CO2 per unit, outside of the scopes. */
  biogenicCo2?: Decimal
  /** What of `direct` is probably fossil CO2, of biofuels. */
  fossilShare?: Decimal
  year: number
  gwp: GwpSet
  trail: { direct: TrailEntry; wellToTank: TrailEntry; biogenicCo2?: TrailEntry }
}

export interface Fuel {
  fuelType: string
  label: string
  category: FuelCategory
  isBiofuel: boolean
  defaultUnit: string
  /** By unit, in the order in which they are listed. */
  factors: ReadonlyMap<string, FuelFactor>
  /** What holds for every use of this fuel. */
  notices: readonly Notice[]
}

export interface FuelCombustion {
  co2eGrams: number
  directGrams: number
  directCo2Grams: number
  directCh4Grams: number
  directN2oGrams: number
  wellToTankGrams: number
  biogenicCo2Grams: number
  /** Inside the direct total, which the publisher does not split; of biofuels. */
  fossilCo2Grams?: number
}

/**
 * Emissions of burning `amount` units. The total is rounded once; direct and well-to-tank are apportioned from it,
 * and the gases from direct, each to the gram.
 */
export function fuelCombustion(factor: FuelFactor, amount: number, includeWtt: boolean): FuelCombustion {
  const units = decimal(amount)
  const { direct, both, gases, biogenic, fossil } = rates(factor)
  const { grams: co2eGrams, parts } = (includeWtt ? both : direct)(units)
  const [directGrams = 0, wellToTankGrams = 0] = parts
  const [co2 = 0, ch4 = 0, n2o = 0] = gases(directGrams)
  return {
    co2eGrams,
    directGrams,
    directCo2Grams: co2,
    directCh4Grams: ch4,
    directN2oGrams: n2o,
    wellToTankGrams,
    biogenicCo2Grams: biogenic ? biogenic(units).grams : 0,
    ...(fossil && { fossilCo2Grams: fossil(units).grams }),
  }
}

const GRAMS_PER_KG = 1000

const rates = rememberedBy(({ direct, wellToTank, gasWeights, biogenicCo2, fossilShare }: FuelFactor) => {
  const kilograms = (...figures: Decimal[]) =>
    scaled(
      figures.map((one) => rational(one)),
      GRAMS_PER_KG,
    )
  return {
    direct: kilograms(direct),
    both: kilograms(direct, wellToTank),
    gases: splitBy(gasWeights),
    biogenic: biogenicCo2 && kilograms(biogenicCo2),
    fossil: fossilShare && kilograms(multiply(direct, fossilShare)),
  }
})
