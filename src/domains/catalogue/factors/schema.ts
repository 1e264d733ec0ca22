import { type Static, Type } from 'typebox'
import {
  countryParam,
  formatParam,
  integerParam,
  nameParam,
  querySchema,
  textParam,
  tokenParam,
} from '../../../contract/params/schema.ts'
import { DatasetTrailEntry, metaFields, metaOptions, notices, ref } from '../../../contract/schema.ts'
import { shape } from '../../../contract/shape.ts'
import { FactorItem, orNull } from '../schema.ts'

const { closed, count, object, text } = shape

/** So that an answer is made and written far within the 50 ms that others may wait. */
const LIMIT_MAX = 500
export const LIMIT_DEFAULT = 50

export function factorsQuery(domains: readonly string[]) {
  return querySchema({
    domain: Type.Optional(
      tokenParam(domains, {
        description: 'Only factors of this domain; basis: tables that all domains use.',
      }),
    ),
    q: Type.Optional(
      textParam({
        description:
          "Words that must all occur in the id, the publisher's row name, the country, the kind or the publication, in English or German.",
        examples: ['black cab'],
      }),
    ),
    country: Type.Optional(
      countryParam({ description: 'Only factors that describe this country.', examples: ['GB'] }),
    ),
    publisher: Type.Optional(
      textParam({
        description: 'Only of this publisher; a part of the name is enough.',
        examples: ['Ember'],
      }),
    ),
    unit: Type.Optional(
      textParam({ description: 'Only factors in this unit.', examples: ['kgCO2e/passenger-km'] }),
    ),
    tier: Type.Optional(
      tokenParam(['exact', 'region', 'global', 'estimate', 'user'], {
        description: 'Only factors of this tier.',
      }),
    ),
    limit: Type.Optional(
      integerParam({
        minimum: 1,
        maximum: LIMIT_MAX,
        description: `Factors at most, 1 to ${LIMIT_MAX}; without it ${LIMIT_DEFAULT}, and all of them as CSV.`,
      }),
    ),
    cursor: Type.Optional(
      nameParam({ description: 'meta.next_cursor of the page before: what comes after it.' }),
    ),
    format: formatParam,
  })
}

const FacetCounts = Type.Array(
  Type.Object(
    {
      value: text('What to send for the filter.'),
      count: Type.Integer({ minimum: 1, description: 'How many factors it would find.' }),
    },
    closed,
  ),
  { description: 'The most frequent first.' },
)

export const FactorsAnswer = Type.Object(
  {
    data: Type.Array(ref(FactorItem), { description: 'In the order of the tables.' }),
    meta: Type.Object(
      {
        total: count('Factors that the filters find.'),
        returned: count('Of these the ones in this answer.'),
        next_cursor: orNull(Type.String(), 'What to send as cursor for the next page; null on the last.'),
        facets: object('For each filter the values that it would find, given the other filters.', {
          domain: FacetCounts,
          country: FacetCounts,
          publisher: FacetCounts,
          unit: FacetCounts,
          tier: FacetCounts,
        }),
        source_trail: Type.Array(ref(DatasetTrailEntry), {
          description: 'The publications of this page.',
        }),
        notices,
        ...metaFields,
      },
      metaOptions,
    ),
  },
  { $id: 'FactorsAnswer', ...closed },
)
export type FactorsAnswer = Static<typeof FactorsAnswer>
