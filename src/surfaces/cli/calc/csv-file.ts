/** CSV as people have it, a piece of the file at a time. */

import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { CsvError } from 'csv-parse'
import { csvRecordsOf } from '../../batch/csv-records.ts'
import { csvOptions, linesOf, requireWidth } from '../../files/csv.ts'
import { type Detected, detect, detectedText, type Given, SAMPLE_BYTES } from '../../files/detect.ts'
import { fileError } from '../../files/error.ts'
import type { TableFile, TableRow } from '../../files/table.ts'

/** Rows that are handed on together. */
const TOGETHER = 512

export async function openCsv(file: string, given: Given): Promise<TableFile> {
  const detected = detect(await beginningOf(file), given)
  // Of the first time that rows are read: they may be looked through once more beside it.
  let counted: { bytes: number } | undefined
  const rows = () => {
    const own = { bytes: 0 }
    counted ??= own
    return rowsOf(file, detected, (more) => {
      own.bytes += more
    })
  }
  const sheet = { name: '', rows }
  const { numbers, separator, encoding, hasMark } = detected
  const style = { separator, encoding, hasMark }
  return {
    said: [detectedText(detected)],
    sheets: [sheet],
    numbers,
    style,
    bytesRead: () => counted?.bytes ?? 0,
  }
}

async function beginningOf(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

async function* rowsOf(
  file: string,
  { encoding, separator }: Detected,
  read: (bytes: number) => void,
): AsyncGenerator<TableRow[]> {
  const records = csvRecordsOf(decoded(file, encoding, read), csvOptions(separator))
  let rows: TableRow[] = []
  let line = 1
  try {
    for await (const cells of records) {
      requireWidth(cells, line)
      rows.push({ line, cells })
      line += linesOf(cells)
      if (rows.length < TOGETHER) continue
      yield rows
      rows = []
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw fileError('file.unreadable.line', { line })
  }
  if (rows.length > 0) yield rows
}

async function* decoded(
  file: string,
  encoding: string,
  read: (bytes: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  try {
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      read(chunk.length)
      yield decoder.decode(chunk, { stream: true })
    }
    yield decoder.decode()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error
    throw fileError('file.other_encoding', { encoding })
  }
}
