/** The gases that leak: their names, and where the GHG Protocol has them reported. */

import { Type } from 'typebox'
import { shape } from '../../../contract/shape.ts'
import { info } from '../../../engine/notices.ts'
import { add, type Decimal } from '../../../engine/numbers/decimal.ts'
import { rational } from '../../../engine/numbers/rational.ts'
import { like, oneOf } from '../../../factors/tables/columns.ts'
import type { Named as NamedFactor } from '../../../messages/values.ts'
import type { AmountFactor } from '../common/factor.ts'
import { type AmountList, factorFields, shownFactor } from '../common/list.ts'
import { isNamedLike, type Named } from '../common/names.ts'
import { namedParam } from '../common/params.ts'
import { nameTable } from '../common/tables.ts'

/** The lists of the publisher that gases stand in. */
const GAS_KINDS = ['kyoto', 'blends', 'montreal', 'ethers', 'other'] as const

export const REFRIGERANT_GASES = nameTable('refrigerant_gases', {
  description:
    "The gases that leak from cooling, fire protection and processes, in the order in which they are listed: the publisher's name as label, and other words, R-numbers before all, with semicolons between.",
  key: { gas: like('^[A-Za-z0-9]+([-_][A-Za-z0-9]+)*$') },
  own: { kind: oneOf(...GAS_KINDS) },
})
export interface Refrigerant extends AmountFactor, Named {
  readonly label: string
  readonly kind: (typeof GAS_KINDS)[number]
}

export const refrigerantGases: AmountList<readonly Refrigerant[], Refrigerant> = {
  name: 'gases',
  operation: {
    title: 'Refrigerants and other gases, with their GWP',
    description:
      'Every gas and blend that /v1/refrigerant/emissions has a factor for in the edition, with its other names.',
    refusals:
      '`validation_error`: strict=true and an unknown parameter. `no_factor`: an edition without factors of refrigerants (available_editions).',
    examples: {
      answers: { r_410: 'q=R-410&year=2025' },
      refusals: { unknown_parameter: 'year=2025&sort=asc&strict=true' },
    },
  },
  called: 'Refrigerant',
  q: namedParam('A part of a name or R-number: only gases that have it.', 'R-41'),
  fields: {
    gas: shape.text('What to send as gas.'),
    label: shape.text("The publisher's name."),
    kind: shape.oneOf(GAS_KINDS, 'The list of the publisher that contains it.'),
    names: Type.Array(Type.String(), { description: 'Other names that are understood.' }),
    ...factorFields('Global warming potential over 100 years.', 'kgCO2e/kg'),
  },
  columns: ['gas', 'label', 'kind', 'names'],
  items: (gases) => gases,
  isMeant: isNamedLike,
  rows: (gas) => [{ cells: [gas.key, gas.label, gas.kind, otherNames(gas).join('; ')], factor: gas }],
  show(gas) {
    const { key, label, kind } = gas
    const { factor, ...ofFactor } = shownFactor(gas)
    return { gas: key, label, kind, names: otherNames(gas), ...ofFactor, factor }
  },
}

const otherNames = ({ names, label }: Refrigerant) => names.filter((name) => name !== label)

interface KyotoParts {
  readonly kyoto_factor?: Decimal | undefined
  readonly non_kyoto_factor?: Decimal | undefined
}

/** Of a gas that is not, or not all of it, of the Kyoto Protocol: where it is reported, and that it is. */
export function notOfKyoto(gas: NamedFactor, { kyoto_factor: kyoto, non_kyoto_factor: other }: KyotoParts) {
  if (other === undefined) return {}
  const line = 'outside_of_scopes' as const
  const reported = kyoto ? { share: { line, of: rational(other, add(kyoto, other)) } } : { line }
  return { reported, assumptions: [info('outside_kyoto_protocol', { gas }, 'gas')] }
}
