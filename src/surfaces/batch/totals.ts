/** What the rows of a batch add up to, exactly: grams as whole numbers, and millionths of a gram beside them. */

import { toNumber } from '../../engine/numbers/decimal.ts'
import { exactGrams, wholeMicrograms } from '../../engine/numbers/quantity.ts'
import type { GoodRow, RowAnswer } from './row.ts'
import { isGood } from './row.ts'

const MICROGRAM_DIGITS = 1_000_000n
/** A sum of whole numbers below it is exact in a double; above, it goes over into a whole number of any size. */
const CARRIED_AT = 2 ** 52

/** A sum of grams. */
export class GramSum {
  #carried = 0n
  #grams = 0
  #micrograms = 0

  add(grams: number): void {
    const whole = Math.trunc(grams)
    this.#grams += whole
    if (whole !== grams) this.#micrograms += wholeMicrograms(grams - whole)
    if (this.#grams > CARRIED_AT || this.#micrograms > CARRIED_AT) this.#carry()
  }

  /** Micrograms, as a text. */
  get state(): string {
    this.#carry()
    return String(this.#carried)
  }

  addState(micrograms: string): void {
    this.#carried += BigInt(micrograms)
  }

  #carry(): void {
    this.#carried += BigInt(this.#grams) * MICROGRAM_DIGITS + BigInt(this.#micrograms)
    this.#grams = 0
    this.#micrograms = 0
  }

  /** Kilograms, as near as a number can be. */
  get kg(): number {
    this.#carry()
    const { digits, scale } = exactGrams(this.#carried)
    return toNumber({ digits, scale: scale + KG_SCALE })
  }
}

/** Thousandths. */
const KG_SCALE = 3

export interface TotalsShown {
  readonly rows: number
  readonly ok: number
  readonly failed: number
  readonly co2e_kg: number
  /** By scope and category, in kilograms. */
  readonly scopes: Readonly<Record<string, number>>
  /** Of scope 2, beside the total, where electricity was among the rows, and all of it is determined. */
  readonly scope_2_market_based_kg?: number
  /** The editions that answered, by name, with the first digits of their hashes. */
  readonly editions: Readonly<Record<string, string>>
}

/** Totals as data, to be added to others. */
export interface TotalsState {
  readonly ok: number
  readonly failed: number
  readonly total: string
  readonly scopes: Readonly<Record<string, string>>
  readonly market?: string
  readonly lacksMarket?: true
  readonly editions: Readonly<Record<string, string>>
}

/** Of SHA-256, in hex: as many as meta.edition_hash has. */
const HASH_DIGITS = 12

export class Totals {
  #ok = 0
  #failed = 0
  readonly #total = new GramSum()
  readonly #market = new GramSum()
  #hasMarket = false
  /** Of a row with scope 2 the amount by contract is not determined: there is no sum then. */
  #lacksMarket = false
  readonly #scopes = new Map<string, GramSum>()
  readonly #editions = new Map<string, string>()

  get failed(): number {
    return this.#failed
  }

  get rows(): number {
    return this.#ok + this.#failed
  }

  get state(): TotalsState {
    return {
      ok: this.#ok,
      failed: this.#failed,
      total: this.#total.state,
      scopes: Object.fromEntries([...this.#scopes].map(([scope, sum]) => [scope, sum.state])),
      ...(this.#hasMarket && { market: this.#market.state }),
      ...(this.#lacksMarket && { lacksMarket: true as const }),
      editions: Object.fromEntries(this.#editions),
    }
  }

  addState({ ok, failed, total, scopes, market, lacksMarket, editions }: TotalsState): void {
    this.#lacksMarket ||= lacksMarket === true
    this.#ok += ok
    this.#failed += failed
    this.#total.addState(total)
    for (const [scope, sum] of Object.entries(scopes)) this.#scope(scope).addState(sum)
    if (market !== undefined) {
      this.#hasMarket = true
      this.#market.addState(market)
    }
    for (const [name, hash] of Object.entries(editions)) this.#editions.set(name, hash)
  }

  add(answer: RowAnswer): void {
    if (isGood(answer)) this.#addGood(answer)
    else this.#failed++
  }

  #addGood({ shortRow, edition, editionHash }: GoodRow): void {
    this.#ok++
    this.#total.add(shortRow.grams)
    for (const scope in shortRow.scopes) {
      this.#scope(scope).add(shortRow.scopes[scope] ?? 0)
    }
    if (shortRow.marketGrams !== undefined) {
      this.#hasMarket = true
      this.#market.add(shortRow.marketGrams)
    } else if ('scope_2' in shortRow.scopes) this.#lacksMarket = true
    if (!this.#editions.has(edition)) this.#editions.set(edition, editionHash.slice(0, HASH_DIGITS))
  }

  #scope(name: string): GramSum {
    const known = this.#scopes.get(name)
    if (known !== undefined) return known
    const sum = new GramSum()
    this.#scopes.set(name, sum)
    return sum
  }

  shown(): TotalsShown {
    return {
      rows: this.rows,
      ok: this.#ok,
      failed: this.#failed,
      co2e_kg: this.#total.kg,
      scopes: Object.fromEntries([...this.#scopes].sort().map(([scope, sum]) => [scope, sum.kg])),
      ...(this.#hasMarket && !this.#lacksMarket && { scope_2_market_based_kg: this.#market.kg }),
      editions: Object.fromEntries([...this.#editions].sort()),
    }
  }
}
