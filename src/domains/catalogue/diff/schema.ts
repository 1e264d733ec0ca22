import { type Static, Type } from 'typebox'
import { editionlessQuery, formatParam, nameParam, tokenParam } from '../../../contract/params/schema.ts'
import { metaFields, metaOptions, notices } from '../../../contract/schema.ts'
import { shape } from '../../../contract/shape.ts'
import { domain, factorFields, orNull, TierName } from '../schema.ts'

const { closed, oneOf, text } = shape
const count = (description: string) => shape.count(description)

export function diffQuery(domains: readonly string[]) {
  return editionlessQuery({
    from: nameParam({
      description: 'An edition by its name, or a year for its latest revision.',
      examples: ['2024'],
    }),
    to: nameParam({ description: 'The edition that it is compared with.', examples: ['2025'] }),
    domain: Type.Optional(
      tokenParam(domains, { description: 'Only rows of this domain; basis: tables that all domains use.' }),
    ),
    format: formatParam,
  })
}

const { figure, factor, unit, gwp, year, source_id, publisher_row } = factorFields

const Side = orNull(
  Type.Object({ figure, factor, unit, gwp, year, tier: TierName, source_id, publisher_row }, closed),
  'The row in this edition; null where it has none.',
)

export const EditionsDiffAnswer = Type.Object(
  {
    data: Type.Array(
      Type.Object(
        {
          factor_id: text('The row.'),
          change: oneOf(['changed', 'added', 'removed'], 'What has become of it, seen from `from`.'),
          domain,
          table: text('The table that contains it.'),
          name: text('What it describes.'),
          from: Side,
          to: Side,
          per_cent: orNull(
            Type.Number(),
            'By how much the value has changed, to two decimals; null where a side has none, another unit, or 0 before.',
          ),
          columns: Type.Array(Type.String(), { description: 'Of a changed row: the columns that differ.' }),
        },
        closed,
      ),
      {
        description:
          'Rows whose values, gases, units, GWP set or other facts differ; one that only cites another publication of the same value is unchanged.',
      },
    ),
    meta: Type.Object(
      {
        from: text('The name of the one edition.'),
        from_hash: text('SHA-256 over its files.'),
        to: text('The name of the other.'),
        to_hash: text('SHA-256 over its files.'),
        total: count('Rows in the list.'),
        changed: count('Rows that both have, and differ.'),
        added: count('Rows that only `to` has.'),
        removed: count('Rows that only `from` has.'),
        unchanged: count('Rows that both have alike, which are not listed.'),
        notices,
        ...metaFields,
      },
      metaOptions,
    ),
  },
  { $id: 'EditionsDiffAnswer', ...closed },
)
export type EditionsDiffAnswer = Static<typeof EditionsDiffAnswer>
