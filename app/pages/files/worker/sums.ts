/** Sums over rows by a name, each with its range: rows that rest on one factor move together (src/engine/reach.ts). */

import { reachBothWays } from '../../../../src/engine/reach.ts'
import type { GoodRow } from '../../../../src/surfaces/batch/row.ts'
import { GramSum } from '../../../../src/surfaces/batch/totals.ts'
import type { Sum } from '../protocol.ts'

interface Summed {
  readonly sum: GramSum
  rows: number
  /** Grams below and above, by factor. */
  readonly byFactor: Map<string, { below: number; above: number }>
}

export class Sums {
  readonly #summed = new Map<string, Summed>()

  /** `grams` of the row that are of this name; its range goes with them in proportion. */
  add(name: string, grams: number, { shortRow }: GoodRow): void {
    const summed = this.#summed.get(name) ?? { sum: new GramSum(), rows: 0, byFactor: new Map() }
    this.#summed.set(name, summed)
    const share = shortRow.grams === 0 ? 0 : grams / shortRow.grams
    const [factor = ''] = shortRow.factorIds
    const reached = summed.byFactor.get(factor) ?? { below: 0, above: 0 }
    summed.byFactor.set(factor, reached)
    reached.below += (shortRow.grams - shortRow.lowGrams) * share
    reached.above += (shortRow.highGrams - shortRow.grams) * share
    summed.sum.add(grams)
    summed.rows++
  }

  /** Largest first. */
  shown(): Sum[] {
    return [...this.#summed]
      .map(([name, { sum, rows, byFactor }]) => {
        const { kg } = sum
        const parts = [...byFactor].map(([factor, reached]) => ({ ...reached, keys: new Set([factor]) }))
        const { below, above } = reachBothWays(parts)
        return { name, kg, rows, lowKg: Math.max(0, kg - below / GRAMS), highKg: kg + above / GRAMS }
      })
      .sort((a, b) => b.kg - a.kg)
  }
}

const GRAMS = 1000
