/** What holds for every use of a fuel. */

import { info, type Notice, warning } from '../../engine/notices.ts'
import { toNumber } from '../../engine/numbers/decimal.ts'
import type { FuelGasSplitRow, FuelRow } from './tables.ts'

/** Their subject is the fuel. `split` is ours, and there for biofuels only. */
export function fuelNotices(row: FuelRow, split: FuelGasSplitRow | undefined): Notice[] {
  return [
    ...(row.is_biofuel ? [biogenicCarbon(row)] : []),
    ...(split ? [estimatedSplit(split)] : []),
    ...(row.is_high_carbon ? [highCarbon(row)] : []),
  ]
}

function biogenicCarbon({ label }: FuelRow): Notice {
  const message = `${label} is biogenic: the CO2 from burning it was taken up as the plants grew, so direct CO2 is zero in Scope 1 and shown apart as biogenic_co2. CH4, N2O and well-to-tank emissions count.`
  return info('biofuel_biogenic_carbon', message, 'fuel')
}

/** No fallback: the total is the published one. */
function estimatedSplit({ confidence, basis, fossil_co2_share: fossil }: FuelGasSplitRow): Notice {
  const inFact = fossil
    ? ` Probably ${toNumber(fossil)} of the total is fossil CO2, which the split cannot show: direct_co2_fossil_in_biofuel has it beside.`
    : ''
  const message = `The direct total is the publisher's; its split into CH4 and N2O is ours (${confidence} evidence). ${basis}.${inFact}`
  return info('estimated_gas_split', message, 'fuel')
}

function highCarbon({ label }: FuelRow): Notice {
  const message = `${label} is among the fuels with the most carbon per unit of energy. Natural gas, wood pellets, biogas or electric heat usually emit less for the same heat.`
  return warning('high_carbon_fuel', message, 'fuel')
}
