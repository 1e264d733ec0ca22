/** The total of an answer again from its trail alone, by a program that knows no domain. */

interface Entry {
  role: string
  factor: number
  quantity: number
  contribution_kg: number
}

export interface Emissions {
  co2e: number
  co2e_unit: string
  rounding: { unit_grams: number; times: number }
  source_trail: Entry[]
}

/** Digits that a sum of doubles is good for. */
const DIGITS = 14
const GRAMS = { kg: 1000, g: 1 }

/** The total of an answer by its trail, in the answer's unit. Throws where quantity x factor is not the contribution. */
export function replayed({ co2e_unit, rounding, source_trail }: Emissions): number {
  const counted = source_trail.filter(({ role }) => role === 'factor')
  for (const { factor, quantity, contribution_kg } of source_trail.filter(({ role }) => role !== 'input')) {
    if (!isClose(factor * quantity, contribution_kg))
      throw new Error(`${factor} x ${quantity} is not ${contribution_kg}`)
  }
  const grams = counted.reduce((sum, { contribution_kg }) => sum + contribution_kg * GRAMS.kg, 0)
  const units = Number((grams / rounding.times / rounding.unit_grams).toPrecision(DIGITS))
  const rounded = Math.round(units) * rounding.unit_grams * rounding.times
  return Number((rounded / GRAMS[co2e_unit as keyof typeof GRAMS]).toPrecision(DIGITS))
}

function isClose(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1e-14 * Math.abs(b)
}
