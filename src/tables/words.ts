/** Other words for values, by what they are words for: see data/words/README.md. */
import { like, maybe, sourceId, text } from './columns.ts'
import { type KnownRows, readOrKnown } from './known-rows.ts'
import { DataError, type DataProblem } from './problems.ts'
import { type RowIn, table } from './table.ts'

const WORD = '^[^A-Z\\s]+( [^A-Z\\s]+)*$'
const KIND = '^[a-z][a-z_]*$'

export const WORDS = table('words', {
  description: 'Other words for the values of parameters: lower case, single blanks between parts.',
  key: ['kind', 'word'],
  columns: {
    word: like(WORD),
    meaning: like('^\\S+$'),
    kind: like(KIND),
    note: maybe(text()),
    source_id: sourceId(),
  },
})

export const AMBIGUOUS_WORDS = table('ambiguous_words', {
  description: 'Words that could mean several values, and what to send for each.',
  key: ['kind', 'word'],
  columns: {
    word: like(WORD),
    kind: like(KIND),
    countries: maybe(like('^[A-Z]{2}( [A-Z]{2})*$')),
    readings: text(),
    source_id: sourceId(),
  },
})

export type WordRow = RowIn<typeof WORDS>
export type AmbiguousWordRow = RowIn<typeof AMBIGUOUS_WORDS>

export interface Word {
  /** The value that it stands for. */
  readonly meaning: string
  /** What a reader should know who wrote it. */
  readonly note?: string
}

export interface AmbiguousWord {
  /** It is ambiguous only in a question about one of these; absent: in every question. */
  readonly countries?: readonly string[]
  /** What it may mean, with what to send for each, as the end of a sentence. */
  readonly readings: string
}

/** Whatever the letter case and blanks of the words. */
export interface Words {
  /** The value that a word stands for; undefined where it has no row. */
  find(kind: string, word: string): string | undefined
  /** The same with its note. */
  read(kind: string, word: string): Word | undefined
  /** Undefined for a word with one meaning, or none. */
  findAmbiguous(kind: string, word: string): AmbiguousWord | undefined
  /** All words of a kind with their meanings. */
  ofKind(kind: string): ReadonlyMap<string, string>
}

export interface WordFile {
  readonly file: string
  readonly text: string
}

export interface WordOptions {
  /** Files of words with several meanings. */
  readonly ambiguous?: readonly WordFile[]
  readonly known?: KnownRows
}

/**
 * The words of some files. Throws a DataError for rows that are no words, sources that are not in `sourceIds`, and a word
 * that two files give two meanings of one kind.
 */
export function readWords(
  files: readonly WordFile[],
  sourceIds: ReadonlySet<string>,
  { ambiguous = [], known }: WordOptions = {},
): Words {
  const problems: DataProblem[] = []
  const read = { sourceIds, problems, known }
  const kinds = readKinds(files, read)
  const several = readAmbiguous(ambiguous, read)
  if (problems.length > 0) throw new DataError(problems)
  const wordOf = (kind: string, word: string) => kinds.get(kind)?.get(plain(word))
  return {
    read: wordOf,
    find: (kind, word) => wordOf(kind, word)?.meaning,
    findAmbiguous: (kind, word) => several.get(keyOf(kind, plain(word))),
    ofKind: (kind) => new Map([...(kinds.get(kind) ?? [])].map(([word, { meaning }]) => [word, meaning])),
  }
}

interface Reading {
  readonly sourceIds: ReadonlySet<string>
  readonly problems: DataProblem[]
  readonly known: KnownRows | undefined
}

function readKinds(files: readonly WordFile[], { sourceIds, problems, known }: Reading) {
  const kinds = new Map<string, Map<string, Word>>()
  for (const { file, text: csv } of files) {
    for (const row of readOrKnown(file, csv, WORDS, problems, known)) {
      const { kind, word, meaning, note } = row
      checkSource(file, row, sourceIds, problems)
      const words = kinds.get(kind) ?? new Map<string, Word>()
      const earlier = words.get(word)
      if (earlier !== undefined) {
        problems.push({
          file,
          line: row.line,
          reason: `'${word}' already means ${earlier.meaning} as ${kind}`,
        })
      }
      kinds.set(kind, words.set(word, { meaning, ...(note && { note }) }))
    }
  }
  return kinds
}

function readAmbiguous(files: readonly WordFile[], { sourceIds, problems, known }: Reading) {
  const words = new Map<string, AmbiguousWord>()
  for (const { file, text: csv } of files) {
    for (const row of readOrKnown(file, csv, AMBIGUOUS_WORDS, problems, known)) {
      checkSource(file, row, sourceIds, problems)
      const countries = row.countries?.split(' ')
      words.set(keyOf(row.kind, row.word), { readings: row.readings, ...(countries && { countries }) })
    }
  }
  return words
}

function checkSource(
  file: string,
  { line, source_id }: WordRow | AmbiguousWordRow,
  sourceIds: ReadonlySet<string>,
  problems: DataProblem[],
): void {
  if (!sourceIds.has(source_id))
    problems.push({ file, line, reason: `source_id: unknown source '${source_id}'` })
}

/** Where there is nothing but the values themselves. */
export const NO_WORDS: Words = readWords([], new Set())

function keyOf(kind: string, word: string): string {
  return `${kind} ${word}`
}

function plain(word: string): string {
  return word.trim().toLowerCase().split(/\s+/).join(' ')
}
