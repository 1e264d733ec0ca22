/**
 * Between which figures a result is likely to lie. Every figure may carry spreads, the multipliers between which nine of ten
 * published figures for the same thing are; a result has those of all figures that it is made of. Logarithms and squares
 * say how far, not how much: nothing here touches a total.
 */
import { type Contribution, massOf } from './contribution.ts'
import { toNumber } from './decimal.ts'
import { reach } from './reach.ts'
import type { Spread } from './spread.ts'
import type { TrailEntry } from './trail.ts'

export interface Span {
  /** Multipliers of the sum. */
  readonly low: number
  readonly high: number
  /** What widens it most, and what is always told; empty where nothing widens it. */
  readonly doubts: readonly Spread[]
}

/**
 * The span of a sum. What rests on one figure moves together; what does not is added as squares
 * (docs/methods/uncertainty.md). `all` are the contributions of the whole result: a figure that divides it among them
 * moves only a part.
 */
export function spanOf(some: readonly Contribution[], all: readonly Contribution[] = some): Span {
  const moved = some.map((one) => movedBy(one, some, all))
  const mass = moved.reduce((sum, one) => sum + one.mass, 0)
  if (mass <= 0) return { low: 1, high: 1, doubts: [] }
  const { below, above } = reach(
    moved.map(({ mass: kg, down, up, keys }) => ({
      below: kg * (1 - Math.exp(-down)),
      above: kg * (Math.exp(up) - 1),
      keys,
    })),
  )
  return { low: Math.max(0, 1 - below / mass), high: 1 + above / mass, doubts: doubtsOf(moved) }
}

interface Moved {
  readonly mass: number
  readonly spreads: readonly Spread[]
  /** Distances of logarithms, down and up. */
  readonly down: number
  readonly up: number
  /** What it shares with others. */
  readonly keys: ReadonlySet<TrailEntry | string>
}

function movedBy(one: Contribution, some: readonly Contribution[], all: readonly Contribution[]): Moved {
  const inputs = one.inputs.filter((entry) => !isWhole(entry, some, all))
  const spreads = distinctSpreads([one.entry, ...inputs].flatMap(({ ranges = [] }) => ranges))
  const far = (logarithms: readonly number[]) => Math.hypot(...logarithms)
  const { numerator, denominator } = massOf(one)
  return {
    mass: toNumber(numerator) / toNumber(denominator),
    spreads,
    down: far(spreads.map(({ low }) => Math.log(Math.min(low, 1)))),
    up: far(spreads.map(({ high }) => Math.log(Math.max(high, 1)))),
    keys: new Set([
      one.entry.factorId,
      ...inputs.filter(({ ranges }) => ranges !== undefined),
      ...spreads.filter(({ isShared }) => isShared).map(({ id }) => id),
    ]),
  }
}

/** Whether a figure divides a total of which all parts are there: then it moves nothing. */
function isWhole(entry: TrailEntry, some: readonly Contribution[], all: readonly Contribution[]): boolean {
  const divided = all.filter(({ splits = [] }) => splits.includes(entry))
  return divided.length > 1 && divided.every((one) => some.includes(one))
}

/** A class of figures counts once, however many of them a contribution is made of. */
function distinctSpreads(spreads: readonly Spread[]): Spread[] {
  return [...new Map(spreads.map((spread) => [spread.id, spread])).values()]
}

/** The widest first. */
function doubtsOf(moved: readonly Moved[]): Spread[] {
  const widths = new Map<string, { spread: Spread; width: number }>()
  for (const { mass, spreads } of moved) {
    for (const spread of spreads) {
      const width = mass * (spread.high - spread.low) + (widths.get(spread.id)?.width ?? 0)
      widths.set(spread.id, { spread, width })
    }
  }
  const sorted = [...widths.values()].sort((a, b) => b.width - a.width).map(({ spread }) => spread)
  return sorted.filter(({ isShared }, index) => index === 0 || isShared)
}
