/** edition.json: what an edition is called, the files that it is made of, and the SHA-256 of each. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { EditionEntry } from '../../domains/editions/register.ts'
import { DataError, type DataProblem } from '../../tables/problems.ts'
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
  return { name, label, year, revision, released, emissionFactorsYear, hash: editionHash(name, manifest) }
}

/** Path of a table below the folder of editions, by its name: in the edition's own folder or among the standing ones. */
export function tablePaths(edition: string, { files }: Manifest): (table: string) => string {
  const paths = new Map(Object.keys(files).map((path) => [basename(path), path]))
  return (table) => paths.get(`${table}.csv`) ?? `${edition}/${table}.csv`
}

/** SHA-256 of every file that is part of an edition, by path, sorted. */
export function fileHashes(dataDir: string, edition: string, standing?: string): Record<string, string> {
  const folders = [edition, ...(standing === undefined ? [] : [standing])]
  const paths = folders.flatMap((folder) =>
    readdirSync(join(dataDir, folder))
      .filter((name) => name.endsWith('.csv') || name === SCHEMA)
      .map((name) => `${folder}/${name}`),
  )
  return Object.fromEntries(paths.sort().map((path) => [path, sha256(readFileSync(join(dataDir, path)))]))
}

/** Throws a DataError that names every file that is new, missing, changed against edition.json, or no table of `tables`. */
export function checkFiles(
  dataDir: string,
  edition: string,
  manifest: Manifest,
  tables: readonly string[],
): void {
  const problems: DataProblem[] = []
  const actual = fileHashes(dataDir, edition, manifest.standing)
  for (const path of new Set([...Object.keys(actual), ...Object.keys(manifest.files)])) {
    if (actual[path] === manifest.files[path]) continue
    problems.push({
      file: `data/${path}`,
      reason: `its SHA-256 is ${actual[path] ?? 'absent'}, ${MANIFEST} of ${edition} says ${manifest.files[path] ?? 'nothing'}. Released editions are frozen; while preparing one, run npm run data:seal`,
    })
  }
  for (const path of Object.keys(actual)) {
    const name = basename(path)
    if (!(path in manifest.files) || name === SCHEMA || tables.includes(name.replace(/\.csv$/, ''))) continue
    problems.push({ file: `data/${path}`, reason: 'there is no table of this name' })
  }
  if (problems.length > 0) throw new DataError(problems)
}

/** One hash over the edition's name and all its files. */
function editionHash(edition: string, { files }: Manifest): string {
  const paths = Object.keys(files).sort()
  return sha256([edition, ...paths.map((path) => `${path} ${files[path]}`)].join('\n'))
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
