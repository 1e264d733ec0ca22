/** What the direct part of a grid describes: its view, whether losses are in it, and its gases. */
import type { Assumption } from '../../engine/assumption.ts'
import { fallback, info } from '../../engine/notices.ts'
import type { GridRows } from './grid-rows.ts'
import { type Area, areaOf } from './shared/area.ts'
import type { Grid, GridConvention } from './shared/grid.ts'

const AS_GENERATED: GridConvention = { view: 'generation', losses: 'outside', gases: 'co2e' }

/**
 * Publications by the first word of their ids whose values are not of generation, without losses, in CO2e. CEA: CO2
 * Baseline Database, net generation. ECCC: table of consumption intensities, losses included. MEE: electricity supplied
 * in the province, CO2; what was read does not say where losses are. MfE: annual average of electricity used, losses
 * apart. MOE: per kWh delivered, CO2 (docs/methods/electricity.md).
 */
const BY_PUBLICATION: Readonly<Record<string, Partial<GridConvention>>> = {
  cea: { gases: 'co2_only' },
  eccc: { view: 'consumption', losses: 'inside' },
  mee: { view: 'consumption', losses: 'unknown', gases: 'co2_only' },
  mfe: { view: 'consumption' },
  moe: { view: 'consumption', losses: 'inside', gases: 'co2_only' },
}

/** A row says it itself where its table has the columns; a row with losses has them whatever its publication is. */
export function conventionOf({ row, includesTdLosses, said = {} }: GridRows): GridConvention {
  const [publication = ''] = row.source_id.split('-')
  return {
    ...AS_GENERATED,
    ...BY_PUBLICATION[publication],
    ...(includesTdLosses && { losses: 'inside' as const }),
    ...said,
  }
}

/** Whether its value is CO2e of a known kWh, as Scope 2 asks for. */
export function isWholeConvention({ losses, gases }: GridConvention): boolean {
  return losses !== 'unknown' && gases === 'co2e'
}

/** For results with scope 2: what its amount holds, or lacks. */
export function conventionAssumptions(grid: Grid): Assumption[] {
  const { losses, gases } = grid.convention
  const grid_area: Area = areaOf(grid)
  return [
    ...(gases === 'co2_only' ? [borrowed(fallback('grid_co2_only', { grid_area }, 'country'))] : []),
    ...(losses === 'unknown' ? [borrowed(fallback('grid_losses_unknown', { grid_area }, 'country'))] : []),
    ...(losses === 'inside' ? [ofScope2(info('losses_in_scope_2', { grid_area }, 'losses'))] : []),
  ]
}

/** What is made from the direct part is in the same doubt. */
const borrowed = (notice: Assumption): Assumption => ({ ...notice, tier: 'region' })

const ofScope2 = (notice: Assumption): Assumption => ({ ...notice, reaches: ['direct'] })
