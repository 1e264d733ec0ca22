/** The one reader of CSV that people bring, a piece at a time: files, bodies of requests, results of jobs. */
import { Readable } from 'node:stream'
import { type Options, parse } from 'csv-parse'

/** Ends with a CsvError where the rest cannot be told apart. */
export function csvRecordsOf(
  pieces: AsyncIterable<Buffer | string>,
  options: Options,
): AsyncIterable<string[]> {
  return Readable.from(pieces, { objectMode: false }).pipe(parse(options))
}
