/**
 * Rows of results to an inventory, in one pass: for a file on the command line, and for the result of a job. Lines of the
 * CSV come as the rows do; the workbook and the statement are made of what was added up.
 */
import { Turns } from '../batch/turns.ts'
import type { Editions } from '../domains/editions/editions.ts'
import { type Inventory, InventorySum } from './inventory.ts'
import { LINES_HEAD, linesOf } from './lines.ts'
import type { ReportInput } from './row.ts'

/** Rows as they come, some hundred together. */
export type ReportGroups = AsyncIterable<readonly ReportInput[]>

/** Pieces of the CSV, then the inventory as what the generator returns. Others have their turn between them. */
export async function* reported(groups: ReportGroups, editions: Editions): AsyncGenerator<string, Inventory> {
  const sum = new InventorySum()
  const turns = new Turns()
  yield LINES_HEAD
  for await (const group of groups) {
    for (const row of group) sum.add(row)
    yield linesOf(group)
    if (turns.isOver(true)) await turns.next()
  }
  return sum.inventory(editions)
}

/** The same without the CSV. */
export async function inventoryOf(groups: ReportGroups, editions: Editions): Promise<Inventory> {
  const sum = new InventorySum()
  const turns = new Turns()
  for await (const group of groups) {
    for (const row of group) sum.add(row)
    if (turns.isOver(true)) await turns.next()
  }
  return sum.inventory(editions)
}
