import { presentDataset } from '../../../contract/dataset-trail.ts'
import type { ResponseParts, Sheet, SheetCell } from '../../../contract/operation.ts'
import type { Factor } from '../../../factors/catalogue/factor.ts'
import type { Listed } from '../../../factors/catalogue/index.ts'
import type { SearchResult } from '../../../factors/catalogue/search.ts'
import type { Edition } from '../../../factors/edition.ts'
import { presentFactor } from '../present.ts'
import { FACTOR_COLUMNS, factorCells } from '../sheet.ts'
import type { FactorsAnswer } from './schema.ts'

export interface Page {
  /** On all pages. */
  readonly total: number
  readonly page: readonly Listed[]
  /** The cursor of the next one. */
  readonly next: string | undefined
  readonly facets: SearchResult['facets']
}

export function presentFactors(
  edition: Edition,
  { result: { total, page, next, facets }, notices, meta }: ResponseParts<Page>,
): FactorsAnswer {
  return {
    data: page.map(presentFactor),
    meta: {
      total,
      returned: page.length,
      next_cursor: next ?? null,
      facets,
      source_trail: publications(edition, page),
      notices,
      ...meta,
    },
  }
}

export function factorSheet(edition: Edition, { page }: Page): Sheet {
  return {
    columns: ['edition', ...FACTOR_COLUMNS],
    rows: rowsOf(edition, page),
  }
}

function* rowsOf({ name }: Edition, page: readonly Factor[]): Generator<SheetCell[]> {
  for (const factor of page) yield [name, ...factorCells(factor)]
}

type TrailEntry = FactorsAnswer['meta']['source_trail'][number]

const OF_LIST = {
  data_category: 'emission_factor',
  name: 'Factors of the list',
  region_name: 'As each factor says',
  role: 'factor',
  method: 'docs/methods/README.md',
} as const

/** Each once, with the latest year that a figure of it describes. */
function publications(edition: Edition, page: readonly Factor[]): TrailEntry[] {
  const entries = new Map<string, TrailEntry>()
  for (const { publication, year = edition.year } of page) {
    if (!publication) continue
    const { id, publisher, title, edition: named, licence, url, year: documentYear } = publication
    const known = entries.get(id)
    if (known && Number(known.year) >= year) continue
    const dataset = {
      source: publisher,
      sourceDataset: named === undefined ? title : `${title} ${named}`,
      year: String(year),
      licence,
      ...(url !== undefined && { sourceUrl: url }),
      ...(documentYear !== undefined && { documentYear: String(documentYear) }),
    }
    entries.set(id, presentDataset(dataset, OF_LIST))
  }
  return [...entries.values()]
}
