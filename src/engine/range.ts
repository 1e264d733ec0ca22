/**
 * Between which figures a result is likely to lie. Every figure may carry spreads, the multipliers between which nine of ten
 * published figures for the same thing are; a result has those of all figures that it is made of. Logarithms and squares
 * say how far, not how much: nothing here touches a total.
 */
import { type Contribution, massOf } from './contribution.ts'
import { nearest } from './numbers/rational.ts'
import { reach, together } from './reach.ts'
import type { Spread } from './spread.ts'
import type { TrailEntry } from './trail.ts'

export interface Span {
  /** Multipliers of the sum. */
  readonly low: number
  readonly high: number
  /** What widens it most, and what is always told; empty where nothing widens it. */
  readonly doubts: readonly Spread[]
  /** Ids of factors of the operator of which nobody knows the range: the multipliers leave them out. */
  readonly unranged: readonly string[]
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
  const [below, above] = [moved.map((one) => one.below), moved.map((one) => one.above)]
  const doubts = doubtsBy(moved)
  const unranged = unrangedOf(some)
  return (masses) => {
    let mass = 0
    for (const one of masses) mass += one
    if (mass <= 0) return { ...NO_SPAN, unranged }
    return {
      low: Math.max(0, 1 - reach(groups, below, masses) / mass),
      high: 1 + reach(groups, above, masses) / mass,
      doubts: doubts(masses),
      unranged,
    }
  }
}

/** Of nothing: no value is in doubt. */
export const NO_SPAN: Span = { low: 1, high: 1, doubts: [], unranged: [] }

function unrangedOf(some: readonly Contribution[]): readonly string[] {
  const entries = some.flatMap(({ entry, inputs }) => [entry, ...inputs])
  return [...new Set(entries.flatMap(({ hasNoRange, factorId }) => (hasNoRange ? [factorId] : [])))]
}

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

/** The widest, and after it those that are always told, the widest first. */
function doubtsBy(moved: readonly Moved[]): (masses: readonly number[]) => readonly Spread[] {
  const spreads = distinctSpreads(moved.flatMap((one) => one.spreads))
  const widthsOfKg = spreads.map(({ id }) => moved.map((one) => widthOf(one, id)))
  const widthAt = (at: number, masses: readonly number[]) => {
    let width = 0
    for (let part = 0; part < moved.length; part++) {
      width += (masses[part] ?? 0) * (widthsOfKg[at]?.[part] ?? 0)
    }
    return width
  }
  // Without any that is always told, nothing has to be sorted.
  if (!spreads.some(({ isShared }) => isShared)) {
    const alone = spreads.map((spread) => [spread])
    if (alone.length <= 1) return () => alone[0] ?? []
    return (masses) => alone[widestOf(alone.map((_, at) => widthAt(at, masses)))] ?? []
  }
  return (masses) => {
    const widths = spreads.map((_, at) => widthAt(at, masses))
    const places = spreads.map((_, at) => at)
    places.sort((a, b) => (widths[b] as number) - (widths[a] as number))
    const sorted = places.map((at) => spreads[at] as Spread)
    return sorted.filter(({ isShared }, index) => index === 0 || isShared)
  }
}

/** The place of the first of the largest. */
function widestOf(widths: readonly number[]): number {
  let widest = 0
  for (let at = 1; at < widths.length; at++) {
    if ((widths[at] as number) > (widths[widest] as number)) widest = at
  }
  return widest
}

function widthOf({ spreads }: Moved, id: string): number {
  const own = spreads.find((spread) => spread.id === id)
  return own ? own.high - own.low : 0
}
