/** A copy of editions that a test may break: of those that ship, or of the small one whose figures are invented. */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { SOURCES } from '../../src/domains/basis/tables.ts'
import { PARTS } from '../../src/domains/domains.ts'
import { tablesOf } from '../../src/domains/editions/read.ts'
import { loadEdition } from '../../src/process/data/load.ts'
import { fileHashes, readManifest } from '../../src/process/data/manifest.ts'
import { EDITIONS_DIR, PACKAGE_ROOT } from '../../src/process/package-root.ts'
import { DataError, type DataProblem } from '../../src/tables/problems.ts'
import { tempFolder } from './temp.ts'

/** The folder of the edition `small`: see its README. */
export const FIXTURES_DIR = join(PACKAGE_ROOT, 'test', 'editions')
export const SMALL = 'small'

/** Lends the small edition the tables that it lacks. */
const LENDER = '2025.1'

/** A copy of the small edition. A table of this release that it lacks is that of the lender: one more domain needs no file there. */
export function smallCopy(folder = FIXTURES_DIR): DataCopy {
  const copy = new DataCopy(SMALL, folder)
  const missing = tablesOf(PARTS)
    .map(({ name }) => `${name}.csv`)
    .filter((file) => !existsSync(copy.path(`${SMALL}/${file}`)))
  if (missing.length === 0) return copy
  for (const file of missing) borrow(copy, file)
  return copy.seal()
}

const SOURCES_FILE = `${SMALL}/${SOURCES.name}.csv`
/** Path below data/ of each file that the lender has, by name. */
const LENT = new Map(
  Object.keys(readManifest(EDITIONS_DIR, LENDER).files).map((path) => [basename(path), path]),
)

/** With the publications that its rows name. */
function borrow(copy: DataCopy, file: string): void {
  const table = readFileSync(join(EDITIONS_DIR, LENT.get(file) ?? file), 'utf8')
  copy.write(`${SMALL}/${file}`, table)
  const own = copy.read(SOURCES_FILE)
  const isNeeded = (id: string) => table.includes(`,${id}`) && !own.includes(`\n${id},`)
  const [, ...rows] = readFileSync(join(EDITIONS_DIR, `${SOURCES.name}.csv`), 'utf8')
    .trimEnd()
    .split('\n')
  const lent = rows.filter((row) => isNeeded(row.slice(0, row.indexOf(','))))
  copy.write(SOURCES_FILE, [own.trimEnd(), ...lent, ''].join('\n'))
}

export class DataCopy {
  readonly dir = join(tempFolder(), 'data')
  readonly edition: string

  /** `folder`: of editions; all of it is copied. */
  constructor(edition = LENDER, folder = EDITIONS_DIR) {
    this.edition = edition
    cpSync(folder, this.dir, { recursive: true })
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

  changeManifest(change: (manifest: Record<string, unknown>) => void): void {
    const file = `${this.edition}/edition.json`
    const manifest = JSON.parse(this.read(file))
    change(manifest)
    this.write(file, JSON.stringify(manifest))
  }

  /** Writes the hashes of all files into edition.json, so that only the content is judged. */
  seal(): this {
    this.changeManifest((manifest) => {
      manifest.files = fileHashes(this.dir, this.edition, manifest.standing as string | undefined)
    })
    return this
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

  /** What loading complains about; empty when it does not. */
  problems(): readonly DataProblem[] {
    return this.fault()?.problems ?? []
  }
}
