/** Lists that come in pages, entry by entry. */
import type { Params } from './address.ts'
import type { CallOptions } from './call.ts'
import { EverygramError } from './error.ts'

interface Page {
  readonly data: readonly unknown[]
  readonly meta: { readonly next_cursor: string | null }
}

type PageCall = (params: Params, options: CallOptions) => Promise<Page>

/** The next page is asked for when the entries of the one before are read. */
export function pagesOf(call: PageCall) {
  return async function* entries(params: Params = {}, options: CallOptions = {}) {
    for (let cursor = params.cursor; cursor !== null; ) {
      const { data, meta } = await call({ ...params, cursor }, options)
      yield* data
      const next = meta.next_cursor ?? null
      if (next === cursor && next !== null)
        throw new EverygramError('unreadable_answer', `The page after '${next}' is followed by itself.`)
      cursor = next
    }
  }
}
