/** Errors in publications, a page at a time. */

import type { Static } from 'typebox'
import { operation } from '../../../contract/operation.ts'
import { ApiError, problem } from '../../../engine/errors.ts'
import type { Errata, Erratum } from '../../../factors/errata/errata.ts'
import { errataSheet, presentErrata } from './present.ts'
import { ErrataAnswer, ErrataQuery, LIMIT_DEFAULT } from './schema.ts'

export const errata = operation({
  name: 'errata',
  path: '/v1/errata',
  title: 'Errors in publications',
  description:
    'Where rows of a publication contradict each other, its earlier edition or its own sources: what it says, what is right and why, and which of our rows it touches. errata=corrected of a calculation uses the corrected values.',
  refusals: '`validation_error`: an unknown status, a limit out of range, or an invalid cursor.',
  examples: {
    answers: { of_an_edition: 'publisher=DESNZ&edition=2026&status=proven', all: '' },
    refusals: { no_such_status: 'status=rumoured', no_such_cursor: 'cursor=E00' },
  },
  answer: ErrataAnswer,
  isAboutEditions: true,
  query: () => ErrataQuery,
  calculate({ errata: { all, hash } }, params) {
    // Here the edition is one of a publication, and not of our data.
    const { publisher, edition, status, limit, cursor, format } = params as Static<typeof ErrataQuery>
    const found = all.filter((one) => isMeant(one, { publisher, edition, status }))
    const rest = cursor === undefined ? found : after(all, found, cursor)
    const most = limit ?? (format === 'csv' ? rest.length : LIMIT_DEFAULT)
    const page = rest.slice(0, most)
    const next = page.length < rest.length ? page.at(-1)?.texts.erratum_id : undefined
    return {
      kind: 'errata',
      identity: { hash, publisher, edition, status, cursor, limit: most },
      notices: [],
      result: { total: found.length, page, next },
    }
  },
  present: presentErrata,
  sheet: errataSheet,
})

interface Filters {
  readonly publisher: string | undefined
  readonly edition: string | undefined
  readonly status: string | undefined
}

function isMeant({ texts }: Erratum, { publisher, edition, status }: Filters): boolean {
  if (publisher !== undefined && !texts.publisher.toLowerCase().includes(publisher.toLowerCase()))
    return false
  if (edition !== undefined && !texts.editions.split(' ').includes(edition)) return false
  return status === undefined || texts.status === status
}

/** A cursor is the id of the last erratum of a page. */
function after(all: Errata['all'], found: readonly Erratum[], cursor: string): readonly Erratum[] {
  const places = new Map(all.map(({ texts }, place) => [texts.erratum_id, place]))
  const last = places.get(cursor)
  if (last === undefined)
    throw new ApiError(problem('validation_error.erratum_cursor', { value: cursor }, { field: 'cursor' }))
  return found.filter(({ texts }) => (places.get(texts.erratum_id) ?? 0) > last)
}
