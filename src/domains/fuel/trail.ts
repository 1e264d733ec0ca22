/** What the emissions of a fuel are made of: its amount times the direct factor, and times the one well to tank. */
import type { Contribution, Part, Trail } from '../../core/contribution.ts'
import { decimal } from '../../core/decimal.ts'
import { rational } from '../../core/rational.ts'
import type { TrailEntry } from '../../core/trail.ts'
import type { FuelFactor } from './calculate.ts'

/** `amount` in the unit of the factor. Biogenic CO2 is outside of the scopes, and so beside the total. */
export function fuelTrail({ unit, trail }: FuelFactor, amount: number, includeWtt: boolean): Trail {
  const quantity = rational(decimal(amount))
  const times = (entry: TrailEntry, part: Part): Contribution => ({ entry, quantity, unit, part, inputs: [] })
  return {
    factors: [times(trail.direct, 'direct'), ...(includeWtt ? [times(trail.wellToTank, 'wtt')] : [])],
    beside: trail.biogenicCo2 ? [times(trail.biogenicCo2, 'biogenic_co2')] : [],
  }
}
