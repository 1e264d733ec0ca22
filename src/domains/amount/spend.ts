/** Dollars spent by sector: an average of an industry, where nothing better is known. */

import { integerParam, nameParam, textParam } from '../../contract/params/schema.ts'
import { shape } from '../../contract/shape.ts'
import type { Assumption } from '../../engine/assumption.ts'
import { fallback } from '../../engine/notices.ts'
import { decimal as exact, toNumber } from '../../engine/numbers/decimal.ts'
import { decimal, like, text } from '../../factors/tables/columns.ts'
import { message } from '../../messages/messages.ts'
import { publishedFor } from './common/country.ts'
import { amountDomain } from './common/domain.ts'
import { requireNamed } from './common/names.ts'
import { amountParam } from './common/params.ts'
import { refusal } from './common/refusal.ts'
import { factorTable } from './common/tables.ts'
import { spendSectors } from './lists/sectors.ts'

const CURRENCY = 'USD' as const
/** Of the dollars that the factors are per. */
const PRICE_YEAR = 2022 as const
const PER_DOLLAR = { minimum: 0.0001, maximum: 100, 'x-unit': 'kgCO2e/USD' }

const SPEND_SECTORS = factorTable('spend_sectors', {
  description:
    "Published supply chain factors of United States industry by NAICS 2017 code, kg CO2e per US dollar of 2022 at the purchaser's price. factor: with the margins of transport and trade; without_margins: cradle to the factory gate alone, for prices there. The publisher's file names no GWP set.",
  about: {
    title: 'Spending',
    boundary: 'cradle to shelf: supply chain with margins of transport and trade',
    country: 'US',
  },
  keys: { naics: like('^\\d{6}$') },
  unit: 'kgCO2e/USD',
  factor: PER_DOLLAR,
  own: { without_margins: decimal(PER_DOLLAR), useeio_code: text() },
})

/** It is never exact: strict=true always refuses. */
const BY_SPENDING: Assumption = {
  ...fallback('spend_based_estimate', {}, 'amount'),
  tier: 'region',
}

export const spend = amountDomain({
  name: 'spend',
  summary: 'Dollars spent by sector: Scope 3 category 1, where nothing better is known.',
  title: 'Spend-based emissions of purchases',
  description:
    "US dollars of 2022 spent on what a sector sells (GHG Protocol Scope 3 category 1), by EPA's supply chain factors v1.3 (USEEIO) with the margins of transport and trade. An average of United States industry: use it to find hotspots in purchasing, not to compare products or suppliers. It is always an estimate, and strict=true always refuses it.",
  refusals:
    '`validation_error`: a parameter is missing, malformed or out of range, an unknown sector (suggestions), another currency than USD, prices of another year than 2022. `no_exact_factor`: strict=true, always.',
  examples: {
    answers: { office_furniture: 'amount=10000&naics=337214&country=US' },
    refusals: {
      euros: 'amount=10000&naics=337214&currency=EUR',
      prices_of_another_year: 'amount=10000&naics=337214&price_year=2024',
      strict: 'amount=10000&naics=337214&country=US&strict=true',
    },
  },
  methodology: 'Dollars x supply chain factor of the sector, with margins',
  protocol: 'Scope 3 Category 1 (purchased goods and services), spend-based method',

  tables: [SPEND_SECTORS],
  /** Margins only add. */
  check(tables, report) {
    for (const { line, factor, without_margins: without } of tables.rows(SPEND_SECTORS))
      if (toNumber(factor) < toNumber(without))
        report(SPEND_SECTORS, line, 'factor: less than without_margins')
  },
  published: publishedFor('spend', 'US'),
  /** An average of an industry stands for a purchase: exact nowhere. */
  tiers: { home: 'region', abroad: 'region' },
  factors: (tables, factorOf) =>
    tables.rows(SPEND_SECTORS).map((row) => {
      const [key, title] = [row.naics, row.publisher_row]
      return { ...factorOf(row, 'spend'), key, title, names: [title], assumptions: [BY_SPENDING] }
    }),

  parameters: {
    amount: amountParam(
      'How much was spent, in US dollars of 2022, without taxes: 0.01 to 10000000000. The price is that of the purchaser.',
      [0.01, 1e10],
      10_000,
    ),
    naics: textParam({
      description: 'What was bought: six digits of a NAICS 2017 code, or a title of /v1/spend/sectors.',
      examples: ['337214'],
    }),
    currency: nameParam({
      default: CURRENCY,
      description: 'Only USD is accepted. Convert other currencies first, at the rate of the purchase date.',
    }),
    price_year: integerParam({
      default: PRICE_YEAR,
      minimum: 1900,
      maximum: 2100,
      description:
        'The year of the prices: 2022. Adjust amounts of other years first; they are refused. `year` is something else: it selects the edition of the factors.',
    }),
  },
  country:
    'Where it was bought. The factors are those of United States industry. For another country they are proxy values.',
  unit: CURRENCY,
  lines: { supply_chain: 'scope_3_category_1' },
  scopes: { scope_3_category_1: 'Purchased goods and services' },
  fieldsAre: 'The purchase as it was understood.',
  fields: {
    amount: shape.amount('US dollars of 2022.'),
    currency: shape.literal(CURRENCY, 'The currency of amount.'),
    price_year: shape.literal(PRICE_YEAR, 'The year of the prices.'),
    naics: shape.text('The six digits of the NAICS 2017 code.'),
    sector: shape.text('The title of the NAICS code.'),
    factor: shape.amount('With the margins of transport and trade.'),
  },

  understand(params, factors) {
    requireDollarsOf2022(params.currency, params.price_year)
    const { amount, naics: given } = params
    const sector = requireNamed(factors(), 'naics', given, '/v1/spend/sectors')
    return {
      choice: { currency: CURRENCY, naics: sector.key, sector: sector.title },
      factors: { supply_chain: sector },
      measure: exact(amount),
      numbers: { amount, price_year: PRICE_YEAR },
      asked: { ...params, naics: sector.key, currency: CURRENCY },
    }
  },
  what: ({ sector }, country) => message('subject.spend', { sector, country }),
  list: spendSectors,
})

function requireDollarsOf2022(currency: string, year: number): void {
  if (currency.toUpperCase() !== CURRENCY) {
    const values = { currency: CURRENCY, price_year: PRICE_YEAR, value: currency }
    throw refusal('currency', 'validation_error.currency', values)
  }
  if (year !== PRICE_YEAR) {
    const values = { price_year: PRICE_YEAR, value: String(year) }
    throw refusal('price_year', 'validation_error.price_year', values)
  }
}
