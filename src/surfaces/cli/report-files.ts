/** The three files of an inventory, beside their places until all of them are whole. */

import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { message } from '../../messages/messages.ts'
import type { Inventory } from '../report/inventory.ts'
import { inventorySheets, type ReportAbout } from '../report/sheets.ts'
import { statementHtml } from '../report/statement.ts'
import { workbook } from '../report/workbook.ts'
import { CalcError } from './calc/error.ts'

const FILES = { csv: 'inventory.csv', xlsx: 'inventory.xlsx', html: 'statement.html' }
const NAMES = Object.values(FILES)
const PART = '.part'

/** Throws a CalcError where an inventory is there, or where it would take the place of what it is made of. */
export async function refuseOverwriting(dir: string, file: string, isForced: boolean): Promise<void> {
  if (NAMES.some((name) => resolve(dir, name) === resolve(file)))
    throw new CalcError(message('cli.report_overwrites_input', { file }))
  const there = (await namesIn(dir)).find((name) => NAMES.includes(name))
  if (there !== undefined && !isForced)
    throw new CalcError(message('cli.report_exists', { file: join(dir, there) }))
}

async function namesIn(dir: string): Promise<string[]> {
  try {
    return await readdir(dir)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** Of a run that fails nothing stays. Throws a CalcError where there are no rows. */
export async function writeInventory(
  dir: string,
  pieces: AsyncGenerator<string, Inventory>,
  about: ReportAbout,
): Promise<Inventory> {
  await mkdir(dir, { recursive: true })
  const part = (name: string) => join(dir, name + PART)
  try {
    const inventory = await writeCsv(part(FILES.csv), pieces)
    if (inventory.rows === 0) throw new CalcError(message('file.no_rows', {}))
    await writeFile(part(FILES.xlsx), await workbook(inventorySheets(inventory, about)))
    await writeFile(part(FILES.html), statementHtml(inventory, about))
    for (const name of NAMES) await rename(part(name), join(dir, name))
    return inventory
  } finally {
    for (const name of NAMES) await rm(part(name), { force: true })
  }
}

async function writeCsv(file: string, pieces: AsyncGenerator<string, Inventory>): Promise<Inventory> {
  let made: Promise<Inventory> | undefined
  async function* kept(): AsyncGenerator<string> {
    const inventory = yield* pieces
    made = Promise.resolve(inventory)
  }
  await pipeline(kept, createWriteStream(file))
  if (made === undefined) throw new Error('there is no inventory')
  return made
}
