/** Factors by filters, and how many there are for each value that a filter can take. */
import { folded, type Listed } from './index.ts'

export interface Filters {
  /** Each word must be found somewhere in the row's words. */
  readonly q?: string | undefined
  readonly domain?: string | undefined
  readonly country?: string | undefined
  /** A part of the name is enough. */
  readonly publisher?: string | undefined
  readonly unit?: string | undefined
  readonly tier?: string | undefined
}

const FACETS = ['domain', 'country', 'publisher', 'unit', 'tier'] as const
export type Facet = (typeof FACETS)[number]

export interface FacetCount {
  readonly value: string
  readonly count: number
}

export interface SearchResult {
  readonly factors: readonly Listed[]
  /** Of each filter what it would find beside the others that are set; the most frequent first. */
  readonly facets: Readonly<Record<Facet, FacetCount[]>>
}

const VALUE_OF: Readonly<Record<Facet, (factor: Listed) => string | undefined>> = {
  domain: ({ owner }) => owner.domain,
  country: ({ countryCode }) => countryCode,
  publisher: ({ publication }) => publication?.publisher,
  unit: ({ figure }) => figure.unit,
  tier: ({ tier }) => tier,
}

/** The values that a filter can take in a list. */
export function valuesOf(list: readonly Listed[], facet: Facet): string[] {
  const values = list.map(VALUE_OF[facet]).filter((value) => value !== undefined)
  return [...new Set(values)].sort()
}

/** Whether a value is what was asked for, whatever its letter case and blanks. */
export function isMeant(facet: Facet, value: string | undefined, wanted: string): boolean {
  if (value === undefined) return false
  const [given, asked] = [plain(value), plain(wanted)]
  return facet === 'publisher' ? given.includes(asked) : given === asked
}

export function search(list: readonly Listed[], filters: Filters): SearchResult {
  const words = folded(filters.q ?? '').split(/\s+/)
  const set = FACETS.filter((facet) => filters[facet] !== undefined)
  const counts = Object.fromEntries(FACETS.map((facet) => [facet, new Map<string, number>()]))
  const factors: Listed[] = []
  for (const factor of list) {
    if (!words.every((word) => factor.words.includes(word))) continue
    const missed = set.filter((facet) => !isMeant(facet, VALUE_OF[facet](factor), filters[facet] ?? ''))
    if (missed.length > 1) continue
    if (missed.length === 0) factors.push(factor)
    // A row that one filter alone keeps out is what that filter could find instead.
    for (const facet of missed.length === 0 ? FACETS : missed) count(counts[facet], VALUE_OF[facet](factor))
  }
  return { factors, facets: sorted(counts) }
}

function count(counts: Map<string, number> | undefined, value: string | undefined): void {
  if (counts && value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1)
}

function sorted(counts: Readonly<Record<string, ReadonlyMap<string, number>>>): SearchResult['facets'] {
  const entries = Object.entries(counts).map(([facet, values]) => [
    facet,
    [...values]
      .map(([value, times]) => ({ value, count: times }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)),
  ])
  return Object.fromEntries(entries)
}

function plain(text: string): string {
  return folded(text).replaceAll(/\s+/g, '')
}
