/** Rows added up to an inventory: by scope and category, to the gram, in memory that does not grow with the rows. */

import type { GwpSet } from '../../engine/trail.ts'
import type { Editions } from '../../factors/editions/editions.ts'
import { GramSum } from '../batch/totals.ts'
import { type Boundaries, BoundarySum } from './boundaries.ts'
import { isCounted, placeOf } from './categories.ts'
import { type Amount, AmountSum, type Line, LineSum } from './line-sum.ts'
import { MassBy, NOT_KNOWN, type Share } from './mass.ts'
import { MeasuredActivities, type MeasuredActivity } from './measured.ts'
import { type CountedNotice, NoticeSum } from './notices.ts'
import { isProblem, type ReportInput, type ReportProblem, type ReportRow } from './row.ts'
import { isBiogenic, isForcing, type RowLine, rowLinesOf } from './row-lines.ts'
import { type Source, sourceCounter } from './sources.ts'
import { type Undetermined, UndeterminedLines } from './undetermined.ts'

export type { Amount, Line } from './line-sum.ts'

export interface Activity {
  readonly type: string
  readonly rows: number
  readonly kg: number
}

export interface Inventory {
  readonly rows: number
  readonly failed: number
  /** By scope and category, in their order, scope 2 by location. They add up to the total by location. */
  readonly lines: readonly Line[]
  /** Scope 2 by market: instead of that by location in the other total. Absent where there is no scope 2. */
  readonly market: Line | undefined
  /** What flights do beside their CO2: in no total. */
  readonly forcing: readonly Line[]
  /** What is reported outside of the scopes: in no total. */
  readonly outside: readonly Line[]
  readonly biogenic: Line
  /** Never added together. */
  readonly total: { readonly location: Amount; readonly market: Amount }
  /** Of all categories; absent where there is none. */
  readonly scope3: Amount | undefined
  /** Whether every row could say what of it is biogenic. */
  readonly isBiogenicKnown: boolean
  readonly activities: readonly Activity[]
  readonly measured: readonly MeasuredActivity[]
  /** Of the total by location: kilograms in each set of global warming potentials. */
  readonly gwp: readonly Share<GwpSet | typeof NOT_KNOWN>[]
  readonly undetermined: readonly Undetermined[]
  readonly boundaries: Boundaries
  readonly sources: readonly Source[]
  /** The most frequent first. */
  readonly notices: readonly CountedNotice[]
  /** Names, with the first digits of their hashes. */
  readonly editions: readonly (readonly [string, string])[]
  /** The first ones. */
  readonly problems: readonly ReportProblem[]
}

/** No row has a result: then there are no amounts, not even of zero. */
export const isBlank = ({ rows, failed }: Pick<Inventory, 'rows' | 'failed'>) => rows === failed

const PROBLEMS_MAX = 1000

interface Counted {
  rows: number
  readonly sum: GramSum
}

/** Rows are added one by one; `inventory` is called at the end. */
export class InventorySum {
  #rows = 0
  #failed = 0
  #known = 0
  readonly #problems: ReportProblem[] = []
  readonly #lines = new Map<string, LineSum>()
  readonly #market = new LineSum()
  readonly #forcing = new Map<string, LineSum>()
  readonly #biogenic = new LineSum()
  readonly #total = { location: new AmountSum(), market: new AmountSum() }
  readonly #scope3 = new AmountSum()
  readonly #activities = new Map<string, Counted>()
  readonly #measured = new MeasuredActivities()
  readonly #gwp = new MassBy<GwpSet | typeof NOT_KNOWN>()
  readonly #undetermined = new UndeterminedLines()
  readonly #boundaries = new BoundarySum()
  readonly #sources = sourceCounter()
  readonly #notices = new NoticeSum()
  readonly #editions = new Map<string, string>()

  add(input: ReportInput): void {
    this.#rows++
    if (isProblem(input)) this.#addProblem(input)
    else this.#addRow(input)
  }

  #addProblem(problem: ReportProblem): void {
    this.#failed++
    if (this.#problems.length < PROBLEMS_MAX) this.#problems.push(problem)
  }

