/** Published factors of leaked gases, and how we know them. */

import type { Assumption } from '../../../engine/assumption.ts'
import { fallback } from '../../../engine/notices.ts'
import { add, decimal as exact, toNumber } from '../../../engine/numbers/decimal.ts'
import { decimal, later, like, maybe, oneOf, reference, text } from '../../../factors/tables/columns.ts'
import type { Report, TableSet } from '../../../factors/tables/table.ts'
import type { Named } from '../../../messages/values.ts'
import { factorTable } from '../common/tables.ts'

const PER_KG = { minimum: 0, maximum: 100_000, 'x-unit': 'kgCO2e/kg' }
const share = () => maybe(decimal(PER_KG))

export const REFRIGERANTS = factorTable('refrigerants', {
  description:
    'Published factors of leaked gases, kg CO2e per kg. kyoto_factor: the part of gases of the Kyoto Protocol, which belongs into scope 1; non_kyoto_factor: that of other gases, which is reported apart. They may miss the factor by what the publisher rounds. read: whether we know it from the publisher or from a copy, or calculate it from the components of a blend, as formula has it.',
  about: { title: 'Refrigerant' },
  keys: { gas: reference('refrigerant_gases', 'gas') },
  unit: 'kgCO2e/kg',
  factor: PER_KG,
  own: {
    kyoto_factor: share(),
    non_kyoto_factor: share(),
    derivation: maybe(text()),
    formula: later(like('^[0-9]')),
    read: later(oneOf('publisher', 'copy', 'by_composition'), 'publisher'),
  },
})

/** The two parts are there and make the whole, but for one: each is rounded to a whole number by itself. */
export function checkRefrigerants(tables: TableSet, report: Report): void {
  for (const { line, factor, kyoto_factor: kyoto, non_kyoto_factor: other } of tables.rows(REFRIGERANTS)) {
    const [parts, whole] = [toNumber(add(kyoto ?? exact(0), other ?? exact(0))), toNumber(factor)]
    if (kyoto === undefined && other === undefined)
      report(REFRIGERANTS, line, 'kyoto_factor or non_kyoto_factor must be given')
    if (Math.abs(parts - whole) > 1)
      report(REFRIGERANTS, line, `the parts make ${parts}, the factor is ${whole}`)
  }
}

/** `exact` needs the publisher's own document. */
export const READ_TIERS = { publisher: undefined, copy: 'region', by_composition: 'estimate' } as const

/** How a value is known, where that is not from its publisher. */
export function readAssumptions(gas: Named, read: keyof typeof READ_TIERS): Assumption[] {
  if (read === 'publisher') return []
  return read === 'copy'
    ? [{ ...fallback('source_second_hand.gas', { gas }, 'gas'), tier: 'region' }]
    : [{ ...fallback('estimated_factor.blend', { gas }, 'gas'), tier: 'estimate' }]
}
