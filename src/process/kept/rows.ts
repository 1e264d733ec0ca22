/** Rows of tables as an earlier start has read and checked them, by the bytes of their files. */
import { deserialize, serialize } from 'node:v8'
import type { KnownRows } from '../../tables/known-rows.ts'
import type { Table } from '../../tables/table.ts'
import { sha256 } from '../data/sha256.ts'
import { keptFile } from './kept-file.ts'
import { PROGRAM } from './program.ts'

type RowsByFile = Map<string, unknown[]>

/**
 * What `read` makes of rows that are known from an earlier start. Those that it has to read itself are kept for the next
 * one, unless it throws. Of sources that run unbundled nothing is kept: their columns may change under it.
 */
export function withKeptRows<Result>(name: string, read: (known: KnownRows) => Result): Result {
  const file = PROGRAM === undefined ? undefined : keptFile(PROGRAM, `${name}-rows`)
  const bytes = file?.read()
  const rows: RowsByFile = bytes ? deserialize(bytes) : new Map()
  const before = rows.size
  const result = read(rowsByFile(rows))
  if (rows.size > before) file?.write(serialize(rows))
  return result
}

function rowsByFile(rows: RowsByFile): KnownRows {
  const keyOf = ({ name }: Table, text: string) => `${name} ${sha256(text)}`
  return {
    find: (table, text) => rows.get(keyOf(table, text)),
    keep: (table, text, read) => void rows.set(keyOf(table, text), read),
  }
}
