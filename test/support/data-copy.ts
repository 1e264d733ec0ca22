/** A copy of editions that a test may break: of those that ship, or of the small one whose figures are invented. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { EDITION_PARTS } from '../../src/api/operations.ts'
import { tablesOf } from '../../src/factors/editions/read.ts'
import {
  type EditionList,
  editionHash,
  listedTables,
  placeIn,
  readList,
} from '../../src/factors/files/edition-list.ts'
import { sha256 } from '../../src/factors/files/sha256.ts'
import { SOURCES } from '../../src/factors/reference/tables.ts'
import { DataError, type DataProblem } from '../../src/factors/tables/problems.ts'
import { loadEdition } from '../../src/surfaces/process/data/load.ts'
import { PACKAGE_DATA, PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'
import { tempFolder } from './temp.ts'

/** The folder of the edition `small`: see its README. */
export const FIXTURES_DIR = join(PACKAGE_ROOT, 'test', 'editions')
export const SMALL = 'small'

/** Lends the small edition the tables that it lacks. */
const LENDER = '2025.1'

/** A copy of the small edition. A table that it lacks is that of the lender, where that has one: one more domain needs no file. */
export function smallCopy(folder = FIXTURES_DIR): DataCopy {
  const copy = new DataCopy(SMALL, folder)
  const missing = tablesOf(EDITION_PARTS)
    .filter(({ name }) => LENT.has(name))
    .map(({ name }) => `${name}.csv`)
    .filter((file) => !existsSync(copy.path(`${SMALL}/${file}`)))
  if (missing.length === 0) return copy
  for (const file of missing) borrow(copy, file)
  return copy.seal()
}

const SOURCES_FILE = `${SMALL}/${SOURCES.name}.csv`
/** What the lender has, by the name of the table. */
const LENT = listedTables(readList(placeIn(PACKAGE_DATA, LENDER)))

/** With the publications that its rows name. */
function borrow(copy: DataCopy, file: string): void {
  const table = readFileSync(join(PACKAGE_DATA, LENT.get(basename(file, '.csv'))?.file ?? file), 'utf8')
  copy.write(`${SMALL}/${file}`, table)
  const own = copy.read(SOURCES_FILE)
  const isNeeded = (id: string) => table.includes(`,${id}`) && !own.includes(`\n${id},`)
  const [, ...rows] = readFileSync(join(PACKAGE_DATA, `${SOURCES.name}.csv`), 'utf8')
    .trimEnd()
    .split('\n')
  const lent = rows.filter((row) => isNeeded(row.slice(0, row.indexOf(','))))
  copy.write(SOURCES_FILE, [own.trimEnd(), ...lent, ''].join('\n'))
}

export class DataCopy {
  readonly dir = join(tempFolder(), 'data')
  readonly edition: string

  /** `folder`: of editions; all of it is copied, and the tables of the edition lie where they were sealed: `2025.1/hotel.csv`. */
  constructor(edition = LENDER, folder = PACKAGE_DATA, tables: 'laid out' | 'as it ships' = 'laid out') {
    this.edition = edition
    cpSync(folder, this.dir, { recursive: true })
    if (tables === 'laid out' && existsSync(this.path(this.list))) this.layOut()
  }

  /** Path of the edition's list. */
  get list(): string {
    return `editions/${this.edition}.json`
  }

  private layOut(): void {
    this.changeList((list) => {
      for (const [path, listed] of Object.entries(list.files)) {
        mkdirSync(dirname(this.path(path)), { recursive: true })
        if (listed.file !== path) cpSync(this.path(listed.file), this.path(path))
        list.files[path] = { ...listed, file: path }
      }
    })
  }

  /** Another edition with the tables of this one, sealed under a name of its own. */
  as(name: string, changes: Partial<EditionList> = {}): DataCopy {
    const folder = (path: string) => path.replace(new RegExp(`^${this.edition}/`), `${name}/`)
    cpSync(this.path(this.edition), this.path(name), { recursive: true })
    const list: EditionList = JSON.parse(this.read(this.list))
    const files = Object.entries(list.files).map(([path, listed]) => [
      folder(path),
      { ...listed, file: folder(listed.file) },
    ])
    const text = JSON.stringify({ ...list, ...changes, files: Object.fromEntries(files) })
    this.write(`editions/${name}.json`, text)
    return new DataCopy(name, this.dir).seal()
  }

  path(file: string): string {
    return join(this.dir, file)
  }

  read(file: string): string {
    return readFileSync(this.path(file), 'utf8')
  }

  write(file: string, text: string): void {
    writeFileSync(this.path(file), text)
  }

  remove(file: string): void {
    rmSync(this.path(file))
  }

  /** Changes the one line that starts with `start`; gives its number, counted from 1. */
  editLine(file: string, start: string, change: (line: string) => string): number {
    const lines = this.read(file).split('\n')
    const index = lines.findIndex((line) => line.startsWith(start))
    const line = lines[index]
    if (line === undefined) throw new Error(`${file} has no line that starts with ${start}`)
    lines[index] = change(line)
    this.write(file, lines.join('\n'))
    return index + 1
  }

  /** Puts `value` into a cell of the row with this id (or other first cell); gives the row's line. */
  setCell(file: string, id: string, column: string, value: string): number {
    const [header = ''] = this.read(file).split('\n')
    const at = header.split(',').indexOf(column)
    return this.editLine(file, `${id},`, (line) => line.split(',').with(at, value).join(','))
  }

  changeList(change: (list: EditionList) => void): void {
    const list = JSON.parse(this.read(this.list))
    change(list)
    this.write(this.list, JSON.stringify(list))
  }

  /** Writes the hashes of all files into the list and into released.json, so that only the content is judged. */
  seal(): this {
    this.changeList((list) => {
      const folders = new Set([this.edition, ...Object.keys(list.files).map(dirname)])
      const paths = [...folders].flatMap((folder) =>
        readdirSync(this.path(folder))
          .filter((name) => name.endsWith('.csv') || name === 'schema.json')
          .map((name) => `${folder}/${name}`),
      )
      list.files = Object.fromEntries(
        paths.sort().map((path) => [path, { file: path, sha256: sha256(readFileSync(this.path(path))) }]),
      )
      // Tests change rows.
      delete list.contents
    })
    this.release()
    return this
  }

  private release(): void {
    const released = existsSync(this.path('released.json')) ? JSON.parse(this.read('released.json')) : {}
    const hash = editionHash(this.edition, JSON.parse(this.read(this.list)))
    this.write('released.json', JSON.stringify({ ...released, [this.edition]: hash }))
  }

  load() {
    return loadEdition(this.dir, this.edition)
  }

  /** The DataError that loading ends with, if any. Anything else that it throws is passed on. */
  fault(): DataError | undefined {
    try {
      this.load()
      return undefined
    } catch (error) {
      if (error instanceof DataError) return error
      throw error
    }
  }

  /** What loading complains about; empty when it does not. A file that was changed is a fault until it is sealed. */
  problems(): readonly DataProblem[] {
    return this.fault()?.problems ?? []
  }
}
