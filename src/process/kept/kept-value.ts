/** A value that takes long to make from files, kept for the next start by the bytes that it was made from. */
import { deserialize, serialize } from 'node:v8'
import { keptFile } from './kept-file.ts'
import { PROGRAM } from './program.ts'

const DIGITS = 16

export interface Kept<Value> {
  /** Nothing is kept, and could be. Of sources that run unbundled nothing ever is: they may change under it. */
  isMissing(): boolean
  /** Undefined where nothing is kept. */
  read(): Value | undefined
  write(value: Value): void
}

/** A value of plain objects, maps and bigints. `seal`: SHA-256 in hex over everything that it is made from but the program. */
export function keptAs<Value>(name: string, seal: string): Kept<Value> {
  const file = PROGRAM === undefined ? undefined : keptFile(PROGRAM, `${name}-${seal.slice(0, DIGITS)}`)
  return {
    isMissing: () => file !== undefined && file.read() === undefined,
    read() {
      const bytes = file?.read()
      return bytes && deserialize(bytes)
    },
    write: (value) => file?.write(serialize(value)),
  }
}

/** What is kept, or what `make` gives, which is kept then. */
export function keptValue<Value>(name: string, seal: string, make: () => Value): Value {
  const kept = keptAs<Value>(name, seal)
  const found = kept.read()
  if (found !== undefined) return found
  const value = make()
  kept.write(value)
  return value
}
