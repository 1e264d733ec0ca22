import { type Static, Type } from 'typebox'
import { querySchema } from '../../../contract/params/schema.ts'
import { DatasetTrailEntry, metaFields, Notice, ref, shape } from '../../../contract/schema.ts'
import { FactorRange } from '../emissions/schema.ts'

const { closed } = shape

export const HotelFactorsQuery = querySchema({})

export const HotelFactorsAnswer = Type.Object(
  {
    data: Type.Array(
      Type.Object(
        {
          country_code: Type.String(),
          country_name: Type.String(),
          factor: Type.Number({ minimum: 0 }),
          unit: Type.Literal('kg CO2e per room per night'),
          region: Type.String({ description: 'UN M49 region, for example Western Europe.' }),
          is_estimate: Type.Boolean(),
          tier: Type.Enum(['exact', 'region', 'estimate', 'user']),
          year: Type.Integer(),
          factor_id: Type.String({ description: 'The row in the data edition.' }),
          range: Type.Optional(ref(FactorRange)),
        },
        closed,
      ),
      { description: 'Lowest factor first.' },
    ),
    meta: Type.Object(
      {
        total_countries: Type.Integer(),
        source: Type.String(),
        emission_factors_year: Type.Integer(),
        source_trail: Type.Array(ref(DatasetTrailEntry)),
        notices: Type.Array(ref(Notice)),
        ...metaFields,
      },
      closed,
    ),
  },
  { $id: 'HotelFactorsAnswer', ...closed },
)

export type HotelFactorsAnswer = Static<typeof HotelFactorsAnswer>
