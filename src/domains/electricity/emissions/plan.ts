/** What is the same for every energy from one grid with the same options. */
import { type RangePlan, rangePlan } from '../../../contract/range.ts'
import type { Part, Trail } from '../../../core/contribution.ts'
import { type Decimal, decimal } from '../../../core/decimal.ts'
import { type Multiples, multiples } from '../../../core/multiples.ts'
import { distinct, type Notice } from '../../../core/notices.ts'
import { rememberedWith } from '../../../core/remembered.ts'
import { type ElectricityUse, electricityUse } from '../calculate.ts'
import type { Grid } from '../shared/grid.ts'
import { type UseOptions, useTrail } from './trail.ts'

export interface UsePlan {
  /** Among those of its grid. */
  readonly name: string
  use(kwh: Decimal): ElectricityUse
  /** Of a kWh: its quantities are those of no answer. */
  readonly trail: Trail
  /** What trailFigures would say of the trail of so many kWh. */
  readonly figures: Multiples
  /** Whatever the energy, the parts are in one proportion; of none there is nothing to doubt. */
  readonly range: RangePlan
  readonly rangeOfNone: RangePlan
  /** About the grid and its parts that are counted. */
  readonly notices: readonly Notice[]
}

const plans = rememberedWith<Grid, UsePlan>()

export function usePlan(grid: Grid, options: UseOptions): UsePlan {
  const name = `${options.include_wtt} ${options.include_td_losses}`
  const make = () => madePlan(grid, options, name)
  // The factor of a supplier is one of the figures.
  return options.supplier_factor === undefined ? plans(grid, name, make) : make()
}

const [NOTHING, ONE_KWH] = [decimal(0), decimal(1)]

function madePlan(grid: Grid, options: UseOptions, name: string): UsePlan {
  const use = electricityUse(grid, {
    includeWtt: options.include_wtt,
    includeTdLosses: options.include_td_losses,
    supplierFactor: options.supplier_factor,
  })
  const { marketBasis: basis } = use(ONE_KWH)
  const trail = useTrail({ grid, kwh: ONE_KWH, options, basis })
  return {
    name,
    use,
    trail,
    figures: multiples([...trail.factors, ...trail.beside]),
    range: rangeOf(trail),
    rangeOfNone: rangeOf(useTrail({ grid, kwh: NOTHING, options, basis })),
    notices: distinct([...grid.notices, ...countedNotices(grid, options)]),
  }
}

function rangeOf({ factors }: Trail): RangePlan {
  const ofPart = (wanted: Part) => ({ contributions: factors.filter(({ part }) => part === wanted) })
  return rangePlan(factors, [
    ['scope_2_location_based', ofPart('direct')],
    ['scope_3_wtt', ofPart('wtt')],
    ['scope_3_td_losses', ofPart('td_losses')],
  ])
}

/** About the grid, the place that it was found by, and the parts that are counted. */
export function useNotices(
  plan: UsePlan,
  grid: Grid,
  options: UseOptions,
  ofPlace: readonly Notice[],
): readonly Notice[] {
  if (ofPlace.length === 0) return plan.notices
  return distinct([...grid.notices, ...ofPlace, ...countedNotices(grid, options)])
}

/** Losses have the upstream part of what is lost in them. */
function countedNotices(
  { splitNotices, upstreamNotices, lossNotices, trail }: Grid,
  { include_wtt, include_td_losses }: UseOptions,
): Notice[] {
  // Published losses have their own upstream part.
  const hasLosses = include_td_losses && trail.losses?.kind === 'percent'
  return [
    ...(include_wtt ? [] : splitNotices),
    ...(include_wtt || hasLosses ? upstreamNotices : []),
    ...(include_td_losses ? lossNotices : []),
  ]
}
