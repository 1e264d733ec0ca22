/**
 * From an extract on railways to the shares of electric traction by country, a standing table.
 * Usage: tsx scripts/import/rail.ts <folder with rail.csv>
 *
 * rail.csv: country, metric, value, unit, year, confidence. Only the shares of electric traction are read: intensities
 * that others publish are what the model is compared with (docs/methods/travel.md).
 */
import { field, folderArgument, only, type Row, readRows, sharedFile, writeRows } from './lib/tables.ts'

const SOURCE = 'quintel-etsource'
const SHARE = 'electric share of rail passenger-km'
const EU = 'EU27'
/** Members without a share that can be used: the Netherlands have none, Slovakia's shows no diesel at all. */
const AS_THE_EU: Record<string, string> = {
  NL: 'Average of the EU-27: the source has no share for the country',
  SK: "Average of the EU-27: the country's own share leaves diesel out",
}
/** The publisher's own factor for its national rail is used there. */
const PUBLISHED_ELSEWHERE = 'GB'

const folder = folderArgument()
const rail = readRows(folder, 'rail.csv')
const average = share(EU)

writeRows(
  sharedFile('rail_traction'),
  rail
    .filter((row) => row.metric === SHARE && /^[A-Z]{2}$/.test(field(row, 'country')))
    .filter((row) => row.country !== PUBLISHED_ELSEWHERE && !(field(row, 'country') in AS_THE_EU))
    .map((row) => shareRow(field(row, 'country'), row, field(row, 'confidence')))
    .concat(Object.entries(AS_THE_EU).map(([code, note]) => shareRow(code, average, 'low', note)))
    .sort((a, b) => (field(a, 'country_code') < field(b, 'country_code') ? -1 : 1)),
)

function share(country: string): Row {
  return only(rail, `share of ${country}`, (row) => row.country === country && row.metric === SHARE)
}

function shareRow(code: string, row: Row, confidence: string, note = ''): Row {
  return {
    id: `rail-traction-${code}`,
    country_code: code,
    electric_share: field(row, 'value'),
    confidence,
    year: field(row, 'year'),
    source_id: SOURCE,
    note,
  }
}
