/** Results as files: the columns that were there first, ours after them. */

import { rename, rm, writeFile } from 'node:fs/promises'
import type { ResultCell } from '../../../api/short-result.ts'
import { ENGLISH } from '../../../messages/locale.ts'
import type { Message } from '../../../messages/values.ts'
import { csvText, RESULT_COLUMNS, resultCells, withComma } from '../../batch/csv-lines.ts'
import { jsonLine } from '../../batch/json-line.ts'
import type { RowAnswer } from '../../batch/row.ts'
import type { TotalsShown } from '../../batch/totals.ts'
import { freeNames } from '../../files/result-names.ts'
import type { SheetRow } from '../../files/sheet-rows.ts'
import type { TextStyle } from '../../files/table.ts'
import { placeOf } from '../../report/categories.ts'
import { type CountedNotice, noticeRows } from '../../report/notices.ts'
import { type Source, sourceCells, sourceColumns } from '../../report/sources.ts'
import { type OutSheet, workbook } from '../../report/workbook.ts'
import { PART, styledFile, textFile } from './text-file.ts'

export interface Ending {
  readonly totals: TotalsShown
  readonly sources: readonly Source[]
  /** Only for results that have them. */
  readonly notices: () => Promise<readonly CountedNotice[]>
  /** What a run was made with: edition, release, file. */
  readonly about: readonly (readonly [string, string])[]
}

export interface Problem {
  readonly sheet: string
  readonly line: number
  readonly column: string
  readonly value: string
  readonly message: string
  readonly suggestion: string
}

export interface Results {
  /** Before the rows of a sheet. */
  sheet(name: string, headers: readonly string[]): Promise<void>
  add(row: SheetRow, answer: RowAnswer, problem: Problem | undefined): Promise<void>
  end(ending: Ending): Promise<void>
  /** Leaves nothing half written behind. */
  drop(): Promise<void>
}

/** Of the file that was read: results keep it. */
export interface CsvStyle extends TextStyle {
  /** For spreadsheets of German, French and the like. */
  readonly hasDecimalComma: boolean
}

const OWN_COLUMNS = ['type', ...RESULT_COLUMNS]
/** Rows that are written together: a writer is made for each time. */
const TOGETHER = 256

/** `say`: told where the results cannot be in the encoding of the file that was read. */
export function csvResults(file: string, style: CsvStyle, say: (said: Message) => void): Results {
  const { separator, hasDecimalComma } = style
  const out = styledFile(file, style, say)
  const options = { delimiter: separator }
  let width = 0
  let records: ResultCell[][] = []
  const written = () => {
    const text = csvText(records, options)
    records = []
    return out.write(text)
  }
  return {
    async sheet(_, headers) {
      width = headers.length
      await out.write(csvText([[...headers, ...freeNames(OWN_COLUMNS, headers)]], options))
    },
    async add(row, answer) {
      const cells = rowCells(row, answer, width)
      records.push(hasDecimalComma ? cells.map(withComma) : cells)
      if (records.length === TOGETHER) await written()
    },
    async end() {
      await written()
      await out.end()
    },
    drop: () => out.drop(),
  }
}

function rowCells({ cells }: SheetRow, answer: RowAnswer, width: number): ResultCell[] {
  const all: ResultCell[] = cells.slice(0, width)
  while (all.length < width) all.push('')
  all.push(answer.type ?? '', ...resultCells(answer))
  return all
}

/** As POST /v1/batch answers, with its closing line; of a table each row has its cells as `input`. */
export function ndjsonResults(file: string, digest: () => string): Results {
  const out = textFile(file)
  let names: readonly string[] = []
  let sheetName = ''
  const write = (text: string) => out.write(text)
  return {
    async sheet(name, headers) {
      names = headers
      sheetName = name
    },
    async add(row, answer) {
      const line = jsonLine(row, answer)
      if (names.length === 0) return write(line)
      const input = Object.fromEntries(names.map((name, at) => [name, row.cells[at] ?? '']))
      const sheet = sheetName === '' ? '' : `,"sheet":${JSON.stringify(sheetName)}`
      return write(`${line.slice(0, -2)}${sheet},"input":${JSON.stringify(input)}}\n`)
    },
    async end({ totals }) {
      await write(`${JSON.stringify({ closing: { ...totals, complete: true, run: digest() } })}\n`)
      await out.end()
    },
    drop: () => out.drop(),
  }
}

