/** One factor: what it is, where it comes from, what it is used for, and what it was in other editions. */
import { operation } from '../../../contract/operation.ts'
import { findFactor, type InEdition, locatedIn } from '../../../factors/catalogue/index.ts'
import { everyEdition, hashesOf } from '../every-edition.ts'
import { notFound } from '../not-found.ts'
import type { UsesOf } from '../uses.ts'
import { historySheet, presentFactorOf } from './present.ts'
import { FactorAnswer, FactorQuery } from './schema.ts'

export function factor(usesOf: UsesOf) {
  return operation({
    name: 'factor',
    path: '/v1/factors/{factor_id}',
    title: 'A factor with its source and its history',
    description:
      "The row behind a factor_id of a source trail: the value as published with its unit, gases, GWP set and boundary, the publisher's name of the row, how it was derived, the publication with its address, the endpoints that use it, and the same row in every edition.",
    refusals: '`validation_error`: an invalid id, or an edition that does not exist.',
    notFound: '`not_found`: the edition has no such factor; suggestions has the nearest ids.',
    examples: {
      answers: {
        black_cab: 'factor_id=travel-taxi-black_cab',
        hotel_of_a_year: 'factor_id=hotel-GB&year=2024',
      },
      refusals: {
        not_there: 'factor_id=travel-taxi-blackcab',
        no_such_year: 'factor_id=hotel-GB&year=2019',
      },
    },
    answer: FactorAnswer,
    query: () => FactorQuery,
    open: everyEdition,
    calculate({ edition }, { factor_id: id }, all) {
      const history = all.flatMap((one): InEdition[] => {
        const found = findFactor(one, id)
        return found ? [{ edition: one, factor: found }] : []
      })
      const found = findFactor(edition, id)
      if (!found) {
        const elsewhere = history.map(({ edition: { name } }) => name)
        const ids = locatedIn(edition).keys()
        throw notFound({ kind: 'factor', field: 'factor_id', id, edition, ids, elsewhere })
      }
      return {
        kind: 'factor',
        identity: { factor_id: id, editions: hashesOf(all) },
        notices: [],
        result: { factor: found, history, usedFor: usesOf(found.owner.domain) },
      }
    },
    present: presentFactorOf,
    sheet: historySheet,
  })
}
