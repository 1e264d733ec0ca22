/** How people call columns, as it is on disk: data/synonyms/columns.csv. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DataError, type DataProblem } from '../../../factors/tables/problems.ts'
import { readTable } from '../../../factors/tables/read-table.ts'
import { SYNONYMS } from '../../../factors/tables/synonyms.ts'
import type { WordsOfColumns } from '../../files/column-words.ts'
import { PACKAGE_DATA } from '../package-root.ts'

const FILE = 'columns.csv'

/** Throws a DataError where the file is none. */
export function readColumnWords(dataDir: string = PACKAGE_DATA): WordsOfColumns {
  const problems: DataProblem[] = []
  const rows = readTable(FILE, readFileSync(join(dataDir, 'synonyms', FILE), 'utf8'), SYNONYMS, problems)
  if (problems.length > 0) throw new DataError(problems)
  return Object.fromEntries(rows.map(({ kind, word, meaning }) => [`${kind} ${word}`, meaning]))
}
