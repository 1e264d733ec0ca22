/** Other words for values, by what they are words for: see data/words/README.md. */
import { like, sourceId } from './columns.ts'
import { DataError, type DataProblem } from './problems.ts'
import { readTable } from './read-table.ts'
import { type RowIn, table } from './table.ts'

export const WORDS = table('words', {
  description: 'Other words for the values of parameters: lower case, single blanks between parts.',
  key: ['kind', 'word'],
  columns: {
    word: like('^[^A-Z\\s]+( [^A-Z\\s]+)*$'),
    meaning: like('^\\S+$'),
    kind: like('^[a-z][a-z_]*$'),
    source_id: sourceId(),
  },
})

export type WordRow = RowIn<typeof WORDS>

export interface Words {
  /** The value that a word stands for, whatever its letter case and blanks; undefined where it has no row. */
  find(kind: string, word: string): string | undefined
}

/**
 * The words of some files. Throws a DataError for rows that are no words, sources that are not in `sourceIds`, and a word
 * that two files give two meanings of one kind.
 */
export function readWords(
  files: readonly { readonly file: string; readonly text: string }[],
  sourceIds: ReadonlySet<string>,
): Words {
  const problems: DataProblem[] = []
  const meanings = new Map<string, string>()
  for (const { file, text } of files) {
    for (const row of readTable(file, text, WORDS, problems)) {
      const problem = (reason: string) => problems.push({ file, line: row.line, reason })
      if (!sourceIds.has(row.source_id)) problem(`source_id: unknown source '${row.source_id}'`)
      const key = keyOf(row.kind, row.word)
      const earlier = meanings.get(key)
      if (earlier !== undefined) problem(`'${row.word}' already means ${earlier} as ${row.kind}`)
      meanings.set(key, row.meaning)
    }
  }
  if (problems.length > 0) throw new DataError(problems)
  return { find: (kind, word) => meanings.get(keyOf(kind, plain(word))) }
}

function keyOf(kind: string, word: string): string {
  return `${kind} ${word}`
}

function plain(word: string): string {
  return word.trim().toLowerCase().split(/\s+/).join(' ')
}
