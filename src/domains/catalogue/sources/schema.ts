import { type Static, Type } from 'typebox'
import { formatParam, querySchema } from '../../../contract/params/schema.ts'
import { metaFields, metaOptions, notices } from '../../../contract/schema.ts'
import { shape } from '../../../contract/shape.ts'
import { sourceFields } from '../schema.ts'

const { closed, count, yesNo } = shape

export const SourcesQuery = querySchema({ format: formatParam })

export const SourcesAnswer = Type.Object(
  {
    data: Type.Array(
      Type.Object(
        {
          ...sourceFields,
          rows: count('Rows of factor tables that name it.'),
          is_of_geography: yesNo('Places and routes are made of it.'),
        },
        closed,
      ),
      { description: 'The publications of the edition.' },
    ),
    meta: Type.Object(
      {
        total: count('Publications in the list.'),
        notices,
        ...metaFields,
      },
      metaOptions,
    ),
  },
  { $id: 'SourcesAnswer', ...closed },
)
export type SourcesAnswer = Static<typeof SourcesAnswer>
