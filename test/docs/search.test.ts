/** What readers search for leads to the section about it. */
import MiniSearch from 'minisearch'
import { expect, test } from 'vitest'
import { menuOf } from '../../site/menu.ts'
import { readPages } from '../../site/pages.ts'
import { searchIndex } from '../../site/search.ts'
import { SEARCH_OPTIONS } from '../../site/search-options.ts'
import { PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'

const pages = readPages(PACKAGE_ROOT)
const index = MiniSearch.loadJSON(searchIndex(pages, menuOf(pages)), SEARCH_OPTIONS)

test.each([
  ['CSRD', '/docs/scope3#csrd-and-esrs-e1'],
  ['ESRS E1-6', '/docs/inventory#esrs-e1-6'],
  ['double counting', '/docs/scope3#avoid-double-counting'],
  ['upload a file', '/docs/spreadsheets#upload-a-file-in-the-browser'],
  ['upload file', '/docs/spreadsheets#upload-a-file-in-the-browser'],
  ['Excel', '/docs/spreadsheets#excel-and-power-bi'],
  ['base year', '/docs/inventory#base-year'],
  ['residual mix', '/docs/domains/electricity#residual-mix'],
  ['Content-Language', '/docs/reading-an-answer#languages'],
  ['Restmix', '/docs/glossary#scopes-and-boundaries'],
  ['Doppelzählung', '/docs/glossary#scopes-and-boundaries'],
])('%s', (query, section) => {
  const [first] = index.search(query)
  expect(first?.id).toBe(section)
})
