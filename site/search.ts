/** The search index: a document for each heading of each page and for each operation. */
import MiniSearch from 'minisearch'
import { OPERATIONS } from '../src/domains/domains.ts'
import type { DocPage } from './pages.ts'
import { SEARCH_OPTIONS } from './search-options.ts'

/** Tables of thousands of rows would drown the rest. */
const UNSEARCHED = ['docs/judgement.md', 'CHANGELOG.md']
/** So that the index stays small: what is below stands in the page. */
const TEXT_MAX = 2000

export function searchIndex(pages: readonly DocPage[]): string {
  const index = new MiniSearch(SEARCH_OPTIONS)
  for (const { file, path, title, sections } of pages) {
    if (UNSEARCHED.includes(file)) continue
    for (const { anchor, heading, text } of sections) {
      index.add({ id: `${path}#${anchor}`, page: title, heading, text: text.slice(0, TEXT_MAX) })
    }
  }
  for (const { name, title, path, description } of OPERATIONS) {
    index.add({
      id: `/docs/api/${name}`,
      page: 'API reference',
      heading: title,
      text: `${path} ${description}`,
    })
  }
  return JSON.stringify(index)
}
