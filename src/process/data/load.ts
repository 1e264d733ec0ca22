/** An edition that lies in a folder: its own tables in data/<edition>/, those that it shares in data/standing/. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { lazyMap } from '../../core/lazy-map.ts'
import { atOnce, type InSteps } from '../../core/steps.ts'
import { PARTS } from '../../domains/domains.ts'
import type { Edition } from '../../domains/edition.ts'
import { contentsOf } from '../../domains/editions/contents.ts'
import {
  type EditionTexts,
  editionOf,
  type KnownRows,
  readEdition,
  tableSet,
  tablesOf,
} from '../../domains/editions/read.ts'
import { withOverlay } from '../../domains/overlay/overlay.ts'
import { DataError, type DataProblem } from '../../tables/problems.ts'
import type { Table } from '../../tables/table.ts'
import { keptValue } from '../kept/kept-value.ts'
import {
  checkContents,
  entryOf,
  fileHashes,
  fileProblems,
  type Manifest,
  readManifest,
  tablePaths,
} from './manifest.ts'
import { sha256 } from './sha256.ts'

export interface Load {
  readonly dataDir: string
  /** The operator's own figures, laid over the edition. */
  readonly overlayFile?: string | undefined
  /** What other editions have read of equal files. */
  readonly known?: KnownRows
}

export function loadEdition(dataDir: string, name: string, overlayFile?: string): Edition {
  return atOnce(loadInSteps({ dataDir, overlayFile }, name))
}

/**
 * The same, with tables that an earlier start has read and checked where not a byte of their files has changed since.
 * `rows` takes them by file, for editions that share some.
 */
export function loadKept(load: Load, name: string, rows: RowsByFile): Edition {
  const { dataDir } = load
  const manifest = readManifest(dataDir, name)
  const hashes = fileHashes(dataDir, name, manifest.standing)
  const seal = sha256(JSON.stringify([manifest, hashes]))
  const packed = keptValue(`${name}-tables`, seal, () => packedTables(atOnce(loadInSteps({ dataDir }, name))))
  const tables = lazyMap([...packed].map(([table, bytes]) => [table, (): unknown[] => deserialize(bytes)]))
  const pathOf = tablePaths(name, manifest)
  for (const table of tablesOf(PARTS)) {
    rows.set(rowsKey(table, hashes[pathOf(table.name)] ?? ''), () => tables.get(table.name) ?? [])
  }
  const file = (table: Table) => `data/${pathOf(table.name)}`
  return overlaid(load, editionOf(entryOf(name, manifest), tableSet(tables), file, PARTS))
}

/** By table, so that those of domains that nobody asks stay packed. */
function packedTables({ tables }: Edition): Map<string, Uint8Array> {
  return new Map(tables.map(({ table, rows }) => [table.name, serialize(rows)]))
}

/** The same, a table at a time. */
export function* loadInSteps({ dataDir, overlayFile, known }: Load, name: string): InSteps<Edition> {
  const manifest = readManifest(dataDir, name)
  const texts = { ...textsOf(dataDir, name, manifest), ...(known && { known }) }
  const tables = tablesOf(PARTS).map((table) => table.name)
  const changed = () => fileProblems(dataDir, name, manifest, tables)
  const edition = yield* withCause(readEdition(entryOf(name, manifest), texts, PARTS), changed)
  // After the rows: a wrong cell is named rather than the hash that it changes.
  const problems = changed()
  if (problems.length > 0) throw new DataError(problems)
  checkContents(name, manifest, contentsOf(edition.tables))
  return overlaid({ overlayFile }, edition)
}

function overlaid({ overlayFile }: Pick<Load, 'overlayFile'>, edition: Edition): Edition {
  if (overlayFile === undefined) return edition
  return withOverlay(edition, { file: overlayFile, text: readText(overlayFile, overlayFile) }, PARTS, sha256)
}

/** By table and SHA-256 of its file. */
export type RowsByFile = Map<string, () => unknown[]>

const rowsKey = ({ name }: Table, hash: string) => `${name} ${hash}`

/** Rows by the bytes of their files; what is read is added. */
export function sharedRows(rows: RowsByFile): KnownRows {
  return {
    find: (table, text) => rows.get(rowsKey(table, sha256(text)))?.(),
    keep: (table, text, read) => void rows.set(rowsKey(table, sha256(text)), () => read),
  }
}

/**
 * A row that was changed may be right by itself, and the fault show in a table that refers to it: before such faults come
 * the changed files and lines that they do not name.
 */
function* withCause<Result>(steps: InSteps<Result>, changed: () => DataProblem[]): InSteps<Result> {
  try {
    return yield* steps
  } catch (error) {
    if (!(error instanceof DataError)) throw error
    const named = new Set(error.problems.flatMap(({ file, line }) => [file, `${file}:${line}`]))
    const isNamed = ({ file, line }: DataProblem) => named.has(line === undefined ? file : `${file}:${line}`)
    throw new DataError([...changed().filter((one) => !isNamed(one)), ...error.problems])
  }
}

function textsOf(dataDir: string, name: string, manifest: Manifest): EditionTexts {
  const pathOf = tablePaths(name, manifest)
  const file = (table: Table) => `data/${pathOf(table.name)}`
  return { file, text: (table) => readText(join(dataDir, pathOf(table.name)), file(table)) }
}

/** `shown`: how the file is called in messages. */
function readText(path: string, shown: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const reason = `cannot be read (${(error as NodeJS.ErrnoException).code})`
    throw new DataError([{ file: shown, reason }])
  }
}
