/** The publications of an edition. */

import { operation } from '../../../contract/operation.ts'
import { type Publication, publicationsOf } from '../../../factors/catalogue/publications.ts'
import type { Edition } from '../../../factors/edition.ts'
import { presentPublication } from '../present.ts'
import { PUBLICATION_COLUMNS, publicationCells } from '../sheet.ts'
import { type SourcesAnswer, SourcesQuery, SourcesAnswer as SourcesSchema } from './schema.ts'
import { isOfGeography, tableUses } from './uses.ts'

export const sources = operation({
  name: 'sources',
  path: '/v1/sources',
  title: 'Sources of an edition',
  description:
    'Every publication that values, places and routes of the edition come from: publisher, title, licence, address, and how it was read.',
  refusals: '`validation_error`: an edition that does not exist, or, with strict=true, an unknown parameter.',
  examples: { answers: { all: '', of_a_year: 'year=2024' }, refusals: { no_such_year: 'year=1999' } },
  answer: SourcesSchema,
  query: () => SourcesQuery,
  calculate: ({ edition }) => ({
    kind: 'sources',
    identity: {},
    notices: [],
    result: [...publicationsOf(edition).byId.values()],
  }),
  present(edition, { result, notices, meta }): SourcesAnswer {
    const data = result.map((publication) => ({
      ...presentPublication(publication),
      rows: rowsOf(edition, publication),
      is_of_geography: isOfGeography(publication.id),
    }))
    return { data, meta: { total: data.length, notices, ...meta } }
  },
  sheet: (edition, result) => ({
    columns: [...PUBLICATION_COLUMNS, 'rows', 'is_of_geography'],
    rows: result.map((publication) => [
      ...publicationCells(publication),
      rowsOf(edition, publication),
      isOfGeography(publication.id),
    ]),
  }),
})

function rowsOf(edition: Edition, { id }: Publication): number {
  return (tableUses(edition).get(id) ?? []).reduce((sum, { rows }) => sum + rows, 0)
}
