/** What a vehicle of a class can carry. */

import { type Decimal, decimal, multiply } from '../../engine/numbers/decimal.ts'
import { roundedRatio } from '../../engine/numbers/quantity.ts'
import { ceiling, divideRationals, type Rational, rational } from '../../engine/numbers/rational.ts'
import type { TrailEntry } from '../../engine/trail.ts'
import type { Intensity } from './intensity.ts'
import type { FreightPayloadRow } from './payload-table.ts'

/** By the table of payloads, on a way through countries. */
export interface Payload {
  readonly row: FreightPayloadRow
  readonly tonnes: Rational
  /** The load of a vehicle that the publisher calls full: never more than the law of its own country allows. */
  readonly fullTonnes: Rational
  readonly entry: TrailEntry
  /** The first country on the way whose limit is not known; that of others stands in. */
  readonly unknown?: string
}

export type FindPayload = (vehicleType: string, countries: readonly string[]) => Payload | undefined

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
