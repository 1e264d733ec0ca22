/** A result in short, for long lists: its amount, its likely range, its lines, its factors. */
import { type Contribution, inputsOf } from '../contribution.ts'
import { outward } from '../numbers/quantity.ts'
import { type Span, spanOf } from '../range.ts'
import type { LineName } from '../report-line.ts'
import type { GwpSet, Tier } from '../trail.ts'
import type { Quality } from './quality.ts'

export interface ShortRow {
  /** Of CO2e. Whole, but where an operation answers in grams: then with up to six decimals. */
  readonly grams: number
  readonly lowGrams: number
  readonly highGrams: number
  /** Grams by scope and category, which add up to the total: scope_1, scope_2, scope_3_category_6. */
  readonly scopes: Readonly<Record<string, number>>
  /** Of scope 2, beside the total; absent where it is not determined, or left out. */
  readonly marketGrams?: number
  /** The factors of the total, and after them those from which its quantities were made. */
  readonly factorIds: readonly string[]
  /** Of the total. */
  readonly tier: Tier
  readonly quality: Quality | undefined
  /** What whoever asks reports: of a transport chain, without the lines of whoever runs the vehicles. */
  readonly lines: readonly ShortLine[]
}

/** A line of the report in short; without numbers where it is not determined. */
export interface ShortLine
  extends Pick<LineName, 'line' | 'basis' | 'kind' | 'isPartOfTotal' | 'besideLine'> {
  readonly reason?: string
  readonly amount?: ShortAmount
  /** Absent where it is not determined, and in texts of releases that did not name it. */
  readonly gwp?: GwpSet
}

export interface ShortAmount {
  readonly grams: number
  readonly lowGrams: number
  readonly highGrams: number
  readonly tier: Tier
  readonly quality: Quality | undefined
}

/** What of it is the same whatever the quantity. */
export interface ShortRowPlan {
  readonly span: Span
  readonly factorIds: readonly string[]
}

/** All contributions in proportion to one quantity: then their span is the same for every quantity above zero. */
export function shortRowPlan(contributions: readonly Contribution[]): ShortRowPlan {
  const entries = contributions.map(({ entry }) => entry)
  const inputs = inputsOf({ factors: contributions, beside: [] }).map(({ entry }) => entry)
  return {
    span: spanOf(contributions),
    factorIds: [...new Set([...entries, ...inputs].map(({ factorId }) => factorId))],
  }
}

/** What of it goes with the assumptions. */
export type RatedLines = Pick<ShortRow, 'tier' | 'quality' | 'lines'>

export function plannedShortRow(
  { span, factorIds }: ShortRowPlan,
  grams: number,
  scopes: ShortRow['scopes'],
  { tier, quality, lines }: RatedLines,
  marketGrams?: number,
): ShortRow {
  const { low: lowGrams, high: highGrams } = outward(grams, span)
  // Without spreading: that takes longer than the rest.
  const row = { grams, lowGrams, highGrams, scopes, factorIds, tier, quality, lines }
  return marketGrams === undefined ? row : { ...row, marketGrams }
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
