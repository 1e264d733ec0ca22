/** One publication, and what uses it. */
import { operation } from '../../../contract/operation.ts'
import { publicationsOf } from '../../../factors/catalogue/publications.ts'
import { everyEdition, hashesOf } from '../every-edition.ts'
import { notFound } from '../not-found.ts'
import { isOfGeography, tableUses } from '../sources/uses.ts'
import type { Use, UsesOf } from '../uses.ts'
import { presentSource, usesSheet } from './present.ts'
import { SourceAnswer, SourceQuery } from './schema.ts'

const GEOGRAPHY = 'geography'

export function source(usesOf: UsesOf) {
  /** Of all domains whose tables name it, each question once. */
  const questions = (domains: readonly string[]): Use[] => {
    const all = domains.flatMap(usesOf)
    return [...new Map(all.map((use) => [use.endpoint, use])).values()]
  }
  return operation({
    name: 'source',
    path: '/v1/sources/{source_id}',
    title: 'A source and what uses it',
    description:
      'A publication with its licence, its address and how it was read; the tables and factors that name it, the endpoints that use them, and all editions that have it.',
    refusals: '`validation_error`: an invalid id, or an edition that does not exist.',
    notFound: '`not_found`: the edition has no such source; suggestions has the nearest ids.',
    examples: {
      answers: { uk_factors: 'source_id=desnz-2025', geography: 'source_id=ourairports' },
      refusals: { not_there: 'source_id=desnz', no_such_year: 'source_id=desnz-2025&year=2019' },
    },
    answer: SourceAnswer,
    query: () => SourceQuery,
    open: everyEdition,
    calculate({ edition }, { source_id: id }, all) {
      const editions = all.filter((one) => publicationsOf(one).byId.has(id)).map(({ name }) => name)
      const { byId } = publicationsOf(edition)
      const publication = byId.get(id)
      if (!publication) {
        const ids = byId.keys()
        throw notFound({ kind: 'source', field: 'source_id', id, edition, ids, elsewhere: editions })
      }
      const usedBy = tableUses(edition).get(id) ?? []
      const domains = [...usedBy.map(({ domain }) => domain), ...(isOfGeography(id) ? [GEOGRAPHY] : [])]
      return {
        kind: 'source',
        identity: { source_id: id, editions: hashesOf(all) },
        notices: [],
        result: { publication, usedBy, usedFor: questions(domains), editions },
      }
    },
    present: presentSource,
    sheet: usesSheet,
  })
}
