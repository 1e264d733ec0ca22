/** Errors in publications: what a publisher's rows say, what is right, and which of our rows it touches. */

import { decimal, id, like, maybe, oneOf, text, year } from '../tables/columns.ts'
import { type RowIn, table } from '../tables/table.ts'

export const STATUSES = ['proven', 'suspected'] as const

/** How it was found. */
export const FINDINGS = ['fuel_ratio', 'earlier_edition', 'components', 'several_lists', 'author'] as const

const ERRATUM = '^E[0-9]{2,3}$'

export const ERRATA = table('errata', {
  description:
    'A row an erratum, in our own words: where a publication contradicts itself, its earlier edition or its own sources. source_ids: our publications that have it. editions: as the publisher calls them, with blanks between. found_by: fuel_ratio compares upstream with direct emissions of the fuel in the same edition, earlier_edition compares editions row by row, components makes a blend of its gases, several_lists compares lists, author is a report of the author.',
  key: ['erratum_id'],
  columns: {
    erratum_id: like(ERRATUM),
    publisher: text(),
    source_ids: text(),
    editions: text(),
    status: oneOf(...STATUSES),
    found_by: oneOf(...FINDINGS),
    touches: text(),
    says: text(),
    correct: text(),
    effect: text(),
    touches_de: text(),
    says_de: text(),
    correct_de: text(),
    effect_de: text(),
  },
})

const FIGURE = { minimum: 0, maximum: 100_000 }
const figure = () => maybe(decimal({ ...FIGURE, 'x-unit': 'as the row' }))

export const ERRATA_ROWS = table('errata_rows', {
  description:
    'The rows of our tables that an erratum touches, as published in a year. The corrected value is the direct factor times the ratio of upstream to direct emissions of the fuel in the same edition (direct, fuel, fuel_ratio), or the value in corrected; neither: it is not known. outside_of_scopes: the part of the corrected value that is reported outside of scopes.',
  key: ['factor_id', 'category', 'year'],
  columns: {
    erratum_id: like(ERRATUM),
    factor_id: id(),
    category: oneOf('emission_factor', 'wtt_factor'),
    year: year(),
    published: decimal({ ...FIGURE, 'x-unit': 'as the row' }),
    direct: figure(),
    fuel: maybe(text()),
    fuel_ratio: maybe(decimal({ minimum: 0, maximum: 10, 'x-unit': 'times the direct factor' })),
    corrected: figure(),
    outside_of_scopes: figure(),
  },
})

export type ErratumTexts = RowIn<typeof ERRATA>
export type ErratumRow = RowIn<typeof ERRATA_ROWS>
