/** Water supplied (Scope 3 category 1) and waste water treated (category 5). */
import { add, type Decimal, multiply, ZERO } from '../../core/decimal.ts'
import { apportion, gramsFromKg } from '../../core/quantity.ts'

/** kg CO2e per m3 of what is asked for; absent parts do not count. */
export interface WaterRates {
  readonly supply?: Decimal | undefined
  readonly treatment?: Decimal | undefined
}

export interface WaterEmissions {
  readonly co2eGrams: number
  /** The two add up to the total. */
  readonly supplyGrams: number
  readonly treatmentGrams: number
}

/** The total is rounded once and apportioned to its parts, to the gram. */
export function waterEmissions(cubicMetres: Decimal, rates: WaterRates): WaterEmissions {
  const parts = [rates.supply ?? ZERO, rates.treatment ?? ZERO].map((rate) => multiply(cubicMetres, rate))
  const co2eGrams = gramsFromKg(parts.reduce(add))
  const [supplyGrams = 0, treatmentGrams = 0] = apportion(co2eGrams, parts)
  return { co2eGrams, supplyGrams, treatmentGrams }
}
