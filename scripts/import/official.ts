/**
 * From what countries' own reporting schemes publish of electricity to grid_official.csv of an edition, and from Ember
 * what it is a ratio to, to grid_official_life_cycle.csv: `tsx scripts/import/official.ts 2024`. Figures and units are copied digit for digit.
 *
 * Of each area and part the edition's own year, else the nearest earlier one, else the nearest later one: the year is
 * shown. The year of the UK and of Australia is the publication's, as they say whom it is for; of the others the data's.
 */
import { editionOf, yearArgument } from './lib/editions.ts'
import { tableFile, writeRows } from './lib/tables.ts'
import { lifeCycleRows } from './official/life-cycle.ts'
import { officialRows } from './official/rows.ts'

const year = yearArgument()
const edition = editionOf(year)
const rows = officialRows(year)
writeRows(tableFile(edition, 'grid_official'), rows)
writeRows(tableFile(edition, 'grid_official_life_cycle'), lifeCycleRows(rows))
const other = rows.filter((row) => row.year !== year).map((row) => `${row.area} ${row.part} ${row.year}`)
console.log(`data/${edition}/grid_official.csv: ${rows.length} rows; of other years: ${other.join(', ')}`)
