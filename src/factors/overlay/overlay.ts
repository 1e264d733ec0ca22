/** An edition with the operator's own figures laid over it. */

import { type Edition, type EditionTable, memoizedParts } from '../edition.ts'
import type { EditionPart, OverlayKind } from '../edition-part.ts'
import { OVERLAY, type OverlayRow } from '../overlay-table.ts'
import { DataError, type DataProblem } from '../tables/problems.ts'
import { type Row, readTable } from '../tables/read-table.ts'

export interface OverlayFile {
  /** How it is called in messages. */
  readonly file: string
  readonly text: string
}

/** How own factors are laid: the same file by another rule gives other results. Release 1.0.0 had the first one. */
const RULE = 2

type Parts = readonly EditionPart<unknown>[]

/**
 * Throws a DataError with file, line and reason, as for a table of the edition. The edition's hash covers the overlay,
 * and so does every id.
 */
export function withOverlay(
  edition: Edition,
  { file, text }: OverlayFile,
  parts: Parts,
  sha256: (text: string) => string,
): Edition {
  const problems: DataProblem[] = []
  const rows = readTable(file, text, OVERLAY, problems)
  for (const row of rows) {
    problems.push(...rowProblems(row, edition, parts).map((reason) => ({ file, line: row.line, reason })))
  }
  for (const [first, line] of duplicates(rows)) {
    problems.push({ file, line, reason: `answers the same questions as line ${first}: leave one of them` })
  }
  if (problems.length > 0) throw new DataError(problems)
  // A row for one year goes over one for all.
  const held = [undefined, edition.year].flatMap((year) => rows.filter(({ for_year }) => for_year === year))
  const byName = new Map(parts.map((part) => [part.name, part]))
  return Object.freeze({
    ...edition,
    hash: sha256(`${edition.hash} overlay ${RULE} ${sha256(text)}`),
    tables: [...ownTables(held, parts, file), ...edition.tables],
    part: memoizedParts((name) => laid(edition, byName.get(name) as EditionPart<unknown>, held)),
  })
}

/** What a row holds for; the rest of it is the figure and where it comes from. */
const QUESTION_COLUMNS = [
  'kind',
  'country_code',
  'mode',
  'vehicle_type',
  'fuel_source',
  'refrigerated',
  'from_countries',
  'to_countries',
  'from_km',
  'below_km',
  'for_year',
] as const

/** Pairs of lines, the first and a later one, of which nobody could say which is meant. */
function duplicates(rows: readonly OverlayRow[]): [number, number][] {
  const first = new Map<string, number>()
  return rows.flatMap((row) => {
    const question = JSON.stringify(QUESTION_COLUMNS.map((column) => sorted(row[column])))
    const line = first.get(question)
    if (line !== undefined) return [[line, row.line]]
    first.set(question, row.line)
    return []
  })
}

/** Lists of countries are the same in any order. */
function sorted(value: unknown): string {
  return String(value ?? '')
    .split(' ')
    .sort()
    .join(' ')
}

/** The rows of each part that has a kind for them. */
function ownTables(rows: readonly OverlayRow[], parts: Parts, file: string): EditionTable[] {
  return parts.flatMap(({ name: domain, overlays = [] }) => {
    const kinds = new Set(overlays.map(({ kind }) => kind))
    const own = rows.filter(({ kind }) => kinds.has(kind))
    return own.length === 0 ? [] : [{ table: OVERLAY, domain, file, rows: own as unknown as Row[] }]
  })
}

function laid(edition: Edition, part: EditionPart<unknown>, rows: readonly OverlayRow[]): unknown {
  return (part.overlays ?? []).reduce((factors, overlay) => {
    const own = rows.filter(({ kind }) => kind === overlay.kind)
    return own.length === 0 ? factors : overlay.lay(factors, own, edition)
  }, edition.part(part))
}

function rowProblems(row: OverlayRow, edition: Edition, parts: Parts): string[] {
  const kinds = parts.flatMap((part) => (part.overlays ?? []).map((overlay) => ({ part, overlay })))
  const found = kinds.find(({ overlay }) => overlay.kind === row.kind)
  if (!found) return [`kind: no domain of this release takes '${row.kind}'`]
  const { overlay, part } = found
  const codes = [row.country_code, row.from_countries, row.to_countries].flatMap(
    (list) => list?.split(' ') ?? [],
  )
  return [
    ...columnProblems(
      row,
      overlay,
      kinds.map((kind) => kind.overlay),
    ),
    ...codes.filter((code) => !edition.countries.has(code)).map((code) => `unknown country '${code}'`),
    ...rangeProblems(row),
    ...overlay.problems(row, edition.part(part)),
  ]
}

function rangeProblems({ range_low_multiplier: low, range_high_multiplier: high }: OverlayRow): string[] {
  if ((low === undefined) === (high === undefined)) return []
  const [missing, given] = low === undefined ? ['low', 'high'] : ['high', 'low']
  return [`range_${missing}_multiplier: must be given with range_${given}_multiplier`]
}

function columnProblems(
  row: OverlayRow,
  { kind, needs, may, unit }: OverlayKind<unknown>,
  all: readonly OverlayKind<unknown>[],
): string[] {
  const problems = needs
    .filter((column) => row[column] === undefined)
    .map((column) => `${column}: must be given for kind ${kind}`)
  for (const column of new Set(all.flatMap((one) => [...one.needs, ...one.may]))) {
    if (row[column] === undefined || needs.includes(column) || may.includes(column)) continue
    problems.push(`${column}: must be empty for kind ${kind}`)
  }
  if (row.factor_unit !== unit) problems.push(`factor_unit: kind ${kind} is in ${unit}`)
  return problems
}
