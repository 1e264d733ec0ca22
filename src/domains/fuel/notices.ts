/** What holds for every use of a fuel. */

import { info, type Notice, warning } from '../../engine/notices.ts'
import { decimal, multiply, toNumber } from '../../engine/numbers/decimal.ts'
import type { FuelGasSplitRow, FuelRow } from './tables.ts'

/** Their subject is the fuel. `split` is ours, and there for biofuels only. */
export function fuelNotices(row: FuelRow, split: FuelGasSplitRow | undefined): Notice[] {
  const fuel = row.fuel_type
  return [
    ...(row.is_biofuel ? [info('biofuel_biogenic_carbon', { fuel }, 'fuel')] : []),
    ...(split ? [estimatedSplit(split)] : []),
    ...(row.is_high_carbon ? [warning('high_carbon_fuel', { fuel }, 'fuel')] : []),
  ]
}

/** No fallback: the total is the published one. */
function estimatedSplit({ confidence, basis, fossil_co2_share: fossil }: FuelGasSplitRow): Notice {
  if (!fossil) return info('estimated_gas_split', { confidence, basis }, 'fuel')
  const fossil_percent = toNumber(multiply(fossil, HUNDRED))
  return info('estimated_gas_split.fossil', { confidence, basis, fossil_percent }, 'fuel')
}

const HUNDRED = decimal(100)
