/** The inventory as rows of a CSV: one for each row and scope, which add up to the totals. */

import { kgOf } from '../../api/kilograms.ts'
import type { ResultCell } from '../../api/short-result.ts'
import { ENGLISH } from '../../messages/locale.ts'
import { csvText } from '../batch/csv-lines.ts'
import { isCounted, placeOf } from './categories.ts'
import {
  type Gases,
  isProblem,
  type Place,
  problemTexts,
  type ReportInput,
  type ReportProblem,
  type ReportRow,
} from './row.ts'

const LINE_COLUMNS = [
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
  'request',
] as const

/** Of a table that is an inventory: what its lines are recalculated from. */
const INVENTORY_HEADERS = ['activity', 'scope', 'category', 'basis', 'co2e_kg', 'edition', 'problem'] as const

export const isInventoryHead = (cells: readonly string[]): boolean =>
  INVENTORY_HEADERS.every((name) => cells.includes(name))

export type LineColumn = (typeof LINE_COLUMNS)[number]

/** The lines of one row, each as its cells by the names of their columns. */
export function lineCellsOf(row: ReportRow): Record<string, string>[] {
  const lines: ResultCell[][] = []
  addLines(lines, row)
  return lines.map((cells) => Object.fromEntries(cells.map((cell, at) => [LINE_COLUMNS[at], String(cell)])))
}

/** A spreadsheet takes UTF-8 for what it is by this mark. */
const MARK = '\uFEFF'

export const LINES_HEAD = MARK + csvText([LINE_COLUMNS])

/** The lines of rows, with their ends: of scope 2 one by location and one by market, and one of biogenic CO2. */
export function linesOf(inputs: readonly ReportInput[]): string {
  const lines: ResultCell[][] = []
  for (const input of inputs) {
    if (isProblem(input)) lines.push(problemLine(input))
    else addLines(lines, input)
  }
  return csvText(lines)
}

function rowCell({ sheet, ref }: Place): string {
  return sheet === undefined ? ref : `${sheet} ${ref}`
}

function problemLine(problem: ReportProblem): ResultCell[] {
  const cells = LINE_COLUMNS.map(() => '')
  cells[0] = rowCell(problem)
  cells[LINE_COLUMNS.indexOf('problem')] = problemTexts(problem, ENGLISH)
  return cells
}

/** What one line of a row says that its others do not. */
interface OwnCells {
  readonly scope: string
  readonly category: string
  readonly basis?: 'location-based' | 'market-based' | undefined
  readonly grams: number
  readonly isInLocation: boolean
  readonly isInMarket: boolean
  readonly gases?: Gases | undefined
  /** Biogenic CO2 is in no range. */
  readonly isOutsideOfRange?: boolean
}

function addLines(lines: ResultCell[][], row: ReportRow): void {
  const { shortRow, gases, biogenicGrams = 0 } = row
  const { scopes, marketGrams } = shortRow
  const line = lineOf(row)
  let isFirst = true
  for (const [name, grams] of Object.entries(scopes)) {
    const { scopeName: scope, categoryName: category } = placeOf(name)
    const isOfScope2 = name === 'scope_2'
    const isInLocation = isCounted(name)
    const isInMarket = isInLocation && !(isOfScope2 && marketGrams !== undefined)
    const basis = isOfScope2 ? 'location-based' : undefined
    const own: OwnCells = { scope, category, basis, grams, isInLocation, isInMarket }
    lines.push(line(isFirst ? { ...own, gases } : own))
    isFirst = false
  }
  if (marketGrams !== undefined) lines.push(line({ ...MARKET, grams: marketGrams }))
  if (biogenicGrams !== 0) lines.push(line({ ...BIOGENIC, grams: biogenicGrams }))
}

const MARKET = {
  scope: 'Scope 2',
  category: '',
  basis: 'market-based',
  isInLocation: false,
  isInMarket: true,
} as const

const BIOGENIC = {
  scope: placeOf('biogenic').scopeName,
  category: 'Biogenic CO2',
  isInLocation: false,
  isInMarket: false,
  isOutsideOfRange: true,
} as const

/** In the order of LINE_COLUMNS. */
function lineOf(row: ReportRow) {
  const { shortRow, type, edition, editionHash, notices, calculationId = '', request = '' } = row
  const range = [kgOf(shortRow.lowGrams), kgOf(shortRow.highGrams)]
  const ofRow = [
    shortRow.tier,
    shortRow.factorIds[0] ?? '',
    shortRow.factorIds.join(' '),
    edition,
    editionHash,
    notices.join(' '),
    calculationId,
    '',
    request,
  ]
  const name = rowCell(row)
  return (own: OwnCells): ResultCell[] => [
    name,
    type,
    own.scope,
    own.category,
    own.basis ?? '',
    kgOf(own.grams),
    own.isInLocation ? 'yes' : 'no',
    own.isInMarket ? 'yes' : 'no',
    ...(own.isOutsideOfRange ? NO_RANGE : range),
    ...(own.gases ? gasCells(own.gases) : NO_GASES),
    ...ofRow,
  ]
}

const NO_RANGE = ['', '']
const NO_GASES = ['', '', '', '']

const gasCells = ({ co2, ch4, n2o, fluorinated }: Gases) => [co2, ch4, n2o, fluorinated].map(kgOf)
