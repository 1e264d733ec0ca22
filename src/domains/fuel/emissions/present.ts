import { placeTrail, presentEquivalents } from '../../../contract/present.ts'
import {
  KILOGRAMS,
  largeParts,
  placeRange,
  type RangePlan,
  rangeFigures,
  rangePlan,
} from '../../../contract/range.ts'
import { ROUNDED_ONCE } from '../../../contract/schema.ts'
import { decimal, toNumber } from '../../../core/decimal.ts'
import { equivalents } from '../../../core/equivalents.ts'
import { type Multiples, multiples } from '../../../core/multiples.ts'
import { kgFromGrams } from '../../../core/quantity.ts'
import { rational } from '../../../core/rational.ts'
import { rememberedBy } from '../../../core/remembered.ts'
import { type Edition, perEdition } from '../../edition.ts'
import { laidOut } from '../../layout.ts'
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

type FuelFigures = ReturnType<typeof figures>

function figures(edition: Edition, { question, factor, burnt }: FuelResult) {
  const { amount, include_wtt } = question
  return {
    amount,
    kg: kgFromGrams(burnt.co2eGrams),
    grams: burnt.co2eGrams,
    direct: kgFromGrams(burnt.directGrams),
    co2: kgFromGrams(burnt.directCo2Grams),
    ch4: kgFromGrams(burnt.directCh4Grams),
    n2o: kgFromGrams(burnt.directN2oGrams),
    wtt: kgFromGrams(burnt.wellToTankGrams),
    biogenic: kgFromGrams(burnt.biogenicCo2Grams),
    fossil: kgFromGrams(burnt.fossilCo2Grams ?? 0),
    range: rangeFigures(fuelPlan(edition, factor, include_wtt), burnt.co2eGrams, partsOf(burnt), KILOGRAMS),
    trail: trailOf(factor)[include_wtt ? 'with' : 'without'](rational(decimal(amount))),
  }
}

export const fuelLayout = laidOut<FuelResult, FuelFigures>({
  figures,
  key({ question, factor, burnt }) {
    if (question.equivalents) return undefined
    const large = largeParts(burnt.co2eGrams, partsOf(burnt))
    return { of: factor, options: `${question.include_wtt} ${large}` }
  },
  place: placeFuelEmission,
})

function placeFuelEmission(
  edition: Edition,
  { id, result, notices, meta }: Answered<FuelResult>,
  placed: FuelFigures,
): FuelEmissionAnswer {
  return {
    data: {
      type: 'fuel_emission',
      id,
      attributes: {
        emissions: emissions(edition, result, placed),
        fuel: fuelUse(result, placed),
        notices,
      },
    },
    meta: {
      methodology: 'Amount x direct factor, plus amount x well-to-tank factor',
      emission_factors_year: result.factor.year,
      standards_compliance: STANDARDS,
      ...meta,
    },
  }
}

function emissions(edition: Edition, result: FuelResult, placed: FuelFigures): Attributes['emissions'] {
  const { question, fuel, factor, burnt } = result
  const { include_wtt } = question
  const said = {
    what: `burning ${fuel.label}`,
    unit: KILOGRAMS,
    large: largeParts(burnt.co2eGrams, partsOf(burnt)),
  }
  return {
    co2e: placed.kg,
    co2e_unit: 'kg',
    co2e_grams: placed.grams,
    co2e_calculation_method: factor.gwp,
    breakdown: {
      direct_co2e: placed.direct,
      direct_co2: placed.co2,
      direct_ch4: placed.ch4,
      direct_n2o: placed.n2o,
      wtt_co2e: placed.wtt,
      biogenic_co2: placed.biogenic,
      ...(burnt.fossilCo2Grams !== undefined && { direct_co2_fossil_in_biofuel: placed.fossil }),
      unit: 'kg',
    },
    ghg_protocol_scopes: { scope_1: placed.direct, scope_3_category_3: placed.wtt },
    range: placeRange(fuelPlan(edition, factor, include_wtt), said, placed.range),
    rounding: ROUNDED_ONCE,
    source_trail: placeTrail(fuelTrail(factor, question.amount, include_wtt), METHOD, placed.trail),
    ...(question.equivalents && {
      equivalents: presentEquivalents(equivalents(edition.equivalents, burnt.co2eGrams)),
    }),
  }
}

/** In the order of the plan. */
const partsOf = (burnt: FuelCombustion) => [
  burnt.directGrams,
  burnt.directCo2Grams,
  burnt.directCh4Grams,
  burnt.directN2oGrams,
  burnt.wellToTankGrams,
]

/** Whatever the amount, the parts are in one proportion. */
const ONE_UNIT = 1

/** What trailFigures says of the trail of so many units. */
const trailOf = rememberedBy((factor: FuelFactor) => ({
  with: figuresOf(factor, true),
  without: figuresOf(factor, false),
}))

function figuresOf(factor: FuelFactor, includeWtt: boolean): Multiples {
  const { factors, beside } = fuelTrail(factor, ONE_UNIT, includeWtt)
  return multiples([...factors, ...beside])
}

const plans = perEdition((edition) => ({
  with: rememberedBy((factor: FuelFactor) => planOf(edition, factor, true)),
  without: rememberedBy((factor: FuelFactor) => planOf(edition, factor, false)),
}))

const fuelPlan = (edition: Edition, factor: FuelFactor, includeWtt: boolean): RangePlan =>
  plans(edition)[includeWtt ? 'with' : 'without'](factor)

function planOf({ ranges }: Edition, factor: FuelFactor, includeWtt: boolean): RangePlan {
  const { factors } = fuelTrail(factor, ONE_UNIT, includeWtt)
  const direct = factors.filter(({ part }) => part === 'direct')
  const gas = (use: string) =>
    direct.map((one) => ({ ...one, entry: { ...one.entry, ranges: ranges.of(use) } }))
  return rangePlan(factors, [
    ['direct_co2e', { contributions: direct }],
    ['direct_co2', { contributions: direct }],
    ['direct_ch4', { contributions: gas('fuel_ch4') }],
    ['direct_n2o', { contributions: gas('fuel_n2o') }],
    ['wtt_co2e', { contributions: factors.filter(({ part }) => part === 'wtt') }],
  ])
}

function fuelUse({ question, fuel, factor }: FuelResult, { amount }: FuelFigures): Attributes['fuel'] {
  return {
    fuel_type: fuel.fuelType,
    fuel_label: fuel.label,
    fuel_category: fuel.category,
    is_biofuel: fuel.isBiofuel,
    amount,
    unit: factor.unit,
    emission_factor: toNumber(factor.direct),
    emission_factor_unit: factor.trail.direct.factorUnit,
    include_wtt: question.include_wtt,
  }
}
