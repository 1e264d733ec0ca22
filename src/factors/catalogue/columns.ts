/**
 * A table by its description alone: which of its columns are figures, gases, ranges, years. So a table of a new domain is
 * in the catalogue without a word about it here.
 */

import type { ColumnSchema } from '../tables/columns.ts'
import { listed } from '../tables/sealed-columns.ts'
import type { Table } from '../tables/table.ts'

export interface FigureColumn {
  readonly name: string
  /** Where no column has it. */
  readonly unit: string | undefined
}

export interface FactorColumns {
  /** Absent: rows are named after table and key. */
  readonly id: string | undefined
  readonly main: FigureColumn
  readonly others: readonly FigureColumn[]
  /** The column that has the unit. */
  readonly unit: string | undefined
  readonly year: string | undefined
  readonly countries: readonly string[]
}

/** kg CO2e of the gas, per unit of the factor. */
export const GAS_COLUMNS = { co2: 'kgco2', ch4: 'kgch4_as_co2e', n2o: 'kgn2o_as_co2e' } as const
export const RANGE_COLUMNS = { low: 'low', high: 'high' } as const
/** The figure of a row, where it has one of these. */
const MAIN_COLUMNS = ['factor', 'value']
const UNIT_COLUMNS = ['factor_unit', 'unit']
const known = new WeakMap<Table, { readonly columns: FactorColumns | undefined }>()

/** Undefined for a table without a figure that every row has. */
export function factorColumns(table: Table): FactorColumns | undefined {
  const found = known.get(table) ?? { columns: read(table) }
  known.set(table, found)
  return found.columns
}

function read({ columns }: Table): FactorColumns | undefined {
  const all = listed(columns)
  const beside = new Set<string>([...Object.values(GAS_COLUMNS), ...Object.values(RANGE_COLUMNS)])
  const figures = all.filter(({ name, schema }) => schema['x-column'] === 'decimal' && !beside.has(name))
  const required = figures.filter(({ isOptional }) => !isOptional)
  const main = required.find(({ name }) => MAIN_COLUMNS.includes(name)) ?? required[0]
  if (!main) return undefined
  const ofKind = (kind: ColumnSchema['x-column']) =>
    all.filter(({ schema }) => schema['x-column'] === kind).map(({ name }) => name)
  const figure = ({ name, schema }: (typeof all)[number]) => ({ name, unit: schema['x-unit'] })
  return {
    id: ofKind('id')[0],
    main: figure(main),
    others: figures.filter((one) => one !== main).map(figure),
    unit: UNIT_COLUMNS.find((name) => name in columns),
    year: ofKind('integer').find((name) => name === 'year' || name.endsWith('_year')),
    countries: ofKind('country'),
  }
}
