/**
 * The values of an inventory in the lines of ESRS E1-6 (Gross Scopes 1, 2, 3 and Total GHG emissions; Delegated
 * Regulation (EU) 2023/2772, Annex I, paragraphs 44 to 55 and AR 48), in tonnes. What activity data cannot tell is left to
 * the preparer of the statement, and is marked.
 */
import type { Words } from '../../messages/words.ts'
import { categoryName, placeOf, SCOPE_3_CATEGORIES } from './categories.ts'
import type { Inventory } from './inventory.ts'

type Cell = string | number

/** Kilograms in tonnes, with all digits. */
export const tonnes = (kg: number): number => Number(`${kg}e-3`)

export function e16Rows(inventory: Inventory, words: Words): Cell[][] {
  const { lines, total, scope2, scope3Kg, biogenicKg, isBiogenicKnown } = inventory
  const { row, value } = rowsIn(words)
  const scope1 = lines.find(({ scope }) => scope === 'scope_1')
  const ofScope3 = lines.filter(({ scope }) => placeOf(scope).scope === 3)
  const toFillIn = words('report.e16.fill_in')
  return [
    head(words),
    value(words('report.e16.scope1'), scope1?.kg, scope1?.rows),
    row(words('report.e16.ets'), toFillIn, { unit: '%', note: words('report.e16.ets_note') }),
    value(words('report.e16.scope2_location'), scope2?.locationKg),
    value(words('report.e16.scope2_market'), scope2?.marketKg),
    value(words('report.e16.scope3'), scope3Kg),
    ...SCOPE_3_CATEGORIES.map((category) => {
      const line = ofScope3.find(({ scope }) => placeOf(scope).category === category)
      return value(categoryName(category, words), line?.kg, line?.rows)
    }),
    row(words('report.e16.total_location'), tonnes(total.locationKg)),
    row(words('report.e16.total_market'), tonnes(total.marketKg)),
    row(words('report.e16.biogenic_1'), tonnes(biogenicKg), {
      unit: 't CO2',
      note: isBiogenicKnown ? '' : words('report.e16.biogenic_note'),
    }),
    row(words('report.e16.biogenic_2'), toFillIn, {
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
]

function rowsIn(words: Words) {
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
  const value = (label: string, kg: number | undefined, rows?: number): Cell[] =>
    kg === undefined
      ? row(label, '', { note: words('report.e16.no_rows') })
      : row(label, tonnes(kg), {
          note: rows === undefined ? '' : words('report.e16.rows', { count: rows }),
        })
  return { row, value }
}
