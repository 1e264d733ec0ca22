/** An edition for databases: its tables and rates as Parquet, and the SQL that multiplies them. */
import { DOMAINS } from '../../api/operations.ts'
import type { Context } from '../../contract/operation.ts'
import type { RateRow, Rates } from '../../domains/rates.ts'
import type { Edition, EditionTable } from '../../factors/edition.ts'
import { parquet } from './parquet.ts'
import { duckdbText, sparkText } from './sql/text.ts'
import { rateColumns, tableColumns } from './tables.ts'

export interface ExportedFile {
  /** Below the folder of the export, with slashes. */
  readonly path: string
  readonly bytes: Uint8Array | string
  /** Of a table. */
  readonly rows?: number
}

/** One after the other, so that no more than one is in memory. `dir` is how the databases find the folder. */
export async function* exportedFiles(context: Context, dir: string): AsyncGenerator<ExportedFile> {
  const { edition, release } = context
  const createdBy = `everygram version ${release}`
  for (const table of edition.tables) {
    const bytes = parquet({ columns: tableColumns(table), about: aboutTable(edition, table), createdBy })
    yield { path: `tables/${table.table.name}.parquet`, bytes, rows: table.rows.length }
  }
  for (const rates of DOMAINS.flatMap((domain) => domain.rates ?? [])) {
    const rows: RateRow[] = []
    for await (const row of rates.rows(context)) rows.push(row)
    const bytes = parquet({ columns: rateColumns(rates, rows), about: aboutRates(edition, rates), createdBy })
    yield { path: `rates/${rates.name}.parquet`, bytes, rows: rows.length }
  }
  yield { path: 'everygram.sql', bytes: duckdbText(edition, dir) }
  yield { path: 'everygram-spark.sql', bytes: sparkText(edition) }
}

const aboutEdition = ({ name, label, hash }: Edition) => ({
  'everygram.edition': name,
  'everygram.edition_label': label,
  'everygram.edition_hash': hash,
})

/** With the publications of its rows, and under which licence each is passed on. */
function aboutTable(edition: Edition, { table, rows, file }: EditionTable): Record<string, string> {
  const ids = rows.map((row) => (row as unknown as { source_id?: string }).source_id)
  return {
    ...aboutEdition(edition),
    'everygram.table': table.name,
    'everygram.description': table.description,
    'everygram.file': file,
    'everygram.sources': JSON.stringify(sourcesOf(edition, ids)),
  }
}

/** They rest on the tables beside them: all publications of the edition are theirs. */
function aboutRates(edition: Edition, { name, description, keys, figures }: Rates): Record<string, string> {
  return {
    ...aboutEdition(edition),
    'everygram.table': name,
    'everygram.description': description,
    'everygram.columns': JSON.stringify({ ...keys, ...figures }),
    'everygram.sources': JSON.stringify(sourcesOf(edition, [...edition.sources.keys()])),
  }
}

function sourcesOf({ sources }: Edition, ids: readonly (string | undefined)[]) {
  return [...new Set(ids)].flatMap((id) => {
    const found = id === undefined ? undefined : sources.get(id)
    return found ? [found] : []
  })
}
