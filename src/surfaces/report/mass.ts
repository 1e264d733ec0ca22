/** Kilograms by how good the values are that they rest on, and by set of global warming potentials. */

import { tierOfQuality } from '../../engine/derive/quality.ts'
import type { ShortAmount } from '../../engine/derive/short-row.ts'
import type { Tier } from '../../engine/trail.ts'

/** Of results of release 1, and of texts that do not name it. */
export const NOT_KNOWN = 'not_known'

const ORDER = ['exact', 'user', 'region', 'global', 'estimate', NOT_KNOWN] as const
export type MassTier = Tier | typeof NOT_KNOWN

export interface Share<Name extends string> {
  readonly name: Name
  readonly kg: number
}

/** Amounts by name; one decimal of a per cent is shown, which a sum of doubles holds. */
export class MassBy<Name extends string> {
  readonly #grams = new Map<Name, number>()

  add(name: Name, grams: number): void {
    if (grams > 0) this.#grams.set(name, (this.#grams.get(name) ?? 0) + grams)
  }

  get(name: Name): number {
    return this.#grams.get(name) ?? 0
  }

  get names(): Name[] {
    return [...this.#grams.keys()]
  }

  /** The largest first. */
  get shares(): Share<Name>[] {
    const all = [...this.#grams].map(([name, grams]) => ({ name, kg: grams / GRAMS_PER_KG }))
    return all.sort((a, b) => b.kg - a.kg)
  }
}

const GRAMS_PER_KG = 1000
const THOUSANDTHS = 1000

/** Grams of one line or of many, by tier. */
export class TierMass {
  readonly #by = new MassBy<MassTier>()
  /** Of amounts of nothing. */
  readonly #tiers = new Set<Tier>()

  add({ grams, tier, quality }: ShortAmount): void {
    this.#tiers.add(tier)
    if (quality === undefined) this.#by.add(NOT_KNOWN, grams)
    for (const name in quality)
      this.#by.add(name as Tier, (grams * (quality[name as Tier] ?? 0)) / THOUSANDTHS)
  }

  /** By the rule of every answer; not known where that of something is not. */
  get tier(): MassTier {
    if (this.#by.get(NOT_KNOWN) > 0) return NOT_KNOWN
    const amounts = this.#by.names.flatMap((tier) =>
      tier === NOT_KNOWN ? [] : [{ tier, amount: this.#by.get(tier) }],
    )
    const nothing = [...this.#tiers].map((tier) => ({ tier, amount: 0 }))
    return tierOfQuality(amounts.length > 0 ? amounts : nothing)
  }

  /** The strongest first. */
  get shares(): Share<MassTier>[] {
    return this.#by.shares.sort((a, b) => ORDER.indexOf(a.name) - ORDER.indexOf(b.name))
  }
}
