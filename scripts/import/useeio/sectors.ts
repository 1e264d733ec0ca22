/** Sectors of spending, as EPA's supply chain factors have them. */
import { EXTRACTS } from '../lib/editions.ts'
import { field, type Row, readRows } from '../lib/tables.ts'

const SOURCE = 'epa-useeio-1.3'
/** Of the dollars, and of what they buy. */
const YEAR = '2022'
const UNIT = 'kg CO2e/2022 USD, purchaser price'

export function spendSectors(): Row[] {
  return readRows(EXTRACTS, 'useeio.csv').map((row) => {
    if (field(row, 'unit') !== UNIT) throw new Error(`${row.naics}: not in ${UNIT}`)
    return {
      id: `spend-${field(row, 'naics')}`,
      naics: field(row, 'naics'),
      publisher_row: field(row, 'title'),
      factor: field(row, 'with_margins'),
      factor_unit: 'kgCO2e/USD',
      without_margins: field(row, 'without_margins'),
      useeio_code: field(row, 'useeio_code'),
      year: YEAR,
      gwp: 'ipcc_gwp100',
      source_id: SOURCE,
    }
  })
}
