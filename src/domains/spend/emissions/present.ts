import { kgFromGrams } from '../../../core/quantity.ts'
import type { Country } from '../../basis/basis.ts'
import type { Edition } from '../../edition.ts'
import type { Answered } from '../../operation.ts'
import type { AmountEmissions, AmountItem } from '../../shared/amount/calculate.ts'
import { onlyFactor, presentAmount, yearOfFactors } from '../../shared/amount/present.ts'
import type { SpendSector } from '../factors.ts'
import { CURRENCY, PRICE_YEAR, type SpendEmissionAnswer } from './schema.ts'

export interface SpendResult {
  /** US dollars of 2022. */
  readonly amount: number
  readonly sector: SpendSector
  /** Where it was bought. */
  readonly country: Country
  readonly items: readonly AmountItem[]
  readonly emissions: AmountEmissions
  readonly withEquivalents: boolean
}

/** The page that says how it is calculated. */
const METHOD = 'docs/methods/spend.md'
const STANDARDS = { GHG_Protocol: 'Scope 3 Category 1 (purchased goods and services), spend-based method' }

export function presentSpendEmission(
  edition: Edition,
  { id, result, notices, meta }: Answered<SpendResult>,
): SpendEmissionAnswer {
  const { amount, sector, country, items, emissions } = result
  const shown = { ...result, what: `spending on ${sector.title} in ${country.name}`, method: METHOD }
  const own = { ghg_protocol_scopes: { scope_3_category_1: kgFromGrams(emissions.co2eGrams) } }
  const spend = {
    amount,
    currency: CURRENCY,
    price_year: PRICE_YEAR,
    naics: sector.key,
    sector: sector.title,
    factor: onlyFactor(items),
    factor_unit: 'kgCO2e/USD',
    country_code: country.code,
    country_name: country.name,
  } as const
  return {
    data: {
      type: 'spend_emission',
      id,
      attributes: { emissions: presentAmount(edition, shown, own), spend, notices },
    },
    meta: {
      methodology: 'Dollars x supply chain factor of the sector, with margins',
      emission_factors_year: yearOfFactors(items),
      standards_compliance: STANDARDS,
      ...meta,
    },
  }
}