/** Of a worksheet (ECMA-376, part 1, 18.3.1.73), its names among them. */
const SHEET_ROWS_MAX = 1_048_576

export function xlsxResults(file: string): Results {
  const parts: { name: string; rows: ResultCell[][] }[] = []
  const problems: ResultCell[][] = [['Sheet', 'Row', 'Column', 'Value', 'What is wrong', 'Put instead']]
  let head: ResultCell[] = []
  let width = 0
  let title = ''
  const begin = () => parts.push({ name: title, rows: [head] })
  return {
    async sheet(name, headers) {
      width = headers.length
      head = [...headers, ...freeNames(OWN_COLUMNS, headers)]
      title = name === '' ? 'Results' : `Results ${name}`
      begin()
    },
    async add(row, answer, problem) {
      if ((parts.at(-1)?.rows.length ?? 0) >= SHEET_ROWS_MAX) begin()
      parts.at(-1)?.rows.push(rowCells(row, answer, width))
      if (problem) {
        const { sheet, line, column, value, message, suggestion } = problem
        problems.push([sheet, line, column, value, message, suggestion])
      }
    },
    async end(ending) {
      const sheets: OutSheet[] = [
        ...named(parts),
        { name: 'Totals', rows: totalRows(ending) },
        { name: 'Sources', rows: sourceRows(ending) },
        { name: 'Notices', rows: noticeRows(await ending.notices(), ENGLISH) },
        { name: 'Problems', rows: problems },
      ]
      await writeFile(file + PART, await workbook(sheets))
      await rename(file + PART, file)
    },
    drop: () => rm(file + PART, { force: true }),
  }
}

/** At most 31 characters without some signs, each once (18.2.19). */
const NAME_CHARACTERS_MAX = 31
const NAME_SIGNS = /[\\/?*[\]:]/g

function named(parts: readonly { name: string; rows: ResultCell[][] }[]): OutSheet[] {
  const taken = new Set(['totals', 'sources', 'notices', 'problems'])
  return parts.map(({ name, rows }) => {
    const plain = name.replace(NAME_SIGNS, ' ').slice(0, NAME_CHARACTERS_MAX).trim()
    let free = plain
    for (let n = 2; taken.has(free.toLowerCase()); n++)
      free = `${plain.slice(0, NAME_CHARACTERS_MAX - 5)} ${n}`
    taken.add(free.toLowerCase())
    return { name: free, rows }
  })
}

const sourceRows = ({ sources }: Ending) => [
  sourceColumns(ENGLISH),
  ...sources.map((source) => sourceCells(source, ENGLISH)),
]

function totalRows({ totals, about }: Ending): ResultCell[][] {
  const { scopes, scope_2_market_based_kg: market } = totals
  return [
    ['Scope', 'Category', 'kg CO2e'],
    ...Object.entries(scopes).map(([scope, kg]): ResultCell[] => [...scopeCells(scope), kg]),
    ['All', '', totals.co2e_kg],
    ...(market === undefined ? [] : [['Scope 2', 'market-based, not in the total', market]]),
    [],
    ['Rows', '', totals.rows],
    ['Rows calculated', '', totals.ok],
    ['Rows not calculated (not in any total)', '', totals.failed],
    ...about.map(([name, value]): ResultCell[] => [name, value]),
  ]
}

/** `scope_3_category_6`: Scope 3, 6 Business travel. */
function scopeCells(name: string): [string, string] {
  const { scope, scopeName, categoryName } = placeOf(name)
  return [scopeName, scope === 2 ? 'location-based' : categoryName]
}
