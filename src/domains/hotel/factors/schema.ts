import { type Static, Type } from 'typebox'
import { querySchema } from '../../../contract/params/schema.ts'
import {
  countryCode,
  countryName,
  datasetTrail,
  factorsYear,
  metaFields,
  metaOptions,
  notices,
  ref,
  shape,
} from '../../../contract/schema.ts'
import { FactorRange, HOTEL_UNIT, hotelTier } from '../emissions/schema.ts'

const { closed } = shape

export const HotelFactorsQuery = querySchema({})

export const HotelFactorsAnswer = Type.Object(
  {
    data: Type.Array(
      Type.Object(
        {
          country_code: countryCode,
          country_name: countryName,
          factor: Type.Number({ minimum: 0, description: 'The factor of a room and night, in unit.' }),
          unit: HOTEL_UNIT,
          region: Type.String({ description: 'UN M49 region, for example Western Europe.' }),
          is_estimate: Type.Boolean({ description: 'Whether the factor is an estimate.' }),
          tier: hotelTier,
          year: Type.Integer({ description: 'The year that the factor describes.' }),
          factor_id: Type.String({ description: 'The row in the data edition.' }),
          range: Type.Optional(ref(FactorRange)),
        },
        closed,
      ),
      { description: 'Lowest factor first.' },
    ),
    meta: Type.Object(
      {
        total_countries: Type.Integer({ description: 'Countries in the list.' }),
        source: Type.String({ description: 'The main publication.' }),
        emission_factors_year: factorsYear,
        source_trail: datasetTrail,
        notices,
        ...metaFields,
      },
      metaOptions,
    ),
  },
  { $id: 'HotelFactorsAnswer', ...closed },
)

export type HotelFactorsAnswer = Static<typeof HotelFactorsAnswer>
