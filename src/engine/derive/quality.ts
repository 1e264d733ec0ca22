/** How close a result is to what was asked: tiers of its terms, and the share of its kilograms in each. */

import { decimal } from '../numbers/decimal.ts'
import { apportion } from '../numbers/quantity.ts'
import type { Term } from '../term.ts'
import type { Tier, TrailEntry } from '../trail.ts'

/** From the strongest to the weakest; an operator's own factors are as good as a publisher's. */
export const TIERS: readonly Tier[] = ['exact', 'user', 'region', 'global', 'estimate']

/** The weakest of them; `exact` of none. */
export function weakest(tiers: readonly Tier[]): Tier {
  const ranks = tiers.map((tier) => TIERS.indexOf(tier))
  return TIERS[Math.max(0, ...ranks)] ?? 'exact'
}

/** The weakest of the factor and of what scales it. How far somebody went, or a modelled way, says how much there is of it. */
export function tierOfTerm({ entry, inputs }: Pick<Term, 'entry' | 'inputs'>): Tier {
  return weakest([entry.tier, ...inputs.filter(isScaling).map(({ tier }) => tier)])
}

/** Whether an input is a share, a loss or a ratio, and not an activity. */
export const isScaling = ({ dataCategory }: Pick<TrailEntry, 'dataCategory'>) => dataCategory !== 'distance'

/** Shares of kilograms by tier, in thousandths that add up to 1000; undefined where there are no kilograms. */
export type Quality = Readonly<Partial<Record<Tier, number>>>

export interface RatedAmount {
  readonly tier: Tier
  /** In any unit that all of them share, zero or more. */
  readonly amount: number
}

const THOUSANDTHS = 1000

/** `exact 0.847 estimate 0.153`; of no kilograms nothing. */
export function qualityText(quality: Quality): string {
  return TIERS.flatMap((tier) => {
    const share = quality[tier]
    return share === undefined ? [] : [`${tier} ${share / THOUSANDTHS}`]
  }).join(' ')
}

/** The largest remainders get what rounding leaves, stronger tiers first. */
export function qualityOf(amounts: readonly RatedAmount[]): Quality | undefined {
  const sums = TIERS.map((tier) =>
    amounts.filter((one) => one.tier === tier).reduce((sum, { amount }) => sum + amount, 0),
  )
  if (sums.every((sum) => sum === 0)) return undefined
  const parts = apportion(THOUSANDTHS, sums.map(decimal))
  return Object.fromEntries(TIERS.flatMap((tier, at) => (sums[at] === 0 ? [] : [[tier, parts[at]]])))
}

/** A tier that holds less of a line does not name it. */
const SHARE_MIN = 50

/** `exact` when all thousandths are; else the weakest tier that holds 5 % or more, or the weakest of all where none does. */
export function tierOfQuality(amounts: readonly RatedAmount[]): Tier {
  const quality = qualityOf(amounts)
  if (quality === undefined) return weakest(amounts.map(({ tier }) => tier))
  if (quality.exact === THOUSANDTHS) return 'exact'
  const present = amounts.filter(({ amount }) => amount > 0).map(({ tier }) => tier)
  const named = present.filter((tier) => tier !== 'exact' && (quality[tier] ?? 0) >= SHARE_MIN)
  return named.length > 0 ? weakest(named) : weakest(present)
}
