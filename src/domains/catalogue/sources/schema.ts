import { type Static, Type } from 'typebox'
import { formatParam, querySchema } from '../../../contract/params/schema.ts'
import { metaFields, metaOptions, notices, shape } from '../../../contract/schema.ts'
import { sourceFields } from '../schema.ts'

const { closed } = shape

export const SourcesQuery = querySchema({ format: formatParam })

export const SourcesAnswer = Type.Object(
  {
    data: Type.Array(
      Type.Object(
        {
          ...sourceFields,
          rows: Type.Integer({ minimum: 0, description: 'Rows of factor tables that name it.' }),
          is_of_geography: Type.Boolean({ description: 'Places and routes are made of it.' }),
        },
        closed,
      ),
      { description: 'The publications of the edition.' },
    ),
    meta: Type.Object(
      {
        total: Type.Integer({ minimum: 0, description: 'Publications in the list.' }),
        notices,
        ...metaFields,
      },
      metaOptions,
    ),
  },
  { $id: 'SourcesAnswer', ...closed },
)
export type SourcesAnswer = Static<typeof SourcesAnswer>
