/** The inventory as rows of a CSV: one for each row and scope, which add up to the totals. */
import { csvText, type ResultCell } from '../batch/csv-lines.ts'
import { kgOf } from '../batch/kilograms.ts'
import { isCounted, placeOf } from './categories.ts'
import { isProblem, type ReportInput, type ReportRow } from './row.ts'

export const LINE_COLUMNS = [
  'row',
  'activity',
  'scope',
  'category',
  'basis',
  'co2e_kg',
  'in_location_based_total',
  'in_market_based_total',
  'range_low_kg_of_row',
  'range_high_kg_of_row',
  'co2_kg',
  'ch4_kg_co2e',
  'n2o_kg_co2e',
  'fluorinated_kg_co2e',
  'tier',
  'factor_id',
  'factor_ids',
  'edition',
  'edition_hash',
  'notices',
  'calculation_id',
  'problem',
] as const

type Cells = Partial<Record<(typeof LINE_COLUMNS)[number], ResultCell>>

/** A spreadsheet takes UTF-8 for what it is by this mark. */
const MARK = '\uFEFF'

export const LINES_HEAD = MARK + csvText([LINE_COLUMNS])

/** The lines of a row, with their ends: of scope 2 one by location and one by market, and one of biogenic CO2. */
export function linesOf(input: ReportInput): string {
  const lines = isProblem(input) ? [{ row: input.ref, problem: input.problem }] : rowLines(input)
  return csvText(lines.map((line: Cells) => LINE_COLUMNS.map((name) => line[name] ?? '')))
}

function rowLines(row: ReportRow): Cells[] {
  const { scopes, marketGrams } = row.brief
  const lines = Object.entries(scopes).map(([scope, grams], at) => {
    const isOfScope2 = scope === 'scope_2'
    return {
      ...scopeLine(row, scope, grams),
      basis: isOfScope2 ? 'location-based' : '',
      ...inTotals(isCounted(scope), isCounted(scope) && !(isOfScope2 && marketGrams !== undefined)),
      ...(at === 0 && gasCells(row)),
    }
  })
  return [...lines, ...marketLine(row), ...biogenicLine(row)]
}

function scopeLine(row: ReportRow, scope: string, grams: number): Cells {
  const { brief, ref, type, edition, editionHash, notices, calculationId = '' } = row
  const { scopeName, categoryName } = placeOf(scope)
  return {
    row: ref,
    activity: type,
    scope: scopeName,
    category: categoryName,
    co2e_kg: kgOf(grams),
    range_low_kg_of_row: kgOf(brief.lowGrams),
    range_high_kg_of_row: kgOf(brief.highGrams),
    tier: brief.tier,
    factor_id: brief.factorIds[0] ?? '',
    factor_ids: brief.factorIds.join(' '),
    edition,
    edition_hash: editionHash,
    notices: notices.join(' '),
    calculation_id: calculationId,
  }
}

const inTotals = (location: boolean, market: boolean): Cells => ({
  in_location_based_total: location ? 'yes' : 'no',
  in_market_based_total: market ? 'yes' : 'no',
})

function gasCells({ gases }: ReportRow): Cells {
  if (!gases) return {}
  const { co2, ch4, n2o, fluorinated } = gases
  return {
    co2_kg: kgOf(co2),
    ch4_kg_co2e: kgOf(ch4),
    n2o_kg_co2e: kgOf(n2o),
    fluorinated_kg_co2e: kgOf(fluorinated),
  }
}

function marketLine(row: ReportRow): Cells[] {
  const { marketGrams } = row.brief
  if (marketGrams === undefined) return []
  return [{ ...scopeLine(row, 'scope_2', marketGrams), basis: 'market-based', ...inTotals(false, true) }]
}

function biogenicLine(row: ReportRow): Cells[] {
  const { biogenicGrams = 0 } = row
  if (biogenicGrams === 0) return []
  const line = scopeLine(row, 'biogenic', biogenicGrams)
  return [
    {
      ...line,
      category: 'Biogenic CO2',
      range_low_kg_of_row: '',
      range_high_kg_of_row: '',
      ...inTotals(false, false),
    },
  ]
}
