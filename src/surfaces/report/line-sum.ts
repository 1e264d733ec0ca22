/** One line of an inventory: what the lines of its rows add up to, how far it may be off, how good its values are. */

import { GramSum } from '../batch/totals.ts'
import { type MassTier, type Share, TierMass } from './mass.ts'
import { RangeSum } from './range.ts'
import type { Gases } from './row.ts'
import type { RowLine } from './row-lines.ts'

/** Gases whose amounts are published separately. */
const GASES = ['co2', 'ch4', 'n2o', 'fluorinated'] as const
export type Gas = (typeof GASES)[number]

/** An amount of an inventory. */
export interface Amount {
  readonly kg: number
  readonly lowKg: number
  readonly highKg: number
  readonly tier: MassTier
  /** Kilograms by tier, the strongest first. */
  readonly shares: readonly Share<MassTier>[]
  /** Rows in which a line of it has no number: then its kilograms are no whole, and are not printed. */
  readonly undetermined: number
}

export interface Line extends Amount {
  /** As responses name it: `scope_3_category_6`. */
  readonly scope: string
  readonly rows: number
  /** kg CO2e of each gas that is published separately; the rest of the line is not split. */
  readonly gases: Readonly<Record<Gas, number>>
  readonly unsplitKg: number
}

/** Between which grams something lies. */
interface Limits {
  readonly grams: number
  readonly lowGrams: number
  readonly highGrams: number
}

export class AmountSum {
  readonly #sum = new GramSum()
  readonly #range = new RangeSum()
  readonly #tiers = new TierMass()
  #undetermined = 0

  add({ amount }: RowLine): void {
    if (amount === undefined) {
      this.#undetermined++
      return
    }
    this.#sum.add(amount.grams)
    this.#tiers.add(amount)
  }

  /** What is off of a row, by the first factor of the row. */
  addRange(factorId: string, limits: Limits): void {
    this.#range.add(factorId, limits.grams, limits)
  }

  get shown(): Amount {
    const { low, high } = this.#range.grams
    const { tier, shares } = this.#tiers
    const undetermined = this.#undetermined
    return { kg: this.#sum.kg, lowKg: low / 1000, highKg: high / 1000, tier, shares, undetermined }
  }
}

export class LineSum {
  readonly amount = new AmountSum()
  readonly #gases = new Map<Gas, GramSum>()
  readonly #unsplit = new GramSum()
  #rows = 0
  #lastRow: object | undefined

  /** Of one row there may be several lines of one scope and category. */
  add(row: object, factorId: string, line: RowLine, gases: Gases | undefined): void {
    if (this.#lastRow !== row) this.#rows++
    this.#lastRow = row
    this.amount.add(line)
    if (line.amount === undefined) return
    this.amount.addRange(factorId, line.amount)
    let split = 0
    for (const gas of GASES) {
      const own = gases?.[gas] ?? 0
      split += own
      if (own === 0) continue
      const sum = this.#gases.get(gas) ?? new GramSum()
      this.#gases.set(gas, sum)
      sum.add(own)
    }
    this.#unsplit.add(line.amount.grams - split)
  }

  shown(scope: string): Line {
    const gas = (name: Gas) => this.#gases.get(name)?.kg ?? 0
    return {
      scope,
      rows: this.#rows,
      ...this.amount.shown,
      gases: { co2: gas('co2'), ch4: gas('ch4'), n2o: gas('n2o'), fluorinated: gas('fluorinated') },
      unsplitKg: this.#unsplit.kg,
    }
  }
}
