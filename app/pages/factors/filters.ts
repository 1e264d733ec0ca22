/** The search of the page as its address holds it: the filters of GET /v1/factors under the same names. */
import type { Operations } from '../../../packages/client/src/everygram.ts'
import type { Query } from '../../parts/address.ts'

/** Filters with a count for each of their values, in the order of the form. */
export const FACETS = ['domain', 'country', 'publisher', 'unit', 'tier'] as const
export type Facet = (typeof FACETS)[number]

type Params = NonNullable<Parameters<Operations['factors']>[0]>

const NAMES = ['q', ...FACETS, 'edition', 'cursor'] as const
const PER_PAGE = 25

/** What is sent; the server explains what is wrong with an unknown value. */
export function paramsOf(query: Query): Params {
  const given = NAMES.flatMap((name) => {
    const value = query[name]?.trim()
    return value ? [[name, value]] : []
  })
  return { ...Object.fromEntries(given), limit: PER_PAGE }
}

/** Whether anything narrows the list. */
export function isNarrowed(query: Query): boolean {
  return ['q', ...FACETS].some((name) => query[name])
}

/** Takes all filters away; the edition stays. */
export const NO_FILTERS = Object.fromEntries(['q', ...FACETS, 'cursor'].map((name) => [name, undefined]))
