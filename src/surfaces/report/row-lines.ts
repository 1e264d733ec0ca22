/** The lines of a row as an inventory takes them: what each adds, and to which of the two totals. */

import type { ShortAmount, ShortLine } from '../../engine/derive/short-row.ts'
import { outward } from '../../engine/numbers/quantity.ts'
import type { LineKind, ScopeBasis } from '../../engine/report-line.ts'
import type { GwpSet } from '../../engine/trail.ts'
import { isCounted } from './categories.ts'
import type { ReportRow } from './row.ts'

export interface RowLine {
  /** As responses name it: `scope_3_category_6`. */
  readonly scope: string
  readonly basis: ScopeBasis | null
  /** Results of release 1 do not tell kinds apart. */
  readonly kind: LineKind | undefined
  readonly isInLocation: boolean
  readonly isInMarket: boolean
  /** Absent where it is not determined. */
  readonly amount: ShortAmount | undefined
  readonly gwp: GwpSet | undefined
  /** Why it is not determined. */
  readonly reason: string | undefined
}

/** In the order in which they are shown. Rows of release 1 have scopes alone: their quality is not known. */
export const rowLinesOf = (row: ReportRow): RowLine[] =>
  row.shortRow.lines.length > 0 ? reportedLines(row.shortRow.lines) : linesOfScopes(row)

export const isForcing = ({ kind }: Pick<RowLine, 'kind'>) => kind === 'non_co2_effects'
export const isBiogenic = ({ kind }: Pick<RowLine, 'kind'>) => kind === 'biogenic_co2'

/** Forcing is in no total: whoever adds it says so beneath. */
function reportedLines(lines: readonly ShortLine[]): RowLine[] {
  const reported = lines.map(({ line, basis, kind, isPartOfTotal, amount, gwp, reason }): RowLine => {
    const isOfTotal = isPartOfTotal && isCounted(line) && !isForcing({ kind })
    const isMarket = basis === 'market'
    return {
      scope: line,
      basis,
      kind,
      isInLocation: isOfTotal && !isMarket,
      isInMarket: isMarket || (isOfTotal && basis !== 'location'),
      amount,
      gwp,
      reason,
    }
  })
  const has = (wanted: ScopeBasis) => lines.some(({ basis }) => basis === wanted)
  return has('location') && !has('market') ? [...reported, LEFT_OUT] : reported
}

/** The reason of a market-based line that a request with scope_2=location left out. */
export const MARKET_LEFT_OUT = 'market_based_left_out'

/** The location-based amount is not to stand in its place. */
const LEFT_OUT: RowLine = {
  scope: 'scope_2',
  basis: 'market',
  kind: 'direct',
  isInLocation: false,
  isInMarket: true,
  amount: undefined,
  gwp: undefined,
  reason: MARKET_LEFT_OUT,
}

function linesOfScopes({ shortRow, biogenicGrams = 0 }: ReportRow): RowLine[] {
  const { scopes, marketGrams } = shortRow
  const hasMarket = marketGrams !== undefined
  const common = { kind: undefined, gwp: undefined, reason: undefined }
  const lines = Object.entries(scopes).map(([scope, grams]): RowLine => {
    const isOfScope2 = scope === 'scope_2'
    const isInLocation = isCounted(scope)
    const isInMarket = isInLocation && !(isOfScope2 && hasMarket)
    const basis = isOfScope2 ? 'location' : null
    return { ...common, scope, basis, isInLocation, isInMarket, amount: partOf(shortRow, grams) }
  })
  if (hasMarket) {
    const amount = partOf(shortRow, marketGrams)
    lines.push({
      ...common,
      scope: 'scope_2',
      basis: 'market',
      isInLocation: false,
      isInMarket: true,
      amount,
    })
  }
  if (biogenicGrams !== 0)
    lines.push({ ...common, ...BIOGENIC, amount: withoutRange(biogenicGrams, shortRow) })
  return lines
}

const BIOGENIC = {
  scope: 'outside_of_scopes',
  basis: null,
  kind: 'biogenic_co2',
  isInLocation: false,
  isInMarket: false,
} as const

/** As far off as the whole row is. */
function partOf(row: ReportRow['shortRow'], grams: number): ShortAmount {
  if (row.grams <= 0) return withoutRange(grams, row)
  const { low, high } = outward(grams, { low: row.lowGrams / row.grams, high: row.highGrams / row.grams })
  return { grams, lowGrams: low, highGrams: high, tier: row.tier, quality: undefined }
}

const withoutRange = (grams: number, { tier }: ReportRow['shortRow']): ShortAmount => ({
  grams,
  lowGrams: grams,
  highGrams: grams,
  tier,
  quality: undefined,
})
