/** The editions that lie in a folder: data/<edition>/*.csv with edition.json, and sources.csv beside them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SOURCES } from '../../domains/basis/tables.ts'
import { PARTS } from '../../domains/domains.ts'
import type { Edition } from '../../domains/edition.ts'
import { type EditionTexts, readEdition, tablesOf } from '../../domains/editions.ts'
import { withOverlay } from '../../domains/overlay/overlay.ts'
import { DataError } from '../../tables/problems.ts'
import type { Table } from '../../tables/table.ts'
import { checkFiles, editionHash, readManifest } from './manifest.ts'
import { sha256 } from './sha256.ts'

/** Names of the editions in `dataDir`, oldest release first. */
export function editionNames(dataDir: string): string[] {
  return readdirSync(dataDir)
    .filter((name) => existsSync(join(dataDir, name, 'edition.json')))
    .map((name) => ({ name, released: readManifest(dataDir, name).released }))
    .sort((a, b) =>
      a.released === b.released ? (a.name < b.name ? -1 : 1) : a.released < b.released ? -1 : 1,
    )
    .map(({ name }) => name)
}

/** `overlayFile`: the operator's own figures, laid over the edition. */
export function loadEdition(dataDir: string, name: string, overlayFile?: string): Edition {
  const texts = textsOf(dataDir, name)
  const manifest = readManifest(dataDir, name)
  const { label, emission_factors_year: emissionFactorsYear } = manifest
  const known = { name, label, emissionFactorsYear, hash: editionHash(name, manifest) }
  const edition = readEdition(known, texts, PARTS)
  // After the rows: a wrong cell is named before the hash that it changes.
  checkFiles(
    dataDir,
    name,
    manifest,
    tablesOf(PARTS).map((table) => table.name),
  )
  if (overlayFile === undefined) return edition
  return withOverlay(edition, { file: overlayFile, text: readText(overlayFile, overlayFile) }, PARTS, sha256)
}

function textsOf(dataDir: string, name: string): EditionTexts {
  // Every edition has the same publications.
  const folderOf = (table: Table) => (table.name === SOURCES.name ? '' : name)
  const file = (table: Table) => ['data', folderOf(table), `${table.name}.csv`].filter(Boolean).join('/')
  return {
    file,
    text: (table) => readText(join(dataDir, folderOf(table), `${table.name}.csv`), file(table)),
  }
}

/** `shown`: how the file is called in messages. */
function readText(path: string, shown: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const reason = `cannot be read (${(error as NodeJS.ErrnoException).code})`
    throw new DataError([{ file: shown, reason }])
  }
}
