import { readdirSync, readFileSync } from 'node:fs'
import { sha256 } from '../../../src/process/data/sha256.ts'
import { EXTRACTS } from './editions.ts'

/** SHA-256 of every extract by its name. */
export function extractHashes(): Record<string, string> {
  const names = readdirSync(EXTRACTS).filter((name) => name.endsWith('.csv'))
  return Object.fromEntries(names.sort().map((name) => [name, sha256(readFileSync(`${EXTRACTS}${name}`))]))
}
