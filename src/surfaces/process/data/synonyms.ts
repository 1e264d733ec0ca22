/** The words of data/synonyms/, as they are on disk. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lazy } from '../../../engine/helpers/lazy.ts'
import { sealProblems } from '../../../factors/files/sealed-folder.ts'
import { csvRows } from '../../../factors/tables/csv.ts'
import { DataError, type DataProblem } from '../../../factors/tables/problems.ts'
import {
  type SynonymFile,
  type SynonymFiles,
  type Synonyms,
  synonymProblems,
  synonymsOf,
} from '../../../factors/tables/synonyms.ts'
import { PACKAGE_DATA } from '../package-root.ts'

const FOLDER = 'synonyms'
const AMBIGUOUS = 'ambiguous.csv'

/** Throws a DataError for a table that differs from its seal. */
export const installedSynonyms = lazy(() => loadSynonyms(PACKAGE_DATA))

/** The seal is compared now, rows are read when they are needed. */
function loadSynonyms(dataDir: string): Synonyms {
  const changed = sealProblems(join(dataDir, FOLDER), `data/${FOLDER}`)
  if (changed.length === 0) return synonymsOf(synonymFiles(dataDir))
  const wrong = synonymRowProblems(dataDir)
  throw new DataError(wrong.length > 0 ? wrong : changed)
}

/** What is wrong with their rows, whatever the seal says. */
export function synonymRowProblems(dataDir: string): DataProblem[] {
  return synonymProblems(synonymFiles(dataDir))
}

function synonymFiles(dataDir: string): SynonymFiles {
  const folder = join(dataDir, FOLDER)
  const read = (name: string): SynonymFile => ({
    file: `data/${FOLDER}/${name}`,
    text: readFileSync(join(folder, name), 'utf8'),
  })
  const names = readdirSync(folder).filter((name) => name.endsWith('.csv'))
  return {
    synonyms: names
      .filter((name) => name !== AMBIGUOUS)
      .sort()
      .map(read),
    ambiguous: names.filter((name) => name === AMBIGUOUS).map(read),
    sourceIds: lazy(() => {
      const sources = readFileSync(join(dataDir, 'sources.csv'), 'utf8')
      return new Set(csvRows(sources).map(({ source_id = '' }) => source_id))
    }),
  }
}
