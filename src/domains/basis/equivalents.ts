/** Unit values behind the equivalents, with a label that names value and publisher. */
import { toNumber } from '../../core/decimal.ts'
import type { EquivalentUnit } from '../../core/equivalents.ts'
import { required } from '../../core/required.ts'
import type { Source } from '../edition.ts'
import type { Tables } from '../rows.ts'

export function equivalentUnits(tables: Tables, sources: ReadonlyMap<string, Source>): EquivalentUnit[] {
  return tables.equivalents.map((row) => {
    const [mass = '', per = ''] = row.factor_unit.split('/')
    const { publisher, dataset } = required(sources, row.source_id)
    const unitValue = `${toNumber(row.factor)} ${mass.replace('kg', 'kg ')} per ${per}`
    return {
      key: row.key,
      label: `${row.label} (${unitValue}; ${publisher}, ${dataset})`,
      kgPerUnit: row.factor,
    }
  })
}
