/** The editions of a folder: one a folder with edition.json, and in editions.json which was the default when. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EditionEntry, Register } from '../../domains/editions/register.ts'
import { DataError } from '../../tables/problems.ts'
import { entryOf, hasManifest, readManifest } from './manifest.ts'

const FILE = 'editions.json'
const DAY = /^\d{4}-\d{2}-\d{2}$/

export function readRegister(dataDir: string): Register {
  const entries = editionEntries(dataDir)
  return { entries, defaults: readDefaults(dataDir, entries) }
}

/** By year, then by revision. */
export function editionEntries(dataDir: string): EditionEntry[] {
  return readdirSync(dataDir)
    .filter((name) => hasManifest(dataDir, name))
    .map((name) => entryOf(name, readManifest(dataDir, name)))
    .sort((a, b) => a.year - b.year || a.revision - b.revision)
}

/** Throws a DataError for a default that is no edition, and for days that do not follow one another. */
function readDefaults(dataDir: string, entries: readonly EditionEntry[]): Register['defaults'] {
  const file = `data/${FILE}`
  const refuse = (reason: string): never => {
    throw new DataError([{ file, reason }])
  }
  let defaults: Register['defaults'] = []
  try {
    defaults = JSON.parse(readFileSync(join(dataDir, FILE), 'utf8')).defaults
  } catch (error) {
    refuse(`cannot be read: ${(error as Error).message}`)
  }
  if (!Array.isArray(defaults) || defaults.length === 0)
    refuse('defaults must be a list with one row at least')
  for (const [index, { since, edition }] of defaults.entries()) {
    if (!DAY.test(since ?? '')) refuse(`since must be YYYY-MM-DD, got '${since}'`)
    if (since <= (defaults[index - 1]?.since ?? '')) refuse(`${since} must be later than the day before it`)
    if (!entries.some(({ name }) => name === edition)) refuse(`there is no edition '${edition}'`)
  }
  return defaults
}
