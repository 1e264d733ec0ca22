import { type Static, Type } from 'typebox'
import { formatParam, querySchema } from '../../../contract/params/schema.ts'
import { shape } from '../../../contract/schema.ts'
import { amountListSchema } from '../../shared/amount/schema.ts'

const { closed } = shape

export const WasteMaterialsQuery = querySchema({ format: formatParam })

const Treatment = Type.Object(
  {
    treatment: Type.String(),
    factor: Type.Number({ minimum: 0 }),
    factor_unit: Type.Literal('kgCO2e/tonne'),
    factor_id: Type.String({ description: 'The row in the data edition.' }),
  },
  closed,
)

export const WasteMaterialsAnswer = amountListSchema(
  'WasteMaterialsAnswer',
  Type.Object(
    {
      material: Type.String(),
      label: Type.String({ description: "The publisher's name." }),
      group: Type.String(),
      treatments: Type.Array(Treatment, { minItems: 1 }),
    },
    closed,
  ),
)
export type WasteMaterialsAnswer = Static<typeof WasteMaterialsAnswer>
