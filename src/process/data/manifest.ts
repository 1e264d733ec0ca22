/** edition.json: what an edition is called, the files that it is made of, and the SHA-256 of each. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Contents, EditionEntry } from '../../domains/editions/register.ts'
import { DataError, type DataProblem } from '../../tables/problems.ts'
import { findChange } from './line-marks.ts'
import { sha256 } from './sha256.ts'

export interface Manifest {
  label: string
  /** The year of activity that it is for, and which correction of it this is. */
  year: number
  revision: number
  /** YYYY-MM-DD. */
  released: string
  emission_factors_year: number
  /** The folder of the tables that it shares with other editions, where it shares any: `standing/1`. */
  standing?: string
  /** Counted when it was sealed: no part of the hash, since it follows from the files. */
  contents?: Contents
  /** SHA-256 in hex by path below the folder of editions. */
  files: Record<string, string>
}

const DATE = /^\d{4}-\d{2}-\d{2}$/
const MANIFEST = 'edition.json'
/** The columns of its tables, as they were when it was sealed. */
const SCHEMA = 'schema.json'

export function hasManifest(dataDir: string, edition: string): boolean {
  return existsSync(join(dataDir, edition, MANIFEST))
}

export function readManifest(dataDir: string, edition: string): Manifest {
  const file = `data/${edition}/${MANIFEST}`
  let manifest: Partial<Manifest> | null
  try {
    manifest = JSON.parse(readFileSync(join(dataDir, edition, MANIFEST), 'utf8'))
  } catch (error) {
    throw new DataError([{ file, reason: `cannot be read: ${(error as Error).message}` }])
  }
  const { label, year, revision, released, emission_factors_year, files } = manifest ?? {}
  const complete = typeof label === 'string' && isObject(files)
  const numbered = [year, revision, emission_factors_year].every(Number.isInteger)
  if (!complete || !numbered || !DATE.test(released ?? '')) {
    const needed = 'label, year, revision, released (YYYY-MM-DD), emission_factors_year and files'
    throw new DataError([{ file, reason: `${needed} must be given` }])
  }
  return manifest as Manifest
}

export function entryOf(name: string, manifest: Manifest): EditionEntry {
  const { label, year, revision, released, emission_factors_year: emissionFactorsYear } = manifest
  const { contents } = manifest
  const hash = editionHash(name, manifest)
  return { name, label, year, revision, released, emissionFactorsYear, hash, ...(contents && { contents }) }
}

/** Path of a table below the folder of editions, by its name: in the edition's own folder or among the standing ones. */
export function tablePaths(edition: string, { files }: Manifest): (table: string) => string {
  const paths = new Map(Object.keys(files).map((path) => [basename(path), path]))
  return (table) => paths.get(`${table}.csv`) ?? `${edition}/${table}.csv`
}

/** SHA-256 of every file that is part of an edition, by path, sorted. */
export function fileHashes(dataDir: string, edition: string, standing?: string): Record<string, string> {
  const paths = filesOf(dataDir, edition, standing)
  return Object.fromEntries(paths.sort().map((path) => [path, sha256(readFileSync(join(dataDir, path)))]))
}

/** Paths below `dataDir`. */
function filesOf(dataDir: string, edition: string, standing: string | undefined): string[] {
  const folders = [edition, ...(standing === undefined ? [] : [standing])]
  return folders.flatMap((folder) =>
    readdirSync(join(dataDir, folder))
      .filter((name) => name.endsWith('.csv') || name === SCHEMA)
      .map((name) => `${folder}/${name}`),
  )
}

/** Every file that is new, missing, changed against edition.json, or no table of `tables`. */
export function fileProblems(
  dataDir: string,
  edition: string,
  manifest: Manifest,
  tables: readonly string[],
): DataProblem[] {
  const problems = changedFiles(dataDir, edition, manifest)
  for (const path of filesOf(dataDir, edition, manifest.standing)) {
    const name = basename(path)
    if (!(path in manifest.files) || name === SCHEMA || tables.includes(name.replace(/\.csv$/, ''))) continue
    problems.push({ file: `data/${path}`, reason: 'there is no table of this name' })
  }
  return problems
}

/** Throws a DataError where edition.json counts otherwise than the tables that were read. */
export function checkContents(name: string, { contents }: Manifest, counted: Contents): void {
  if (contents === undefined || JSON.stringify(contents) === JSON.stringify(counted)) return
  const reason = `contents are not those of the tables; run npm run data:seal ${name}`
  throw new DataError([{ file: `data/${name}/${MANIFEST}`, reason }])
}

/** Every file that is new, missing or changed against edition.json. */
function changedFiles(dataDir: string, edition: string, manifest: Manifest): DataProblem[] {
  const actual = fileHashes(dataDir, edition, manifest.standing)
  const paths = [...new Set([...Object.keys(actual), ...Object.keys(manifest.files)])]
  return paths
    .filter((path) => actual[path] !== manifest.files[path])
    .map((path) => otherHash(dataDir, edition, path, { actual: actual[path], said: manifest.files[path] }))
}

/** With the line where it can be told: of the file, or of edition.json where the file is as it was sealed. */
function otherHash(
  dataDir: string,
  edition: string,
  path: string,
  { actual = 'absent', said = 'nothing' }: { actual: string | undefined; said: string | undefined },
): DataProblem {
  const hashes = `its SHA-256 is ${actual}, ${MANIFEST} of ${edition} says ${said}. Released editions are frozen; while preparing one, run npm run data:seal`
  const change = findChange(dataDir, path)
  if (change === undefined) return { file: `data/${path}`, reason: hashes }
  if (change !== 'none')
    return { file: `data/${path}`, line: change.line, reason: `${change.reason}: ${hashes}` }
  const lines = readFileSync(join(dataDir, edition, MANIFEST), 'utf8').split('\n')
  const line = lines.findIndex((text) => text.includes(`"${path}"`)) + 1
  const reason = `the hash of data/${path} was changed here, the file is as it was sealed: ${hashes}`
  return { file: `data/${edition}/${MANIFEST}`, ...(line > 0 && { line }), reason }
}

/** One hash over the edition's name and all its files. */
function editionHash(edition: string, { files }: Manifest): string {
  const paths = Object.keys(files).sort()
  return sha256([edition, ...paths.map((path) => `${path} ${files[path]}`)].join('\n'))
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
