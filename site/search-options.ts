/** What the index is made with, and read with in the browser. */
import type { Options } from 'minisearch'

/** Of one result. */
export interface Hit {
  readonly id: string
  readonly heading: string
  /** Of pages alike in name, which: the group of the menu, and the page of a section. */
  readonly where: string
}

export const SEARCH_OPTIONS: Options = {
  fields: ['heading', 'page', 'text'],
  storeFields: ['heading', 'where'],
  searchOptions: { boost: { heading: 4, page: 2 }, prefix: true, fuzzy: 0.2, combineWith: 'AND' },
}
