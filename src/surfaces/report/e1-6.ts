/**
 * The values of an inventory in the lines of ESRS E1-6 (Gross Scopes 1, 2, 3 and Total GHG emissions; Delegated
 * Regulation (EU) 2023/2772, Annex I, paragraphs 44 to 55 and AR 48), in tonnes. What activity data cannot tell is left to
 * the preparer of the statement, and is marked.
 */
import type { Words } from '../../messages/words.ts'
import { amountCells, type Cell, isDetermined, tonnes } from './amounts.ts'
import { categoryName, placeOf, SCOPE_3_CATEGORIES } from './categories.ts'
import { biogenicNotes } from './facts.ts'
import { type Inventory, isBlank } from './inventory.ts'
import type { Amount, Line } from './line-sum.ts'

/** `missing`: what is said where scope 2 by market is not determined. */
export function e16Rows(inventory: Inventory, words: Words, missing: string): Cell[][] {
  const { lines, market, total, scope3, forcing } = inventory
  const { row, value, sum } = rowsIn(words, missing)
  const line = (wanted: string) => lines.find(({ scope }) => scope === wanted)
  const ofScope3 = lines.filter(({ scope }) => placeOf(scope).scope === 3)
  const toFillIn = words('report.e16.fill_in')
  return [
    head(words),
    value(words('report.e16.scope1'), line('scope_1')),
    row(words('report.e16.ets'), toFillIn, { unit: '%', note: words('report.e16.ets_note') }),
    value(words('report.e16.scope2_location'), line('scope_2')),
    value(words('report.e16.scope2_market'), market),
    sum(words('report.e16.scope3'), scope3),
    ...SCOPE_3_CATEGORIES.map((category) =>
      value(
        categoryName(category, words),
        ofScope3.find(({ scope }) => placeOf(scope).category === category),
      ),
    ),
    sum(words('report.e16.total_location'), isBlank(inventory) ? undefined : total.location),
    sum(words('report.e16.total_market'), isBlank(inventory) ? undefined : total.market),
    ...forcing.map((one) => value(words('report.forcing'), one)),
    ...biogenicRows(inventory, words, row),
  ]
}

type RowOf = ReturnType<typeof rowsIn>['row']

function biogenicRows(inventory: Inventory, words: Words, row: RowOf): Cell[][] {
  const { biogenic, isBiogenicKnown } = inventory
  const notes = biogenicNotes(inventory, words)
  const rest = isBiogenicKnown || biogenic.rows > 0 ? notes : [words('report.e16.biogenic_note'), ...notes]
  const cell = isBlank(inventory) ? '' : tonnes(biogenic.kg)
  return [
    row(words('report.e16.biogenic_1'), cell, { unit: 't CO2', note: rest.join(' ') }),
    row(words('report.e16.biogenic_2'), words('report.e16.fill_in'), {
      unit: 't CO2',
      note: words('report.e16.not_published'),
    }),
  ]
}

const head = (words: Words): Cell[] => [
  words('report.sheet.e16'),
  words('report.e16.unit'),
  words('report.e16.base_year'),
  words('report.e16.comparative'),
  'N',
  '% N / N-1',
  words('report.e16.based_on'),
  words('report.head.low_t'),
  words('report.head.high_t'),
  words('report.head.quality'),
  words('report.head.shares'),
]

function rowsIn(words: Words, missing: string) {
  const toFillIn = words('report.e16.fill_in')
  const row = (label: string, cell: Cell, { unit = 't CO2e', note = '' } = {}): Cell[] => [
    label,
    unit,
    toFillIn,
    toFillIn,
    cell,
    toFillIn,
    note,
  ]
  const sum = (label: string, amount: Amount | undefined, note = ''): Cell[] => {
    if (amount === undefined) return row(label, '', { note: words('report.e16.no_rows') })
    if (!isDetermined(amount)) return row(label, words('report.not_determined'), { note: missing || note })
    const [, t = '', , , tier = '', shares = ''] = amountCells(amount, words)
    return [...row(label, t, { note }), tonnes(amount.lowKg), tonnes(amount.highKg), tier, shares]
  }
  const value = (label: string, line: Line | undefined): Cell[] =>
    sum(label, line, line && words('report.e16.rows', { count: line.rows }))
  return { row, value, sum }
}
