/** Refrigerants in an edition. */
import { add, toNumber, ZERO } from '../../core/decimal.ts'
import type { Report, TableSet } from '../../tables/table.ts'
import type { Part } from '../part.ts'
import { type Refrigerants, refrigerants } from './factors.ts'
import { REFRIGERANT_GASES, REFRIGERANTS } from './tables.ts'

export const refrigerantPart: Part<Refrigerants> = {
  name: 'refrigerant',
  tables: [REFRIGERANT_GASES, REFRIGERANTS],
  check: checkRefrigerants,
  build: (basis, tables) => refrigerants(tables, basis),
}

/** Each figure of a row is rounded to a whole number by itself, kg CO2e per kg. */
const ROUNDING = 1

/** The two parts are there and make the whole. */
function checkRefrigerants(tables: TableSet, report: Report): void {
  for (const { line, factor, kyoto_factor = ZERO, non_kyoto_factor = ZERO } of tables.rows(REFRIGERANTS)) {
    const parts = toNumber(add(kyoto_factor, non_kyoto_factor))
    if (parts === 0) report(REFRIGERANTS, line, 'kyoto_factor or non_kyoto_factor must be given')
    if (Math.abs(parts - toNumber(factor)) > ROUNDING)
      report(REFRIGERANTS, line, `the parts make ${parts}, the factor is ${toNumber(factor)}`)
  }
}
