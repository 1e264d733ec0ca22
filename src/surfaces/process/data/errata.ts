/** data/errata.csv and data/errata_rows.csv, as they are on disk. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lazy } from '../../../engine/helpers/lazy.ts'
import {
  type Errata,
  type ErrataFile,
  type ErrataFiles,
  errataOf,
  errataProblems,
} from '../../../factors/errata/errata.ts'
import { ERRATA, ERRATA_ROWS } from '../../../factors/errata/tables.ts'
import { sha256 } from '../../../factors/files/sha256.ts'
import type { DataProblem } from '../../../factors/tables/problems.ts'
import { PACKAGE_DATA } from '../package-root.ts'

/** Throws a DataError where a row is wrong. */
export const installedErrata = lazy((): Errata => {
  const files = errataFiles(PACKAGE_DATA)
  return errataOf(files, sha256(files.errata.text + files.rows.text))
})

/** What is wrong with their rows; a folder of editions by others has none. */
export function errataRowProblems(dataDir: string): DataProblem[] {
  return existsSync(join(dataDir, `${ERRATA.name}.csv`)) ? errataProblems(errataFiles(dataDir)) : []
}

function errataFiles(dataDir: string): ErrataFiles {
  const read = (name: string): ErrataFile => ({
    file: `data/${name}.csv`,
    text: readFileSync(join(dataDir, `${name}.csv`), 'utf8'),
  })
  return { errata: read(ERRATA.name), rows: read(ERRATA_ROWS.name) }
}
