/**
 * Estimates hotel factors for the countries that the publisher lacks: `npm run data:estimates 2025`, with the name of
 * an edition, which begins with its year.
 *
 * Reads hotel.csv and grid_countries.csv of data/<edition>; writes hotel_estimates.csv and hotel_estimate_fit.csv.
 */
import { estimateHotels } from './hotels/estimates.ts'
import { editionFile, editionFolder, readRows, writeRows } from './lib/tables.ts'

const [, , edition = ''] = process.argv
const [year] = /^\d{4}/.exec(edition) ?? []
if (!year) throw new Error('usage: npm run data:estimates <edition>, such as 2025 or 2024.1')
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
