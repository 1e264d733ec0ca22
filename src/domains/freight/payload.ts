/** What a vehicle of a class can carry. */
import { type Decimal, decimal, multiply } from '../../engine/numbers/decimal.ts'
import { roundedRatio } from '../../engine/numbers/quantity.ts'
import { ceiling, divideRationals, type Rational, rational } from '../../engine/numbers/rational.ts'
import type { Intensity } from './intensity.ts'

const KG_PER_TONNE = decimal(1000)

/** In whole kilograms, where it follows from the publisher's rows. */
export function payloadKg({ vehicle }: Intensity): number | undefined {
  if (!vehicle) return undefined
  const { numerator, denominator } = vehicle.payloadTonnes
  return roundedRatio(multiply(numerator, KG_PER_TONNE), denominator, 0)
}

/** How many vehicles a load fills at least. */
export function vehiclesFor(massTonnes: Decimal, payloadTonnes: Rational): number {
  return ceiling(divideRationals(rational(massTonnes), payloadTonnes))
}
