/** The words of data/words/, as they are on disk. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { once } from '../../core/lazy-map.ts'
import { csvRows } from '../../tables/csv.ts'
import { DataError, type DataProblem } from '../../tables/problems.ts'
import { type WordFile, type WordFiles, type Words, wordProblems, wordsOf } from '../../tables/words.ts'
import { PACKAGE_DATA } from '../package-root.ts'
import { sealProblems } from './sealed-folder.ts'

const FOLDER = 'words'
const AMBIGUOUS = 'ambiguous.csv'

/** Throws a DataError for a table that differs from its seal. */
export const installedWords = once(() => loadWords(PACKAGE_DATA))

/** The seal is compared now, rows are read when they are needed. */
export function loadWords(dataDir: string): Words {
  const changed = sealProblems(join(dataDir, FOLDER), `data/${FOLDER}`)
  if (changed.length === 0) return wordsOf(wordFiles(dataDir))
  const wrong = wordRowProblems(dataDir)
  throw new DataError(wrong.length > 0 ? wrong : changed)
}

/** What is wrong with their rows, whatever the seal says. */
export function wordRowProblems(dataDir: string): DataProblem[] {
  return wordProblems(wordFiles(dataDir))
}

function wordFiles(dataDir: string): WordFiles {
  const folder = join(dataDir, FOLDER)
  const read = (name: string): WordFile => ({
    file: `data/${FOLDER}/${name}`,
    text: readFileSync(join(folder, name), 'utf8'),
  })
  const names = readdirSync(folder).filter((name) => name.endsWith('.csv'))
  return {
    words: names
      .filter((name) => name !== AMBIGUOUS)
      .sort()
      .map(read),
    ambiguous: names.filter((name) => name === AMBIGUOUS).map(read),
    sourceIds: once(() => {
      const sources = readFileSync(join(dataDir, 'sources.csv'), 'utf8')
      return new Set(csvRows(sources).map(({ source_id = '' }) => source_id))
    }),
  }
}
