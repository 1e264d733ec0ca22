/** The search index: a document for each heading of each page and for each operation. */
import MiniSearch from 'minisearch'
import { OPERATIONS } from '../src/api/operations.ts'
import type { MenuGroup } from '../src/surfaces/http/docs/page-frame.ts'
import type { DocPage } from './pages.ts'
import { SEARCH_OPTIONS } from './search-options.ts'

/** Tables of thousands of rows would drown the rest. */
const UNSEARCHED = ['docs/judgement.md', 'CHANGELOG.md']
/** So that the index stays small: what is below stands in the page. */
const TEXT_MAX = 2000
const REFERENCE = 'API reference'

export function searchIndex(pages: readonly DocPage[], menu: readonly MenuGroup[]): string {
  const groups = new Map(menu.flatMap(({ title, pages }) => pages.map(({ path }) => [path, title])))
  const index = new MiniSearch(SEARCH_OPTIONS)
  for (const { file, path, title, sections } of pages) {
    if (UNSEARCHED.includes(file)) continue
    const group = groups.get(path) ?? ''
    for (const { anchor, heading, text } of sections) {
      const where = heading === title ? group : `${group} · ${title}`
      index.add({ id: `${path}#${anchor}`, page: title, heading, where, text: text.slice(0, TEXT_MAX) })
    }
  }
  for (const { name, title, path, description } of OPERATIONS) {
    index.add({
      id: `/docs/api/${name}`,
      page: REFERENCE,
      heading: title,
      where: REFERENCE,
      text: `${path} ${description}`,
    })
  }
  return JSON.stringify(index)
}
