/** The terms of a kWh: generation, its upstream part and losses, and beside them what a contract says of it. */

import type { OfEdition } from '../../engine/choice.ts'
import type { Component, Contribution } from '../../engine/contribution.ts'
import { figureEntry } from '../../engine/figure.ts'
import { decimal } from '../../engine/numbers/decimal.ts'
import { rational } from '../../engine/numbers/rational.ts'
import type { ScopeLine, Term } from '../../engine/term.ts'
import type { TrailEntry } from '../../engine/trail.ts'
import { lostPerKwh } from './grid-losses.ts'
import { contributionOf, generation, upstream } from './shared/contributions.ts'
import type { Grid } from './shared/grid.ts'
import { INTENSITY_UNIT } from './shared/grid-fields.ts'
import { energyFor, joinedTerms } from './shared/terms.ts'

export interface UseOptions {
  readonly grid: Grid
  readonly include_wtt: boolean
  readonly include_td_losses: boolean
  readonly supplier: SupplierFactor | undefined
}

/** As the request gives it. */
interface SupplierFactor extends OfEdition {
  readonly gramsPerKwh: number
}

type MarketBasis = 'supplier' | 'residual_mix' | 'grid_average'

/** GHG Protocol Scope 2 Guidance, table 6.3: contractual instruments, then the residual mix, then the grid average. */
export function marketBasis({ grid, supplier }: UseOptions): MarketBasis {
  if (supplier !== undefined) return 'supplier'
  return grid.trail.residualMix ? 'residual_mix' : 'grid_average'
}

export function useTerms(options: UseOptions): Term[] {
  const { grid, include_wtt, include_td_losses } = options
  return [
    term(generation(grid, ONE_KWH), 'scope_2', grid.gwp),
    ...(include_wtt ? [term(upstream(grid, ONE_KWH), 'scope_3_category_3', grid.upstreamGwp)] : []),
    ...(include_td_losses ? lossTerms(grid) : []),
    ...marketTerms(options),
  ]
}

const ONE_KWH = rational(decimal(1))

function term(contribution: Contribution, line: ScopeLine, gwp: Term['gwp']): Term {
  return { ...contribution, of: 'kwh', line, gwp }
}

/** What must be generated on top for a kWh to arrive, with its upstream part. */
function lossTerms(grid: Grid): Term[] {
  const { losses, direct, upstream: above } = grid.trail
  const lost = (contribution: Contribution) => term(contribution, 'scope_3_category_3', grid.lossGwp)
  const part: Component = 'td_losses'
  if (!losses) return []
  if (losses.kind === 'published') {
    const published = [losses.direct, ...(losses.upstream ? [losses.upstream] : [])]
    return published.map((one) => lost(contributionOf(one, ONE_KWH, part)))
  }
  return joinedTerms(direct, above).map((one) => {
    const { unit, ...rest } = contributionOf(one, lostPerKwh(losses.percent), part)
    const energy = unit === 'MWh' ? 'kWh / 1000' : 'kWh'
    const share = one.shareNote === undefined ? '' : ` x ${one.shareNote}`
    return lost({
      ...rest,
      unit,
      inputs: [losses.entryAlone, ...rest.inputs],
      note: `${energy} x loss / (100 - loss)${share}`,
    })
  })
}

/** Beside the total, which is location-based; none where the average of the grid is all that is known. */
function marketTerms({ grid, supplier }: UseOptions): Term[] {
  const entry = supplier ? supplierEntry(grid, supplier) : grid.trail.residualMix
  if (!entry) return []
  const energy = energyFor(entry.factorUnit, ONE_KWH)
  return [{ entry, ...energy, part: 'market_based', inputs: [], of: 'kwh', line: 'beside', gwp: grid.gwp }]
}

function supplierEntry(
  { year, countryCode, countryName }: Grid,
  { gramsPerKwh }: SupplierFactor,
): TrailEntry {
  return figureEntry({
    category: 'emission_factor',
    name: 'Supplier factor (market-based), as given in the request',
    id: SUPPLIER_SOURCE.id,
    value: decimal(gramsPerKwh),
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
