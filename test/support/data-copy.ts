/** A copy of editions that a test may break: of those that ship, or of the small one whose figures are invented. */
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SOURCES } from '../../src/domains/basis/tables.ts'
import { PARTS } from '../../src/domains/domains.ts'
import { tablesOf } from '../../src/domains/editions.ts'
import { loadEdition } from '../../src/process/data/load.ts'
import { EDITIONS_DIR, PACKAGE_ROOT } from '../../src/process/package-root.ts'
import { DataError, type DataProblem } from '../../src/tables/problems.ts'
import { tempFolder } from './temp.ts'

/** The folder of the edition `small`: see its README. */
export const FIXTURES_DIR = join(PACKAGE_ROOT, 'test', 'editions')
export const SMALL = 'small'

/** A copy of the small edition. Tables of this release that it lacks are there, with no rows: new domains need not care. */
export function smallCopy(folder = FIXTURES_DIR): DataCopy {
  const copy = new DataCopy(SMALL, folder)
  const missing = tablesOf(PARTS).filter(
    ({ name }) => name !== SOURCES.name && !existsSync(copy.path(`${SMALL}/${name}.csv`)),
  )
  for (const { name, columns } of missing) {
    copy.write(`${SMALL}/${name}.csv`, `${Object.keys(columns).join(',')}\n`)
  }
  return missing.length === 0 ? copy : copy.seal()
}

export class DataCopy {
  readonly dir = join(tempFolder(), 'data')
  readonly edition: string

  /** `folder`: of editions, with sources.csv; all of it is copied. */
  constructor(edition = '2025', folder = EDITIONS_DIR) {
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

  /** Writes the hashes of all tables into edition.json, so that only the content is judged. */
  seal(): this {
    const names = readdirSync(this.path(this.edition)).filter((name) => name.endsWith('.csv'))
    const sha256 = (name: string) =>
      createHash('sha256')
        .update(this.read(`${this.edition}/${name}`))
        .digest('hex')
    this.changeManifest((manifest) => {
      manifest.files = Object.fromEntries(names.map((name) => [name, sha256(name)]))
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
