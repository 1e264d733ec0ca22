/**
 * From extracts on railways (see the columns read below) and of the UK factors for gas oil to the tables of passenger
 * trains by country. Usage: tsx scripts/import/rail.ts <folder with rail.csv> <folder with fuels.csv, fuels_wtt.csv>
 *
 * rail.csv: country, metric, value, unit, year, confidence. Only the shares of electric traction and the energy of a
 * passenger-km are read: intensities that others publish are what the model is compared with (docs/methods/travel.md).
 */
import { editionFile, field, folderArgument, only, type Row, readRows, writeRows } from './lib/tables.ts'

const EDITION = '2025'
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
const fuelFolder = process.argv[3]
if (!fuelFolder)
  throw new Error('usage: tsx scripts/import/rail.ts <folder with rail.csv> <folder with fuels.csv>')
const rail = readRows(folder, 'rail.csv')
const average = share(EU)

writeRows(
  editionFile(EDITION, 'rail_traction'),
  rail
    .filter((row) => row.metric === SHARE && /^[A-Z]{2}$/.test(field(row, 'country')))
    .filter((row) => row.country !== PUBLISHED_ELSEWHERE && !(field(row, 'country') in AS_THE_EU))
    .map((row) => shareRow(field(row, 'country'), row, field(row, 'confidence')))
    .concat(Object.entries(AS_THE_EU).map(([code, note]) => shareRow(code, average, 'low', note)))
    .sort((a, b) => (field(a, 'country_code') < field(b, 'country_code') ? -1 : 1)),
)
writeRows(editionFile(EDITION, 'rail_energy'), [
  energyRow('rail-electric-energy', 'electric passenger train energy', 'Electric traction, at the plug'),
  energyRow('rail-diesel-energy', 'diesel passenger train energy', 'Diesel traction, net calorific value'),
  gasOilRow('rail-diesel-direct', 'fuels.csv', 'direct combustion'),
  gasOilRow('rail-diesel-wtt', 'fuels_wtt.csv', 'well-to-tank'),
])

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

function energyRow(id: string, metric: string, basis: string): Row {
  const row = only(
    rail,
    metric,
    (candidate) =>
      candidate.metric === metric &&
      candidate.unit === 'kWh/pkm' &&
      field(candidate, 'country').startsWith('NL'),
  )
  return {
    id,
    value: field(row, 'value'),
    unit: 'kWh/passenger-km',
    // The model describes the year that its shares are of.
    year: field(average, 'year'),
    basis: `${basis}: the figure that the model takes for every country`,
    source_id: SOURCE,
  }
}

function gasOilRow(id: string, file: string, what: string): Row {
  const row = only(
    readRows(fuelFolder as string, file),
    `gas oil, ${what}`,
    (candidate) => candidate.key === 'red_diesel' && candidate.unit === 'kwh_net',
  )
  return {
    id,
    value: field(row, 'kgco2e'),
    unit: 'kgCO2e/kWh',
    year: field(row, 'edition'),
    basis: `Gas oil, ${what}, net calorific value`,
    source_id: 'desnz-2025',
  }
}
