/** The parameters of /v1/spend/emissions, and its answer. */
import { type Static, Type } from 'typebox'
import {
  countryParam,
  integerParam,
  nameParam,
  numberParam,
  querySchema,
  textParam,
} from '../../../contract/params/schema.ts'
import { countryName, shape } from '../../../contract/schema.ts'
import { amountAnswerSchema, amountEmissionsSchema, amountParams } from '../../shared/amount/schema.ts'

const { described, kg } = shape

/** Of the dollars that the factors are per. */
export const PRICE_YEAR = 2022
export const CURRENCY = 'USD'

export const SpendEmissionsQuery = querySchema({
  amount: numberParam({
    minimum: 0.01,
    maximum: 1e10,
    description:
      "How much was spent, 0.01 to 10000000000, in US dollars of 2022 at the purchaser's price, without taxes.",
    examples: [10_000],
  }),
  naics: textParam({
    description:
      'What was bought: the six digits of a NAICS 2017 code, or its title. /v1/spend/sectors?q= finds it.',
    examples: ['337214'],
  }),
  currency: nameParam({
    default: CURRENCY,
    description: 'USD; amounts in other currencies are refused, for you know the day and rate of exchange.',
  }),
  price_year: integerParam({
    default: PRICE_YEAR,
    minimum: 1900,
    maximum: 2100,
    description:
      'The year of the prices: 2022; dollars of other years are refused, for you know what of the price has changed. `year` is another thing: the edition of the factors.',
  }),
  country: Type.Optional(
    countryParam({
      description:
        'Where it was bought. The factors are those of United States industry: for another country they are borrowed.',
      examples: ['US'],
    }),
  ),
  ...amountParams,
})

const spend = Type.Object(
  {
    amount: Type.Number({ minimum: 0, description: 'US dollars of 2022.' }),
    currency: Type.Literal(CURRENCY, { description: 'The currency of amount.' }),
    price_year: Type.Literal(PRICE_YEAR, { description: 'The year of the prices.' }),
    naics: Type.String({ description: 'The six digits of the NAICS 2017 code.' }),
    sector: Type.String({ description: 'The title of the NAICS code.' }),
    factor: Type.Number({ minimum: 0, description: 'With the margins of transport and trade.' }),
    factor_unit: Type.Literal('kgCO2e/USD', { description: 'The unit of factor.' }),
    country_code: Type.String({ description: 'ISO 3166-1 alpha-2; US where none was given.' }),
    country_name: countryName,
  },
  described('The purchase as it was understood.'),
)

export const SpendEmissionAnswer = amountAnswerSchema('SpendEmissionAnswer', 'spend_emission', {
  emissions: amountEmissionsSchema({
    ghg_protocol_scopes: Type.Object(
      { scope_3_category_1: kg('Purchased goods and services') },
      described('The total by scope and category of the GHG Protocol.'),
    ),
  }),
  spend,
})
export type SpendEmissionAnswer = Static<typeof SpendEmissionAnswer>
