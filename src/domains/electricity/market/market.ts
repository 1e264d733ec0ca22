/** Scope 2 by contract: the hierarchy of the GHG Protocol Scope 2 Guidance, table 6.3, and where it has no value. */
import type { Strictness } from '../../../contract/notices.ts'
import type { Assumption } from '../../../engine/assumption.ts'
import type { OfEdition } from '../../../engine/choice.ts'
import type { MarketView } from '../../../engine/derive/plan.ts'
import { fallback, info, type Notice, warning } from '../../../engine/notices.ts'
import { decimal } from '../../../engine/numbers/decimal.ts'
import { rational } from '../../../engine/numbers/rational.ts'
import type { UndeterminedLine } from '../../../engine/report-line.ts'
import type { Term } from '../../../engine/term.ts'
import type { TrailEntry } from '../../../engine/trail.ts'
import { contributionOf } from '../shared/contributions.ts'
import type { Grid } from '../shared/grid.ts'
import { energyFor } from '../shared/terms.ts'
import { type Market, marketOf } from './countries.ts'
import { type Instrument, instrumentEntry, supplierEntry } from './instrument.ts'

/** As the request gives it. */
export interface SupplierFactor extends OfEdition {
  readonly gramsPerKwh: number
}

/**
 * determined: a number to report. not_determined: the grid average stands in its place, and is no result.
 * without_number: with strict=true there is none at all. left_out: scope_2=location.
 */
export type MarketStatus = 'determined' | 'not_determined' | 'without_number' | 'left_out'

/** What of a choice decides Scope 2 by contract. */
export interface MarketChoice {
  readonly grid: Grid
  readonly supplier: SupplierFactor | undefined
  readonly instrument: Instrument | undefined
  /** The instrument covers all of the energy. */
  readonly isCovered: boolean
  readonly market: MarketStatus
}

type Hierarchy = Omit<MarketChoice, 'market'>
export type MarketBasis = 'instrument' | 'supplier' | 'residual_mix' | 'grid_average' | 'mixed'

export interface Scope2Request {
  readonly scope_2?: 'location' | 'both' | undefined
  readonly strict?: Strictness | undefined
}

export function marketStatus(use: Hierarchy, { scope_2, strict = false }: Scope2Request): MarketStatus {
  if (scope_2 === 'location') return 'left_out'
  if (reasonOf(use) === undefined) return 'determined'
  return strict !== false && scope_2 === undefined ? 'without_number' : 'not_determined'
}

/** Of the energy that no instrument covers. */
function restBasis({ grid, supplier }: Hierarchy): 'supplier' | 'residual_mix' | 'grid_average' {
  if (supplier !== undefined) return 'supplier'
  return grid.trail.residualMix ? 'residual_mix' : 'grid_average'
}

export function marketBasis(use: Hierarchy): MarketBasis {
  const { instrument, isCovered } = use
  if (instrument === undefined) return restBasis(use)
  if (!isCovered) return 'mixed'
  return instrument.kind === 'supplier_rate' ? 'supplier' : 'instrument'
}

/** Whether some of the energy takes the average of the grid, for want of anything else. */
export function restsOnAverage(use: Hierarchy): boolean {
  return !use.isCovered && restBasis(use) === 'grid_average'
}

/** Whether some of the energy takes a residual mix. */
export function restsOnMix(use: MarketChoice): boolean {
  return use.market !== 'left_out' && !use.isCovered && restBasis(use) === 'residual_mix'
}

/** Why the grid average does not determine it; undefined where there is a better step, or none is published. */
export function reasonOf(use: Hierarchy): Market | undefined {
  return restsOnAverage(use) ? marketOf(use.grid.countryCode) : undefined
}

/** For the derivation of totals and lists. */
export function marketView({ market }: MarketChoice): MarketView {
  return market === 'determined' || market === 'not_determined' ? market : 'none'
}

/** No publisher says how much of the CO2 of its grid plants took up as they grew. */
const BIOGENIC: UndeterminedLine = {
  line: 'outside_of_scopes',
  kind: 'biogenic_co2',
  besideLine: 'scope_2',
  reason: 'not_known',
}

export function undeterminedLines(use: MarketChoice): readonly UndeterminedLine[] {
  const reason = reasonOf(use)
  if (reason === undefined || use.market === 'left_out') return [BIOGENIC]
  return [{ line: 'scope_2', basis: 'market', kind: 'direct', reason: REASON_CODES[reason.kind] }, BIOGENIC]
}

/** Codes of the notices that say why it is not determined. */
export const REASON_CODES = {
  published: 'residual_mix_not_held',
  full_disclosure: 'supplier_factor_required',
  by_supplier: 'supplier_factor_required',
} as const

/** What is said of the steps of the hierarchy that have no value. */
export function marketAssumptions(use: MarketChoice): Assumption[] {
  if (use.market === 'left_out' || !restsOnAverage(use)) return []
  const { countryCode: country } = use.grid
  const reason = reasonOf(use)
  if (reason === undefined) return [aboutMarket(info('no_residual_mix_published', { country }, 'scope_2'))]
  const say = use.market === 'without_number' ? warning : fallback
  const { kind, publisher } = reason
  if (kind === 'published') {
    return [aboutMarket(say('residual_mix_not_held', { country, publisher }, 'scope_2'))]
  }
  return [aboutMarket(say(`supplier_factor_required.${kind}`, { country, publisher }, 'supplier_factor'))]
}

function aboutMarket(notice: Notice): Assumption {
  return { ...notice, reaches: ['market_based'] }
}

/** Beside the total, which is location-based; none where the average of the grid is taken for all of the energy. */
export function marketTerms(use: MarketChoice): Term[] {
  if (marketView(use) === 'none') return []
  const { grid, instrument, isCovered, supplier } = use
  const rest = supplier ? supplierEntry(grid, supplier.gramsPerKwh) : grid.trail.residualMix
  if (instrument === undefined) return rest ? [marketTerm(grid, rest, 'kwh')] : []
  const covered = marketTerm(grid, instrumentEntry(grid, instrument), 'covered_kwh')
  if (isCovered) return [covered]
  return [covered, rest ? marketTerm(grid, rest, 'rest_kwh') : averageTerm(grid)]
}

const ONE_KWH = rational(decimal(1))

function marketTerm(grid: Grid, entry: TrailEntry, of: 'kwh' | 'covered_kwh' | 'rest_kwh'): Term {
  const energy = energyFor(entry.factorUnit, ONE_KWH)
  return { entry, ...energy, part: 'market_based', inputs: [], of, line: 'beside', gwp: grid.gwp }
}

/** Energy that no instrument covers, at the average of the grid. */
function averageTerm(grid: Grid): Term {
  const average = contributionOf(grid.trail.direct, ONE_KWH, 'market_based')
  return { ...average, of: 'rest_kwh', line: 'beside', gwp: grid.gwp }
}
