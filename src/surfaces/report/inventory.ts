/** Rows added up to an inventory: by scope and category, to the gram, in memory that does not grow with the rows. */

import type { Tier } from '../../engine/trail.ts'
import type { Editions } from '../../factors/editions/editions.ts'
import { GramSum } from '../batch/totals.ts'
import { isCounted, placeOf } from './categories.ts'
import type { CountedNotice } from './notices.ts'
import { RangeSum } from './range.ts'
import type { Reason } from './reason.ts'
import { isProblem, type ReportInput, type ReportProblem, type ReportRow } from './row.ts'
import { type Source, sourceCounter } from './sources.ts'

/** Gases whose amounts are published separately. */
const GASES = ['co2', 'ch4', 'n2o', 'fluorinated'] as const
export type Gas = (typeof GASES)[number]

export interface Line {
  /** As responses name it: `scope_3_category_6`. */
  readonly scope: string
  readonly rows: number
  readonly kg: number
  readonly lowKg: number
  readonly highKg: number
  /** kg CO2e of each gas that is published separately; the rest of the line is not split. */
  readonly gases: Readonly<Record<Gas, number>>
  readonly unsplitKg: number
}

export interface Activity {
  readonly type: string
  readonly rows: number
  readonly kg: number
}

export interface Quality {
  readonly tier: Tier
  readonly rows: number
  readonly kg: number
}

export interface Inventory {
  readonly rows: number
  readonly failed: number
  /** By scope and category, in their order. They add up to `total`. */
  readonly lines: readonly Line[]
  /** What is reported outside of the scopes: in no total. */
  readonly outside: readonly Line[]
  /** With scope 2 by location, and by market: never added together. */
  readonly total: { readonly locationKg: number; readonly marketKg: number }
  readonly range: { readonly lowKg: number; readonly highKg: number }
  readonly scope2: { readonly locationKg: number; readonly marketKg: number } | undefined
  /** Of all categories; absent where there is none. */
  readonly scope3Kg: number | undefined
  readonly biogenicKg: number
  /** Whether every row could say what of it is biogenic. */
  readonly isBiogenicKnown: boolean
  readonly activities: readonly Activity[]
  /** The strongest first; of what is in the total. */
  readonly quality: readonly Quality[]
  readonly sources: readonly Source[]
  /** The most frequent first. */
  readonly notices: readonly CountedNotice[]
  /** Names, with the first digits of their hashes. */
  readonly editions: readonly (readonly [string, string])[]
  /** The first ones. */
  readonly problems: readonly ReportProblem[]
}

const PROBLEMS_MAX = 1000
const TIERS: readonly Tier[] = ['exact', 'user', 'region', 'global', 'estimate']

class LineSum {
  rows = 0
  readonly sum = new GramSum()
  readonly range = new RangeSum()
  readonly gases = new Map<Gas, GramSum>()
  readonly unsplit = new GramSum()

  add(grams: number, row: ReportRow, gases: ReportRow['gases']): void {
    this.rows++
    this.sum.add(grams)
    this.range.add(row.shortRow.factorIds[0] ?? '', grams, row.shortRow)
    let split = 0
    for (const gas of GASES) {
      const own = gases?.[gas] ?? 0
      split += own
      if (own !== 0) added(this.gases, gas, own)
    }
    this.unsplit.add(grams - split)
  }

  shown(scope: string): Line {
    const { low, high } = this.range.grams
    const gas = (name: Gas) => this.gases.get(name)?.kg ?? 0
    return {
      scope,
      rows: this.rows,
      kg: this.sum.kg,
      lowKg: low / 1000,
      highKg: high / 1000,
      gases: { co2: gas('co2'), ch4: gas('ch4'), n2o: gas('n2o'), fluorinated: gas('fluorinated') },
      unsplitKg: this.unsplit.kg,
    }
  }
}

function added<Key>(sums: Map<Key, GramSum>, key: Key, grams: number): void {
  const sum = sums.get(key) ?? new GramSum()
  sums.set(key, sum)
  sum.add(grams)
}

interface Counted {
  rows: number
  readonly sum: GramSum
}

function counted<Key>(all: Map<Key, Counted>, key: Key, grams: number): void {
  const one = all.get(key) ?? { rows: 0, sum: new GramSum() }
  all.set(key, one)
  one.rows++
  one.sum.add(grams)
}

