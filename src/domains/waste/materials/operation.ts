/** The materials of waste and what can be done with each. */
import { toNumber, written } from '../../../core/decimal.ts'
import { operation } from '../../operation.ts'
import { requireRows } from '../../shared/amount/edition.ts'
import { publicationsOf } from '../../shared/amount/present.ts'
import { wastePart } from '../part.ts'
import { WASTE } from '../tables.ts'
import { type WasteMaterialsAnswer as Answer, WasteMaterialsAnswer, WasteMaterialsQuery } from './schema.ts'

export const wasteMaterials = operation({
  name: 'wasteMaterials',
  path: '/v1/waste/materials',
  title: 'Materials of waste and their treatments',
  description:
    'Every material that /v1/waste/emissions has a factor for in the edition, with its treatments. As CSV it has a row a treatment.',
  refusals:
    '`validation_error`: strict=true and an unknown parameter. `no_factor`: an edition without factors of waste (available_editions).',
  examples: {
    answers: { of_a_year: 'year=2025' },
    refusals: { unknown_parameter: 'year=2025&sort=asc&strict=true' },
  },
  answer: WasteMaterialsAnswer,
  query: () => WasteMaterialsQuery,
  calculate(context) {
    requireRows(context, WASTE, 'waste')
    const { materials } = context.edition.part(wastePart)
    return { kind: 'waste_materials', identity: {}, notices: [], result: materials }
  },
  present(_edition, { result, notices, meta }): Answer {
    const data = result.map(({ key, label, group, factors }) => ({
      material: key,
      label,
      group,
      treatments: [...factors].map(([treatment, { id, kgPerUnit }]) => ({
        treatment,
        factor: toNumber(kgPerUnit),
        factor_unit: 'kgCO2e/tonne' as const,
        factor_id: id,
      })),
    }))
    const factors = result.flatMap((material) => [...material.factors.values()])
    const source_trail = publicationsOf(factors, 'Waste')
    return { data, meta: { total: data.length, source_trail, notices, ...meta } }
  },
  sheet: (_edition, result) => ({
    columns: ['material', 'label', 'group', 'treatment', 'factor', 'factor_unit', 'factor_id'],
    rows: result.flatMap(({ key, label, group, factors }) =>
      [...factors].map(([treatment, { id, kgPerUnit, unit }]) => [
        key,
        label,
        group,
        treatment,
        written(kgPerUnit),
        unit,
        id,
      ]),
    ),
  }),
})
