/** The reader of a piece, by the syntax of its rows. */
import { csvChunk } from './csv-chunk.ts'
import { ndjsonChunk } from './ndjson-chunk.ts'
import type { ChunkReader, Piece, RowSyntax } from './piece.ts'
import { storedChunk } from './stored-rows.ts'

/** Throws an ApiError for a body that is none. */
export function chunkReader(syntax: RowSyntax, piece: Piece): ChunkReader {
  return READERS[syntax](piece)
}

const READERS = { ndjson: ndjsonChunk, csv: csvChunk, stored: storedChunk }
