import { presentEquivalents, presentTrail } from '../../../contract/present.ts'
import { rangeInKg } from '../../../contract/range.ts'
import { ROUNDED_ONCE } from '../../../contract/schema.ts'
import type { Contribution, Trail } from '../../../core/contribution.ts'
import { type Decimal, toNumber } from '../../../core/decimal.ts'
import { equivalents } from '../../../core/equivalents.ts'
import { kgFromGrams } from '../../../core/quantity.ts'
import { rational } from '../../../core/rational.ts'
import { commonGwp } from '../../../core/trail.ts'
import type { Country } from '../../basis/basis.ts'
import type { Edition } from '../../edition.ts'
import type { Answered } from '../../operation.ts'
import type { WaterEmissions } from '../calculate.ts'
import { type WaterFactor, waterEntry } from '../factors.ts'
import type { WATER_SERVICES, WATER_UNITS, WaterEmissionAnswer } from './schema.ts'

export interface WaterResult {
  readonly amount: number
  readonly unit: (typeof WATER_UNITS)[number]
  readonly service: (typeof WATER_SERVICES)[number]
  readonly cubicMetres: Decimal
  /** Where it is used. */
  readonly country: Country
  readonly supply: WaterFactor | undefined
  readonly treatment: WaterFactor | undefined
  readonly emissions: WaterEmissions
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
      emission_factors_year: Math.max(...factorsOf(result).map(({ year }) => year)),
      standards_compliance: STANDARDS,
      ...meta,
    },
  }
}

function factorsOf({ supply, treatment }: WaterResult): WaterFactor[] {
  return [supply, treatment].filter((factor) => factor !== undefined)
}

function emissions(edition: Edition, result: WaterResult): Attributes['emissions'] {
  const { co2eGrams, supplyGrams, treatmentGrams } = result.emissions
  const factors = factorsOf(result)
  const trail = trailOf(result)
  const [supply, treatment] = [kgFromGrams(supplyGrams), kgFromGrams(treatmentGrams)]
  return {
    co2e: kgFromGrams(co2eGrams),
    co2e_unit: 'kg',
    co2e_grams: co2eGrams,
    co2e_calculation_method: commonGwp(factors.map(({ gwp }) => gwp)),
    breakdown: { supply_co2e: supply, treatment_co2e: treatment, unit: 'kg' },
    ghg_protocol_scopes: { scope_3_category_1: supply, scope_3_category_5: treatment },
    range: rangeInKg({
      amount: co2eGrams,
      contributions: trail.factors,
      what: `water in ${result.country.name}`,
      parts: {
        supply_co2e: { amount: supplyGrams, contributions: partOf(trail, 'supply') },
        treatment_co2e: { amount: treatmentGrams, contributions: partOf(trail, 'treatment') },
      },
    }),
    rounding: ROUNDED_ONCE,
    source_trail: presentTrail(trail, METHOD),
    ...(result.withEquivalents && {
      equivalents: presentEquivalents(equivalents(edition.equivalents, co2eGrams)),
    }),
  }
}

function trailOf({ supply, treatment, cubicMetres, country }: WaterResult): Trail {
  const times = (factor: WaterFactor, part: 'supply' | 'treatment'): Contribution => ({
    entry: waterEntry(factor, country),
    quantity: rational(cubicMetres),
    unit: 'm3',
    part,
    inputs: [],
  })
  const factors = [
    ...(supply ? [times(supply, 'supply')] : []),
    ...(treatment ? [times(treatment, 'treatment')] : []),
  ]
  return { factors, beside: [] }
}

function partOf({ factors }: Trail, part: 'supply' | 'treatment'): Contribution[] {
  return factors.filter((one) => one.part === part)
}

function water({ supply, treatment, country, ...result }: WaterResult): Attributes['water'] {
  return {
    amount: result.amount,
    unit: result.unit,
    cubic_metres: toNumber(result.cubicMetres),
    service: result.service,
    ...(supply && { supply_factor: toNumber(supply.kgPerCubicMetre) }),
    ...(treatment && { treatment_factor: toNumber(treatment.kgPerCubicMetre) }),
    factor_unit: 'kgCO2e/m3',
    country_code: country.code,
    country_name: country.name,
  }
}
