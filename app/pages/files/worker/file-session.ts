/** A file in work: which sheet, how its columns are matched. */

import { plainHeader } from '../../../../src/surfaces/files/column-words.ts'
import { FileError } from '../../../../src/surfaces/files/error.ts'
import type { ColumnForm } from '../../../../src/surfaces/http/app-pages/offer.ts'
import type { CsvForm, Fault, OpenFile } from '../protocol.ts'
import { type Chosen, columnsOf, missingIn, tableOf } from './matched.ts'
import { type ReadFile, readFile } from './read-file.ts'
import { SheetSession } from './sheet-session.ts'

const NOTHING: Chosen = { type: undefined, map: new Map() }

export class FileSession {
  readonly #file: File
  readonly #form: ColumnForm
  #read: ReadFile
  #at = 0
  #chosen = NOTHING
  #fault: Fault | undefined
  /** Undefined where its rows cannot be told apart. */
  sheet: SheetSession | undefined

  private constructor(file: File, form: ColumnForm, read: ReadFile) {
    this.#file = file
    this.#form = form
    this.#read = read
  }

  /** Throws a FileError for a file that cannot be read. */
  static async open(file: File, form: ColumnForm): Promise<FileSession> {
    const session = new FileSession(file, form, await readFile(file))
    await session.#openSheet()
    return session
  }

  /** Of CSV, with what was detected wrongly. */
  async reread(csv: Partial<CsvForm>): Promise<void> {
    this.#read = await readFile(this.#file, { ...this.#read.csv, ...csv })
    await this.#openSheet()
  }

  async choose(name: string): Promise<void> {
    this.#at = Math.max(
      0,
      this.#read.sheets.findIndex((sheet) => sheet.name === name),
    )
    await this.#openSheet()
  }

  async #openSheet(): Promise<void> {
    this.#chosen = NOTHING
    this.sheet = undefined
    this.#fault = undefined
    const sheet = this.#read.sheets[this.#at]
    if (sheet === undefined) return
    try {
      const table = tableOf(sheet.name, await sheet.rows(), this.#read.numbers)
      this.sheet = new SheetSession(table, this.#form, this.#chosen)
    } catch (error) {
      this.#fault = faultOf(error)
    }
  }

  setType(type: string | undefined): void {
    this.#choose({ ...this.#chosen, type })
  }

  match(header: string, param: string): void {
    this.#choose({ ...this.#chosen, map: new Map(this.#chosen.map).set(plainHeader(header), param) })
  }

  #choose(chosen: Chosen): void {
    this.#chosen = chosen
    this.sheet?.match(chosen)
  }

  shown(): OpenFile {
    const { name, size: bytes, lastModified: modified } = this.#file
    const { form, csv, sheets } = this.#read
    const types = Object.keys(this.#form.types)
    const about = { name, bytes, modified, form, csv, types, sheets: sheets.map((one) => one.name) }
    const own = { ...about, sheet: sheets[this.#at]?.name ?? '', fault: this.#fault }
    if (this.sheet === undefined) return { ...own, ...NO_SHEET }
    const { table, matched } = this.sheet
    const { context } = matched
    const type = context?.typeAt === -1 ? context.meaning?.name : undefined
    return {
      ...own,
      rows: table.rows.length,
      columns: columnsOf(table, matched),
      type,
      typeHeader: context?.typeAt === -1 ? undefined : table.headers[context?.typeAt ?? -1],
      params: paramsOf(this.#form, type),
      missing: missingIn(matched),
    }
  }

  get csv(): CsvForm | undefined {
    return this.#read.csv
  }
}

const NO_SHEET = {
  rows: 0,
  columns: [],
  type: undefined,
  typeHeader: undefined,
  params: [],
  missing: [],
}

/** Of a type, or of all. */
function paramsOf({ types }: ColumnForm, type: string | undefined): string[] {
  const names = type === undefined ? Object.keys(types) : [type]
  return [...new Set(names.flatMap((name) => Object.keys(types[name]?.params ?? {})))]
}

/** What is no fault of the file is one of ours. */
export function faultOf(error: unknown): Fault {
  if (error instanceof FileError) {
    const { fault, message, details } = error
    return { fault, message, details }
  }
  return { fault: 'broken', message: String(error), details: {} }
}
