/** Factors of an edition by filters, a page at a time. */

import { operation } from '../../../contract/operation.ts'
import { ApiError, type Problem, problem } from '../../../engine/errors.ts'
import { type Listed, listOf } from '../../../factors/catalogue/index.ts'
import { isMeant, search, valuesOf } from '../../../factors/catalogue/search.ts'
import { factorSheet, presentFactors } from './present.ts'
import { FactorsAnswer, factorsQuery, LIMIT_DEFAULT } from './schema.ts'

/** `domains`: whose factors there are. */
export function factors(domains: readonly string[]) {
  const query = factorsQuery(domains)
  return operation({
    name: 'factors',
    path: '/v1/factors',
    title: 'Factors by filters',
    description:
      'Every value that results are based on, as in its table: by domain, words, country, publisher, unit and tier, of any edition. meta.facets shows what each filter would find.',
    refusals:
      '`validation_error`: a filter that finds nothing in the whole edition (available_publishers, available_units), a limit out of range, an invalid cursor, or an edition that does not exist.',
    examples: {
      answers: { black_cab: 'domain=travel&q=black%20cab', grids_of_a_year: 'year=2024&q=grid&country=GB' },
      refusals: { no_such_publisher: 'publisher=nobody', no_such_domain: 'domain=space' },
    },
    answer: FactorsAnswer,
    query: () => query,
    open: ({ edition }) => listOf(edition),
    calculate(_context, params, all) {
      const { limit, cursor, format, ...filters } = params
      refuseUnknown(all, params)
      const { factors: found, facets } = search(all, filters)
      const rest = cursor === undefined ? found : after(all, found, cursor)
      const most = limit ?? (format === 'csv' ? rest.length : LIMIT_DEFAULT)
      const page = rest.slice(0, most)
      const next = page.length < rest.length ? page.at(-1)?.id : undefined
      return {
        kind: 'factors',
        identity: { ...filters, cursor, limit: most },
        notices: [],
        result: { total: found.length, page, next, facets },
      }
    },
    present: presentFactors,
    sheet: factorSheet,
  })
}

/** A value that no factor of the edition has is a mistake; one that the other filters leave nothing of is not. */
function refuseUnknown(all: readonly Listed[], params: { publisher?: string; unit?: string }): void {
  const problems = (['publisher', 'unit'] as const).flatMap((facet): Problem[] => {
    const wanted = params[facet]
    const values = wanted === undefined ? [] : valuesOf(all, facet)
    if (wanted === undefined || values.some((value) => isMeant(facet, value, wanted))) return []
    const more = { field: facet, extras: { [`available_${facet}s`]: values } }
    return [problem('validation_error.factor_filter', { value: wanted, param: facet, allowed: values }, more)]
  })
  const [first, ...more] = problems
  if (first) throw new ApiError(first, ...more)
}

/** A cursor is the id of the last factor of a page: editions do not change, so it stays where it is. */
function after(all: readonly Listed[], found: readonly Listed[], cursor: string): readonly Listed[] {
  const places = new Map(all.map(({ id }, place) => [id, place]))
  const last = places.get(cursor)
  if (last === undefined) {
    throw new ApiError(problem('validation_error.factor_cursor', { value: cursor }, { field: 'cursor' }))
  }
  return found.filter(({ id }) => (places.get(id) ?? 0) > last)
}
