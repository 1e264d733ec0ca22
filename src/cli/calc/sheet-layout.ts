/** What the first row of a sheet says: names of columns, what its rows are, and what is said or refused before the work. */
import { findRowType, ROW_TYPES } from '../../batch/row-types.ts'
import { quote } from '../../contract/quote.ts'
import { type ColumnWords, type Meaning, plainHeader } from './column-words.ts'
import { type Column, DATE, type Planner, TYPE, type TypePlan } from './columns.ts'
import { CalcError } from './error.ts'
import type { Numbers, Sheet, TableRow } from './table.ts'

export interface ReadSheet {
  readonly sheet: Sheet
  readonly planner: Planner
  readonly words: ColumnWords
  readonly numbers: Numbers
  /** As --type has it. */
  readonly type: string | undefined
}

export interface First {
  readonly head: TableRow
  readonly rest: readonly TableRow[]
}

export const isBlank = ({ cells }: TableRow) => cells.every((cell) => cell.trim() === '')

/** Names that are merged, missing or there twice would put figures under the wrong one. */
export function headersOf({ head, rest }: First, { sheet }: ReadSheet): string[] {
  const where = sheet.name === '' ? `Row ${head.line}` : `Sheet '${sheet.name}', row ${head.line}`
  const headers = head.cells.map((cell) => cell.trim())
  while (headers.at(-1) === '') headers.pop()
  const filled = headers.filter((name) => name !== '')
  const [next] = rest.filter((row) => !isBlank(row))
  const width = next?.cells.filter((cell) => cell.trim() !== '').length ?? 0
  if (filled.length === 1 && width > 1)
    throw new CalcError(
      `${where} has one cell, ${quote(headers.find((name) => name !== '') ?? '')}: it looks like a title. The first row must have the names of the columns: delete the rows above them.`,
    )
  const gap = headers.indexOf('')
  if (gap !== -1 && rest.some(({ cells }) => (cells[gap] ?? '').trim() !== ''))
    throw new CalcError(
      `${where}, column ${gap + 1}: the name is missing, or merged with the one beside it. Give every column a name of its own.`,
    )
  const twice = filled.find(
    (name) => filled.filter((one) => plainHeader(one) === plainHeader(name)).length > 1,
  )
  if (twice !== undefined)
    throw new CalcError(`${where}: two columns are called ${quote(twice)}. Give each a name of its own.`)
  return headers
}

export interface Layout {
  /** Of every row, where no cell says another. */
  readonly meaning: Meaning | undefined
  readonly typeAt: number
}

export interface SheetContext extends Layout {
  readonly headers: readonly string[]
  readonly planOf: (type: string) => TypePlan
  readonly numbers: Numbers
  readonly words: ColumnWords
}

export function layoutOf(headers: readonly string[], { type, words, planner, sheet }: ReadSheet): Layout {
  if (type !== undefined) return { meaning: { name: type, constants: {} }, typeAt: -1 }
  const typeAt = headers.findIndex((header) => words.findColumn('', header)?.name === TYPE)
  const named = findMeaning(words, sheet.name)
  if (named || typeAt !== -1) return { meaning: named, typeAt }
  const guessed = planner.guess(headers)
  if (guessed !== undefined) return { meaning: { name: guessed, constants: {} }, typeAt }
  const where = sheet.name === '' ? 'The columns' : `The columns of sheet '${sheet.name}'`
  throw new CalcError(
    `${where} (${headers.slice(0, SHOWN).map(quote).join(', ')}) fit no type, or several: say --type hotel or another of ${[...ROW_TYPES.keys()].join(', ')}, add a column 'type', or name columns with --map 'Column=parameter'.`,
  )
}

const SHOWN = 12

export function findMeaning(words: ColumnWords, text: string): Meaning | undefined {
  const type = findRowType(text)
  return type === undefined ? words.findType(text) : { name: type, constants: {} }
}

export function typesIn({ meaning, typeAt }: Layout): string[] {
  return meaning && typeAt === -1 ? [meaning.name] : [...ROW_TYPES.keys()]
}

/** What every row would fail by is said once, before the work begins. */
export function refuseMissing(sheet: string, { meaning, typeAt, headers, planOf }: SheetContext): void {
  if (meaning === undefined || typeAt !== -1) return
  const { missing, columns } = planOf(meaning.name)
  const [first] = missing.filter((names) => !names.some((name) => name in meaning.constants))
  if (first === undefined) return
  const used = new Set(columns.map(({ at }) => at))
  const unused = headers.filter((name, at) => name !== '' && !used.has(at))
  const where = sheet === '' ? 'The file' : `Sheet '${sheet}'`
  const advice =
    unused.length === 0
      ? 'Add one'
      : `Not used are ${unused.slice(0, SHOWN).map(quote).join(', ')}: name one with --map '${unused[0]}=${first[0]}', or add one`
  throw new CalcError(
    `${where} has rows of type ${meaning.name}, and no column for ${first.join(' or ')}. ${advice}.`,
  )
}

export function sentences(sheet: string, { meaning, typeAt, headers, planOf }: SheetContext): string[] {
  const where = sheet === '' ? '' : `sheet '${sheet}': `
  const types = typesIn({ meaning, typeAt })
  const kind = typeAt === -1 ? (meaning?.name ?? '') : `by column '${headers[typeAt]}'`
  const plans = types.map(planOf)
  const used = new Set(plans.flatMap(({ columns }) => columns.map(({ at }) => at)).concat(typeAt))
  const unused = headers.filter((name, at) => name !== '' && !used.has(at))
  const shown = meaning && typeAt === -1 ? plans.flatMap(({ columns }) => columns.map(shownColumn)) : []
  return [
    `${where}type ${kind}${shown.length > 0 ? `; ${shown.join(', ')}` : ''}`,
    ...(unused.length > 0 ? [`${where}kept and not used: ${unused.join(', ')}`] : []),
  ]
}

function shownColumn({ header, param, constants }: Column): string {
  const more = Object.entries(constants).map(([name, value]) => ` ${name}=${value}`)
  return param === DATE ? `'${header}' → year` : `'${header}' → ${param}${more.join('')}`
}
