/** The query of the page's address, which holds what the page shows: a link is the same page for everyone. */
import { useLocation } from 'preact-iso/router'
import { addressWith, type QueryChange } from './address.ts'

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