/** Rows are added one by one; `inventory` is called at the end. */
export class InventorySum {
  #rows = 0
  #failed = 0
  #known = 0
  readonly #problems: ReportProblem[] = []
  readonly #lines = new Map<string, LineSum>()
  readonly #location = new GramSum()
  readonly #market = new GramSum()
  readonly #market2 = new GramSum()
  readonly #scope3 = new GramSum()
  readonly #range = new RangeSum()
  readonly #biogenic = new GramSum()
  readonly #activities = new Map<string, Counted>()
  readonly #quality = new Map<Tier, Counted>()
  readonly #sources = sourceCounter()
  readonly #notices = new Map<string, { rows: number; first: Reason | undefined }>()
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
    const { shortRow, gases, biogenicGrams, edition, editionHash } = row
    let total = 0
    for (const [at, [scope, grams]] of scopesOf(row).entries()) {
      const line = this.#lines.get(scope) ?? new LineSum()
      this.#lines.set(scope, line)
      line.add(grams, row, at === 0 ? gases : undefined)
      if (!isCounted(scope)) continue
      total += grams
      this.#location.add(grams)
      this.#addMarket(scope, grams, row)
      if (placeOf(scope).scope === 3) this.#scope3.add(grams)
    }
    this.#range.add(shortRow.factorIds[0] ?? '', total, shortRow)
    counted(this.#activities, row.type, total)
    counted(this.#quality, shortRow.tier, total)
    this.#biogenic.add(biogenicGrams ?? 0)
    if (row.messages !== undefined) this.#known++
    this.#sources.add(row)
    this.#addNotices(row)
    this.#editions.set(edition, editionHash)
  }

  #addNotices({ notices, messages = [] }: ReportRow): void {
    for (const code of new Set(notices)) {
      const one = this.#notices.get(code) ?? { rows: 0, first: undefined }
      this.#notices.set(code, one)
      one.rows++
      one.first ??= messages.find((notice) => notice.code === code)
    }
  }

  /** Instead of the location-based amount, where there is another. */
  #addMarket(scope: string, grams: number, { shortRow }: ReportRow): void {
    const own = scope === 'scope_2' ? (shortRow.marketGrams ?? grams) : grams
    this.#market.add(own)
    if (scope === 'scope_2') this.#market2.add(own)
  }

  async inventory(editions: Editions): Promise<Inventory> {
    const lines = [...this.#lines].map(([scope, sum]) => sum.shown(scope)).sort(byScope)
    const { low, high } = this.#range.grams
    const scope2 = lines.find(({ scope }) => scope === 'scope_2')
    return {
      rows: this.#rows,
      failed: this.#failed,
      lines: lines.filter(({ scope }) => isCounted(scope)),
      outside: lines.filter(({ scope }) => !isCounted(scope)),
      total: { locationKg: this.#location.kg, marketKg: this.#market.kg },
      range: { lowKg: low / 1000, highKg: high / 1000 },
      scope2: scope2 && { locationKg: scope2.kg, marketKg: this.#market2.kg },
      scope3Kg: lines.some(({ scope }) => placeOf(scope).scope === 3) ? this.#scope3.kg : undefined,
      biogenicKg: this.#biogenic.kg,
      isBiogenicKnown: this.#known === this.#rows - this.#failed,
      activities: [...this.#activities].map(([type, { rows, sum }]) => ({ type, rows, kg: sum.kg })),
      quality: TIERS.flatMap((tier) => {
        const one = this.#quality.get(tier)
        return one ? [{ tier, rows: one.rows, kg: one.sum.kg }] : []
      }),
      sources: await this.#sources.all(editions),
      notices: [...this.#notices].map(([code, one]) => ({ code, ...one })).sort((a, b) => b.rows - a.rows),
      editions: [...this.#editions].sort(),
      problems: this.#problems,
    }
  }
}

/** A use of electricity is one of scope 2 where its grid emits nothing too: its contract may. */
function scopesOf({ shortRow: { scopes, marketGrams } }: ReportRow): [string, number][] {
  const isMissing = marketGrams !== undefined && scopes.scope_2 === undefined
  return Object.entries(isMissing ? { scope_2: 0, ...scopes } : scopes)
}

const NUMBERED = /\d+/g

/** scope_3_category_4 before scope_3_category_15. */
function byScope(a: Line, b: Line): number {
  const [one, other] = [a, b].map(({ scope }) => (scope.match(NUMBERED) ?? []).map(Number))
  const [x, y] = [one ?? [], other ?? []]
  return (x[0] ?? Number.POSITIVE_INFINITY) - (y[0] ?? Number.POSITIVE_INFINITY) || (x[1] ?? 0) - (y[1] ?? 0)
}
