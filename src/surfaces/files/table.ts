/** What a file is read as, whatever its form, and how much of it. */
import type { Message } from '../../messages/values.ts'

/** Far above any table that asks something; what is wider is refused, in workbooks and in CSV. */
export const COLUMNS_MAX = 1000
/** Of a row, its cells together. */
export const ROW_CHARACTERS_MAX = 1_048_576
/** Of a sheet of a workbook, gaps counted: as many rows as it can have with 40 columns, and some. */
export const CELLS_MAX = 50_000_000

export interface TableRow {
  /** Of the file, or of the sheet, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

export interface Sheet {
  /** Empty where a file has but one. */
  readonly name: string
  /** The names of the columns first. */
  rows(): AsyncIterable<readonly TableRow[]>
}

export interface TableFile {
  /** What was detected. */
  readonly said: readonly Message[]
  readonly sheets: readonly Sheet[]
  readonly numbers: Numbers
  /** Of CSV. */
  readonly style?: TextStyle
  /** Bytes that were read so far, where a file is read piece by piece. */
  bytesRead?(): number
}

export type Encoding = 'utf-8' | 'utf-16le' | 'windows-1252'

/** How the text of a file was written. */
export interface TextStyle {
  readonly separator: string
  readonly encoding: Encoding
  /** Whether it began with a byte order mark. */
  readonly hasMark: boolean
}

/** Of a template: what its columns are. It holds no rows. */
export const ABOUT_SHEET = 'about the columns'

/** How numbers are written. */
export interface Numbers {
  readonly decimal: ',' | '.'
}

const POINT_GROUPS = /^([+-]?\d{1,3})((?:\.\d{3})+)(,\d+)?$/
const COMMA_DECIMAL = /^[+-]?\d+,\d+$/
const GROUP_SIGNS = /(?<=\d)[\s'’](?=\d{3})/g

/** `2.0`: spreadsheets show whole numbers so. */
const NO_DECIMALS = /^([+-]?\d+)\.0+$/

/** As a parameter takes it: with a point for decimals. What is no number is left for the parameter to refuse. */
export function plainNumber(text: string, numbers: Numbers): string {
  return withPoint(text, numbers).replace(NO_DECIMALS, '$1')
}

function withPoint(text: string, { decimal }: Numbers): string {
  const trimmed = text.trim().replace(GROUP_SIGNS, '')
  if (decimal === '.') return trimmed
  if (POINT_GROUPS.test(trimmed)) return trimmed.replaceAll('.', '').replace(',', '.')
  return COMMA_DECIMAL.test(trimmed) ? trimmed.replace(',', '.') : trimmed
}
