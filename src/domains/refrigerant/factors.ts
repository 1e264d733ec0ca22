/** Factors of gases: how much each warms, which is the same everywhere. */
import { type Decimal, ZERO } from '../../core/decimal.ts'
import { EVERYWHERE } from '../../core/figure.ts'
import { requireEntry } from '../../core/required.ts'
import type { TableSet } from '../../tables/table.ts'
import type { Basis } from '../basis/basis.ts'
import { type AmountFactor, amountFactor } from '../shared/amount/factor.ts'
import { type Named, wordsOf } from '../shared/amount/names.ts'
import { REFRIGERANT_GASES, REFRIGERANTS, type RefrigerantGasRow } from './tables.ts'

export interface Refrigerant extends Named {
  readonly label: string
  readonly kind: RefrigerantGasRow['kind']
  readonly factor: AmountFactor
  /** Weights of the gases of the Kyoto Protocol and of the others. */
  readonly kyoto: Decimal
  readonly nonKyoto: Decimal
}

/** Those that the edition has a factor for, in the order of the list. */
export type Refrigerants = readonly Refrigerant[]

const TIERS = { home: 'exact', abroad: 'exact' } as const

export function refrigerants(tables: TableSet, basis: Basis): Refrigerants {
  const gases = new Map(tables.rows(REFRIGERANT_GASES).map((row) => [row.gas, row]))
  const found = tables.rows(REFRIGERANTS).map((row): Refrigerant => {
    const { label, kind, words } = requireEntry(gases, row.gas)
    const use = `refrigerant ${kind} ${row.gas.toLowerCase().replaceAll('-', '_')}`
    const about = { use, region: EVERYWHERE, tiers: TIERS, note: row.derivation }
    return {
      key: row.gas,
      names: [label, ...wordsOf(words)],
      label,
      kind,
      factor: amountFactor(row, basis, about),
      kyoto: row.kyoto_factor ?? ZERO,
      nonKyoto: row.non_kyoto_factor ?? ZERO,
    }
  })
  const order = [...gases.keys()]
  return found.sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key))
}
