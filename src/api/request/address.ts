/** The request of an address: a path with its query, or a URL, as `meta.request` has it. */
import type { Operation } from '../../contract/operation.ts'
import type { RawQuery } from '../../contract/params/query.ts'
import { readPath } from '../../contract/request.ts'
import { OPERATIONS } from '../operations.ts'

export interface Asked {
  readonly operation: Operation
  readonly query: RawQuery
}

/** Four times what a client may send: the canonical form has defaults filled in, and every sign encoded. */
const REQUEST_CHARACTERS_MAX = 32_768
/** Only the path and the query of a URL count. */
const ANYWHERE = 'http://localhost'

/** Undefined where it is no operation of this release. */
export function requestAt(address: string): Asked | undefined {
  if (address.length > REQUEST_CHARACTERS_MAX || !URL.canParse(address, ANYWHERE)) return undefined
  const { pathname, searchParams } = new URL(address, ANYWHERE)
  for (const operation of OPERATIONS) {
    const inPath = readPath(operation.path, pathname)
    if (inPath) return { operation, query: { ...textsOf(searchParams), ...inPath } }
  }
  return undefined
}

/** A list where a name is given more than once. */
function textsOf(params: URLSearchParams): RawQuery {
  const texts = [...new Set(params.keys())].map((name) => {
    const [value = '', ...more] = params.getAll(name)
    return [name, more.length === 0 ? value : [value, ...more]] as const
  })
  return Object.fromEntries(texts)
}
