import { presentEquivalents, presentTrail } from '../../../contract/present.ts'
import { rangeInKg } from '../../../contract/range.ts'
import { ROUNDED_ONCE } from '../../../contract/schema.ts'
import type { Contribution, Part } from '../../../core/contribution.ts'
import { toNumber } from '../../../core/decimal.ts'
import { equivalents } from '../../../core/equivalents.ts'
import { kgFromGrams } from '../../../core/quantity.ts'
import { commonGwp } from '../../../core/trail.ts'
import type { Edition } from '../../edition.ts'
import type { Answered } from '../../operation.ts'
import type { ElectricityUse, MarketBasis } from '../calculate.ts'
import type { CloudRegion } from '../cloud.ts'
import type { Grid } from '../shared/grid.ts'
import { INTENSITY_UNIT } from '../shared/grid-fields.ts'
import { ELECTRICITY_METHOD as METHOD } from '../shared/method.ts'
import { presentGrid } from '../shared/present-grid.ts'
import { shownIntensity } from '../shared/terms.ts'
import type { Energy } from './energy.ts'
import type { ElectricityEmissionAnswer } from './schema.ts'
import { type UseOptions, useTrail } from './trail.ts'

export interface ElectricityResult {
  readonly question: UseOptions & { readonly equivalents: boolean }
  readonly energy: Energy
  readonly grid: Grid
  readonly cloud: CloudRegion | undefined
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

export function presentElectricityEmission(
  edition: Edition,
  { id, result, notices, meta }: Answered<ElectricityResult>,
): ElectricityEmissionAnswer {
  const { grid } = result
  return {
    data: {
      type: 'electricity_emission',
      id,
      attributes: {
        emissions: emissions(edition, result),
        electricity: electricity(result),
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
  { question, energy, grid, use }: ElectricityResult,
): Attributes['emissions'] {
  const trail = useTrail({ grid, kwh: energy.kwh, options: question, basis: use.marketBasis })
  return {
    co2e: kgFromGrams(use.co2eGrams),
    co2e_unit: 'kg',
    co2e_grams: use.co2eGrams,
    co2e_calculation_method: commonGwp([
      grid.gwp,
      ...(use.wttGrams > 0 ? [grid.upstreamGwp] : []),
      ...(use.tdLossesGrams > 0 ? [grid.lossGwp] : []),
    ]),
    breakdown: {
      scope_2_location_based: kgFromGrams(use.scope2LocationGrams),
      scope_3_wtt: kgFromGrams(use.wttGrams),
      scope_3_td_losses: kgFromGrams(use.tdLossesGrams),
      unit: 'kg',
    },
    ghg_protocol_scopes: {
      scope_2: {
        location_based: kgFromGrams(use.scope2LocationGrams),
        market_based: kgFromGrams(use.scope2MarketGrams),
        market_based_basis: use.marketBasis,
        method_note: METHOD_NOTES[use.marketBasis],
      },
      scope_3_category_3: kgFromGrams(use.wttGrams + use.tdLossesGrams),
    },
    range: rangeOf(grid, use, trail.factors),
    rounding: ROUNDED_ONCE,
    source_trail: presentTrail(trail, METHOD),
    ...(question.equivalents && {
      equivalents: presentEquivalents(equivalents(edition.equivalents, use.co2eGrams)),
    }),
  }
}

function electricity({ question, energy, grid, cloud }: ElectricityResult): Attributes['electricity'] {
  const { include_wtt, include_td_losses, supplier_factor } = question
  return {
    amount: energy.amount,
    unit: energy.unit,
    kwh: toNumber(energy.kwh),
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

function rangeOf(grid: Grid, use: ElectricityUse, factors: readonly Contribution[]) {
  const ofPart = (amount: number, name: Part) => ({
    amount,
    contributions: factors.filter(({ part }) => part === name),
  })
  return rangeInKg({
    amount: use.co2eGrams,
    contributions: factors,
    what: `electricity in ${grid.stateName ?? grid.countryName}`,
    parts: {
      scope_2_location_based: ofPart(use.scope2LocationGrams, 'direct'),
      scope_3_wtt: ofPart(use.wttGrams, 'wtt'),
      scope_3_td_losses: ofPart(use.tdLossesGrams, 'td_losses'),
    },
  })
}
