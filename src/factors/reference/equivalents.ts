/** Unit values behind the equivalents, with a label that names value and publisher. */

import type { EquivalentUnit } from '../../engine/equivalents.ts'
import type { Source } from '../../engine/figure.ts'
import { getOrThrow } from '../../engine/helpers/get-or-throw.ts'
import { toNumber } from '../../engine/numbers/decimal.ts'
import type { TableSet } from '../tables/table.ts'
import { EQUIVALENTS } from './tables.ts'

export function equivalentUnits(tables: TableSet, sources: ReadonlyMap<string, Source>): EquivalentUnit[] {
  return tables.rows(EQUIVALENTS).map((row) => {
    const [mass = '', per = ''] = row.factor_unit.split('/')
    const { publisher, dataset } = getOrThrow(sources, row.source_id)
    const unitValue = `${toNumber(row.factor)} ${mass.replace('kg', 'kg ')} per ${per}`
    return {
      key: row.key,
      label: `${row.label} (${unitValue}; ${publisher}, ${dataset})`,
      kgPerUnit: row.factor,
    }
  })
}
