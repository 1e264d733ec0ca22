/** From the files of data/<edition>/ to a checked Edition. Any fault throws a DataError with file, line and reason. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkHashes, editionHash, fileHashes, type Manifest, readManifest } from '../tables/manifest.ts'
import { DataError, type DataProblem } from '../tables/problems.ts'
import { type Row, readTable, type TableSchema } from '../tables/read-table.ts'
import { equivalentUnits } from './basis/equivalents.ts'
import { checkConsistency, checkReferences } from './checks.ts'
import type { Country, Edition, Source } from './edition.ts'
import { cloudRegions } from './electricity/cloud.ts'
import { grids } from './electricity/grids.ts'
import { freight } from './freight/factors.ts'
import { fuels } from './fuel/factors.ts'
import { hotelFactors } from './hotel/factors.ts'
import { llmRegistry } from './llm/factors.ts'
import { withOverlay } from './overlay/overlay.ts'
import { readOverlay } from './overlay/rows.ts'
import { type SourceRow, TABLE_NAMES, type Tables } from './rows.ts'
import { travel } from './travel/factors.ts'

/** Names of the editions in `dataDir`, oldest release first. */
export function editionNames(dataDir: string): string[] {
  return readdirSync(dataDir)
    .filter((name) => existsSync(join(dataDir, name, 'edition.json')))
    .map((name) => ({ name, released: readManifest(dataDir, name).released }))
    .sort((a, b) =>
      a.released === b.released ? (a.name < b.name ? -1 : 1) : a.released < b.released ? -1 : 1,
    )
    .map(({ name }) => name)
}

/** `overlayFile`: the operator's own figures, laid over the edition. */
export function loadEdition(dataDir: string, name: string, overlayFile?: string): Edition {
  const edition = loadTables(dataDir, name)
  if (overlayFile === undefined) return edition
  return withOverlay(edition, readOverlay(overlayFile, readSchema(dataDir, 'overlay'), edition))
}

function loadTables(dataDir: string, name: string): Edition {
  const problems: DataProblem[] = []
  const schemas = new Map([...TABLE_NAMES, 'sources'].map((table) => [table, readSchema(dataDir, table)]))
  const read = (table: string, folder: string) => {
    const file = `${table}.csv`
    const schema = schemas.get(table) as TableSchema
    return readTable(shown(folder, file), readText(dataDir, folder, file), schema, problems)
  }
  const sourceRows = read('sources', '') as unknown as SourceRow[]
  const tables = Object.fromEntries(
    TABLE_NAMES.map((table) => [table, read(table, name)]),
  ) as unknown as Tables
  // Rows that could not be read are missing from the tables: what refers to them would only be noise.
  if (problems.length > 0) throw new DataError(problems)

  const report = (table: string, line: number, reason: string) =>
    void problems.push({ file: shown(name, `${table}.csv`), line, reason })
  for (const table of TABLE_NAMES) {
    const rows = tables[table] as unknown as Row[]
    const schema = schemas.get(table) as TableSchema
    checkReferences(rows, schema, tables, sourceRows, (line, reason) => report(table, line, reason))
  }
  if (problems.length > 0) throw new DataError(problems)
  checkConsistency(tables, report)
  const manifest = readManifest(dataDir, name)
  checkHashes(dataDir, name, manifest, problems)
  for (const file of Object.keys(fileHashes(dataDir, name))) {
    const known = (TABLE_NAMES as readonly string[]).includes(file.replace(/\.csv$/, ''))
    if (!known && file in manifest.files) {
      problems.push({ file: shown(name, file), reason: 'there is no table of this name' })
    }
  }
  if (problems.length > 0) throw new DataError(problems)
  return buildEdition(name, manifest, tables, sourceRows)
}

function buildEdition(name: string, manifest: Manifest, tables: Tables, sourceRows: SourceRow[]): Edition {
  const sources = new Map(sourceRows.map((row) => [row.source_id, source(row)]))
  const countries = new Map<string, Country>(
    tables.countries.map((row) => [
      row.country_code,
      { code: row.country_code, alpha3: row.alpha3, name: row.country_name, region: row.region },
    ]),
  )
  const aliases = tables.countries.flatMap((row) =>
    (row.aliases?.split(' ') ?? []).map((alias) => [alias, row.country_code] as const),
  )
  return Object.freeze({
    name,
    label: manifest.label,
    hash: editionHash(name, manifest),
    emissionFactorsYear: manifest.emission_factors_year,
    countries,
    countryAliases: new Map(aliases),
    sources,
    hotel: hotelFactors(tables, countries, sources),
    fuels: fuels(tables, countries, sources),
    grids: grids(tables, countries, sources),
    cloudRegions: cloudRegions(tables),
    freight: freight(tables, sources),
    llm: llmRegistry(tables, sources),
    travel: travel(tables, countries, sources),
    equivalents: equivalentUnits(tables, sources),
  })
}

function source(row: SourceRow): Source {
  return {
    id: row.source_id,
    publisher: row.publisher,
    dataset: `${row.title} ${row.edition}`,
    licence: row.licence,
  }
}

function readSchema(dataDir: string, table: string): TableSchema {
  const file = `${table}.json`
  const text = readText(dataDir, 'schema', file)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new DataError([{ file: shown('schema', file), reason: `is no JSON: ${(error as Error).message}` }])
  }
}

function readText(dataDir: string, folder: string, file: string): string {
  try {
    return readFileSync(join(dataDir, folder, file), 'utf8')
  } catch (error) {
    const reason = `cannot be read (${(error as NodeJS.ErrnoException).code})`
    throw new DataError([{ file: shown(folder, file), reason }])
  }
}

/** Files are named as they stand in the repository. */
function shown(folder: string, file: string): string {
  return ['data', folder, file].filter(Boolean).join('/')
}
