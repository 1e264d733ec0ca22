/** The figures that a use of electricity rests on. */
import type { Contribution, Trail } from '../../../core/contribution.ts'
import { type Decimal, decimal } from '../../../core/decimal.ts'
import { figureEntry } from '../../../core/figure.ts'
import { multiplyRationals, type Rational, rational } from '../../../core/rational.ts'
import type { TrailEntry } from '../../../core/trail.ts'
import type { MarketBasis } from '../calculate.ts'
import { lostPerKwh } from '../grid-losses.ts'
import { contributionOf, generation, upstream } from '../shared/contributions.ts'
import type { Grid } from '../shared/grid.ts'
import { INTENSITY_UNIT } from '../shared/grid-fields.ts'
import { energyFor, joinedTerms } from '../shared/terms.ts'

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

/** Generation, upstream and losses, each a figure times its own energy; beside them the market-based figure. */
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
      ? [{ entry: market, ...energyFor(market.factorUnit, energy), part: 'market_based', inputs: [] }]
      : [],
  }
}

/** What must be generated on top for the kWh to arrive, with its upstream part. */
function lossesOf({ trail }: Grid, energy: Rational): Contribution[] {
  const { losses, direct, upstream: above } = trail
  if (!losses) return []
  if (losses.kind === 'published') {
    const terms = [losses.direct, ...(losses.upstream ? [losses.upstream] : [])]
    return terms.map((term) => contributionOf(term, energy, 'td_losses'))
  }
  const lost = multiplyRationals(energy, lostPerKwh(losses.percent))
  return joinedTerms(direct, above).map((term) => {
    const { unit, ...rest } = contributionOf(term, lost, 'td_losses')
    const kwh = unit === 'MWh' ? 'kWh / 1000' : 'kWh'
    const share = term.shareNote === undefined ? '' : ` x ${term.shareNote}`
    return {
      ...rest,
      unit,
      inputs: [losses.entryAlone, ...rest.inputs],
      note: `${kwh} x loss / (100 - loss)${share}`,
    }
  })
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
