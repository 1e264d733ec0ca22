/** How a CSV was written: encoding, separator, sign for decimals. Only what its beginning shows, and that is printed. */
import { message } from '../../messages/messages.ts'
import type { Message } from '../../messages/values.ts'
import { fileError } from './error.ts'
import type { Encoding, Numbers } from './table.ts'

export const ENCODINGS: readonly Encoding[] = ['utf-8', 'utf-16le', 'windows-1252']

export interface Detected {
  readonly encoding: Encoding
  readonly hasMark: boolean
  readonly separator: string
  readonly numbers: Numbers
}

export interface Given {
  readonly encoding?: Encoding | undefined
  readonly separator?: string | undefined
  readonly decimal?: Numbers['decimal'] | undefined
}

/** So much of a file is looked at. */
export const SAMPLE_BYTES = 1_048_576

export function detect(sample: Uint8Array, given: Given = {}): Detected {
  const mark = markOf(sample)
  const encoding = given.encoding ?? mark?.encoding ?? encodingOf(sample)
  const text = new TextDecoder(encoding).decode(sample)
  const lines = text.split(/\r\n|\r|\n/).slice(0, LINES)
  const separator = given.separator ?? separatorOf(lines)
  return {
    encoding,
    hasMark: mark !== undefined,
    separator,
    numbers: { decimal: given.decimal ?? decimalOf(lines, separator) },
  }
}

/** So many lines are looked at. */
const LINES = 500
const UTF8_MARK = [0xef, 0xbb, 0xbf]
const UTF16_MARK = [0xff, 0xfe]
/** The longest character of UTF-8 less one byte: a sample may end within one. */
const CUT_BYTES_MAX = 3

function markOf(sample: Uint8Array): { encoding: Encoding } | undefined {
  const begins = (mark: readonly number[]) => mark.every((byte, at) => sample[at] === byte)
  if (begins(UTF8_MARK)) return { encoding: 'utf-8' }
  return begins(UTF16_MARK) ? { encoding: 'utf-16le' } : undefined
}

function encodingOf(sample: Uint8Array): Encoding {
  if (sample.includes(0)) throw fileError('file.no_text', {})
  for (let cut = 0; cut <= CUT_BYTES_MAX; cut++) {
    if (isUtf8(sample.subarray(0, sample.length - cut))) return 'utf-8'
  }
  return 'windows-1252'
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

const SEPARATORS = [';', '\t', ',', '|'] as const
/** Lines that tell separators apart. */
const COMPARED = 20

/** The one that parts the first line and most lines after it into as many cells. */
function separatorOf(lines: readonly string[]): string {
  const filled = lines.filter((line) => line.trim() !== '').slice(0, COMPARED)
  const scores = SEPARATORS.map((separator) => {
    const counts = filled.map((line) => cellsOf(line, separator).length)
    const [first = 1] = counts
    const alike = counts.filter((count) => count === first).length
    return { separator, score: first === 1 ? 0 : (alike / counts.length) * Math.min(first, LIKE_MANY) }
  })
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).score === 0
    ? ','
    : scores.reduce((best, one) => (one.score > best.score ? one : best)).separator
}

/** More columns than these are no better evidence. */
const LIKE_MANY = 8

function cellsOf(line: string, separator: string): string[] {
  // Quoted cells may have the separator in them; what is in them does not matter here.
  return line.replace(/"(?:[^"]|"")*"/g, '"').split(separator)
}

const WITH_COMMA = /^\s*[+-]?\d{1,3}(?:\.\d{3})*,\d+\s*$|^\s*[+-]?\d+,\d+\s*$/
const WITH_POINT = /^\s*[+-]?\d+\.\d+\s*$/
/** `1.234` in a file with decimal commas, `1,234` in one with points. */
const THOUSANDS = /^\s*[+-]?\d{1,3}(?:[.,]\d{3})+\s*$/

function decimalOf(lines: readonly string[], separator: string): Numbers['decimal'] {
  if (separator === ',') return '.'
  const cells = lines.flatMap((line) => line.split(separator)).map((cell) => cell.replaceAll('"', ''))
  const clear = cells.filter((cell) => !THOUSANDS.test(cell))
  const [commas, points] = [WITH_COMMA, WITH_POINT].map(
    (form) => clear.filter((cell) => form.test(cell)).length,
  )
  if (commas && points) {
    throw fileError('file.two_decimals', { commas, points })
  }
  // A semicolon comes from a spreadsheet whose comma is taken.
  return commas || (!points && separator === ';') ? ',' : '.'
}

export const detectedText = ({ encoding, hasMark, separator, numbers: { decimal } }: Detected): Message =>
  message('file.detected.csv', {
    encoding,
    has_mark: hasMark,
    is_tab: separator === '\t',
    separator,
    decimal,
  })
