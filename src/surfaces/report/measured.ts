/** How much activity there was, in the units that rows share, by the tier of the row. */

import type { Tier } from '../../engine/trail.ts'
import type { ActivityUnit } from './activity.ts'
import type { ReportRow } from './row.ts'

export interface MeasuredActivity {
  /** As rows name it: `electricity`. */
  readonly type: string
  readonly unit: ActivityUnit
  readonly amount: number
  /** The largest first. */
  readonly tiers: readonly { readonly tier: Tier; readonly amount: number }[]
}

export class MeasuredActivities {
  readonly #known = new Map<string, { type: string; unit: ActivityUnit; tiers: Map<Tier, number> }>()

  add({ type, shortRow, activity }: ReportRow): void {
    if (activity === undefined) return
    const { unit, amount } = activity
    const key = `${type} ${unit}`
    const known = this.#known.get(key) ?? { type, unit, tiers: new Map<Tier, number>() }
    this.#known.set(key, known)
    known.tiers.set(shortRow.tier, (known.tiers.get(shortRow.tier) ?? 0) + amount)
  }

  get all(): MeasuredActivity[] {
    return [...this.#known.values()].map(({ type, unit, tiers }) => {
      const all = [...tiers].map(([tier, amount]) => ({ tier, amount })).sort((a, b) => b.amount - a.amount)
      return { type, unit, amount: all.reduce((sum, one) => sum + one.amount, 0), tiers: all }
    })
  }
}
