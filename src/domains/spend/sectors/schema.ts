import { type Static, Type } from 'typebox'
import { formatParam, querySchema, textParam } from '../../../contract/params/schema.ts'
import { shape } from '../../../contract/schema.ts'
import { amountListSchema } from '../../shared/amount/schema.ts'

const { closed } = shape

export const SpendSectorsQuery = querySchema({
  q: Type.Optional(
    textParam({
      description: 'Words of the title, or the first digits of the code: only sectors that have all of them.',
      examples: ['office furniture'],
    }),
  ),
  format: formatParam,
})

export const SpendSectorsAnswer = amountListSchema(
  'SpendSectorsAnswer',
  Type.Object(
    {
      naics: Type.String({ description: 'What to send as naics.' }),
      sector: Type.String({ description: 'The title of the NAICS 2017 code.' }),
      factor: Type.Number({ minimum: 0, description: 'With the margins of transport and trade.' }),
      factor_unit: Type.Literal('kgCO2e/USD', { description: 'The unit of factor; dollars of 2022.' }),
      factor_id: Type.String({ description: 'The row in the data edition.' }),
    },
    closed,
  ),
)
export type SpendSectorsAnswer = Static<typeof SpendSectorsAnswer>
