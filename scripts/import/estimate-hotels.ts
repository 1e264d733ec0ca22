/**
 * Estimates hotel factors for the countries that the publisher lacks: `npm run data:estimates 2024`.
 *
 * Reads hotel.csv and grid_countries.csv of the year's edition; writes hotel_estimates.csv and hotel_estimate_fit.csv.
 */
import { estimateHotels } from './hotels/estimates.ts'
import { editionOf, yearArgument } from './lib/editions.ts'
import { editionFile, editionFolder, readRows, writeRows } from './lib/tables.ts'

const year = yearArgument()
const edition = editionOf(year)
const folder = editionFolder(edition)
const { fit, rows, offsets } = estimateHotels(
  year,
  readRows(folder, 'hotel.csv'),
  readRows(folder, 'grid_countries.csv'),
)
writeRows(editionFile(edition, 'hotel_estimate_fit'), [fit])
writeRows(editionFile(edition, 'hotel_estimates'), rows)
for (const line of offsets) console.log(line)
console.log(`data/${edition}/hotel_estimates.csv: ${rows.length} rows`)
