/** The ends of a range as docs/methods/uncertainty.md says them, in plain steps. */
import { expect } from 'vitest'
import type { Term } from '../../src/engine/term.ts'
import type { TrailEntry } from '../../src/engine/trail.ts'
import { type Fraction, isNothing, sum } from './fractions.ts'

/** Multipliers of an amount. */
export interface Ends {
  readonly low: number
  readonly high: number
}

/** A term, or what of it is in a line. */
export interface Weighed {
  readonly term: Term
  readonly kg: Fraction
}

/** What steps of doubles may add up to. */
export const ROUNDING = 1e-9

export function expectEnds(found: Ends, expected: Ends): void {
  expect(Math.abs(found.low - expected.low)).toBeLessThan(ROUNDING)
  expect(Math.abs(found.high - expected.high)).toBeLessThan(ROUNDING * expected.high)
}

/** The nearest double but for its last digits, however small it is. */
export function doubleOf({ top, bottom }: Fraction): number {
  const power = 20 + String(bottom).length - String(top).length
  const shifted = power >= 0 ? (top * 10n ** BigInt(power)) / bottom : top / (bottom * 10n ** BigInt(-power))
  return Number(`${shifted}e${-power}`)
}

/** `all`: the whole that a figure may divide. */
export function endsByHand(some: readonly Weighed[], all: readonly Weighed[]): Ends {
  const mass = sum(...some.map(({ kg }) => kg))
  if (isNothing(mass)) return { low: 1, high: 1 }
  const groups = groupsOf(some.map((one) => doubted(one, some, all)))
  const width = (end: 'below' | 'above') =>
    rootOfSquares(groups.map((group) => group.reduce((width, one) => width + one[end], 0)))
  return {
    low: Math.max(0, 1 - width('below') / doubleOf(mass)),
    high: 1 + width('above') / doubleOf(mass),
  }
}

/** How many kilograms it may be less or more, and what it shares with others. */
function doubted({ term, kg }: Weighed, some: readonly Weighed[], all: readonly Weighed[]) {
  const inputs = term.inputs.filter((entry) => !isDividedWhole(entry, some, all))
  const spreads = new Map(
    [term.entry, ...inputs].flatMap(({ ranges = [] }) => ranges).map((one) => [one.id, one]),
  )
  const [lows, highs] = [
    [...spreads.values()].map(({ low }) => low),
    [...spreads.values()].map(({ high }) => high),
  ]
  const logarithms = (ends: readonly number[]) => rootOfSquares(ends.map(Math.log))
  return {
    below: doubleOf(kg) * (1 - 1 / Math.exp(logarithms(lows))),
    above: doubleOf(kg) * (Math.exp(logarithms(highs)) - 1),
    rests: new Set<unknown>([
      term.entry.factorId,
      ...inputs.filter(({ ranges }) => ranges !== undefined),
      ...[...spreads.values()].filter(({ isShared }) => isShared).map(({ id }) => `shared ${id}`),
    ]),
  }
}

const rootOfSquares = (all: readonly number[]) => Math.sqrt(all.reduce((sum, one) => sum + one * one, 0))

/** A figure by which a total was divided moves nothing where all of the total is there. */
function isDividedWhole(entry: TrailEntry, some: readonly Weighed[], all: readonly Weighed[]): boolean {
  const divided = all.filter(({ term }) => term.splits?.includes(entry))
  return divided.length >= 2 && divided.every((one) => some.includes(one))
}

/** Those that rest on a figure in common, directly or by others, together. */
function groupsOf<T extends { rests: ReadonlySet<unknown> }>(all: readonly T[]): T[][] {
  const left = new Set(all)
  const groups: T[][] = []
  for (const first of all) {
    if (!left.delete(first)) continue
    const group = [first]
    for (const member of group) {
      for (const other of left) {
        if (![...member.rests].some((one) => other.rests.has(one))) continue
        left.delete(other)
        group.push(other)
      }
    }
    groups.push(group)
  }
  return groups
}
