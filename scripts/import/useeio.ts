/**
 * From the extract of EPA's supply chain factors to the sectors of spending, a standing table:
 * `tsx scripts/import/useeio.ts`. Figures are copied digit for digit.
 */
import { sharedFile, writeRows } from './lib/tables.ts'
import { spendSectors } from './useeio/sectors.ts'

writeRows(sharedFile('spend_sectors'), spendSectors())
