/** Other words for values, by what they are words for: see data/synonyms/README.md. */
import { lazy } from '../../engine/helpers/lazy.ts'
import { later, like, maybe, oneOf, sourceId, text } from './columns.ts'
import { DataError, type DataProblem } from './problems.ts'
import { readTable } from './read-table.ts'
import { type RowIn, table } from './table.ts'

const WORD = '^[^A-Z\\s]+( [^A-Z\\s]+)*$'
const KIND = '^[a-z][a-z_]*$'
/** Kinds whose words choose an emission factor: each of their words says whether it means the same. */
const CLASSES: ReadonlySet<string> = new Set([
  'fuel',
  'freight_fuel',
  'travel_mode',
  'freight_mode',
  'travel_vehicle',
  'freight_vehicle',
  'cabin',
])

export const SYNONYMS = table('synonyms', {
  description: 'Other words for the values of parameters: lower case, single blanks between parts.',
  key: ['kind', 'word'],
  columns: {
    word: like(WORD),
    meaning: like('^\\S+$'),
    kind: like(KIND),
    match: later(oneOf('same', 'nearest')),
    note: maybe(text()),
    source_id: sourceId(),
  },
})

const AMBIGUOUS_SYNONYMS = table('ambiguous_synonyms', {
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

export type SynonymRow = RowIn<typeof SYNONYMS>
export type AmbiguousSynonymRow = RowIn<typeof AMBIGUOUS_SYNONYMS>

export interface Synonym {
  /** As the table has it. */
  readonly word: string
  /** The value that it stands for. */
  readonly meaning: string
  /** The value is the nearest class that there is, and not the same. */
  readonly isNearest: boolean
  /** What a reader should know who wrote it. */
  readonly note?: string
}

export interface AmbiguousSynonym {
  /** It is ambiguous only in a question about one of these; absent: in every question. */
  readonly countries?: readonly string[]
  /** What it may mean, with what to send for each, as the end of a sentence. */
  readonly readings: string
}

/** Whatever the letter case and blanks of the words. */
export interface Synonyms {
  /** The value that a word stands for; undefined where it has no row. */
  find(kind: string, word: string): string | undefined
  /** The same with its note. */
  read(kind: string, word: string): Synonym | undefined
  /** Undefined for a word with one meaning, or none. */
  findAmbiguous(kind: string, word: string): AmbiguousSynonym | undefined
  /** All words of a kind with their meanings. */
  ofKind(kind: string): ReadonlyMap<string, string>
  /** All words of a kind that have several meanings. */
  ambiguousOfKind(kind: string): string[]
}

export interface SynonymFile {
  readonly file: string
  readonly text: string
}

/** Words as they lie in files. */
export interface SynonymFiles {
  readonly synonyms: readonly SynonymFile[]
  readonly ambiguous: readonly SynonymFile[]
  /** The publications that a word may name. */
  sourceIds(): ReadonlySet<string>
}

/** What is wrong with words: rows that are none, sources that nobody knows, and two meanings of a word in one kind. */
export function synonymProblems({ synonyms, ambiguous, sourceIds }: SynonymFiles): DataProblem[] {
  const problems: DataProblem[] = []
  readKinds(synonyms, sourceIds(), problems)
  readAmbiguous(ambiguous, sourceIds(), problems)
  return problems
}

/** Words of checked files, each of which is read when one of its kinds is asked for first. Then a DataError is thrown for a row that is no word. */
export function synonymsOf({ synonyms, ambiguous, sourceIds }: SynonymFiles): Synonyms {
  const files = synonyms.map((file) => ({
    text: file.text,
    kinds: lazy(() => faultless((problems) => readKinds([file], sourceIds(), problems))),
  }))
  const several = lazy(() => faultless((problems) => readAmbiguous(ambiguous, sourceIds(), problems)))
  const known = new Map<string, ReadonlyMap<string, Synonym>>()
  const allOf = (kind: string) => {
    const found = known.get(kind)
    if (found !== undefined) return found
    const having = files.filter(({ text }) => text.includes(`,${kind},`))
    const all = new Map(having.flatMap(({ kinds }) => [...(kinds().get(kind) ?? [])]))
    known.set(kind, all)
    return all
  }
  const read = (kind: string, word: string) => allOf(kind).get(plain(word))
  return {
    read,
    find: (kind, word) => read(kind, word)?.meaning,
    findAmbiguous: (kind, word) => several().get(keyOf(kind, plain(word))),
    ambiguousOfKind: (kind) =>
      [...several().keys()]
        .filter((key) => key.startsWith(`${kind} `))
        .map((key) => key.slice(kind.length + 1)),
    ofKind: (kind) => new Map([...allOf(kind)].map(([word, { meaning }]) => [word, meaning])),
  }
}

function faultless<Read>(read: (problems: DataProblem[]) => Read): Read {
  const problems: DataProblem[] = []
  const found = read(problems)
  if (problems.length > 0) throw new DataError(problems)
  return found
}

function readKinds(files: readonly SynonymFile[], sourceIds: ReadonlySet<string>, problems: DataProblem[]) {
  const kinds = new Map<string, Map<string, Synonym>>()
  for (const { file, text: csv } of files) {
    for (const row of readTable(file, csv, SYNONYMS, problems)) {
      const { kind, word, meaning, match, note } = row
      checkSource(file, row, sourceIds, problems)
      if (match === undefined && CLASSES.has(kind))
        problems.push({ file, line: row.line, reason: `match: same or nearest, for a word of ${kind}` })
      const words = kinds.get(kind) ?? new Map<string, Synonym>()
      const earlier = words.get(word)
      if (earlier !== undefined) {
        problems.push({
          file,
          line: row.line,
          reason: `'${word}' already means ${earlier.meaning} as ${kind}`,
        })
      }
      const isNearest = match === 'nearest'
      kinds.set(kind, words.set(word, { word, meaning, isNearest, ...(note && { note }) }))
    }
  }
  return kinds
}

function readAmbiguous(
  files: readonly SynonymFile[],
  sourceIds: ReadonlySet<string>,
  problems: DataProblem[],
) {
  const words = new Map<string, AmbiguousSynonym>()
  for (const { file, text: csv } of files) {
    for (const row of readTable(file, csv, AMBIGUOUS_SYNONYMS, problems)) {
      checkSource(file, row, sourceIds, problems)
      const countries = row.countries?.split(' ')
      words.set(keyOf(row.kind, row.word), { readings: row.readings, ...(countries && { countries }) })
    }
  }
  return words
}

function checkSource(
  file: string,
  { line, source_id }: SynonymRow | AmbiguousSynonymRow,
  sourceIds: ReadonlySet<string>,
  problems: DataProblem[],
): void {
  if (!sourceIds.has(source_id))
    problems.push({ file, line, reason: `source_id: unknown source '${source_id}'` })
}

/** Where there is nothing but the values themselves. */
export const NO_SYNONYMS: Synonyms = synonymsOf({ synonyms: [], ambiguous: [], sourceIds: () => new Set() })

function keyOf(kind: string, word: string): string {
  return `${kind} ${word}`
}

function plain(word: string): string {
  return word.trim().toLowerCase().split(/\s+/).join(' ')
}
