/** The one place that knows the library for Parquet: columns of texts, whole numbers and exact decimals. */
import { ByteWriter, parquetWrite } from 'hyparquet-writer'

export type ParquetKind = 'text' | 'yes_no' | 'integer' | 'double' | DecimalKind

/** Exact: values are whole numbers, of which the last `scale` digits are decimals. */
export interface DecimalKind {
  readonly scale: number
  readonly precision: number
}

export type ParquetCell = string | boolean | number | bigint | undefined

export interface ParquetColumn {
  readonly name: string
  readonly kind: ParquetKind
  readonly values: readonly ParquetCell[]
}

export interface ParquetFile {
  readonly columns: readonly ParquetColumn[]
  /** About the file, in its footer. */
  readonly about: Readonly<Record<string, string>>
  readonly createdBy: string
}

/** What a decimal of 38 digits takes, and how many digits a number of eight bytes holds. */
const DECIMAL_BYTES = 16
const SMALL_DIGITS = 18

/** Snappy, with the statistics by which databases skip what they need not read. */
export function parquet({ columns, about, createdBy }: ParquetFile): Uint8Array {
  const writer = new ByteWriter()
  parquetWrite({
    writer,
    schema: [
      { name: 'everygram', num_children: columns.length },
      ...columns.map(({ name, kind }) => ({ name, repetition_type: 'OPTIONAL' as const, ...typeOf(kind) })),
    ],
    columnData: columns.map(({ name, values }) => ({ name, data: values.map((value) => value ?? null) })),
    kvMetadata: Object.entries(about).map(([key, value]) => ({ key, value })),
    createdBy,
  })
  return new Uint8Array(writer.getBuffer())
}

function typeOf(kind: ParquetKind) {
  if (typeof kind === 'object') {
    const decimal = { converted_type: 'DECIMAL' as const, ...kind }
    if (kind.precision <= SMALL_DIGITS) return { type: 'INT64' as const, ...decimal }
    return { type: 'FIXED_LEN_BYTE_ARRAY' as const, type_length: DECIMAL_BYTES, ...decimal }
  }
  return TYPES[kind]
}

const TYPES = {
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  yes_no: { type: 'BOOLEAN' },
  integer: { type: 'INT32' },
  double: { type: 'DOUBLE' },
} as const
