/** What the first row of a sheet says: names of columns, what its rows are, and what is said or refused before the work. */

import { findAmong } from '../../api/request/names.ts'
import { shortened } from '../../contract/quote.ts'
import { type ColumnWords, type Meaning, plainHeader } from './column-words.ts'
import type { Planner, TypePlan } from './columns.ts'
import { fileError } from './error.ts'
import type { Numbers, Sheet, TableRow } from './table.ts'

export interface ReadSheet {
  readonly sheet: Pick<Sheet, 'name'>
  readonly planner: Planner
  readonly words: ColumnWords
  readonly numbers: Numbers
  /** Of every row, chosen by hand. */
  readonly type: string | undefined
}

export interface First {
  readonly head: TableRow
  readonly rest: readonly TableRow[]
}

export const isBlank = ({ cells }: TableRow) => cells.every((cell) => cell.trim() === '')

/** Names that are merged, missing or repeated would put values under the wrong one. */
export function headersOf({ head, rest }: First, { sheet }: Pick<ReadSheet, 'sheet'>): string[] {
  const where = { has_sheet: sheet.name !== '', sheet: sheet.name, line: head.line }
  const headers = head.cells.map((cell) => cell.trim())
  while (headers.at(-1) === '') headers.pop()
  const filled = headers.filter((name) => name !== '')
  const [next] = rest.filter((row) => !isBlank(row))
  const width = next?.cells.filter((cell) => cell.trim() !== '').length ?? 0
  if (filled.length === 1 && width > 1)
    throw fileError('file.title_row', { ...where, text: shortened(filled[0] ?? '') })
  const gap = headers.indexOf('')
  if (gap !== -1 && rest.some(({ cells }) => (cells[gap] ?? '').trim() !== ''))
    throw fileError('file.unnamed_column', { ...where, column: gap + 1 })
  const counts = new Map<string, number>()
  for (const name of filled.map(plainHeader)) counts.set(name, (counts.get(name) ?? 0) + 1)
  const twice = filled.find((name) => (counts.get(plainHeader(name)) ?? 0) > 1)
  if (twice !== undefined) throw fileError('file.name_twice', { ...where, text: shortened(twice) })
  return headers
}

export interface TypeSource {
  /** Of every row, where no cell says another. */
  readonly meaning: Meaning | undefined
  readonly typeAt: number
}

export interface SheetContext extends TypeSource {
  /** Names of all types. */
  readonly types: readonly string[]
  readonly headers: readonly string[]
  readonly planOf: (type: string) => TypePlan
  readonly numbers: Numbers
  readonly words: ColumnWords
}

/** Undefined where columns fit no type, or several. */
export function findTypeSource(
  headers: readonly string[],
  { type, words, planner, sheet }: ReadSheet,
): TypeSource | undefined {
  if (type !== undefined) return { meaning: { name: type, constants: {} }, typeAt: -1 }
  const typeAt = planner.typeAt(headers)
  const named = findMeaning(words, planner.types, sheet.name)
  if (named || typeAt !== -1) return { meaning: named, typeAt }
  const guessed = planner.guess(headers)
  return guessed === undefined ? undefined : { meaning: { name: guessed, constants: {} }, typeAt }
}

export function findMeaning(words: ColumnWords, types: readonly string[], text: string): Meaning | undefined {
  const type = findAmong(types, text)
  return type === undefined ? words.findType(text) : { name: type, constants: {} }
}

export function typesIn({ meaning, typeAt }: TypeSource, types: readonly string[]): readonly string[] {
  return meaning && typeAt === -1 ? [meaning.name] : types
}
