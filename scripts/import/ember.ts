/**
 * From an extract of Ember's yearly electricity data to data/2025/grid_countries.csv.
 * Usage: tsx scripts/import/ember.ts <folder>
 *
 * The folder holds grid_country.csv with the columns iso2, region, gco2e_per_kwh, year, source, basis, is_estimate.
 * Figures are copied digit for digit. Rows whose source is `PROXY = value of XX` have no published figure: they
 * borrow that country's and are marked as estimates; a proxy for a country that has no row itself (Sint Maarten for
 * Curaçao) cannot be traced to a publication and is left out.
 */
import { editionFile, field, folderArgument, type Row, readRows, writeRows } from './lib/tables.ts'

const SOURCE_IDS: Record<string, string> = {
  'Ember Yearly Electricity Data (2026 release)': 'ember-2026',
  'Ember Yearly Electricity Data (mid-2025 release)': 'ember-2025',
  'Ember Global Electricity Review 2022': 'ember-2022',
}
const PROXY = /^PROXY = value of ([A-Z]{2})$/

const extract = readRows(folderArgument(), 'grid_country.csv')
const known = new Set(extract.map((row) => row.iso2))
writeRows(editionFile('2025', 'grid_countries'), extract.filter(isTraceable).map(gridRow))

function isTraceable(row: Row): boolean {
  const proxyFor = PROXY.exec(field(row, 'source'))?.[1]
  return proxyFor === undefined || known.has(proxyFor)
}

function gridRow(row: Row): Row {
  const proxyFor = PROXY.exec(field(row, 'source'))?.[1]
  return {
    id: `grid-${field(row, 'iso2')}`,
    country_code: field(row, 'iso2'),
    world_region: field(row, 'region'),
    factor: field(row, 'gco2e_per_kwh'),
    factor_unit: 'gCO2e/kWh',
    year: field(row, 'year'),
    boundary: 'life_cycle',
    is_estimate: String(proxyFor !== undefined),
    proxy_for: proxyFor ?? '',
    proxy_reason: proxyFor ? field(row, 'where_read').replace(/^own judgement: /, '') : '',
    // Ember says GWP-100 without naming the assessment report.
    gwp: 'ipcc_gwp100',
    source_id: proxyFor ? sourceOf(proxyFor) : sourceId(row),
  }
}

function sourceOf(countryCode: string): string {
  const row = extract.find((candidate) => candidate.iso2 === countryCode)
  if (!row) throw new Error(`proxy ${countryCode} has no row`)
  return sourceId(row)
}

function sourceId(row: Row): string {
  const id = SOURCE_IDS[field(row, 'source')]
  if (!id) throw new Error(`unknown source ${row.source}`)
  return id
}
