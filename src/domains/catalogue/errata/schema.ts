import { type Static, Type } from 'typebox'
import {
  editionlessQuery,
  formatParam,
  integerParam,
  nameParam,
  textParam,
  tokenParam,
} from '../../../contract/params/schema.ts'
import { metaFields, metaOptions, notices } from '../../../contract/schema.ts'
import { shape } from '../../../contract/shape.ts'
import { FINDINGS, STATUSES } from '../../../factors/errata/tables.ts'
import { orNull } from '../schema.ts'

const { closed, count, oneOf, text } = shape

const LIMIT_MAX = 500
export const LIMIT_DEFAULT = 50

export const ErrataQuery = editionlessQuery({
  publisher: Type.Optional(
    textParam({ description: 'Only of this publisher; a part of the name is enough.', examples: ['DESNZ'] }),
  ),
  edition: Type.Optional(
    nameParam({
      description: 'Only errata in this edition of a publication, as its publisher calls it.',
      examples: ['2025'],
      'x-of-publication': true,
    }),
  ),
  status: Type.Optional(
    tokenParam(STATUSES, { description: 'Only errata that are proven, or those that are suspected.' }),
  ),
  limit: Type.Optional(
    integerParam({
      minimum: 1,
      maximum: LIMIT_MAX,
      description: `How many errata a page has, 1 to ${LIMIT_MAX}; ${LIMIT_DEFAULT} unless given, as CSV all.`,
    }),
  ),
  cursor: Type.Optional(
    nameParam({ description: 'meta.next_cursor of the page before.', examples: ['E12'] }),
  ),
  format: formatParam,
})

const TouchedRow = Type.Object(
  {
    factor_id: text('The row: GET /v1/factors/{factor_id}.'),
    category: oneOf(['emission_factor', 'wtt_factor'], 'Which factor of the row.'),
    year: Type.Integer({ description: 'The year that it describes.' }),
    published: Type.Number({ description: 'As published, in the unit of the row.' }),
    corrected: orNull(Type.Number(), 'The corrected value; null where nobody knows it.'),
    rule: orNull(Type.String(), 'How the corrected value is calculated, where it is.'),
  },
  { ...closed },
)

const texts = {
  touches: text('The table or rows that it touches.'),
  says: text('What the publication says.'),
  correct: text('What is right, and why.'),
  effect: text('What follows for a result.'),
}

export const ErrataAnswer = Type.Object(
  {
    data: Type.Array(
      Type.Object(
        {
          erratum_id: text('The erratum, by its id here.'),
          publisher: text('Who published it.'),
          editions: Type.Array(Type.String(), {
            description: 'The editions of the publication that have it.',
          }),
          source_ids: Type.Array(Type.String(), {
            description: 'The publications: GET /v1/sources/{source_id}.',
          }),
          status: oneOf(STATUSES, 'Whether it is proven or suspected.'),
          found_by: oneOf(
            FINDINGS,
            'How it was found: fuel_ratio, upstream against direct emissions of the fuel in the same edition; earlier_edition, row by row; components, a blend from its gases; several_lists; author, a report of the author.',
          ),
          ...texts,
          de: Type.Object(texts, { ...closed, description: 'The same in German.' }),
          rows: Type.Array(TouchedRow, { description: 'Rows of our tables whose results have a notice.' }),
        },
        closed,
      ),
      { description: 'The errata that the filters find.' },
    ),
    meta: Type.Object(
      {
        total: count('Errata on all pages.'),
        returned: count('Errata on this page.'),
        next_cursor: orNull(Type.String(), 'What to send as cursor for the next page; null on the last.'),
        notices,
        ...metaFields,
      },
      metaOptions,
    ),
  },
  { $id: 'ErrataAnswer', ...closed },
)
export type ErrataAnswer = Static<typeof ErrataAnswer>
