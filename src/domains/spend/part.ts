/** Spending in an edition. */
import { toNumber } from '../../core/decimal.ts'
import type { Report, TableSet } from '../../tables/table.ts'
import type { Part } from '../part.ts'
import { type SpendSectors, spendSectors } from './factors.ts'
import { SPEND_SECTORS } from './tables.ts'

export const spendPart: Part<SpendSectors> = {
  name: 'spend',
  tables: [SPEND_SECTORS],
  check: checkSpend,
  build: (basis, tables) => spendSectors(tables, basis),
}

/** Margins only add. */
function checkSpend(tables: TableSet, report: Report): void {
  for (const { line, factor, without_margins } of tables.rows(SPEND_SECTORS)) {
    if (toNumber(factor) < toNumber(without_margins))
      report(SPEND_SECTORS, line, 'factor: less than without_margins')
  }
}
