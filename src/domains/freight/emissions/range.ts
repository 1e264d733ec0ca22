/** The range of a shipment, and of its parts. */
import { partRangeInKg, rangeInKg } from '../../../contract/range.ts'
import type { Contribution } from '../../../core/contribution.ts'
import { longestLeg } from '../transport/legs.ts'
import type { FreightResult } from './result.ts'

export function shipmentRange({ transport }: FreightResult, factors: readonly Contribution[]) {
  const { scope1Grams, scope2Grams, category3Grams, co2eGrams } = transport.emissions
  const isBurnt = ({ part, entry }: Contribution) =>
    part === 'direct' && entry.dataCategory === 'emission_factor'
  return rangeInKg({
    amount: co2eGrams,
    contributions: factors,
    what: `a shipment by ${longestLeg(transport.legs).mode}`,
    parts: {
      vehicle_operation: { amount: scope1Grams, contributions: factors.filter(isBurnt) },
      energy_provision: {
        amount: scope2Grams + category3Grams,
        contributions: factors.filter((one) => !isBurnt(one)),
      },
    },
  })
}

/** A leg with less of the total has no range of its own. */
const LEG_SHARE_MIN = 0.05

export function legRange(
  { transport: { emissions } }: FreightResult,
  factors: readonly Contribution[],
  index: number,
): { range?: { low: number; high: number } } {
  const amount = emissions.legGrams[index] ?? 0
  if (amount <= emissions.co2eGrams * LEG_SHARE_MIN) return {}
  return { range: partRangeInKg({ amount, contributions: factors.filter(({ leg }) => leg === index) }) }
}
