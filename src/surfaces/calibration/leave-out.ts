/**
 * Leaving one publisher out: would a range drawn from all other publishers hold the values of this one? For classes whose
 * ranges are drawn from every publisher that we hold, so that no value is left to check with.
 */
import type { Comparison } from './compare.ts'

/** Multipliers of our result. */
export interface Spread {
  readonly low: number
  readonly high: number
}

/** How far a range reaches beyond the values that it is drawn from, at each end: a part of their spread in logarithms. */
const MARGIN = 0.25
/** Of ten values one may lie outside: a tenth of them, the most extreme, widen no margin. */
const EXTREME = 0.1

/** The publisher of our own row is one of those that it holds. */
const OURS = 1

/**
 * The range that is drawn from values over ours: all of them with ours, and what is a quarter wider at each end than their
 * spread without the most extreme tenth.
 */
export function drawnFrom(ratios: readonly number[]): Spread {
  const logarithms = ratios.map(Math.log).sort((a, b) => Math.abs(a) - Math.abs(b))
  const usual = logarithms.slice(0, logarithms.length - Math.floor(logarithms.length * EXTREME))
  const [least, most] = ends(usual)
  const margin = MARGIN * (most - least)
  const [lowest, highest] = ends(logarithms)
  return {
    low: Math.exp(Math.min(lowest, least - margin)),
    high: Math.exp(Math.max(highest, most + margin)),
  }
}

function ends(logarithms: readonly number[]): [least: number, most: number] {
  const all = [Math.log(OURS), ...logarithms]
  return [Math.min(...all), Math.max(...all)]
}

/** Values of one thing, which one range should hold. */
const groupOf = ({ value, ofClass }: Comparison) => value.group ?? ofClass

export interface LeftOut {
  readonly comparison: Comparison
  readonly isInside: boolean
}

/** Each value against the range that the other publishers of its group give; those of one publisher alone are left aside. */
export function leftOut(all: readonly Comparison[]): LeftOut[] {
  return all.flatMap((comparison) => {
    const others = all.filter(
      (other) =>
        groupOf(other) === groupOf(comparison) && other.value.publisher !== comparison.value.publisher,
    )
    if (others.length === 0) return []
    const { low, high } = drawnFrom(others.map(({ ratio }) => ratio))
    return { comparison, isInside: comparison.ratio >= low && comparison.ratio <= high }
  })
}

/** Whether every range is at least as wide as the one that this rule draws: else leaving out says nothing of it. */
export function isDrawnSo(all: readonly Comparison[]): boolean {
  return all.every((comparison) => {
    const own = all.filter((other) => groupOf(other) === groupOf(comparison))
    const drawn = drawnFrom(own.map(({ ratio }) => ratio))
    return comparison.low <= drawn.low * ROUNDING && comparison.high >= drawn.high / ROUNDING
  })
}

/** Results are rounded to the gram. */
const ROUNDING = 1.001
