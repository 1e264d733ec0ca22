/** The inventory as rows of a CSV: one for each row and scope, which add up to the totals. */

import { kgOf } from '../../api/kilograms.ts'
import { qualityText } from '../../api/short-lines.ts'
import type { ResultCell } from '../../api/short-result.ts'
import { ENGLISH } from '../../messages/locale.ts'
import { csvText } from '../batch/csv-lines.ts'
import { placeOf } from './categories.ts'
import { NOT_KNOWN } from './mass.ts'
import {
  type Gases,
  isProblem,
  type Place,
  problemTexts,
  type ReportInput,
  type ReportProblem,
  type ReportRow,
} from './row.ts'
import { isBiogenic, type RowLine, rowLinesOf } from './row-lines.ts'

const LINE_COLUMNS = [
  'row',
  'activity',
  'scope',
  'category',
  'basis',
  'kind',
  'line_status',
  'reason',
  'co2e_kg',
  'in_location_based_total',
  'in_market_based_total',
  'range_low_kg',
  'range_high_kg',
  'co2_kg',
  'ch4_kg_co2e',
  'n2o_kg_co2e',
  'fluorinated_kg_co2e',
  'tier',
  'quality',
  'gwp',
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

/** The lines of rows, with their ends: each with its own range, tier and quality; without a number where it is not determined. */
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

function addLines(lines: ResultCell[][], row: ReportRow): void {
  const cells = cellsOf(row)
  for (const [at, line] of rowLinesOf(row).entries())
    lines.push(cells(line, at === 0 ? row.gases : undefined))
}

/** In the order of LINE_COLUMNS. */
function cellsOf(row: ReportRow) {
  const { shortRow, type, edition, editionHash, notices, calculationId = '', request = '' } = row
  const ofRow = [
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
  return (line: RowLine, gases: Gases | undefined): ResultCell[] => {
    const { basis, kind = '', reason, isInLocation, isInMarket, gwp = '' } = line
    return [
      name,
      type,
      ...placeCells(line),
      basis === null ? '' : `${basis}-based`,
      kind,
      reason === undefined ? 'determined' : 'not_determined',
      reason ?? '',
      ...amountCells(line, isInLocation, isInMarket),
      ...(gases ? gasCells(gases) : NO_GASES),
      ...qualityCells(line),
      gwp,
      ...ofRow,
    ]
  }
}

function placeCells(line: RowLine): string[] {
  const { scopeName, categoryName } = placeOf(line.scope)
  return [scopeName, isBiogenic(line) ? 'Biogenic CO2' : categoryName]
}

function amountCells({ amount }: RowLine, isInLocation: boolean, isInMarket: boolean): ResultCell[] {
  const [location, market] = [isInLocation, isInMarket].map((isIn) => (isIn ? 'yes' : 'no')) as [
    string,
    string,
  ]
  if (amount === undefined) return ['', location, market, '', '']
  return [kgOf(amount.grams), location, market, kgOf(amount.lowGrams), kgOf(amount.highGrams)]
}

/** An amount of zero has a tier and no shares. */
function qualityCells({ amount }: RowLine): string[] {
  if (amount === undefined) return ['', '']
  const { grams, tier, quality } = amount
  return [tier, quality === undefined && grams > 0 ? NOT_KNOWN : qualityText(quality)]
}

const NO_GASES = ['', '', '', '']

const gasCells = ({ co2, ch4, n2o, fluorinated }: Gases) => [co2, ch4, n2o, fluorinated].map(kgOf)
