import { type Static, Type } from 'typebox'
import { formatParam, nameParam, querySchema } from '../../../contract/params/schema.ts'
import { answerData, metaFields, metaOptions, notices } from '../../../contract/schema.ts'
import { shape } from '../../../contract/shape.ts'
import { domain, sourceFields, usedFor } from '../schema.ts'

const { closed, text, yesNo } = shape

export const SourceQuery = querySchema({
  source_id: nameParam({
    description: 'The id of a publication, as source_id of a factor.',
    examples: ['desnz-2025'],
  }),
  format: formatParam,
})

const TableUse = Type.Object(
  {
    domain,
    table: text('The table that names it.'),
    rows: Type.Integer({ minimum: 1, description: 'Rows that name it.' }),
    factor_ids: Type.Array(Type.String(), { description: 'Those of them that are factors.' }),
  },
  closed,
)

export const SourceAnswer = Type.Object(
  {
    data: answerData('source', {
      ...sourceFields,
      is_of_geography: yesNo('Places and routes are made of it.'),
      used_by: Type.Array(TableUse, { description: 'The tables that name it.' }),
      used_for: usedFor,
      editions: Type.Array(Type.String(), { description: 'All editions that name it.' }),
      notices,
    }),
    meta: Type.Object(metaFields, metaOptions),
  },
  { $id: 'SourceAnswer', ...closed },
)
export type SourceAnswer = Static<typeof SourceAnswer>
