/**
 * Reads the files that are named on the command line, one after another, as everygram calc does and as the app does, and
 * prints a line of JSON for each: how many rows it has for each of them, or the sentence with which it was refused, and the
 * most memory that was in use so far.
 */
import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { readFile } from '../../app/pages/files/worker/read-file.ts'
import { openCsv } from '../../src/surfaces/cli/calc/csv-file.ts'
import { CalcError } from '../../src/surfaces/cli/calc/error.ts'
import { openXlsx } from '../../src/surfaces/cli/calc/xlsx.ts'
import { FileError } from '../../src/surfaces/files/error.ts'

const KILOBYTES = 1024

type Found = number | string

async function inCalc(file: string): Promise<Found> {
  try {
    const isWorkbook = extname(file) === '.xlsx'
    const { sheets } = await (isWorkbook ? openXlsx(file, undefined) : openCsv(file, { decimal: '.' }))
    let rows = 0
    for (const sheet of sheets) for await (const group of sheet.rows()) rows += group.length
    return rows
  } catch (error) {
    if (error instanceof FileError || error instanceof CalcError) return error.message
    throw error
  }
}

async function inApp(file: string): Promise<Found> {
  try {
    const { sheets } = await readFile(new Blob([readFileSync(file)]))
    let rows = 0
    for (const sheet of sheets) rows += (await sheet.rows()).length
    return rows
  } catch (error) {
    if (error instanceof FileError) return error.message
    throw error
  }
}

async function main(): Promise<void> {
  for (const file of process.argv.slice(2)) {
    const [found, app] = [await inCalc(file), await inApp(file)]
    const megabytes = Math.round(process.resourceUsage().maxRSS / KILOBYTES)
    process.stdout.write(`${JSON.stringify({ file, found, app, megabytes })}\n`)
  }
}

void main()
