/**
 * From the extract of one year of the UK Government GHG Conversion Factors to the yearly tables of its edition:
 * `tsx scripts/import/uk.ts 2024`, or of its open revision with `--open`, which has more rows. Which published row is which of ours stands in uk-names.csv. Figures are copied digit
 * for digit; the few derived ones say how in `derivation`.
 */
import { editionOf, openEditionOf, yearArgument } from './lib/editions.ts'
import { tableFile, writeRows } from './lib/tables.ts'
import { publication } from './uk/publication.ts'
import { UK_TABLES } from './uk/tables.ts'

const year = yearArgument()
const isOpen = process.argv.includes('--open')
const uk = publication(year, { isOpen })
const edition = isOpen ? openEditionOf(year) : editionOf(year)
for (const [table, rowsOf] of Object.entries(UK_TABLES)) {
  const rows = rowsOf(uk)
  writeRows(tableFile(edition, table), rows)
  console.log(`data/${edition}/${table}.csv: ${rows.length} rows`)
}
