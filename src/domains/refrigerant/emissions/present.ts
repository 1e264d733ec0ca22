import { type Decimal, toNumber } from '../../../core/decimal.ts'
import { apportion, kgFromGrams } from '../../../core/quantity.ts'
import type { Edition } from '../../edition.ts'
import type { Answered } from '../../operation.ts'
import type { AmountEmissions, AmountItem } from '../../shared/amount/calculate.ts'
import { onlyFactor, presentAmount, yearOfFactors } from '../../shared/amount/present.ts'
import type { Refrigerant } from '../factors.ts'
import type { RefrigerantEmissionAnswer } from './schema.ts'

export interface RefrigerantResult {
  readonly gas: Refrigerant
  /** That leaked. */
  readonly kilograms: Decimal
  readonly items: readonly AmountItem[]
  readonly emissions: AmountEmissions
  readonly withEquivalents: boolean
}

/** The page that says how it is calculated. */
const METHOD = 'docs/methods/refrigerant.md'
const STANDARDS = {
  GHG_Protocol: 'Scope 1 (fugitive emissions); gases outside of the Kyoto Protocol are reported apart',
}

export function presentRefrigerantEmission(
  edition: Edition,
  { id, result, notices, meta }: Answered<RefrigerantResult>,
): RefrigerantEmissionAnswer {
  const { gas, kilograms, items, emissions } = result
  const shown = { ...result, what: `a leak of ${gas.label}`, method: METHOD }
  const [kyoto = 0, apart = 0] = apportion(emissions.co2eGrams, [gas.kyoto, gas.nonKyoto])
  const own = { ghg_protocol_scopes: { scope_1: kgFromGrams(kyoto), outside_of_scopes: kgFromGrams(apart) } }
  const refrigerant = {
    gas: gas.key,
    gas_label: gas.label,
    kg_leaked: toNumber(kilograms),
    factor: onlyFactor(items),
    factor_unit: 'kgCO2e/kg' as const,
  }
  return {
    data: {
      type: 'refrigerant_emission',
      id,
      attributes: { emissions: presentAmount(edition, shown, own), refrigerant, notices },
    },
    meta: {
      methodology: 'Kilograms leaked x global warming potential of the gas',
      emission_factors_year: yearOfFactors(items),
      standards_compliance: STANDARDS,
      ...meta,
    },
  }
}
