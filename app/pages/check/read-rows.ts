/** Rows of results as everygram calc and POST /v1/batch write them: CSV with a line of names, or a line of JSON each. */
import { resultName } from '../../../src/surfaces/files/result-names.ts'
import type { QueryChange } from '../../parts/address.ts'

/** A row as a question of this page. */
export interface ResultRow {
  readonly kg: number
  /** As written in the row. */
  readonly text: string
  /** The name of the calculator, where the row says it. */
  readonly calculator: string | undefined
  readonly edition: string | undefined
  /** Its other cells, under names as parameters have them. */
  readonly cells: QueryChange
}

const FIGURE = 'co2e_kg'
/** Beyond these a page is not the tool. */
export const ROWS_MAX = 20
const DELIMITERS = [',', ';', '\t']

/** The calculator by the first word of a factor's id, where no column names it. */
const BY_FACTOR: Readonly<Record<string, string>> = {
  hotel: 'hotel',
  travel: 'travel',
  flight: 'travel',
  rail: 'travel',
  freight: 'freight',
  grid: 'electricity',
  fuel: 'fuel',
  llm: 'llm',
  water: 'water',
  waste: 'waste',
  refrigerant: 'refrigerant',
  homeworking: 'homeworking',
  spend: 'spend',
}

/** Undefined for a text that has no such rows. */
export function readRows(text: string): readonly ResultRow[] | undefined {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/, ROWS_MAX + 2)
  const records = lines[0]?.startsWith('{') ? lines.map(jsonCells) : csvCells(lines)
  const rows = records.flatMap((cells) => (cells === undefined ? [] : (rowOf(cells) ?? [])))
  return rows.length === 0 ? undefined : rows.slice(0, ROWS_MAX)
}

type Cells = Readonly<Record<string, string>>

function rowOf(cells: Cells): ResultRow | undefined {
  const figure = cells[FIGURE] ?? ''
  const kg = Number(figure)
  if (figure === '' || !Number.isFinite(kg)) return undefined
  const { [FIGURE]: _, type, factor_id: factor = '', edition, ...others } = cells
  const [kind = ''] = factor.split('-')
  return {
    kg,
    text: `${figure} kg`,
    calculator: type || (Object.hasOwn(BY_FACTOR, kind) ? BY_FACTOR[kind] : undefined),
    edition: edition || undefined,
    cells: others,
  }
}

/** A line of a batch; with the parameters, where the file has them. */
function jsonCells(line: string): Cells | undefined {
  try {
    const { params, ...row } = JSON.parse(line)
    const entries = Object.entries({ ...row, ...(params ?? {}) })
    return Object.fromEntries(
      entries.flatMap(([name, value]) => (isCell(value) ? [[name, String(value)]] : [])),
    )
  } catch {
    return undefined
  }
}

function isCell(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

function csvCells([head = '', ...lines]: readonly string[]): (Cells | undefined)[] {
  if (!head.toLowerCase().includes(FIGURE)) return []
  const delimiter = DELIMITERS.find((one) => head.includes(one)) ?? ','
  const names = cellsOf(head, delimiter)
    .map((name) => name.trim().toLowerCase().replaceAll(' ', '_'))
    .map(resultName)
  if (!names.includes(FIGURE)) return []
  return lines.map((line) => {
    const cells = cellsOf(line, delimiter)
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']))
  })
}

/** Of one line; what is between quotes may have the delimiter, and quotes written twice. */
function cellsOf(line: string, delimiter: string): string[] {
  const cells = ['']
  let isQuoted = false
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted
    else if (character === delimiter && !isQuoted) cells.push('')
    else cells[cells.length - 1] += character
  }
  return cells
}
