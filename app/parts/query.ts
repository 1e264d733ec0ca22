/** The query of an address, which holds what a page shows: a link is the same page for everyone. */
import { useLocation } from 'preact-iso/router'

export type Query = Readonly<Record<string, string>>

/** Undefined or empty takes a parameter out. */
export type QueryChange = Readonly<Record<string, string | undefined>>

export function addressWith(path: string, query: QueryChange): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}

interface Changing {
  /** The address with the changes. */
  readonly to: (change: QueryChange) => string
  /** Goes there. `isSlight`: the way back does not stop at what was before. */
  readonly change: (change: QueryChange, isSlight?: boolean) => void
}

/** Changes of the query of the page. */
export function useQueryChange(): Changing {
  const { path, query, route } = useLocation()
  const to = (change: QueryChange) => addressWith(path, { ...query, ...change })
  return { to, change: (change, isSlight = false) => route(to(change), isSlight) }
}
