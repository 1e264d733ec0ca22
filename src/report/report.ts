/**
 * Rows of results to an inventory, in one pass: for a file on the command line, and for the result of a job. Lines of the
 * CSV come as the rows do; the workbook and the statement are made of what was added up.
 */
import type { Editions } from '../domains/editions/editions.ts'
import { type Inventory, InventorySum } from './inventory.ts'
import { LINES_HEAD, linesOf } from './lines.ts'
import type { ReportInput } from './row.ts'
import { inventorySheets, type ReportAbout } from './sheets.ts'
import { statementHtml } from './statement.ts'
import { workbook } from './workbook.ts'

export interface Report {
  readonly inventory: Inventory
  readonly xlsx: () => Promise<Uint8Array>
  readonly html: () => string
}

/** Pieces of the CSV, then the report as what the generator returns. */
export async function* reported(
  rows: AsyncIterable<ReportInput>,
  editions: Editions,
  about: ReportAbout,
): AsyncGenerator<string, Report> {
  const sum = new InventorySum()
  yield LINES_HEAD
  for await (const row of rows) {
    sum.add(row)
    yield linesOf(row)
  }
  const inventory = await sum.inventory(editions)
  return {
    inventory,
    xlsx: () => workbook(inventorySheets(inventory, about)),
    html: () => statementHtml(inventory, about),
  }
}

/** The same without the CSV. */
export async function reportOf(
  rows: AsyncIterable<ReportInput>,
  editions: Editions,
  about: ReportAbout,
): Promise<Report> {
  const pieces = reported(rows, editions, about)
  for (;;) {
    const { done, value } = await pieces.next()
    if (done) return value
  }
}
