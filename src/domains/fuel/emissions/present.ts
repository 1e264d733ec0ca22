import { presentEquivalents, presentTrail } from '../../../contract/present.ts'
import { rangeInKg } from '../../../contract/range.ts'
import { ROUNDED_ONCE } from '../../../contract/schema.ts'
import type { Contribution } from '../../../core/contribution.ts'
import { toNumber } from '../../../core/decimal.ts'
import { equivalents } from '../../../core/equivalents.ts'
import { kgFromGrams } from '../../../core/quantity.ts'
import type { Edition } from '../../edition.ts'
import type { Answered } from '../../operation.ts'
import type { Fuel, FuelCombustion, FuelFactor } from '../calculate.ts'
import { fuelTrail } from '../trail.ts'
import type { FuelEmissionAnswer } from './schema.ts'

export interface FuelResult {
  readonly question: {
    readonly amount: number
    readonly include_wtt: boolean
    readonly equivalents: boolean
  }
  readonly fuel: Fuel
  readonly factor: FuelFactor
  readonly burnt: FuelCombustion
}

/** The page that says how it is calculated. */
const METHOD = 'docs/methods/fuel.md'

type Attributes = FuelEmissionAnswer['data']['attributes']

const STANDARDS = {
  GHG_Protocol: 'Scope 1 (direct combustion) and Scope 3 Category 3 (well-to-tank)',
  ISO_14064: 'ISO 14064-1: direct emissions by gas, biogenic CO2 apart',
}

export function presentFuelEmission(
  edition: Edition,
  { id, result, notices, meta }: Answered<FuelResult>,
): FuelEmissionAnswer {
  return {
    data: {
      type: 'fuel_emission',
      id,
      attributes: { emissions: emissions(edition, result), fuel: fuelUse(result), notices },
    },
    meta: {
      methodology: 'Amount x direct factor, plus amount x well-to-tank factor',
      emission_factors_year: result.factor.year,
      standards_compliance: STANDARDS,
      ...meta,
    },
  }
}

function emissions(edition: Edition, result: FuelResult): Attributes['emissions'] {
  const { question, factor, burnt } = result
  const trail = fuelTrail(factor, question.amount, question.include_wtt)
  return {
    co2e: kgFromGrams(burnt.co2eGrams),
    co2e_unit: 'kg',
    co2e_grams: burnt.co2eGrams,
    co2e_calculation_method: factor.gwp,
    breakdown: {
      direct_co2e: kgFromGrams(burnt.directGrams),
      direct_co2: kgFromGrams(burnt.directCo2Grams),
      direct_ch4: kgFromGrams(burnt.directCh4Grams),
      direct_n2o: kgFromGrams(burnt.directN2oGrams),
      wtt_co2e: kgFromGrams(burnt.wellToTankGrams),
      biogenic_co2: kgFromGrams(burnt.biogenicCo2Grams),
      ...(burnt.fossilCo2Grams !== undefined && {
        direct_co2_fossil_in_biofuel: kgFromGrams(burnt.fossilCo2Grams),
      }),
      unit: 'kg',
    },
    ghg_protocol_scopes: {
      scope_1: kgFromGrams(burnt.directGrams),
      scope_3_category_3: kgFromGrams(burnt.wellToTankGrams),
    },
    range: rangeOf(edition, result, trail.factors),
    rounding: ROUNDED_ONCE,
    source_trail: presentTrail(trail, METHOD),
    ...(question.equivalents && {
      equivalents: presentEquivalents(equivalents(edition.equivalents, burnt.co2eGrams)),
    }),
  }
}

function rangeOf({ ranges }: Edition, { fuel, burnt }: FuelResult, factors: readonly Contribution[]) {
  const direct = factors.filter(({ part }) => part === 'direct')
  const gas = (use: string) =>
    direct.map((one) => ({ ...one, entry: { ...one.entry, ranges: ranges.of(use) } }))
  return rangeInKg({
    amount: burnt.co2eGrams,
    contributions: factors,
    what: `burning ${fuel.label}`,
    parts: {
      direct_co2e: { amount: burnt.directGrams, contributions: direct },
      direct_co2: { amount: burnt.directCo2Grams, contributions: direct },
      direct_ch4: { amount: burnt.directCh4Grams, contributions: gas('fuel_ch4') },
      direct_n2o: { amount: burnt.directN2oGrams, contributions: gas('fuel_n2o') },
      wtt_co2e: {
        amount: burnt.wellToTankGrams,
        contributions: factors.filter(({ part }) => part === 'wtt'),
      },
    },
  })
}

function fuelUse({ question, fuel, factor }: FuelResult): Attributes['fuel'] {
  return {
    fuel_type: fuel.fuelType,
    fuel_label: fuel.label,
    fuel_category: fuel.category,
    is_biofuel: fuel.isBiofuel,
    amount: question.amount,
    unit: factor.unit,
    emission_factor: toNumber(factor.direct),
    emission_factor_unit: factor.trail.direct.factorUnit,
    include_wtt: question.include_wtt,
  }
}
