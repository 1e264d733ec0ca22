/** Shares by GWP set among the numbers of a response: both functions have them in one order. */
import type { Measures } from '../../engine/calculation.ts'
import { type GwpShares, plannedGwpShares } from '../../engine/derive/gwp-shares.ts'
import type { Plan } from '../../engine/derive/plan.ts'

/** Those that are the same whatever the amounts are no numbers of a request. */
export function pushGwpShares(numbers: number[], plan: Plan, measures: Measures): void {
  const { always, sets, of } = plannedGwpShares(plan)
  if (always) return
  const shares = of(measures)
  for (const set of sets) numbers.push(shares[set] ?? 0)
}

/** Those of a response, where `next` gives its numbers or their gaps. */
export function gwpSharesFrom(plan: Plan, next: () => number): GwpShares {
  const { always, sets } = plannedGwpShares(plan)
  return always ?? Object.fromEntries(sets.map((set) => [set, next()]))
}
