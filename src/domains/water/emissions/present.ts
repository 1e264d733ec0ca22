import { type Decimal, toNumber } from '../../../core/decimal.ts'
import { kgFromGrams } from '../../../core/quantity.ts'
import type { Country } from '../../basis/basis.ts'
import type { Edition } from '../../edition.ts'
import type { Answered } from '../../operation.ts'
import type { AmountEmissions, AmountItem } from '../../shared/amount/calculate.ts'
import { presentAmount, yearOfFactors } from '../../shared/amount/present.ts'
import type { WaterService } from '../factors.ts'
import type { WATER_SERVICES, WATER_UNITS, WaterEmissionAnswer } from './schema.ts'

export interface WaterResult {
  readonly amount: number
  readonly unit: (typeof WATER_UNITS)[number]
  readonly service: (typeof WATER_SERVICES)[number]
  readonly cubicMetres: Decimal
  /** Where it is used. */
  readonly country: Country
  /** What of it is counted. */
  readonly items: readonly AmountItem[]
  readonly emissions: AmountEmissions
  readonly withEquivalents: boolean
}

type Attributes = WaterEmissionAnswer['data']['attributes']

/** The page that says how it is calculated. */
const METHOD = 'docs/methods/water.md'
const STANDARDS = {
  GHG_Protocol: 'Scope 3 Category 1 (water supplied) and Category 5 (waste water treated)',
}

export function presentWaterEmission(
  edition: Edition,
  { id, result, notices, meta }: Answered<WaterResult>,
): WaterEmissionAnswer {
  return {
    data: {
      type: 'water_emission',
      id,
      attributes: { emissions: emissions(edition, result), water: water(result), notices },
    },
    meta: {
      methodology: 'Amount x factor of water supplied, plus amount x factor of waste water treated',
      emission_factors_year: yearOfFactors(result.items),
      standards_compliance: STANDARDS,
      ...meta,
    },
  }
}

function emissions(edition: Edition, result: WaterResult): Attributes['emissions'] {
  const { items, country } = result
  const [supply, treatment] = [kgOf(result, 'supply'), kgOf(result, 'treatment')]
  const shown = {
    ...result,
    what: `water in ${country.name}`,
    method: METHOD,
    names: items.map(({ part }) => `${part}_co2e`),
  }
  return presentAmount(edition, shown, {
    breakdown: { supply_co2e: supply, treatment_co2e: treatment, unit: 'kg' as const },
    ghg_protocol_scopes: { scope_3_category_1: supply, scope_3_category_5: treatment },
  })
}

/** Nothing of a service that is not counted. */
function kgOf({ items, emissions }: WaterResult, service: WaterService): number {
  return kgFromGrams(emissions.itemGrams[items.findIndex(({ part }) => part === service)] ?? 0)
}

function water({ items, country, ...result }: WaterResult): Attributes['water'] {
  const factors = items.map(({ part, factor }) => [`${part}_factor`, toNumber(factor.kgPerUnit)])
  return {
    amount: result.amount,
    unit: result.unit,
    cubic_metres: toNumber(result.cubicMetres),
    service: result.service,
    ...Object.fromEntries(factors),
    factor_unit: 'kgCO2e/m3',
    country_code: country.code,
    country_name: country.name,
  }
}
