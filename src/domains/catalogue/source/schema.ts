import { type Static, Type } from 'typebox'
import { formatParam, nameParam, querySchema } from '../../../contract/params/schema.ts'
import { calculationId, metaFields, Notice, ref, shape } from '../../../contract/schema.ts'
import { sourceFields, usedFor } from '../schema.ts'

const { closed } = shape

export const SourceQuery = querySchema({
  source_id: nameParam({
    description: 'The id of a publication, as source_id of a factor.',
    examples: ['desnz-2025'],
  }),
  format: formatParam,
})

const TableUse = Type.Object(
  {
    domain: Type.String(),
    table: Type.String(),
    rows: Type.Integer({ minimum: 1, description: 'Rows that name it.' }),
    factor_ids: Type.Array(Type.String(), { description: 'Those of them that are factors.' }),
  },
  closed,
)

export const SourceAnswer = Type.Object(
  {
    data: Type.Object(
      {
        type: Type.Literal('source'),
        id: calculationId,
        attributes: Type.Object(
          {
            ...sourceFields,
            is_of_geography: Type.Boolean({ description: 'Places and routes are made of it.' }),
            used_by: Type.Array(TableUse, { description: 'The tables that name it.' }),
            used_for: usedFor,
            editions: Type.Array(Type.String(), { description: 'All editions that name it.' }),
            notices: Type.Array(ref(Notice)),
          },
          closed,
        ),
      },
      closed,
    ),
    meta: Type.Object(metaFields, closed),
  },
  { $id: 'SourceAnswer', ...closed },
)
export type SourceAnswer = Static<typeof SourceAnswer>
