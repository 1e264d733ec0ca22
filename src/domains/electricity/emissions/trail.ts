/** The figures that a use of electricity rests on. */
import type { Contribution, Trail } from '../../../core/contribution.ts'
import { add, type Decimal, decimal, subtract } from '../../../core/decimal.ts'
import { figureEntry } from '../../../core/figure.ts'
import { multiplyRationals, type Rational, rational } from '../../../core/rational.ts'
import type { TrailEntry } from '../../../core/trail.ts'
import type { MarketBasis } from '../calculate.ts'
import { generation, inMwh, MWH, upstream } from '../shared/contributions.ts'
import type { Grid } from '../shared/grid.ts'
import { INTENSITY_UNIT } from '../shared/grid-fields.ts'

export interface UseOptions {
  readonly include_wtt: boolean
  readonly include_td_losses: boolean
  /** In g CO2e per kWh. */
  readonly supplier_factor?: number | undefined
}

export interface TracedUse {
  readonly grid: Grid
  readonly kwh: Decimal
  readonly options: UseOptions
  readonly basis: MarketBasis
}

/** Generation, upstream and losses, each the intensity times its own MWh; beside them the market-based figure. */
export function useTrail({ grid, kwh, options, basis }: TracedUse): Trail {
  const energy = rational(kwh)
  const { residualMix } = grid.trail
  const market =
    basis === 'supplier'
      ? supplierEntry(grid, options.supplier_factor ?? 0)
      : basis === 'residual_mix' && residualMix
  return {
    factors: [
      generation(grid, energy),
      ...(options.include_wtt ? [upstream(grid, energy)] : []),
      ...(options.include_td_losses ? lossesOf(grid, energy) : []),
    ],
    beside: market
      ? [{ entry: market, quantity: inMwh(energy), unit: MWH, part: 'market_based', inputs: [] }]
      : [],
  }
}

/** What must be generated on top for the kWh to arrive, with its upstream part. */
function lossesOf(grid: Grid, energy: Rational): Contribution[] {
  const { lossesAlone: losses, intensity, directShare, upstreamShare } = grid.trail
  if (!grid.lossPercent || !losses) return []
  const lost = rational(grid.lossPercent, subtract(HUNDRED, grid.lossPercent))
  const share = rational(add(grid.directShare, grid.upstreamShare))
  const isDivided = directShare !== undefined
  return [
    {
      entry: intensity,
      quantity: inMwh(multiplyRationals(multiplyRationals(energy, lost), share)),
      unit: MWH,
      part: 'td_losses',
      inputs: isDivided ? [losses] : [losses, upstreamShare],
      note: `kWh / 1000 x loss / (100 - loss)${isDivided ? '' : ' x (1 + upstream share)'}`,
    },
  ]
}

const HUNDRED = decimal(100)

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
