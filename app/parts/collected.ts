/** Results that the reader saved for a report: kept in this browser until they are removed. */
import { type Store, store } from '../api/store.ts'

/** A result in the list. */
export interface Collected {
  /** Of the calculation: the same question is in the list once. */
  readonly id: string
  /** A title that the reader can change. */
  readonly title: string
  /** The domain: hotel, travel, … */
  readonly calculator: string
  /** The question, as an address of the app. */
  readonly href: string
  /** The canonical request by which anybody can ask it again (meta.request). */
  readonly request: string
  readonly kg: number
  readonly range: { readonly lowKg: number; readonly highKg: number } | undefined
  /** kg by scope of the GHG Protocol: scope_1, scope_2, scope_3_category_6, … */
  readonly scopesKg: Readonly<Record<string, number>>
  /** Market-based scope 2, in place of that in `scopesKg`, where the result has it. */
  readonly marketKg?: number
  /** kg by data quality. */
  readonly tiersKg?: Readonly<Record<string, number>>
  /** Factors of the result: ranges of results that share one move together. */
  readonly factorIds?: readonly string[]
  readonly edition: string
  /** Publications of the factors. */
  readonly sources: readonly {
    readonly name: string
    readonly publisher?: string
    readonly url: string | undefined
    readonly licence: string
  }[]
  readonly methodology: string
  /** When it was added: ISO 8601, UTC. */
  readonly addedAt: string
}

const KEPT = 'everygram-collected'
/** More than a report holds; the oldest make room. */
const KEPT_MAX = 500

const collected: Store<readonly Collected[]> = store(read())

/** To be drawn again when the list changes: useStore(collectedList). */
export const collectedList: Store<readonly Collected[]> = collected

export function list(): readonly Collected[] {
  return collected.get()
}

/** At the end; one with the same id makes room. */
export function add(result: Collected): void {
  keep([...collected.get().filter(({ id }) => id !== result.id), result].slice(-KEPT_MAX))
}

/** Under another title. */
export function rename(id: string, title: string): void {
  keep(collected.get().map((result) => (result.id === id ? { ...result, title } : result)))
}

export function remove(id: string): void {
  keep(collected.get().filter((result) => result.id !== id))
}

export function clear(): void {
  keep([])
}

function keep(results: readonly Collected[]): void {
  collected.set(results)
  try {
    localStorage.setItem(KEPT, JSON.stringify(results))
  } catch {
    // Storage may be full or refused: the list lasts as long as the page then.
  }
}

function read(): readonly Collected[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? '[]')
    return Array.isArray(kept)
      ? kept.filter((one) => typeof one?.id === 'string' && typeof one?.kg === 'number')
      : []
  } catch {
    return []
  }
}
