/** data/gwp100.csv and data/refrigerant_components.csv, as they are on disk. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '../../../factors/files/sha256.ts'
import {
  GWP100,
  type Potentials,
  type PotentialsFile,
  type PotentialsFiles,
  potentialsOf,
  potentialsProblems,
  REFRIGERANT_COMPONENTS,
} from '../../../factors/reference/gwp.ts'
import type { DataProblem } from '../../../factors/tables/problems.ts'
import { PACKAGE_DATA } from '../package-root.ts'

/** By folder of editions. */
const known = new Map<string, Potentials>()

/**
 * The same for all editions of a folder; a folder of editions by others may have none, and then those of this release hold.
 * Throws a DataError where a row is wrong.
 */
export function potentialsIn(dataDir: string): Potentials {
  const folder = hasPotentials(dataDir) ? dataDir : PACKAGE_DATA
  const found = known.get(folder) ?? readPotentials(folder)
  known.set(folder, found)
  return found
}

/** What is wrong with their rows. `sources`: the ids of the register of publications. */
export function potentialsRowProblems(dataDir: string, sources: ReadonlySet<string>): DataProblem[] {
  return hasPotentials(dataDir) ? potentialsProblems(potentialsFiles(dataDir), sources) : []
}

function hasPotentials(dataDir: string): boolean {
  return existsSync(join(dataDir, `${GWP100.name}.csv`))
}

function readPotentials(dataDir: string): Potentials {
  const files = potentialsFiles(dataDir)
  return potentialsOf(files, sha256(files.potentials.text + files.components.text))
}

function potentialsFiles(dataDir: string): PotentialsFiles {
  const read = (name: string): PotentialsFile => ({
    file: `data/${name}.csv`,
    text: readFileSync(join(dataDir, `${name}.csv`), 'utf8'),
  })
  return { potentials: read(GWP100.name), components: read(REFRIGERANT_COMPONENTS.name) }
}
