/**
 * Between which figures a sum of rows is likely to lie (docs/methods/uncertainty.md): rows that rest on the same first
 * figure are off together, those that rest on different ones add up as squares.
 */
import { outward } from '../../engine/numbers/quantity.ts'

interface Deviation {
  below: number
  above: number
}

export class RangeSum {
  readonly #byFigure = new Map<string, Deviation>()
  #grams = 0

  /** A part of a row, with the limits of the row. */
  add(
    figure: string,
    part: number,
    row: { readonly grams: number; readonly lowGrams: number; readonly highGrams: number },
  ): void {
    this.#grams += part
    if (row.grams <= 0) return
    const known = this.#byFigure.get(figure)
    const deviation = known ?? { below: 0, above: 0 }
    if (!known) this.#byFigure.set(figure, deviation)
    const share = part / row.grams
    deviation.below += (row.grams - row.lowGrams) * share
    deviation.above += (row.highGrams - row.grams) * share
  }

  /** Whole grams, rounded outward. */
  get grams(): { readonly low: number; readonly high: number } {
    const sum = this.#grams
    if (sum <= 0) return { low: 0, high: 0 }
    const all = [...this.#byFigure.values()]
    const below = Math.sqrt(all.reduce((total, one) => total + one.below ** 2, 0))
    const above = Math.sqrt(all.reduce((total, one) => total + one.above ** 2, 0))
    return outward(sum, { low: 1 - below / sum, high: 1 + above / sum })
  }
}