  #addRow(row: ReportRow): void {
    const lines = rowLinesOf(row)
    const factorId = row.shortRow.factorIds[0] ?? ''
    for (const [at, line] of lines.entries()) {
      this.#sumOf(line).add(row, factorId, line, at === 0 ? row.gases : undefined)
      if (line.reason !== undefined) this.#undetermined.add(row, line)
    }
    const located = lines.filter(({ isInLocation }) => isInLocation)
    const marketed = lines.filter(({ isInMarket }) => isInMarket)
    this.#addScope2(row, factorId, marketed)
    addTo(this.#total.location, row, located)
    addTo(this.#total.market, row, marketed)
    addTo(
      this.#scope3,
      row,
      located.filter(({ scope }) => placeOf(scope).scope === 3),
    )
    for (const { amount, gwp } of located) this.#gwp.add(gwp ?? NOT_KNOWN, amount?.grams ?? 0)
    this.#count(row, located)
    this.#measured.add(row)
    this.#boundaries.add(row, lines)
    if (row.messages !== undefined) this.#known++
    this.#sources.add(row)
    this.#notices.add(row)
    this.#editions.set(row.edition, row.editionHash)
  }

  #sumOf(line: RowLine): LineSum {
    if (line.basis === 'market') return this.#market
    if (isBiogenic(line)) return this.#biogenic
    const sums = isForcing(line) ? this.#forcing : this.#lines
    const known = sums.get(line.scope) ?? new LineSum()
    sums.set(line.scope, known)
    return known
  }

  /** Use of a grid without emissions is of scope 2 too; what has no market-based line counts in both. */
  #addScope2(row: ReportRow, factorId: string, marketed: readonly RowLine[]): void {
    const ofScope2 = marketed.filter(({ scope }) => scope === SCOPE_2)
    for (const line of ofScope2) {
      if (line.basis === 'location') this.#market.add(row, factorId, line, undefined)
      else if (!this.#lines.has(SCOPE_2)) this.#lines.set(SCOPE_2, new LineSum())
    }
  }

  #count({ type }: ReportRow, located: readonly RowLine[]): void {
    const one = this.#activities.get(type) ?? { rows: 0, sum: new GramSum() }
    this.#activities.set(type, one)
    one.rows++
    one.sum.add(gramsOf(located))
  }

  async inventory(editions: Editions): Promise<Inventory> {
    const lines = shownLines(this.#lines)
    const hasScope3 = lines.some(({ scope }) => placeOf(scope).scope === 3)
    return {
      rows: this.#rows,
      failed: this.#failed,
      lines: lines.filter(({ scope }) => isCounted(scope)),
      market: this.#lines.has(SCOPE_2) ? this.#market.shown(SCOPE_2) : undefined,
      forcing: shownLines(this.#forcing),
      outside: lines.filter(({ scope }) => !isCounted(scope)),
      biogenic: this.#biogenic.shown('outside_of_scopes'),
      total: { location: this.#total.location.shown, market: this.#total.market.shown },
      scope3: hasScope3 ? this.#scope3.shown : undefined,
      isBiogenicKnown: this.#known === this.#rows - this.#failed,
      activities: [...this.#activities].map(([type, { rows, sum }]) => ({ type, rows, kg: sum.kg })),
      measured: this.#measured.all,
      gwp: this.#gwp.shares,
      undetermined: this.#undetermined.all,
      boundaries: this.#boundaries.shown,
      sources: await this.#sources.all(editions),
      notices: this.#notices.all,
      editions: [...this.#editions].sort(),
      problems: this.#problems,
    }
  }
}

const SCOPE_2 = 'scope_2'

const shownLines = (sums: ReadonlyMap<string, LineSum>): Line[] =>
  [...sums].map(([scope, sum]) => sum.shown(scope)).sort(byScope)

const gramsOf = (lines: readonly RowLine[]) =>
  lines.reduce((sum, { amount }) => sum + (amount?.grams ?? 0), 0)

/** Lines of one row are off together; a row that counts as a whole has a range of its own. */
function addTo(sum: AmountSum, { shortRow }: ReportRow, lines: readonly RowLine[]): void {
  for (const line of lines) sum.add(line)
  if (lines.length === 0) return
  const grams = gramsOf(lines)
  const isWhole = grams === shortRow.grams && lines.every(({ basis }) => basis !== 'market')
  const limit = (of: 'lowGrams' | 'highGrams') =>
    lines.reduce((all, { amount }) => all + (amount?.[of] ?? 0), 0)
  const limits = isWhole ? shortRow : { grams, lowGrams: limit('lowGrams'), highGrams: limit('highGrams') }
  sum.addRange(shortRow.factorIds[0] ?? '', limits)
}

const NUMBERED = /\d+/g

/** scope_3_category_4 before scope_3_category_15. */
function byScope(a: Line, b: Line): number {
  const [one, other] = [a, b].map(({ scope }) => (scope.match(NUMBERED) ?? []).map(Number))
  const [x, y] = [one ?? [], other ?? []]
  return (x[0] ?? Number.POSITIVE_INFINITY) - (y[0] ?? Number.POSITIVE_INFINITY) || (x[1] ?? 0) - (y[1] ?? 0)
}
