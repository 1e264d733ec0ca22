/** The one reader of CSV that people bring, a piece at a time: files, bodies of requests, results of jobs. */
import { pipeline, Readable } from 'node:stream'
import { type Options, parse } from 'csv-parse'

/** Ends with a CsvError where the rest cannot be told apart, and with whatever the pieces end with. */
export function csvRecordsOf(
  pieces: AsyncIterable<Buffer | string>,
  options: Options,
): AsyncIterable<string[]> {
  const parser = parse(options)
  // Whoever reads the records hears of it: a record that was cut in the middle is none.
  pipeline(Readable.from(pieces, { objectMode: false }), parser, () => {})
  return parser
}
