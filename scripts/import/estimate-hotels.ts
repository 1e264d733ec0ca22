/**
 * Estimates hotel factors for the countries that the publisher lacks: `npm run data:estimates 2025`, with the name of
 * an edition, which begins with its year.
 *
 * Reads the tables hotel and grid_countries of the edition; writes hotel_estimates.csv and hotel_estimate_fit.csv.
 */
import { tableRows } from '../lib/edition-tables.ts'
import { estimateHotels } from './hotels/estimates.ts'
import { tableFile, writeRows } from './lib/tables.ts'

const [, , edition = ''] = process.argv
const [year] = /^\d{4}/.exec(edition) ?? []
if (!year) throw new Error('usage: npm run data:estimates <edition>, such as 2025 or 2024.1')
const { fit, rows, offsets } = estimateHotels(
  year,
  tableRows(edition, 'hotel'),
  tableRows(edition, 'grid_countries'),
)
writeRows(tableFile(edition, 'hotel_estimate_fit'), [fit])
writeRows(tableFile(edition, 'hotel_estimates'), rows)
for (const line of offsets) console.log(line)
console.log(`${tableFile(edition, 'hotel_estimates')}: ${rows.length} rows`)
