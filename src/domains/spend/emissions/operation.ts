/** Emissions of what was bought, by what it cost. */
import { ApiError } from '../../../contract/errors.ts'
import { quote } from '../../../contract/quote.ts'
import { decimal } from '../../../core/decimal.ts'
import { fallback } from '../../../core/notices.ts'
import { operation } from '../../operation.ts'
import { type AmountItem, amountEmissions } from '../../shared/amount/calculate.ts'
import { countryFor } from '../../shared/amount/country.ts'
import { requireNamed } from '../../shared/amount/names.ts'
import { PUBLISHED } from '../factors.ts'
import { spendPart } from '../part.ts'
import { presentSpendEmission, type SpendResult } from './present.ts'
import { CURRENCY, PRICE_YEAR, SpendEmissionAnswer, SpendEmissionsQuery } from './schema.ts'

/** It is never exact: strict=true always refuses. */
const BY_SPENDING = fallback(
  'spend_based_estimate',
  'By what it cost: an average of a whole industry of the United States per dollar. It is good for finding where the large emissions of purchasing are, and not for comparing products or suppliers, for following a reduction, or for a claim: a discount would count as less CO2. No parameter makes it exact; a figure of the supplier, or the mass, energy or distance behind the purchase, would.',
  'amount',
)

export const spendEmissions = operation({
  name: 'spendEmissions',
  path: '/v1/spend/emissions',
  title: 'Emissions of purchases by what they cost',
  description:
    "US dollars of 2022 spent on what a sector sells (GHG Protocol Scope 3 category 1), by EPA's supply chain factors v1.3 (USEEIO) with the margins of transport and trade. An average of United States industry: good for finding where the large emissions of purchasing are, not for comparing products or suppliers. It is always a fallback, and strict=true always refuses it.",
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
  answer: SpendEmissionAnswer,
  query: () => SpendEmissionsQuery,
  calculate({ edition }, params) {
    requireDollarsOf2022(params.currency, params.price_year)
    const sector = requireNamed(edition.part(spendPart), {
      field: 'naics',
      text: params.naics,
      list: 'the codes and titles of /v1/spend/sectors',
    })
    const { country, place, notices } = countryFor(edition, params.country, PUBLISHED)
    const items: AmountItem[] = [
      {
        part: 'supply_chain',
        factor: sector.factor,
        place,
        quantity: decimal(params.amount),
        unit: CURRENCY,
      },
    ]
    const asked = { ...params, naics: sector.key, currency: CURRENCY }
    const result: SpendResult = {
      amount: params.amount,
      sector,
      country,
      items,
      emissions: amountEmissions(items),
      withEquivalents: params.equivalents,
    }
    return {
      kind: 'spend_emission',
      identity: asked,
      askAgain: asked,
      notices: [BY_SPENDING, ...notices],
      result,
    }
  },
  present: presentSpendEmission,
})

function requireDollarsOf2022(currency: string, priceYear: number): void {
  if (currency.toUpperCase() !== CURRENCY) {
    const message = `Parameter 'currency' must be ${CURRENCY}; got ${quote(currency)}. The factors are per US dollar of ${PRICE_YEAR}: convert the amount at the rate of the day of the purchase, then to prices of ${PRICE_YEAR}.`
    throw new ApiError({ code: 'validation_error', field: 'currency', message })
  }
  if (priceYear !== PRICE_YEAR) {
    const message = `Parameter 'price_year' must be ${PRICE_YEAR}; got ${quote(String(priceYear))}. The factors are per US dollar of ${PRICE_YEAR}: bring the amount to prices of ${PRICE_YEAR} by a price index of the sector.`
    throw new ApiError({ code: 'validation_error', field: 'price_year', message })
  }
}
