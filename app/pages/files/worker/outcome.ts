/** What the answers to the rows of a sheet come to. */
import { type GoodRow, isGood, type RowAnswer } from '../../../../src/surfaces/batch/row.ts'
import { Totals } from '../../../../src/surfaces/batch/totals.ts'
import type { TableRow } from '../../../../src/surfaces/files/table.ts'
import type { FileSource, Outcome, ResultRow, RowFault, Stopped } from '../protocol.ts'
import { Sums } from './sums.ts'

/** A row, with what is known of it. */
export interface AnsweredRow {
  readonly row: TableRow
  /** Undefined: it is not asked yet. */
  readonly answer: RowAnswer | undefined
  /** The column that its first problem is about. */
  readonly place: number
}

export interface OutcomeParts {
  readonly headers: readonly string[]
  readonly rows: readonly AnsweredRow[]
  readonly stopped: Stopped | undefined
  readonly sources: readonly FileSource[]
  readonly methods: readonly string[]
}

/** Rows and problems that are shown; what is saved has all. */
const FIRST_ROWS = 20
const PROBLEMS_MAX = 100

const ALL = 'all'
const THOUSAND = 1000

export function outcomeOf({ headers, rows, stopped, sources, methods }: OutcomeParts): Outcome {
  const totals = new Totals()
  const [all, scopes, types, tiers] = [new Sums(), new Sums(), new Sums(), new Sums()]
  const factorIds = new Set<string>()
  for (const { answer } of rows) {
    if (answer === undefined) continue
    totals.add(answer)
    if (!isGood(answer)) continue
    const { shortRow, type } = answer
    all.add(ALL, shortRow.grams, answer)
    types.add(type, shortRow.grams, answer)
    addQuality(tiers, answer)
    addScopes(scopes, answer)
    for (const id of shortRow.factorIds) factorIds.add(id)
  }
  const { ok, failed, co2e_kg: kg, scope_2_market_based_kg: marketKg, editions } = totals.shown()
  const [total = { lowKg: 0, highKg: 0 }] = all.shown()
  return {
    ...{ rows: rows.length, ok, failed, open: rows.length - ok - failed, stopped },
    ...{ kg, lowKg: total.lowKg, highKg: total.highKg, marketKg },
    ...{ scopes: scopes.shown(), types: types.shown(), tiers: tiers.shown() },
    ...{ editions: Object.keys(editions), sources, methods, factorIds: [...factorIds] },
    ...{ problems: problemsOf(headers, rows), first: rows.slice(0, FIRST_ROWS).map(shown), headers },
  }
}

/** Kilograms by tier, as the row divides its own. */
function addQuality(tiers: Sums, answer: GoodRow): void {
  const { grams, tier, quality = { [tier]: THOUSAND } } = answer.shortRow
  for (const [name, thousandths] of Object.entries(quality)) {
    tiers.add(name, (grams * thousandths) / THOUSAND, answer)
  }
}

function addScopes(scopes: Sums, answer: GoodRow): void {
  for (const [name, grams] of Object.entries(answer.shortRow.scopes)) scopes.add(name, grams, answer)
}

function shown({ row, answer }: AnsweredRow): ResultRow {
  const { line, cells } = row
  if (answer === undefined) return { line, cells, status: 'open', kg: undefined, tier: undefined }
  if (!isGood(answer)) return { line, cells, status: 'error', kg: undefined, tier: undefined }
  return { line, cells, status: 'ok', kg: answer.shortRow.grams / GRAMS_IN_KG, tier: answer.shortRow.tier }
}

const GRAMS_IN_KG = 1000

/** A fault that several rows have with one value is listed once, at its first row. */
function problemsOf(headers: readonly string[], rows: readonly AnsweredRow[]): RowFault[] {
  const found = new Map<string, RowFault & { alike: number }>()
  for (const [at, one] of rows.entries()) {
    const fault = faultOf(headers, one, at)
    if (fault === undefined) continue
    const key = `${fault.header}\u0000${fault.value}\u0000${fault.message}`
    const known = found.get(key)
    if (known) known.alike++
    else found.set(key, { ...fault, alike: 1 })
  }
  return [...found.values()].sort((a, b) => b.alike - a.alike || a.at - b.at).slice(0, PROBLEMS_MAX)
}

/** The first problem of a row; undefined where it has none. */
export function faultOf(
  headers: readonly string[],
  { row, answer, place }: AnsweredRow,
  at: number,
): Omit<RowFault, 'alike'> | undefined {
  if (answer === undefined || isGood(answer)) return undefined
  const [first, ...more] = answer.problems
  const header = place === -1 ? undefined : headers[place]
  return {
    at,
    line: row.line,
    header,
    value: header === undefined ? (first.value ?? '') : (row.cells[place] ?? '').trim(),
    message: [first, ...more].map(({ message }) => message).join(' '),
    suggestion: first.suggestion,
  }
}
