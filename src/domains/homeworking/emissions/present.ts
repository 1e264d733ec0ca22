import { type Decimal, toNumber } from '../../../core/decimal.ts'
import { kgFromGrams } from '../../../core/quantity.ts'
import type { Country } from '../../basis/basis.ts'
import type { Edition } from '../../edition.ts'
import type { Answered } from '../../operation.ts'
import type { AmountEmissions, AmountItem } from '../../shared/amount/calculate.ts'
import { presentAmount, yearOfFactors } from '../../shared/amount/present.ts'
import type { HomeworkingEmissionAnswer } from './schema.ts'

export interface HomeworkingResult {
  /** Of each person. */
  readonly hours: Decimal
  readonly people: number
  readonly totalHours: Decimal
  readonly withHeating: boolean
  /** Where they live. */
  readonly country: Country
  /** Equipment, then heating where it is counted. */
  readonly items: readonly AmountItem[]
  readonly emissions: AmountEmissions
  readonly withEquivalents: boolean
}

type Attributes = HomeworkingEmissionAnswer['data']['attributes']

/** The page that says how it is calculated. */
const METHOD = 'docs/methods/homeworking.md'

export function presentHomeworkingEmission(
  edition: Edition,
  { id, result, notices, meta }: Answered<HomeworkingResult>,
): HomeworkingEmissionAnswer {
  return {
    data: {
      type: 'homeworking_emission',
      id,
      attributes: { emissions: emissions(edition, result), homeworking: homeworking(result), notices },
    },
    meta: {
      methodology: 'Hours of all people x factor of equipment, plus hours x factor of heating',
      emission_factors_year: yearOfFactors(result.items),
      standards_compliance: { GHG_Protocol: 'Scope 3 Category 7 (employee commuting: teleworking)' },
      ...meta,
    },
  }
}

function emissions(edition: Edition, result: HomeworkingResult): Attributes['emissions'] {
  const [equipment = 0, heating = 0] = result.emissions.itemGrams
  const shown = {
    ...result,
    what: `working at home in ${result.country.name}`,
    method: METHOD,
    names: result.items.map(({ part }) => `${part}_co2e`),
  }
  return presentAmount(edition, shown, {
    breakdown: {
      equipment_co2e: kgFromGrams(equipment),
      heating_co2e: kgFromGrams(heating),
      unit: 'kg' as const,
    },
    ghg_protocol_scopes: { scope_3_category_7: kgFromGrams(result.emissions.co2eGrams) },
  })
}

function homeworking({ items, country, ...result }: HomeworkingResult): Attributes['homeworking'] {
  const [equipment, heating] = items.map(({ factor }) => toNumber(factor.kgPerUnit))
  return {
    hours: toNumber(result.hours),
    people: result.people,
    total_hours: toNumber(result.totalHours),
    with_heating: result.withHeating,
    equipment_factor: equipment ?? 0,
    ...(heating !== undefined && { heating_factor: heating }),
    factor_unit: 'kgCO2e/hour',
    country_code: country.code,
    country_name: country.name,
  }
}
