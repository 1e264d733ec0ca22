/** A sheet, row by row. */
import { type First, headersOf, isBlank, type ReadSheet, type SheetContext } from '../../files/sheet-head.ts'
import { columnOf, contextOf, rowsOf, type SheetRow } from '../../files/sheet-rows.ts'
import type { Sheet, TableRow } from '../../files/table.ts'
import { refuseMissing, sentences, typeSourceOf } from './sheet-words.ts'

export interface SheetReader {
  readonly name: string
  readonly headers: readonly string[]
  /** What was made of the columns, a sentence each. */
  readonly said: readonly string[]
  readonly rows: AsyncIterable<readonly SheetRow[]>
  /** The header of the column that a parameter of a type came from. */
  columnOf(type: string | undefined, param: string): string | undefined
}

/** Reads the names of the columns; undefined for an empty sheet. Throws a FileError or CalcError for columns that cannot be told apart. */
export async function readSheet(
  options: ReadSheet & { readonly sheet: Sheet },
): Promise<SheetReader | undefined> {
  const groups = options.sheet.rows()[Symbol.asyncIterator]()
  const first = await firstFilled(groups)
  if (first === undefined) return undefined
  const headers = headersOf(first, options)
  const context = contextOf(headers, typeSourceOf(headers, options), options)
  refuseMissing(options.sheet.name, context)
  return {
    name: options.sheet.name,
    headers,
    said: sentences(options.sheet.name, context),
    rows: asRows(first.rest, groups, context),
    columnOf: (type, param) => columnOf(context, type, param),
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
