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
} from '../../../contract/schema.ts'
import { shape } from '../../../contract/shape.ts'
import { FactorRange, HOTEL_UNIT, hotelTier } from '../emissions/schema.ts'

const { amount, closed, text, whole, yesNo } = shape

export const HotelFactorsQuery = querySchema({})

export const HotelFactorsAnswer = Type.Object(
  {
    data: Type.Array(
      Type.Object(
        {
          country_code: countryCode,
          country_name: countryName,
          factor: amount('The factor of a room and night, in unit.'),
          unit: HOTEL_UNIT,
          region: text('UN M49 region, for example Western Europe.'),
          is_estimate: yesNo('Whether the factor is an estimate.'),
          tier: hotelTier,
          year: whole('The year that the factor describes.'),
          factor_id: text('The row in the data edition.'),
          range: Type.Optional(ref(FactorRange)),
        },
        closed,
      ),
      { description: 'Lowest factor first.' },
    ),
    meta: Type.Object(
      {
        total_countries: whole('Countries in the list.'),
        source: text('The main publication.'),
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
