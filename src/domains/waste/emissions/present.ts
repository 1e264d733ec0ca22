import { type Decimal, toNumber } from '../../../core/decimal.ts'
import { kgFromGrams } from '../../../core/quantity.ts'
import type { Country } from '../../basis/basis.ts'
import type { Edition } from '../../edition.ts'
import type { Answered } from '../../operation.ts'
import type { AmountEmissions, AmountItem } from '../../shared/amount/calculate.ts'
import { onlyFactor, presentAmount, yearOfFactors } from '../../shared/amount/present.ts'
import type { WasteMaterial, WasteTreatment } from '../factors.ts'
import type { WASTE_UNITS, WasteEmissionAnswer } from './schema.ts'

export interface WasteResult {
  readonly amount: number
  readonly unit: (typeof WASTE_UNITS)[number]
  readonly tonnes: Decimal
  readonly material: WasteMaterial
  readonly treatment: WasteTreatment
  /** Where it is treated. */
  readonly country: Country
  readonly items: readonly AmountItem[]
  readonly emissions: AmountEmissions
  readonly withEquivalents: boolean
}

type Attributes = WasteEmissionAnswer['data']['attributes']

/** The page that says how it is calculated. */
const METHOD = 'docs/methods/waste.md'

export function presentWasteEmission(
  edition: Edition,
  { id, result, notices, meta }: Answered<WasteResult>,
): WasteEmissionAnswer {
  const { items, emissions, material, country } = result
  const shown = { ...result, what: `${material.label} in ${country.name}`, method: METHOD }
  const own = { ghg_protocol_scopes: { scope_3_category_5: kgFromGrams(emissions.co2eGrams) } }
  return {
    data: {
      type: 'waste_emission',
      id,
      attributes: { emissions: presentAmount(edition, shown, own), waste: waste(result), notices },
    },
    meta: {
      methodology: 'Tonnes x factor of the material and its treatment',
      emission_factors_year: yearOfFactors(items),
      standards_compliance: { GHG_Protocol: 'Scope 3 Category 5 (waste generated in operations)' },
      ...meta,
    },
  }
}

function waste({ material, treatment, country, items, ...result }: WasteResult): Attributes['waste'] {
  return {
    amount: result.amount,
    unit: result.unit,
    tonnes: toNumber(result.tonnes),
    material: material.key,
    material_label: material.label,
    treatment: treatment.key,
    covers: treatment.covers,
    factor: onlyFactor(items),
    factor_unit: 'kgCO2e/tonne',
    country_code: country.code,
    country_name: country.name,
  }
}
