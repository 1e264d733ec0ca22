/** What the index is made with, and read with in the browser. */
import type { Options } from 'minisearch'

/** Of one result. */
export interface Hit {
  readonly id: string
  readonly page: string
  readonly heading: string
}

export const SEARCH_OPTIONS: Options = {
  fields: ['heading', 'page', 'text'],
  storeFields: ['page', 'heading'],
  searchOptions: { boost: { heading: 4, page: 2 }, prefix: true, fuzzy: 0.2, combineWith: 'AND' },
}
