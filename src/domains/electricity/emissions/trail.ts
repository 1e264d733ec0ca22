/** The figures that a use of electricity rests on. */
import { decimal } from '../../../core/decimal.ts'
import { figureEntry } from '../../../core/figure.ts'
import type { TrailEntry } from '../../../core/trail.ts'
import type { MarketBasis } from '../calculate.ts'
import type { Grid } from '../shared/grid.ts'
import { INTENSITY_UNIT } from '../shared/grid-fields.ts'

export interface UseOptions {
  readonly include_wtt: boolean
  readonly include_td_losses: boolean
  /** In g CO2e per kWh. */
  readonly supplier_factor?: number | undefined
}

export function useTrail(grid: Grid, options: UseOptions, basis: MarketBasis): TrailEntry[] {
  const { intensity, directShare, upstream, losses, residualMix } = grid.trail
  const entries = [intensity]
  if (directShare) entries.push(directShare)
  // Losses are taken of the full intensity, so its upstream part belongs to them too.
  if (options.include_wtt || options.include_td_losses) entries.push(upstream)
  if (options.include_td_losses && losses) entries.push(losses)
  if (basis === 'residual_mix' && residualMix) entries.push(residualMix)
  if (basis === 'supplier') entries.push(supplierEntry(grid, options.supplier_factor ?? 0))
  return entries
}

function supplierEntry({ year, countryCode, countryName }: Grid, factor: number): TrailEntry {
  return figureEntry({
    category: 'emission_factor',
    name: 'Supplier factor (market-based), as given in the request',
    id: SUPPLIER_SOURCE.id,
    value: decimal(factor),
    unit: INTENSITY_UNIT,
    year,
    tier: 'user',
    region: { code: countryCode, name: countryName },
    source: SUPPLIER_SOURCE,
  })
}

const SUPPLIER_SOURCE = {
  id: 'supplier_factor',
  publisher: 'The request',
  dataset: 'supplier_factor',
  licence: 'The contract with the supplier',
}
