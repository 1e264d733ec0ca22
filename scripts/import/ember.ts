/**
 * From Ember's yearly electricity data, one release for all generation years, to grid_countries.csv of an edition:
 * `tsx scripts/import/ember.ts 2024`.
 *
 * The generation year is the edition's, else the nearest earlier one, and is shown; no country of the release has only
 * later years. Where it lies more than two years back, an answer says `factor_from_other_year`. ember-areas.csv has our
 * world regions and, of places that Ember lacks, whose figure they borrow: those rows are estimates.
 */
import { EXTRACTS, editionOf, yearArgument } from './lib/editions.ts'
import { field, type Row, readRows, tableFile, writeRows } from './lib/tables.ts'

const SOURCE = 'ember-2026-04'

const year = yearArgument()
const edition = editionOf(year)
const release = readRows(EXTRACTS, 'ember.csv')
const rows = readRows(new URL('./', import.meta.url).pathname, 'ember-areas.csv').map(gridRow)
writeRows(tableFile(edition, 'grid_countries'), rows)
const oldest = rows.filter((row) => Number(year) - Number(row.year) > 2).map((row) => row.country_code)
console.log(
  `data/${edition}/grid_countries.csv: ${rows.length} rows; older than two years: ${oldest.join(' ')}`,
)

function gridRow(area: Row): Row {
  const country = field(area, 'country_code')
  const proxyFor = field(area, 'proxy_for')
  const published = newest(proxyFor || country)
  return {
    id: `grid-${country}`,
    country_code: country,
    world_region: field(area, 'world_region'),
    factor: field(published, 'gco2e_per_kwh'),
    factor_unit: 'gCO2e/kWh',
    year: field(published, 'year'),
    boundary: 'life_cycle',
    is_estimate: String(proxyFor !== ''),
    proxy_for: proxyFor,
    proxy_reason: field(area, 'proxy_reason'),
    // Ember says GWP-100 without naming the assessment report.
    gwp: 'ipcc_gwp100',
    source_id: SOURCE,
  }
}

/** Years have four digits: they compare as texts. */
function newest(country: string): Row {
  const [found] = release
    .filter((row) => row.country_code === country && field(row, 'year') <= year)
    .sort((a, b) => (field(a, 'year') < field(b, 'year') ? 1 : -1))
  if (!found) throw new Error(`Ember has nothing on ${country} up to ${year}`)
  return found
}
