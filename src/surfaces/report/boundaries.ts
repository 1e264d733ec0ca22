/** Whether the rows of an inventory share one boundary: upstream in or out, forcing in or out of what was calculated. */

import type { ReportRow } from './row.ts'
import { isForcing, type RowLine } from './row-lines.ts'

export interface Boundaries {
  /** Activities of which some rows have upstream emissions and some have none. */
  readonly mixedTypes: readonly string[]
  /** Rows whose own total holds forcing, and rows that have it beside. */
  readonly forcingIn: number
  readonly forcingOut: number
  readonly upstream: { readonly kg: number; readonly estimateKg: number; readonly unknownKg: number }
}

const THOUSANDTHS = 1000
const GRAMS_PER_KG = 1000

export class BoundarySum {
  readonly #types = new Map<string, { with: number; without: number }>()
  #forcingIn = 0
  #forcingOut = 0
  #upstream = 0
  #estimate = 0
  #unknown = 0

  add({ type, shortRow }: ReportRow, lines: readonly RowLine[]): void {
    const known = this.#types.get(type) ?? { with: 0, without: 0 }
    this.#types.set(type, known)
    const upstream = lines.filter(({ kind, scope }) => kind === 'upstream' || isOfEnergy(kind, scope))
    if (upstream.length > 0) known.with++
    else known.without++
    for (const line of upstream) this.#addUpstream(line)
    const forcing = shortRow.lines.find(isForcing)
    if (forcing?.isPartOfTotal === true) this.#forcingIn++
    else if (forcing !== undefined) this.#forcingOut++
  }

  #addUpstream({ amount }: RowLine): void {
    if (amount === undefined) return
    const { grams, quality } = amount
    this.#upstream += grams
    if (quality === undefined) this.#unknown += grams
    else this.#estimate += (grams * (quality.estimate ?? 0)) / THOUSANDTHS
  }

  get shown(): Boundaries {
    return {
      mixedTypes: [...this.#types].flatMap(([type, one]) => (one.with > 0 && one.without > 0 ? [type] : [])),
      forcingIn: this.#forcingIn,
      forcingOut: this.#forcingOut,
      upstream: {
        kg: this.#upstream / GRAMS_PER_KG,
        estimateKg: this.#estimate / GRAMS_PER_KG,
        unknownKg: this.#unknown / GRAMS_PER_KG,
      },
    }
  }
}

/** In results of release 1 by its category alone. */
const isOfEnergy = (kind: RowLine['kind'], scope: string) =>
  kind === 'losses' || (kind === undefined && scope === 'scope_3_category_3')
