/** One hash over everything that places and routes are made of: what the build compiled, and the tables beside it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '../../../factors/files/sha256.ts'

/** Written by the build: SHA-256 of each compiled file by its name. */
const COMPILED = 'hashes.json'

export function geographyHash({ compiled, tables }: { compiled: string; tables: string }): string {
  const hashes: Record<string, string> = JSON.parse(readFileSync(join(compiled, COMPILED), 'utf8'))
  for (const name of readdirSync(tables).filter((name) => name.endsWith('.csv'))) {
    hashes[name] = sha256(readFileSync(join(tables, name)))
  }
  const lines = Object.entries(hashes).map(([name, hash]) => `${name} ${hash}`)
  return sha256(lines.sort().join('\n'))
}
