import { presentNotices } from '../../../contract/notices.ts'
import { editionMeta, presentEquivalents, presentTrail } from '../../../contract/present.ts'
import { toNumber } from '../../../core/decimal.ts'
import { equivalents } from '../../../core/equivalents.ts'
import type { Notice } from '../../../core/notices.ts'
import { kgFromGrams } from '../../../core/quantity.ts'
import type { TrailEntry } from '../../../core/trail.ts'
import type { Edition } from '../../edition.ts'
import type { ElectricityUse, MarketBasis } from '../calculate.ts'
import type { CloudRegion } from '../cloud.ts'
import type { Grid } from '../shared/grid.ts'
import { INTENSITY_UNIT, presentGrid } from '../shared/present-grid.ts'
import type { ElectricityEmissionAnswer } from './schema.ts'

export interface ElectricityQuestion {
  amount: number
  unit: 'kwh' | 'mwh' | 'wh'
  kwh: number
  includeWtt: boolean
  includeTdLosses: boolean
  supplierFactor: number | undefined
  withEquivalents: boolean
}

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
  id: string,
  question: ElectricityQuestion,
  { grid, cloud }: { grid: Grid; cloud?: CloudRegion },
  use: ElectricityUse,
  notices: readonly Notice[],
): ElectricityEmissionAnswer {
  const { includeWtt, includeTdLosses, supplierFactor } = question
  return {
    data: {
      type: 'electricity_emission',
      id,
      attributes: {
        emissions: {
          co2e: kgFromGrams(use.co2eGrams),
          co2e_unit: 'kg',
          co2e_grams: use.co2eGrams,
          co2e_calculation_method: grid.gwp,
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
          source_trail: presentTrail(trail(grid, question, use.marketBasis)),
          ...(question.withEquivalents && {
            equivalents: presentEquivalents(equivalents(edition.equivalents, use.co2eGrams)),
          }),
        },
        electricity: {
          amount: question.amount,
          unit: question.unit,
          kwh: question.kwh,
          grid_intensity: toNumber(grid.intensity),
          direct_intensity: toNumber(grid.direct),
          upstream_intensity: toNumber(grid.upstream),
          intensity_unit: INTENSITY_UNIT,
          include_wtt: includeWtt,
          include_td_losses: includeTdLosses,
          ...(supplierFactor !== undefined && { supplier_factor: supplierFactor }),
          ...(cloud && { cloud: presentCloud(cloud) }),
        },
        grid: { ...presentGrid(grid), state: grid.state ?? null, state_name: grid.stateName ?? null },
        notices: presentNotices(notices),
      },
    },
    meta: {
      methodology: 'kWh × grid intensity, split into scope 2 and scope 3 category 3',
      emission_factors_year: grid.year,
      standards_compliance: STANDARDS,
      ...editionMeta(edition),
    },
  }
}

function presentCloud({ provider, region, displayName, city }: CloudRegion) {
  return { provider, region, display_name: displayName, city }
}

function trail(grid: Grid, question: ElectricityQuestion, basis: MarketBasis): TrailEntry[] {
  const { intensity, directShare, upstream, losses, residualMix } = grid.trail
  const entries = [intensity]
  if (directShare) entries.push(directShare)
  // Losses are taken of the full intensity, so its upstream part belongs to them too.
  if (question.includeWtt || question.includeTdLosses) entries.push(upstream)
  if (question.includeTdLosses && losses) entries.push(losses)
  if (basis === 'residual_mix' && residualMix) entries.push(residualMix)
  if (basis === 'supplier') entries.push(supplierEntry(grid, question.supplierFactor ?? 0))
  return entries
}

function supplierEntry(grid: Grid, factor: number): TrailEntry {
  return {
    dataCategory: 'emission_factor',
    name: 'Supplier factor (market-based), as given in the request',
    source: 'The request',
    sourceDataset: 'supplier_factor',
    year: String(grid.year),
    region: grid.countryCode,
    regionName: grid.countryName,
    factor,
    factorUnit: INTENSITY_UNIT,
    tier: 'user',
    factorId: 'supplier_factor',
    licence: 'The contract with the supplier',
  }
}
