/** Hotel estimates follow from the tables that lie beside them. */
import { expect, test } from 'vitest'
import { estimateHotels } from '../../../scripts/import/hotels/estimates.ts'
import { editionOf, YEARS } from '../../../scripts/import/lib/editions.ts'
import { tableRows } from '../../../scripts/lib/edition-tables.ts'

/** data/2025.1 is release 0.1.0's edition of 2025, whose grids were others. */
test.each([...YEARS.map((year) => [year, editionOf(year)]), ['2025', '2025.1']])(
  '%s in data/%s',
  (year, edition) => {
    const read = (table: string) => tableRows(edition ?? '', table)
    const { fit, rows } = estimateHotels(year ?? '', read('hotel'), read('grid_countries'))
    expect([fit]).toEqual(read('hotel_estimate_fit'))
    expect(rows).toEqual(read('hotel_estimates'))
  },
)
