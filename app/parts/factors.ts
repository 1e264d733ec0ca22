/** Factors as pages show them: their addresses, and lists of more than a page. */
import type { CallOptions, Everygram, FactorItem, Operations } from '../../packages/client/src/everygram.ts'
import { addressWith } from './address.ts'

export const FACTORS_PATH = '/app/factors'

/** The page of a factor. */
export function factorHref(id: string, edition?: string): string {
  return addressWith(`${FACTORS_PATH}/${encodeURIComponent(id)}`, { edition })
}

type Filters = NonNullable<Parameters<Operations['factors']>[0]>

const PAGE = 500
/** All factors of an edition are fewer. */
const PAGES_MAX = 12

/** All that the filters find, in the order of the tables. */
export async function allFactors(
  client: Everygram,
  filters: Filters,
  options: CallOptions,
): Promise<FactorItem[]> {
  const found: FactorItem[] = []
  let cursor: string | null | undefined
  for (let page = 0; page < PAGES_MAX && cursor !== null; page++) {
    const { data, meta } = await client.factors(
      { ...filters, limit: PAGE, ...(cursor && { cursor }) },
      options,
    )
    found.push(...data)
    cursor = meta.next_cursor
  }
  return found
}
