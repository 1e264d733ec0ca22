/** The tables of an edition, and its rates, as columns: figures digit for digit. */

import {
  NUMERATOR_DIGITS,
  RATE_COLUMNS,
  type RateKind,
  type RateRow,
  type Rates,
} from '../../domains/rates.ts'
import type { Decimal } from '../../engine/numbers/decimal.ts'
import { digitsAt } from '../../engine/numbers/decimal.ts'
import type { EditionTable } from '../../factors/edition.ts'
import type { ColumnSchema } from '../../factors/tables/columns.ts'
import { listed } from '../../factors/tables/sealed-columns.ts'
import { EVERY_TABLE } from '../../factors/tables/table.ts'
import type { ParquetCell, ParquetColumn, ParquetKind } from './parquet.ts'

/** Of a decimal in Parquet, and in the databases that read it; of one that takes eight bytes. */
const PRECISION = { most: 38, small: NUMERATOR_DIGITS }

export function tableColumns({ table, rows }: Pick<EditionTable, 'table' | 'rows'>): ParquetColumn[] {
  return listed({ ...table.columns, ...EVERY_TABLE }).map(({ name, schema }) => {
    const values = rows.map((row) => (row as unknown as Record<string, unknown>)[name])
    return { name, ...columnOf(schema['x-column'], values) }
  })
}

function columnOf(kind: ColumnSchema['x-column'], values: readonly unknown[]): Omit<ParquetColumn, 'name'> {
  if (kind === 'decimal') return decimalColumn(values as (Decimal | undefined)[])
  if (kind === 'integer') return { kind: 'integer', values: values as ParquetCell[] }
  if (kind === 'boolean') return { kind: 'yes_no', values: values as ParquetCell[] }
  return { kind: 'text', values: values as ParquetCell[] }
}

/** With as many decimals as the longest figure of the column has. */
function decimalColumn(figures: readonly (Decimal | undefined)[]): Omit<ParquetColumn, 'name'> {
  const scale = Math.max(0, ...figures.map((one) => one?.scale ?? 0))
  const values = figures.map((one) => one && digitsAt(one, scale))
  const digits = Math.max(0, ...values.map((one) => (one === undefined ? 0 : String(one).length)))
  return { kind: { scale, precision: digits <= PRECISION.small ? PRECISION.small : PRECISION.most }, values }
}

const KINDS: Readonly<Record<RateKind, ParquetKind>> = {
  text: 'text',
  yes_no: 'yes_no',
  whole: { scale: 0, precision: PRECISION.small },
  wide: { scale: 0, precision: PRECISION.most },
  multiplier: 'double',
}

export function rateColumns({ keys, figures }: Rates, rows: readonly RateRow[]): ParquetColumn[] {
  return Object.entries({ ...keys, ...figures, ...RATE_COLUMNS }).map(([name, { kind }]) => ({
    name,
    kind: KINDS[kind],
    values: rows.map((row) => row[name]),
  }))
}
