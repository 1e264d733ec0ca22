/** Which cells of a workbook are dates: a date is a number with the style of one. */
import { attributeOf, type XmlEvents, XmlScanner } from './xml-scanner.ts'

/** Numbers of styles that mean dates and times without saying so (ECMA-376, part 1, 18.8.30). */
const DATE_IDS: readonly (readonly [from: number, to: number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
]
/** Excel keeps no more. */
const STYLES_MAX = 65_536
const FORMAT_CHARACTERS_MAX = 255

/** Whether a cell with the style of this number is a date. */
export type IsDate = (style: number) => boolean

export const NO_DATES: IsDate = () => false

/** Reads the part of a workbook that holds the styles. */
export async function readDateStyles(xml: AsyncIterable<string>): Promise<IsDate> {
  const styles = new Styles()
  const scanner = new XmlScanner(styles)
  for await (const piece of xml) scanner.push(piece)
  return (style) => styles.isDate(style)
}

class Styles implements XmlEvents {
  readonly #formats = new Map<number, boolean>()
  /** The format of each style. */
  readonly #styles: number[] = []
  #isInStyles = false

  open(name: string, attributes: string): void {
    if (name === 'cellXfs') this.#isInStyles = true
    if (name === 'numFmt' && this.#formats.size < STYLES_MAX) {
      const format = attributeOf(attributes, 'formatCode') ?? ''
      this.#formats.set(Number(attributeOf(attributes, 'numFmtId')), isDateFormat(format))
    }
    if (name === 'xf' && this.#isInStyles && this.#styles.length < STYLES_MAX)
      this.#styles.push(Number(attributeOf(attributes, 'numFmtId') ?? 0))
  }

  text(): void {}

  close(name: string): void {
    if (name === 'cellXfs') this.#isInStyles = false
  }

  isDate(style: number): boolean {
    const format = this.#styles[style]
    if (format === undefined) return false
    return this.#formats.get(format) ?? DATE_IDS.some(([from, to]) => format >= from && format <= to)
  }
}

/** Texts in quotes or behind a backslash, colours, currencies and conditions in brackets are no part of it. */
const NO_SIGNS = /"[^"]*"|\\.|[*_].|\[[^[\]]*\]/g
const ELAPSED = /\[(?:h+|m+|s+)\]/i
const YEAR_OR_DAY = /[yd]/i
const TIME = /(?:^|[^a-z])[hs]{1,2}(?:[^a-z]|$)|am\/pm|a\/p/i
const MONTH = /m{3,}/i

function isDateFormat(format: string): boolean {
  const short = format.slice(0, FORMAT_CHARACTERS_MAX)
  if (ELAPSED.test(short)) return true
  const signs = short.replace(NO_SIGNS, '')
  if (/^\s*(?:general|@)\s*$/i.test(signs)) return false
  return YEAR_OR_DAY.test(signs) || TIME.test(signs) || MONTH.test(signs)
}

const DAY_MS = 86_400_000
const DAY_CHARACTERS = 10
/** The first of the days that spreadsheets count, by where they begin to. */
const FIRST_DAY = { 1900: Date.UTC(1899, 11, 31), 1904: Date.UTC(1904, 0, 1) } as const
/** Spreadsheets have a 29 February 1900, which there was not: the days after it are one less. */
const NO_DAY = 60

/** The day of a cell, as `2025-03-31`; empty where there is none. */
export function dayOf(serial: number, is1904: boolean): string {
  const days = !is1904 && serial >= NO_DAY ? serial - 1 : serial
  const date = new Date(FIRST_DAY[is1904 ? 1904 : 1900] + Math.round(days * DAY_MS))
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, DAY_CHARACTERS)
}
