import { type Static, Type } from 'typebox'
import { editionlessQuery, formatParam } from '../../../contract/params/schema.ts'
import { metaFields, metaOptions, notices } from '../../../contract/schema.ts'
import { shape } from '../../../contract/shape.ts'

const { closed, count, text, whole, yesNo } = shape
const day = (description: string) => Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description })

export const EditionsQuery = editionlessQuery({ format: formatParam })

export const EditionsAnswer = Type.Object(
  {
    data: Type.Array(
      Type.Object(
        {
          edition: text('Its name, for edition=.'),
          label: text('Its name for a person.'),
          year: whole('The year of activity that it is for; year= takes its latest.'),
          revision: Type.Integer({ minimum: 1, description: 'The number of the revision within the year.' }),
          is_latest_of_year: yesNo('Whether year= selects it.'),
          is_default: yesNo('Whether this server uses it by default.'),
          status: Type.Union([Type.Literal('released'), Type.Literal('open'), Type.Literal('third_party')], {
            description:
              'released: it never changes. open: the next revision of its year, whose rows may still change; only edition= with its full name reaches it. third_party: brought by the operator of this server, and reached the same way.',
          }),
          released: Type.Union([day('The day of its release.'), Type.Null()], {
            description: 'The day of its release; null while it is open.',
          }),
          hash: Type.String({
            pattern: '^[0-9a-f]{64}$',
            description: 'SHA-256 over its files; edition_hash of a response has the first 12 digits.',
          }),
          rows: count('Of all tables.'),
          rows_by_table: Type.Record(Type.String(), Type.Integer({ minimum: 0 }), {
            description: 'Rows by the name of the table.',
          }),
          publishers: Type.Array(
            Type.Object(
              {
                publisher: text('Who published them.'),
                years: Type.Array(Type.Integer(), { description: 'The years described.' }),
              },
              closed,
            ),
            { description: 'The publishers of its values, and the years that these describe.' },
          ),
        },
        closed,
      ),
      { description: 'By year, then by revision.' },
    ),
    meta: Type.Object(
      {
        total: Type.Integer({ minimum: 1, description: 'Editions in the list.' }),
        defaults: Type.Array(
          Type.Object({ since: day('From this day on.'), edition: text('Its name.') }, closed),
          { description: 'Which edition was the default when: as_of= selects by it.' },
        ),
        notices,
        ...metaFields,
      },
      metaOptions,
    ),
  },
  { $id: 'EditionsAnswer', ...closed },
)
export type EditionsAnswer = Static<typeof EditionsAnswer>
