/** A result in short, for long lists: its amount, its likely range, its lines, its factors. */
import { type Contribution, inputsOf } from '../contribution.ts'
import { outward } from '../numbers/quantity.ts'
import { type Span, spanOf } from '../range.ts'
import type { Tier } from '../trail.ts'
import { weakest } from './quality.ts'

export interface ShortRow {
  /** Of CO2e. Whole, but where an operation answers in grams: then with up to six decimals. */
  readonly grams: number
  readonly lowGrams: number
  readonly highGrams: number
  /** Grams by scope and category, which add up to the total: scope_1, scope_2, scope_3_category_6. */
  readonly scopes: Readonly<Record<string, number>>
  /** Of scope 2, beside the total. */
  readonly marketGrams?: number
  /** The factors of the total, and after them those from which its quantities were made. */
  readonly factorIds: readonly string[]
  /** The weakest of the factors of the total. */
  readonly tier: Tier
}

/** What of it is the same whatever the quantity. */
export interface ShortRowPlan {
  readonly span: Span
  readonly factorIds: readonly string[]
  readonly tier: Tier
}

/** All contributions in proportion to one quantity: then their span is the same for every quantity above zero. */
export function shortRowPlan(contributions: readonly Contribution[]): ShortRowPlan {
  const entries = contributions.map(({ entry }) => entry)
  const inputs = inputsOf({ factors: contributions, beside: [] }).map(({ entry }) => entry)
  return {
    span: spanOf(contributions),
    factorIds: [...new Set([...entries, ...inputs].map(({ factorId }) => factorId))],
    tier: weakest(entries.map(({ tier }) => tier)),
  }
}

export function plannedShortRow(
  { span, factorIds, tier }: ShortRowPlan,
  grams: number,
  scopes: ShortRow['scopes'],
  marketGrams?: number,
): ShortRow {
  const { low: lowGrams, high: highGrams } = outward(grams, span)
  // Without spreading: that takes longer than the rest.
  if (marketGrams === undefined) return { grams, lowGrams, highGrams, scopes, factorIds, tier }
  return { grams, lowGrams, highGrams, scopes, factorIds, tier, marketGrams }
}

/** Lines with something in them; the first where none has. */
export function filledLines(lines: readonly string[], grams: readonly number[]): ShortRow['scopes'] {
  const scopes: Record<string, number> = {}
  let isEmpty = true
  for (let at = 0; at < lines.length; at++) {
    if (grams[at] === 0) continue
    scopes[lines[at] as string] = grams[at] as number
    isEmpty = false
  }
  const [first] = lines
  return isEmpty && first !== undefined ? { [first]: 0 } : scopes
}
