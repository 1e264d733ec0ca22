/** A sheet, row by row. */
import type { Message } from '../../../messages/values.ts'
import {
  type First,
  findMeaning,
  headersOf,
  isBlank,
  type ReadSheet,
  type SheetContext,
} from '../../files/sheet-head.ts'
import { columnOf, contextOf, rowsOf, type SheetRow } from '../../files/sheet-rows.ts'
import type { Sheet, TableRow } from '../../files/table.ts'
import type { Fits } from './fits.ts'
import { refuseMissing, sentences, typeSourceOf } from './sheet-words.ts'

export interface SheetReader {
  readonly name: string
  readonly headers: readonly string[]
  /** What was made of the columns. */
  readonly said: readonly Message[]
  readonly rows: AsyncIterable<readonly SheetRow[]>
  /** The header of the column that a parameter of a type came from. */
  columnOf(type: string | undefined, param: string, cells: readonly string[]): string | undefined
}

/** A sheet whose names of columns are read. */
export interface SheetHead {
  readonly sheet: Sheet
  readonly headers: readonly string[]
  readonly first: First
  readonly groups: AsyncIterator<readonly TableRow[]>
}

/** A sheet of which it is known what its rows are. */
export interface OpenSheet {
  readonly headers: readonly string[]
  /** Whether a column says what a row is. */
  readonly hasTypes: boolean
  /** Each type once, as far as rows are looked through. */
  typesOfRows(): AsyncIterable<string>
  /** Throws a CalcError for what every row would fail by. */
  reader(): SheetReader
}

/** Reads the names of the columns; undefined for an empty sheet. Throws a FileError for those that cannot be told apart. */
export async function readHead(sheet: Sheet): Promise<SheetHead | undefined> {
  const groups = sheet.rows()[Symbol.asyncIterator]()
  const first = await firstFilled(groups)
  return first && { sheet, headers: headersOf(first, { sheet }), first, groups }
}

/** Throws a CalcError for columns that fit no type, or several. */
export function openSheet(
  { sheet, headers, first, groups }: SheetHead,
  options: Omit<ReadSheet, 'sheet'> & { readonly fits: Fits },
): OpenSheet {
  const source = typeSourceOf(headers, { ...options, sheet })
  const context = contextOf(headers, source, options)
  return {
    headers,
    hasTypes: source.typeAt !== -1,
    typesOfRows: () => typesOfRows(sheet, context),
    reader() {
      refuseMissing(sheet.name, context, { rows: first.rest, fits: options.fits })
      return {
        name: sheet.name,
        headers,
        said: sentences(sheet.name, context),
        rows: asRows(first.rest, groups, context),
        columnOf: (type, param, cells) => columnOf(context, type, param, cells),
      }
    },
  }
}

/** Where a column says them the rows are read once more, from the beginning. */
async function* typesOfRows(sheet: Sheet, context: SheetContext): AsyncGenerator<string> {
  const { meaning, typeAt, words, types } = context
  if (typeAt === -1 && meaning) yield meaning.name
  if (typeAt === -1) return
  const seen = new Set<string>()
  for await (const text of wordsIn(sheet, typeAt)) {
    const name = (text === '' ? meaning : findMeaning(words, types, text))?.name
    if (name === undefined || seen.has(name)) continue
    seen.add(name)
    yield name
  }
}

/** What a column has below its name, each once. */
async function* wordsIn(sheet: Sheet, at: number): AsyncGenerator<string> {
  const seen = new Set<string>()
  let isHead = true
  for await (const rows of sheet.rows()) {
    for (const { cells } of rows.filter((row) => !isBlank(row))) {
      const text = (cells[at] ?? '').trim()
      if (!isHead && !seen.has(text)) yield text
      if (!isHead) seen.add(text)
      isHead = false
    }
  }
}

async function firstFilled(groups: AsyncIterator<readonly TableRow[]>): Promise<First | undefined> {
  for (;;) {
    const { done, value } = await groups.next()
    if (done) return undefined
    const at = value.findIndex((row) => !isBlank(row))
    const head = value[at]
    if (head) return { head, rest: value.slice(at + 1) }
  }
}

async function* asRows(
  rest: readonly TableRow[],
  groups: AsyncIterator<readonly TableRow[]>,
  context: SheetContext,
): AsyncGenerator<SheetRow[]> {
  yield rowsOf(rest, context)
  for (;;) {
    const { done, value } = await groups.next()
    if (done) return
    yield rowsOf(value, context)
  }
}
