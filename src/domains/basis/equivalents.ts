/** Unit values behind the equivalents, with a label that names value and publisher. */

import { toNumber } from '../../core/decimal.ts'
import type { EquivalentUnit } from '../../core/equivalents.ts'
import type { Source } from '../../core/figure.ts'
import { requireEntry } from '../../core/required.ts'
import type { TableSet } from '../../tables/table.ts'
import { EQUIVALENTS } from './tables.ts'

export function equivalentUnits(tables: TableSet, sources: ReadonlyMap<string, Source>): EquivalentUnit[] {
  return tables.rows(EQUIVALENTS).map((row) => {
    const [mass = '', per = ''] = row.factor_unit.split('/')
    const { publisher, dataset } = requireEntry(sources, row.source_id)
    const unitValue = `${toNumber(row.factor)} ${mass.replace('kg', 'kg ')} per ${per}`
    return {
      key: row.key,
      label: `${row.label} (${unitValue}; ${publisher}, ${dataset})`,
      kgPerUnit: row.factor,
    }
  })
}
