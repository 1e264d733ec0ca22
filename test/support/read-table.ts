/**
 * Reads the files that are named on the command line, one after another, as everygram calc does, and prints a line of JSON
 * for each: how many rows it has, or the sentence with which it was refused, and the most memory that was in use so far.
 */
import { extname } from 'node:path'
import { openCsv } from '../../src/surfaces/cli/calc/csv-file.ts'
import { CalcError } from '../../src/surfaces/cli/calc/error.ts'
import { openXlsx } from '../../src/surfaces/cli/calc/xlsx.ts'
import { FileError } from '../../src/surfaces/files/error.ts'

const KILOBYTES = 1024

async function read(file: string): Promise<number | string> {
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

async function main(): Promise<void> {
  for (const file of process.argv.slice(2)) {
    const found = await read(file)
    const megabytes = Math.round(process.resourceUsage().maxRSS / KILOBYTES)
    process.stdout.write(`${JSON.stringify({ file, found, megabytes })}\n`)
  }
}

void main()
