/** An edition that lies in a folder: its own tables in data/<edition>/, those that it shares in data/standing/. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PARTS } from '../../domains/domains.ts'
import type { Edition } from '../../domains/edition.ts'
import {
  atOnce,
  type EditionTexts,
  type InSteps,
  readEdition,
  tablesOf,
} from '../../domains/editions/read.ts'
import { withOverlay } from '../../domains/overlay/overlay.ts'
import { DataError } from '../../tables/problems.ts'
import type { Table } from '../../tables/table.ts'
import { checkFiles, entryOf, type Manifest, readManifest, tablePaths } from './manifest.ts'
import { sha256 } from './sha256.ts'

/** `overlayFile`: the operator's own figures, laid over the edition. */
export function loadEdition(dataDir: string, name: string, overlayFile?: string): Edition {
  return atOnce(loadInSteps(dataDir, name, overlayFile))
}

/** The same, a table at a time. */
export function* loadInSteps(dataDir: string, name: string, overlayFile?: string): InSteps<Edition> {
  const manifest = readManifest(dataDir, name)
  const texts = textsOf(dataDir, name, manifest)
  const edition = yield* readEdition(entryOf(name, manifest), texts, PARTS)
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

function textsOf(dataDir: string, name: string, manifest: Manifest): EditionTexts {
  const pathOf = tablePaths(name, manifest)
  const file = (table: Table) => `data/${pathOf(table.name)}`
  return { file, text: (table) => readText(join(dataDir, pathOf(table.name)), file(table)) }
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
