/** The words of data/words/, read once in a process. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { csvRows } from '../../tables/csv.ts'
import { DataError } from '../../tables/problems.ts'
import { readWords, type WordFile, type Words, wordsOf } from '../../tables/words.ts'
import { keptValue } from '../kept/kept-value.ts'
import { EDITIONS_DIR } from '../package-root.ts'
import { sealProblems } from './sealed-folder.ts'
import { sha256 } from './sha256.ts'

const FOLDER = 'words'
const AMBIGUOUS = 'ambiguous.csv'

let known: Words | undefined

/** Throws a DataError for a table with a fault, or one that differs from its seal. */
export function installedWords(): Words {
  known ??= loadWords(EDITIONS_DIR)
  return known
}

export function loadWords(dataDir: string): Words {
  const folder = join(dataDir, FOLDER)
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.csv'))
    .sort()
    .map(
      (name): WordFile => ({
        file: `data/${FOLDER}/${name}`,
        text: readFileSync(join(folder, name), 'utf8'),
      }),
    )
  const isAmbiguous = ({ file }: WordFile) => file.endsWith(`/${AMBIGUOUS}`)
  const sources = readFileSync(join(dataDir, 'sources.csv'), 'utf8')
  const tables = keptValue(FOLDER, sha256(JSON.stringify([files, sources])), () =>
    readWords(
      files.filter((file) => !isAmbiguous(file)),
      new Set(csvRows(sources).map((row) => row.source_id ?? '')),
      files.filter(isAmbiguous),
    ),
  )
  const problems = sealProblems(folder, `data/${FOLDER}`)
  if (problems.length > 0) throw new DataError(problems)
  return wordsOf(tables)
}
