/** How people call columns, as it is on disk: data/words/columns.csv. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WordsOfColumns } from '../../files/column-words.ts'
import { DataError, type DataProblem } from '../../tables/problems.ts'
import { readTable } from '../../tables/read-table.ts'
import { WORDS } from '../../tables/words.ts'
import { PACKAGE_DATA } from '../package-root.ts'

const FILE = 'columns.csv'

/** Throws a DataError where the file is none. */
export function readColumnWords(dataDir: string = PACKAGE_DATA): WordsOfColumns {
  const problems: DataProblem[] = []
  const rows = readTable(FILE, readFileSync(join(dataDir, 'words', FILE), 'utf8'), WORDS, problems)
  if (problems.length > 0) throw new DataError(problems)
  return Object.fromEntries(rows.map(({ kind, word, meaning }) => [`${kind} ${word}`, meaning]))
}
