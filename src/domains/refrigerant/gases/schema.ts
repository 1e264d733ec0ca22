import { type Static, Type } from 'typebox'
import { formatParam, nameParam, querySchema } from '../../../contract/params/schema.ts'
import { shape } from '../../../contract/schema.ts'
import { amountListSchema } from '../../shared/amount/schema.ts'

const { closed } = shape

export const RefrigerantGasesQuery = querySchema({
  q: Type.Optional(
    nameParam({
      description: 'A part of a name or R-number: only gases that have it.',
      examples: ['R-41'],
    }),
  ),
  format: formatParam,
})

export const RefrigerantGasesAnswer = amountListSchema(
  'RefrigerantGasesAnswer',
  Type.Object(
    {
      gas: Type.String({ description: 'What to send as gas.' }),
      label: Type.String({ description: "The publisher's name." }),
      kind: Type.Enum(['kyoto', 'blends', 'montreal', 'ethers', 'other'], {
        description: 'The list of the publisher that it stands in.',
      }),
      names: Type.Array(Type.String(), { description: 'Other names that are understood.' }),
      factor: Type.Number({ minimum: 0, description: 'Global warming potential over 100 years.' }),
      factor_unit: Type.Literal('kgCO2e/kg', { description: 'The unit of factor.' }),
      factor_id: Type.String({ description: 'The row in the data edition.' }),
    },
    closed,
  ),
)
export type RefrigerantGasesAnswer = Static<typeof RefrigerantGasesAnswer>
