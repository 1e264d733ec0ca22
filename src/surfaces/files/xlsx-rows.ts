/** The rows of a sheet, as its XML comes: what is in memory is one piece of it and the rows that the piece holds. */
import { message } from '../../messages/messages.ts'
import { cellText } from './cell-text.ts'
import { type FileError, fileError, unreadable } from './error.ts'
import { type SharedTexts, withEscapes } from './shared-texts.ts'
import { CELLS_MAX, COLUMNS_MAX, ROW_CHARACTERS_MAX, type TableRow } from './table.ts'
import { dayOf, type IsDate } from './xlsx-dates.ts'
import { attributeOf, type XmlEvents, XmlScanner } from './xml-scanner.ts'

/** As many as a sheet can have. */
const ROWS_MAX = 1_048_576

export interface SheetTables {
  readonly texts: SharedTexts
  readonly isDate: IsDate
  readonly is1904: boolean
}

/** Throws a FileError for a sheet that is wider, larger or longer than is read. */
export async function* xlsxRows(
  xml: AsyncIterable<string>,
  tables: SheetTables,
): AsyncGenerator<readonly TableRow[]> {
  const reader = new RowReader(tables)
  const scanner = new XmlScanner(reader)
  for await (const piece of xml) {
    scanner.push(piece)
    const rows = reader.taken()
    if (rows.length > 0) yield rows
    // What comes behind its rows is how it looks: merged cells, pictures, filters.
    if (reader.isOver) return
  }
}

class RowReader implements XmlEvents {
  readonly #tables: SheetTables
  #rows: TableRow[] = []
  #rowsRead = 0
  #cellsRead = 0
  isOver = false
  #isInData = false
  /** Undefined between rows. */
  #cells: string[] | undefined
  #line = 0
  #characters = 0
  #column = -1
  #type = ''
  #style = -1
  #text = ''
  #isInText = false
  #isSpoken = false
  #isInCell = false

  constructor(tables: SheetTables) {
    this.#tables = tables
  }

  /** Rows that were read since it was asked last. */
  taken(): readonly TableRow[] {
    const rows = this.#rows
    this.#rows = []
    return rows
  }

  open(name: string, attributes: string): void {
    switch (name) {
      case 'c':
        if (this.#cells) this.#beginCell(attributes)
        break
      case 'v':
      case 't':
        this.#isInText = this.#isInCell && !this.#isSpoken
        break
      case 'row':
        if (this.#isInData) this.#beginRow(attributes)
        break
      case 'rPh':
        this.#isSpoken = true
        break
      case 'sheetData':
        this.#isInData = true
    }
  }

  text(text: string): void {
    if (this.#isInText) this.#text = cellText(this.#text, text)
  }

  close(name: string): void {
    switch (name) {
      case 'v':
      case 't':
        this.#isInText = false
        break
      case 'c':
        if (this.#cells && this.#isInCell) this.#endCell(this.#cells)
        break
      case 'row':
        if (this.#cells) this.#rows.push({ line: this.#line, cells: this.#cells })
        this.#cells = undefined
        break
      case 'rPh':
        this.#isSpoken = false
        break
      case 'sheetData':
        this.#isInData = false
        this.isOver = true
    }
  }

  #beginRow(attributes: string): void {
    const given = attributeOf(attributes, 'r')
    this.#line = given === undefined ? this.#line + 1 : Number(given)
    this.#rowsRead++
    if (!(this.#line >= 1 && this.#line <= ROWS_MAX) || this.#rowsRead > ROWS_MAX)
      throw unreadable(message('file.reason.many_rows', { max: ROWS_MAX }))
    this.#cells = []
    this.#characters = 0
    this.#column = -1
  }

  #beginCell(attributes: string): void {
    const place = attributeOf(attributes, 'r')
    this.#column = place === undefined ? this.#column + 1 : columnOf(place)
    this.#type = attributeOf(attributes, 't') ?? ''
    const style = attributeOf(attributes, 's')
    this.#style = style === undefined ? -1 : Number(style)
    this.#text = ''
    this.#isInCell = true
  }

  #endCell(cells: string[]): void {
    this.#isInCell = false
    const text = this.#value()
    // Cells without a value that were only coloured reach to the edge of many a sheet.
    if (text === '') return
    if (!(this.#column < COLUMNS_MAX)) throw this.#tooWide()
    this.#characters += text.length
    if (this.#characters > ROW_CHARACTERS_MAX) throw tooLong(this.#line)
    this.#cellsRead += Math.max(1, this.#column + 1 - cells.length)
    if (this.#cellsRead > CELLS_MAX) throw tooManyCells()
    while (cells.length < this.#column) cells.push('')
    cells[this.#column] = text
  }

  #value(): string {
    const text = this.#text
    if (text === '') return ''
    switch (this.#type) {
      case 's':
        return this.#tables.texts.at(Number(text)) ?? ''
      case 'inlineStr':
      case 'str':
        return withoutPiece(withEscapes(text))
      case 'b':
        return String(text === '1' || text.toLowerCase() === 'true')
      case 'e':
        return withoutPiece(text)
      default:
        return this.#number(text)
    }
  }

  #number(text: string): string {
    const number = Number(text)
    if (Number.isNaN(number)) return withoutPiece(text)
    const { isDate, is1904 } = this.#tables
    return this.#style >= 0 && isDate(this.#style) ? dayOf(number, is1904) : String(number)
  }

  #tooWide(): FileError {
    const [line, column] = [this.#line, this.#column + 1]
    return fileError('file.too_many_columns.workbook', { line, column, max: COLUMNS_MAX })
  }
}

const tooLong = (line: number) => fileError('file.row_too_long', { line, max: ROW_CHARACTERS_MAX })

const tooManyCells = () => fileError('file.too_many_cells', { max: CELLS_MAX })

const LETTERS = 26
const LETTER_A = 65
/** ZZZZ: what is beyond is beyond all sheets, and too large a number for none. */
const LETTERS_MAX = 4

/** `C7` is in column 2. Infinite for what names no column. */
function columnOf(place: string): number {
  let column = 0
  let at = 0
  for (; at < place.length && at < LETTERS_MAX; at++) {
    const letter = (place.charCodeAt(at) & UPPER) - LETTER_A
    if (letter < 0 || letter >= LETTERS || place.charCodeAt(at) < LETTER_A) break
    column = column * LETTERS + letter + 1
  }
  const isPlace = column > 0 && at < place.length && place.charCodeAt(at) < LETTER_A
  return isPlace ? column - 1 : Number.POSITIVE_INFINITY
}

/** Of a small letter its capital. */
const UPPER = 0xdf

/** Shorter ones are copied anyway. */
const CUT_MIN = 13

/** The same text, of which nothing keeps the whole piece of XML in memory that it was cut from. */
const withoutPiece = (text: string) => (text.length < CUT_MIN ? text : ` ${text}`.slice(1))
