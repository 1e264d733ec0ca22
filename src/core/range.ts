/**
 * Between which figures a result is likely to lie. Every figure may carry spreads, the multipliers between which nine of ten
 * published figures for the same thing are; a result has those of all figures that it is made of. Logarithms and squares
 * say how far, not how much: nothing here touches a total.
 */
import { type Contribution, massOf } from './contribution.ts'
import { nearest } from './rational.ts'
import { reach, together } from './reach.ts'
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
  return spans(some, all)(some.map(massNumber))
}

/** The span of the same sum for any masses of its contributions: of their quantities nothing is taken. */
export type Spans = (masses: readonly number[]) => Span

export function spans(some: readonly Contribution[], all: readonly Contribution[] = some): Spans {
  const moved = some.map((one) => movedBy(one, some, all))
  const groups = together(moved.map(({ keys }) => keys))
  return (masses) => {
    const mass = masses.reduce((sum, one) => sum + one, 0)
    if (mass <= 0) return NO_SPAN
    const times = (far: (one: Moved) => number) => moved.map((one, at) => (masses[at] ?? 0) * far(one))
    const below = reach(
      groups,
      times((one) => one.below),
    )
    const above = reach(
      groups,
      times((one) => one.above),
    )
    return { low: Math.max(0, 1 - below / mass), high: 1 + above / mass, doubts: doubtsOf(moved, masses) }
  }
}

const NO_SPAN: Span = { low: 1, high: 1, doubts: [] }

function massNumber(one: Contribution): number {
  return nearest(massOf(one))
}

interface Moved {
  readonly spreads: readonly Spread[]
  /** How far a kilogram may lie below and above. */
  readonly below: number
  readonly above: number
  /** What it shares with others. */
  readonly keys: ReadonlySet<TrailEntry | string>
}

function movedBy(one: Contribution, some: readonly Contribution[], all: readonly Contribution[]): Moved {
  const inputs = one.inputs.filter((entry) => !isWhole(entry, some, all))
  const spreads = distinctSpreads([one.entry, ...inputs].flatMap(({ ranges = [] }) => ranges))
  /** Distances of logarithms. */
  const far = (logarithms: readonly number[]) => Math.hypot(...logarithms)
  const down = far(spreads.map(({ low }) => Math.log(Math.min(low, 1))))
  const up = far(spreads.map(({ high }) => Math.log(Math.max(high, 1))))
  return {
    spreads,
    below: 1 - Math.exp(-down),
    above: Math.exp(up) - 1,
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
function doubtsOf(moved: readonly Moved[], masses: readonly number[]): Spread[] {
  const widths = new Map<string, { spread: Spread; width: number }>()
  for (const [at, { spreads }] of moved.entries()) {
    for (const spread of spreads) {
      const width = (masses[at] ?? 0) * (spread.high - spread.low) + (widths.get(spread.id)?.width ?? 0)
      widths.set(spread.id, { spread, width })
    }
  }
  const sorted = [...widths.values()].sort((a, b) => b.width - a.width).map(({ spread }) => spread)
  return sorted.filter(({ isShared }, index) => index === 0 || isShared)
}
