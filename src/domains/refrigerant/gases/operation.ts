/** The gases that there are factors for. */
import { toNumber, written } from '../../../core/decimal.ts'
import { operation } from '../../operation.ts'
import { requireRows } from '../../shared/amount/edition.ts'
import { isNamedLike } from '../../shared/amount/names.ts'
import { publicationsOf } from '../../shared/amount/present.ts'
import type { Refrigerant } from '../factors.ts'
import { refrigerantPart } from '../part.ts'
import { REFRIGERANTS } from '../tables.ts'
import {
  type RefrigerantGasesAnswer as Answer,
  RefrigerantGasesAnswer,
  RefrigerantGasesQuery,
} from './schema.ts'

export const refrigerantGases = operation({
  name: 'refrigerantGases',
  path: '/v1/refrigerant/gases',
  title: 'Refrigerants and other gases, with their warming',
  description:
    'Every gas and blend that /v1/refrigerant/emissions has a factor for in the edition, with its other names.',
  refusals:
    '`validation_error`: strict=true and an unknown parameter. `no_factor`: an edition without factors of refrigerants (available_editions).',
  examples: {
    answers: { r_410: 'q=R-410&year=2025' },
    refusals: { unknown_parameter: 'year=2025&sort=asc&strict=true' },
  },
  answer: RefrigerantGasesAnswer,
  query: () => RefrigerantGasesQuery,
  calculate(context, { q }) {
    requireRows(context, REFRIGERANTS, 'refrigerants')
    const all = context.edition.part(refrigerantPart)
    const result = q === undefined ? all : all.filter((gas) => isNamedLike(gas, q))
    return { kind: 'refrigerant_gases', identity: { q }, notices: [], result }
  },
  present(_edition, { result, notices, meta }): Answer {
    const data = result.map((gas) => ({ ...plain(gas), factor: toNumber(gas.factor.kgPerUnit) }))
    const source_trail = publicationsOf(
      result.map(({ factor }) => factor),
      'Refrigerant',
    )
    return { data, meta: { total: data.length, source_trail, notices, ...meta } }
  },
  sheet: (_edition, result) => ({
    columns: ['gas', 'label', 'kind', 'names', 'factor', 'factor_unit', 'factor_id'],
    rows: result.map((gas) => {
      const { label, kind, names, factor_unit, factor_id } = plain(gas)
      return [gas.key, label, kind, names.join('; '), written(gas.factor.kgPerUnit), factor_unit, factor_id]
    }),
  }),
})

function plain({ key, label, kind, names, factor }: Refrigerant) {
  return {
    gas: key,
    label,
    kind,
    names: names.filter((name) => name !== label),
    factor_unit: 'kgCO2e/kg' as const,
    factor_id: factor.id,
  }
}
