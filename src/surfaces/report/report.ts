/**
 * Rows of results to an inventory, in one pass: for a file on the command line, and for the result of a job. Lines of the
 * CSV come as the rows do; the workbook and the statement are made of what was added up.
 */

import type { Editions } from '../../factors/editions/editions.ts'
import { EventLoopYielder } from '../batch/event-loop-yielder.ts'
import { type Inventory, InventorySum } from './inventory.ts'
import { LINES_HEAD, linesOf } from './lines.ts'
import type { ReportInput } from './row.ts'

/** Rows as they come, some hundred together. */
export type ReportGroups = AsyncIterable<readonly ReportInput[]>

/** Pieces of the CSV, then the inventory as what the generator returns. Others have their turn between them. */
export async function* reported(groups: ReportGroups, editions: Editions): AsyncGenerator<string, Inventory> {
  const sum = new InventorySum()
  const yielder = new EventLoopYielder()
  yield LINES_HEAD
  for await (const group of groups) {
    for (const row of group) sum.add(row)
    yield linesOf(group)
    if (yielder.isDue()) await yielder.pause()
  }
  return sum.inventory(editions)
}

/** The same without the CSV. */
export async function inventoryOf(groups: ReportGroups, editions: Editions): Promise<Inventory> {
  const sum = new InventorySum()
  const yielder = new EventLoopYielder()
  for await (const group of groups) {
    for (const row of group) sum.add(row)
    if (yielder.isDue()) await yielder.pause()
  }
  return sum.inventory(editions)
}
