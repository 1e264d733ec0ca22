import { type Static, Type } from 'typebox'
import { formatParam, querySchema } from '../../../contract/params/schema.ts'
import { shape } from '../../../contract/schema.ts'
import { amountListSchema } from '../../shared/amount/schema.ts'

const { closed } = shape

export const WasteMaterialsQuery = querySchema({ format: formatParam })

const Treatment = Type.Object(
  {
    treatment: Type.String({ description: 'What to send as treatment.' }),
    factor: Type.Number({ minimum: 0, description: 'The factor, in factor_unit.' }),
    factor_unit: Type.Literal('kgCO2e/tonne', { description: 'The unit of factor.' }),
    factor_id: Type.String({ description: 'The row in the data edition.' }),
  },
  closed,
)

export const WasteMaterialsAnswer = amountListSchema(
  'WasteMaterialsAnswer',
  Type.Object(
    {
      material: Type.String({ description: 'What to send as material.' }),
      label: Type.String({ description: "The publisher's name." }),
      group: Type.String({ description: 'The group of materials that it stands in.' }),
      treatments: Type.Array(Treatment, { minItems: 1, description: 'Those that it has a factor for.' }),
    },
    closed,
  ),
)
export type WasteMaterialsAnswer = Static<typeof WasteMaterialsAnswer>
