/** What a domain has factors for, as an operation: a list, and rows for a spreadsheet. */

import { type TProperties, type TSchema, Type } from 'typebox'
import { presentDataset } from '../../../contract/dataset-trail.ts'
import { type Operation, operation } from '../../../contract/operation.ts'
import { formatParam, querySchema } from '../../../contract/params/schema.ts'
import { datasetTrail, metaFields, metaOptions, notices } from '../../../contract/schema.ts'
import { shape } from '../../../contract/shape.ts'
import { toNumber, written } from '../../../engine/numbers/decimal.ts'
import type { FactorsIn } from './edition.ts'
import type { AmountFactor } from './factor.ts'
import { capital } from './names.ts'

export interface AmountList<Factors, Item> {
  /** `materials` of waste is /v1/waste/materials and WasteMaterialsAnswer. */
  readonly name: string
  /** Texts of its operation. */
  readonly operation: Pick<Operation, 'title' | 'description' | 'refusals' | 'examples'>
  /** What the factors are of, for the publications. */
  readonly called: string
  /** The parameter that chooses items. */
  readonly q?: TSchema
  /** The whole list is worth keeping for a second; what `q` chooses is not. */
  readonly isLong?: true
  /** The schema of an item. */
  readonly fields: TProperties
  /** Of a spreadsheet, before those of the factor. */
  readonly columns: readonly string[]
  items(factors: Factors): readonly Item[]
  isMeant?(item: Item, q: string): boolean
  /** Of a spreadsheet, one a factor. */
  rows(item: Item): readonly ListRow[]
  /** As the response has it: its one row, unless it says otherwise. */
  show?(item: Item): object
}

export interface ListRow {
  readonly cells: readonly string[]
  readonly factor: AmountFactor
}

export function listOperation<Factors, Item>(
  domain: string,
  list: AmountList<Factors, Item>,
  factors: FactorsIn<Factors>,
) {
  const { name, called, columns, isLong } = list
  const query = querySchema({ ...(list.q && { q: Type.Optional(list.q) }), format: formatParam })
  return operation({
    name: `${domain}${capital(name)}`,
    path: `/v1/${domain}/${name}`,
    ...list.operation,
    answer: answerSchema(`${capital(domain)}${capital(name)}Answer`, list.fields),
    ...(isLong && { isLong }),
    query: () => query,
    calculate(context, params) {
      const { q } = params as { readonly q?: string }
      const all = list.items(factors(context)())
      const result = q === undefined ? all : all.filter((item) => list.isMeant?.(item, q))
      return {
        kind: `${domain}_${name}`,
        identity: { q },
        notices: [],
        result,
        ...(q && { isShort: true as const }),
      }
    },
    present(_edition, { result, notices, meta }) {
      const data = result.map((item) => list.show?.(item) ?? shownRow(columns, list.rows(item)))
      const source_trail = publicationsOf(called, `docs/methods/${domain}.md`, result.flatMap(list.rows))
      return { data, meta: { total: data.length, source_trail, notices, ...meta } }
    },
    sheet: (_edition, result) => ({
      columns: [...columns, 'factor', 'factor_unit', 'factor_id'],
      rows: result
        .flatMap(list.rows)
        .map(({ cells, factor: { kgPerUnit, unit, id } }) => [...cells, written(kgPerUnit), unit, id]),
    }),
  })
}

function shownRow(columns: readonly string[], [row]: readonly ListRow[]): object {
  if (!row) throw new Error('an item has a factor')
  return {
    ...Object.fromEntries(columns.map((column, at) => [column, row.cells[at]])),
    ...shownFactor(row.factor),
  }
}

export const shownFactor = ({ id, kgPerUnit, unit }: AmountFactor) => ({
  factor: toNumber(kgPerUnit),
  factor_unit: unit,
  factor_id: id,
})

/** The schema of a factor in a list. */
export const factorFields = (factor: string, unit: string, ofUnit = 'The unit of factor.') => ({
  factor: shape.amount(factor),
  factor_unit: Type.Literal(unit, { description: ofUnit }),
  factor_id: shape.text('The row in the data edition.'),
})

/** The publications behind the factors of a list, each once. */
function publicationsOf(name: string, method: string, rows: readonly ListRow[]) {
  const entries = rows.map(({ factor }) => factor.trail.home)
  const byDataset = new Map(entries.map((entry) => [entry.sourceDataset, entry]))
  return [...byDataset.values()].map((entry) =>
    presentDataset(entry, {
      data_category: entry.dataCategory,
      name,
      region: entry.region,
      region_name: entry.regionName,
      role: 'factor',
      method,
    }),
  )
}

function answerSchema($id: string, fields: TProperties) {
  const { closed } = shape
  const meta = {
    total: shape.whole('Items of the list.'),
    source_trail: datasetTrail,
    notices,
    ...metaFields,
  }
  return Type.Object(
    {
      data: Type.Array(Type.Object(fields, closed), { description: 'The items.' }),
      meta: Type.Object(meta, metaOptions),
    },
    { $id, ...closed },
  )
}
