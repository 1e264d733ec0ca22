/** A value that takes long to make from files, kept for the next start by the bytes that it was made from. */
import { deserialize, serialize } from 'node:v8'
import { keptFile } from './kept-file.ts'
import { PROGRAM } from './program.ts'

const DIGITS = 16

/**
 * What `make` gives, of plain objects, maps and bigints. `seal`: SHA-256 in hex over everything that it is made from but
 * the program. Of sources that run unbundled nothing is kept: they may change under it.
 */
export function keptValue<Value>(name: string, seal: string, make: () => Value): Value {
  const file = PROGRAM === undefined ? undefined : keptFile(PROGRAM, `${name}-${seal.slice(0, DIGITS)}`)
  const bytes = file?.read()
  if (bytes) return deserialize(bytes)
  const value = make()
  file?.write(serialize(value))
  return value
}
