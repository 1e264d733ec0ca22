import { placeTrail, presentEquivalents } from '../../../contract/present.ts'
import { KILOGRAMS, largeParts, placeRange, rangeFigures } from '../../../contract/range.ts'
import { ROUNDED_ONCE } from '../../../contract/schema.ts'
import { toNumber } from '../../../core/decimal.ts'
import { equivalents } from '../../../core/equivalents.ts'
import { kgFromGrams } from '../../../core/quantity.ts'
import { rational } from '../../../core/rational.ts'
import { commonGwp } from '../../../core/trail.ts'
import type { Edition } from '../../edition.ts'
import { laidOut } from '../../layout.ts'
import type { Answered } from '../../operation.ts'
import type { ElectricityUse, MarketBasis } from '../calculate.ts'
import type { CloudRegion } from '../cloud.ts'
import type { Grid } from '../shared/grid.ts'
import { INTENSITY_UNIT } from '../shared/grid-fields.ts'
import { ELECTRICITY_METHOD as METHOD } from '../shared/method.ts'
import { presentGrid } from '../shared/present-grid.ts'
import { shownIntensity } from '../shared/terms.ts'
import type { Energy } from './energy.ts'
import type { UsePlan } from './plan.ts'
import type { ElectricityEmissionAnswer } from './schema.ts'
import type { UseOptions } from './trail.ts'

export interface ElectricityResult {
  readonly question: UseOptions & { readonly equivalents: boolean }
  readonly energy: Energy
  readonly grid: Grid
  readonly cloud: CloudRegion | undefined
  readonly plan: UsePlan
  readonly use: ElectricityUse
}

type Attributes = ElectricityEmissionAnswer['data']['attributes']

const STANDARDS = {
  GHG_Protocol:
    'Scope 2 Guidance: location-based and market-based; Scope 3 Category 3 (upstream and grid losses)',
  ISO_14064: 'ISO 14064-1: indirect emissions from imported energy',
}

const METHOD_NOTES: Record<MarketBasis, string> = {
  supplier: 'The contractual factor given as supplier_factor.',
  residual_mix: 'The residual mix of the country: no contract was given.',
  grid_average: 'The average of the grid: no contract was given, and the edition has no residual mix here.',
}

type ElectricityFigures = ReturnType<typeof figures>

function figures(_edition: Edition, { energy, plan, use }: ElectricityResult) {
  const whole = use.co2eGrams
  return {
    amount: energy.amount,
    kwh: toNumber(energy.kwh),
    kg: kgFromGrams(whole),
    grams: whole,
    located: kgFromGrams(use.scope2LocationGrams),
    wtt: kgFromGrams(use.wttGrams),
    losses: kgFromGrams(use.tdLossesGrams),
    market: kgFromGrams(use.scope2MarketGrams),
    category3: kgFromGrams(use.wttGrams + use.tdLossesGrams),
    range: rangeFigures(rangeOf(plan, energy), whole, partsOf(use), KILOGRAMS),
    trail: plan.figures(rational(energy.kwh)),
  }
}

export const electricityLayout = laidOut<ElectricityResult, ElectricityFigures>({
  figures,
  key({ question, energy, grid, cloud, plan, use }) {
    const { equivalents, supplier_factor } = question
    // A supplier's factor is one of the figures, and stands among the words of the trail.
    if (equivalents || supplier_factor !== undefined || cloud !== undefined) return undefined
    const counted = `${use.wttGrams > 0} ${use.tdLossesGrams > 0} ${isNone(energy)}`
    const large = largeParts(use.co2eGrams, partsOf(use))
    return { of: grid, options: `${plan.name} ${energy.unit} ${counted} ${large}` }
  },
  place: placeElectricityEmission,
})

function placeElectricityEmission(
  edition: Edition,
  { id, result, notices, meta }: Answered<ElectricityResult>,
  placed: ElectricityFigures,
): ElectricityEmissionAnswer {
  const { grid } = result
  return {
    data: {
      type: 'electricity_emission',
      id,
      attributes: {
        emissions: emissions(edition, result, placed),
        electricity: electricity(result, placed),
        grid: { ...presentGrid(grid), state: grid.state ?? null, state_name: grid.stateName ?? null },
        notices,
      },
    },
    meta: {
      methodology: 'kWh × grid intensity, split into scope 2 and scope 3 category 3',
      emission_factors_year: grid.year,
      standards_compliance: STANDARDS,
      ...meta,
    },
  }
}

function emissions(
  edition: Edition,
  { question, energy, grid, plan, use }: ElectricityResult,
  placed: ElectricityFigures,
): Attributes['emissions'] {
  const said = {
    what: `electricity in ${grid.stateName ?? grid.countryName}`,
    unit: KILOGRAMS,
    large: largeParts(use.co2eGrams, partsOf(use)),
  }
  return {
    co2e: placed.kg,
    co2e_unit: 'kg',
    co2e_grams: placed.grams,
    co2e_calculation_method: commonGwp([
      grid.gwp,
      ...(use.wttGrams > 0 ? [grid.upstreamGwp] : []),
      ...(use.tdLossesGrams > 0 ? [grid.lossGwp] : []),
    ]),
    breakdown: {
      scope_2_location_based: placed.located,
      scope_3_wtt: placed.wtt,
      scope_3_td_losses: placed.losses,
      unit: 'kg',
    },
    ghg_protocol_scopes: {
      scope_2: {
        location_based: placed.located,
        market_based: placed.market,
        market_based_basis: use.marketBasis,
        method_note: METHOD_NOTES[use.marketBasis],
      },
      scope_3_category_3: placed.category3,
    },
    range: placeRange(rangeOf(plan, energy), said, placed.range),
    rounding: ROUNDED_ONCE,
    source_trail: placeTrail(plan.trail, METHOD, placed.trail),
    ...(question.equivalents && {
      equivalents: presentEquivalents(equivalents(edition.equivalents, use.co2eGrams)),
    }),
  }
}

function electricity(
  { question, energy, grid, cloud }: ElectricityResult,
  { amount, kwh }: ElectricityFigures,
): Attributes['electricity'] {
  const { include_wtt, include_td_losses, supplier_factor } = question
  return {
    amount,
    unit: energy.unit,
    kwh,
    grid_intensity: shownIntensity(grid.intensity),
    direct_intensity: shownIntensity(grid.direct),
    upstream_intensity: shownIntensity(grid.upstream),
    intensity_unit: INTENSITY_UNIT,
    include_wtt,
    include_td_losses,
    ...(supplier_factor !== undefined && { supplier_factor }),
    ...(cloud && { cloud: presentCloud(cloud) }),
  }
}

function presentCloud({ provider, region, displayName, city }: CloudRegion) {
  return { provider, region, display_name: displayName, city }
}

/** In the order of the plan. */
const partsOf = (use: ElectricityUse) => [use.scope2LocationGrams, use.wttGrams, use.tdLossesGrams]

const isNone = ({ kwh }: Energy) => kwh.digits === 0n

const rangeOf = ({ range, rangeOfNone }: UsePlan, energy: Energy) => (isNone(energy) ? rangeOfNone : range)
