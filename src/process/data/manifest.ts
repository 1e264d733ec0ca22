/** edition.json: what an edition is called, and the SHA-256 of each of its files. */
import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DataError, type DataProblem } from '../../tables/problems.ts'

export interface Manifest {
  label: string
  /** YYYY-MM-DD. */
  released: string
  emission_factors_year: number
  /** SHA-256 in hex by file name. */
  files: Record<string, string>
}

const DATE = /^\d{4}-\d{2}-\d{2}$/

export function readManifest(dataDir: string, edition: string): Manifest {
  const file = `data/${edition}/edition.json`
  let manifest: Partial<Manifest> | null
  try {
    manifest = JSON.parse(readFileSync(join(dataDir, edition, 'edition.json'), 'utf8'))
  } catch (error) {
    throw new DataError([{ file, reason: `cannot be read: ${(error as Error).message}` }])
  }
  const { label, released, emission_factors_year, files } = manifest ?? {}
  const complete = typeof label === 'string' && isObject(files) && Number.isInteger(emission_factors_year)
  if (!complete || !DATE.test(released ?? '')) {
    throw new DataError([
      { file, reason: 'label, released (YYYY-MM-DD), emission_factors_year and files must be given' },
    ])
  }
  return manifest as Manifest
}

/** SHA-256 of every CSV in the edition's folder, sorted by name. */
export function fileHashes(dataDir: string, edition: string): Record<string, string> {
  const names = readdirSync(join(dataDir, edition)).filter((name) => name.endsWith('.csv'))
  return Object.fromEntries(
    names.sort().map((name) => [name, hash('sha256', readFileSync(join(dataDir, edition, name)), 'hex')]),
  )
}

/** Throws a DataError that names every file that is new, missing, changed against edition.json, or no table of `tables`. */
export function checkFiles(
  dataDir: string,
  edition: string,
  manifest: Manifest,
  tables: readonly string[],
): void {
  const problems: DataProblem[] = []
  const actual = fileHashes(dataDir, edition)
  for (const name of new Set([...Object.keys(actual), ...Object.keys(manifest.files)])) {
    if (actual[name] === manifest.files[name]) continue
    problems.push({
      file: `data/${edition}/${name}`,
      reason: `its SHA-256 is ${actual[name] ?? 'absent'}, edition.json says ${manifest.files[name] ?? 'nothing'}. Released editions are frozen; while preparing one, run npm run data:seal`,
    })
  }
  for (const name of Object.keys(actual)) {
    if (!(name in manifest.files) || tables.includes(name.replace(/\.csv$/, ''))) continue
    problems.push({ file: `data/${edition}/${name}`, reason: 'there is no table of this name' })
  }
  if (problems.length > 0) throw new DataError(problems)
}

/** One hash over the edition's name and all its files. */
export function editionHash(edition: string, { files }: Manifest): string {
  const names = Object.keys(files).sort()
  return hash('sha256', [edition, ...names.map((name) => `${name} ${files[name]}`)].join('\n'), 'hex')
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
