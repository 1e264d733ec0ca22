/** What differs between two sets of answers, and a report of it. */
import type { RecordedEdition } from './edition.ts'
import { operationOf } from './requests.ts'
import { COLUMNS, type Column, type Row } from './table.ts'

export interface Change {
  request: string
  /** The last two: only one side has the request. */
  column: Column | 'row added' | 'row gone'
  was: string
  is: string
}

const SHOWN = 20
/** Queries may have thousands of characters. */
const REQUEST_SHOWN = 300

/** What can be compared, and a line that says what cannot: '' when all of it can. */
export interface Scope {
  columns(row: Row): readonly Column[]
  remark: string
}

const EVERYTHING: Scope = { columns: () => COLUMNS, remark: '' }

/**
 * The same data must give the same bytes. Of other data every id differs, since the hash of the edition is part of it,
 * and so does every list or refusal that names a new key; calculations do not, but for those that are meant.
 */
export function scopeOf(recorded: RecordedEdition, served: RecordedEdition): Scope {
  if (served.edition_hash === recorded.edition_hash) return EVERYTHING
  return {
    columns: ({ co2e_grams }) =>
      co2e_grams === '' ? ['status', 'co2e_grams'] : ['status', 'co2e_grams', 'sha256'],
    remark: `ids were not compared, nor bodies of lists and refusals: the table is from edition ${nameOf(recorded)}, the answers are from ${nameOf(served)}`,
  }
}

function nameOf({ edition, edition_hash }: RecordedEdition): string {
  return `${edition} (${edition_hash})`
}

export function changesBetween(
  before: readonly Row[],
  after: readonly Row[],
  { columns }: Scope = EVERYTHING,
): Change[] {
  const rows = new Map(after.map((row) => [row.request, row]))
  const known = new Set(before.map(({ request }) => request))
  const added = after.filter(({ request }) => !known.has(request))
  return [
    ...before.flatMap((row) => changesOf(row, rows.get(row.request), columns(row))),
    ...added.map(({ request }): Change => ({ request, column: 'row added', was: 'absent', is: 'present' })),
  ]
}

function changesOf(was: Row, is: Row | undefined, columns: readonly Column[]): Change[] {
  const { request } = was
  if (!is) return [{ request, column: 'row gone', was: 'present', is: 'absent' }]
  return columns
    .filter((column) => was[column] !== is[column])
    .map((column) => ({
      request,
      column,
      was: was[column],
      is: is[column],
    }))
}

/** How many changed, by column and by operation, and the first of them. */
export function reportOf(changes: readonly Change[]): string {
  if (changes.length === 0) return 'nothing differs'
  const requests = new Map(changes.map(({ request }) => [request, operationOf(request)]))
  return [
    `${requests.size} rows differ`,
    ...counted(changes.map(({ column }) => column)),
    'by operation:',
    ...counted([...requests.values()]),
    `the first ${Math.min(SHOWN, requests.size)}:`,
    ...[...requests.keys()]
      .slice(0, SHOWN)
      .flatMap((request) => [
        `  ${request.slice(0, REQUEST_SHOWN)}`,
        ...changes
          .filter((change) => change.request === request)
          .map(({ column, was, is }) => `    ${column}: ${was || '(empty)'} -> ${is || '(empty)'}`),
      ]),
  ].join('\n')
}

/** A line for each word with how often it stands there. */
export function counted(words: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].map(([word, count]) => `  ${String(count).padStart(6)} ${word}`)
}
