/**
 * From extracts of the publications named in data/sources.csv to the standing electricity tables and those of regions:
 * all but grid_countries.csv (ember.ts) and grid_us_states.csv (egrid.ts).
 * Usage: tsx scripts/import/electricity.ts <folder>
 *
 * The folder holds subnational.csv, direct_share.csv, mix.csv, upstream.csv, cloud_regions.csv and
 * residual_mix_australia.csv. Figures are copied digit for digit. Shares by generation mix are computed again from
 * mix and technology factors and must agree with the extract.
 */
import { JUDGEMENT } from './lib/sources.ts'
import { field, folderArgument, type Row, readRows, sharedFile, writeRows } from './lib/tables.ts'

/** Oil and other fossil: 77.4 kg CO2 per GJ (IPCC 2006) at 37 % efficiency = 753 g direct; life cycle with IPCC's ratio. */
const TECHNOLOGIES = [
  technology('coal', 'coal_pct', '760', '820', 'ipcc-ar5-wg3'),
  technology('gas', 'gas_pct', '370', '490', 'ipcc-ar5-wg3'),
  technology('oil', 'oil_pct', '753', '840', 'everygram-2025'),
  technology('other_fossil', 'other_fossil_pct', '753', '840', 'everygram-2025'),
  technology('nuclear', 'nuclear_pct', '0', '12', 'ipcc-ar5-wg3'),
  technology('hydro', 'hydro_pct', '0', '24', 'ipcc-ar5-wg3'),
  technology('wind', 'wind_pct', '0', '11', 'ipcc-ar5-wg3'),
  technology('solar', 'solar_pct', '0', '45', 'ipcc-ar5-wg3'),
  technology('bioenergy', 'bioenergy_pct', '0', '230', 'ipcc-ar5-wg3'),
  technology('other_renewables', 'other_renewables_pct', '0', '38', 'ipcc-ar5-wg3'),
]
/** By country of the sub-national grids: the publication, and what its figures describe. */
const SUBNATIONAL: Record<string, { source: string; boundary: string; losses: boolean; covers: string }> = {
  AU: {
    source: 'dcceew-nga-2025',
    boundary: 'direct',
    losses: false,
    covers: 'scope 2, CO2e, generation in the state, financial-year average',
  },
  CA: {
    source: 'eccc-nir-2026',
    boundary: 'direct',
    losses: true,
    covers: 'CO2e per kWh consumed in the province, with losses in the grid',
  },
  CN: {
    source: 'mee-2023',
    boundary: 'direct',
    losses: false,
    covers: 'CO2 only, electricity supplied in the province',
  },
  IN: {
    source: 'ember-india-2024',
    boundary: 'life_cycle',
    losses: false,
    covers: 'life-cycle CO2e of generation in the state',
  },
  JP: {
    source: 'moe-japan-2026',
    boundary: 'direct',
    losses: true,
    covers: 'CO2 only, per kWh delivered by the grid operator, with losses in the grid, unadjusted',
  },
}
/** Who lists a cloud region, by how the extract's `source` begins; what stands nowhere is our own. */
const CLOUD_LISTS: Readonly<Record<string, string>> = {
  'boto/botocore': 'aws-botocore-2026',
  'Azure/terraform-azurerm-avm-utl-regions': 'azure-regions-2026',
  'Green-Software-Foundation/real-time-cloud': 'gsf-cloud-regions-2022',
  'claranet/terraform-azurerm-regions': 'claranet-azure-regions-2026',
  'GoogleCloudPlatform/region-carbon-info': 'google-region-carbon-2024',
  'npm oci-common': 'oci-common-2026',
  'cloud-carbon-footprint': 'ccf-alibaba-regions',
  'Electricity Maps': 'electricity-maps-data-centers-2026',
  Boavizta: 'boavizta-scaleway-regions',
  'from memory': JUDGEMENT,
}
const OKINAWA = 47
const MAINLAND_PREFECTURES = Array.from(
  { length: OKINAWA - 1 },
  (_, i) => `JP-${String(i + 1).padStart(2, '0')}`,
)

const folder = folderArgument()
const mix = readRows(folder, 'mix.csv')
const grid = new Set(readRows(folder, 'grid_country.csv').map((row) => row.iso2))

writeRows(
  sharedFile('grid_subnational'),
  readRows(folder, 'subnational.csv')
    .filter((row) => field(row, 'iso2') in SUBNATIONAL)
    .map(subnationalRow),
)
writeRows(
  sharedFile('grid_direct_shares'),
  readRows(folder, 'direct_share.csv')
    .filter((row) => grid.has(row.iso2 ?? ''))
    .map(shareRow),
)
writeRows(sharedFile('grid_mix'), mix.filter((row) => row.generation_source === 'Ember').map(mixRow))
writeRows(
  sharedFile('grid_technologies'),
  TECHNOLOGIES.map(({ column, ...row }) => row),
)
writeRows(
  sharedFile('grid_losses'),
  readRows(folder, 'upstream.csv')
    .filter((row) => row.wdi_td_loss_pct_of_output)
    .map((row) => ({
      id: `grid-loss-${row.iso2}`,
      country_code: field(row, 'iso2'),
      loss_percent_of_output: field(row, 'wdi_td_loss_pct_of_output'),
      year: field(row, 'wdi_year'),
      is_plausible: String(row.flag === ''),
      source_id: 'world-bank-wdi',
    })),
)
writeRows(
  sharedFile('grid_residual_mix'),
  readRows(folder, 'residual_mix_australia.csv').map((row) => ({
    id: `grid-residual-${row.iso2}`,
    country_code: field(row, 'iso2'),
    factor: field(row, 'residual_gco2_per_kwh'),
    factor_unit: 'gCO2e/kWh',
    year: field(row, 'data_year'),
    gwp: 'ipcc_gwp100',
    source_id: 'dcceew-nga-2025',
  })),
)
writeRows(
  sharedFile('cloud_regions'),
  readRows(folder, 'cloud_regions.csv')
    .filter((row) => row.iso2)
    .map((row) => ({
      provider: field(row, 'provider'),
      region: field(row, 'region').toLowerCase(),
      display_name: field(row, 'display_name'),
      city: field(row, 'city'),
      country_code: field(row, 'iso2'),
      us_state: field(row, 'us_state'),
      kind: field(row, 'kind'),
      source_id: listedBy(field(row, 'source')),
    })),
)

function listedBy(text: string): string {
  const [, source] = Object.entries(CLOUD_LISTS).find(([beginning]) => text.startsWith(beginning)) ?? []
  if (!source) throw new Error(`unknown list of cloud regions: ${text}`)
  return source
}

function technology(name: string, column: string, direct: string, lifeCycle: string, source: string) {
  return {
    technology: name,
    column,
    direct_factor: direct,
    life_cycle_factor: lifeCycle,
    factor_unit: 'gCO2e/kWh',
    source_id: source,
  }
}

function subnationalRow(row: Row): Row {
  const country = field(row, 'iso2')
  const { source, boundary, losses, covers } = SUBNATIONAL[country] as (typeof SUBNATIONAL)[string]
  const mainland = field(row, 'code') === 'JP'
  return {
    id: mainland ? 'grid-JP-mainland' : `grid-${field(row, 'code')}`,
    country_code: country,
    code: mainland ? 'JP-MAINLAND' : field(row, 'code'),
    name: field(row, 'name'),
    covers: mainland ? MAINLAND_PREFECTURES.join(' ') : '',
    factor: field(row, 'gco2_per_kwh'),
    factor_unit: 'gCO2e/kWh',
    year: field(row, 'year'),
    boundary,
    boundary_note: covers,
    includes_td_losses: String(losses),
    gwp: 'ipcc_gwp100',
    source_id: source,
  }
}

function shareRow(row: Row): Row {
  const official = row.basis === 'official'
  const countryMix = mix.find((candidate) => candidate.iso2 === row.iso2)
  if (!official) checkShare(row, countryMix)
  const aib = !official && countryMix?.generation_source !== 'Ember'
  return {
    id: `grid-share-${row.iso2}`,
    country_code: field(row, 'iso2'),
    direct_share: field(row, 'direct_share'),
    basis: field(row, 'basis'),
    year: field(row, 'year'),
    source_id: official ? 'eea-2026' : aib ? 'aib-2024' : 'ember-2025',
    note: official ? officialNote(field(row, 'source')) : '',
  }
}

/** `EEA direct 53 / Ember 102.62 gCO2e/kWh, both 2024` in our words. */
function officialNote(text: string): string {
  const [, direct, lifeCycle, year] = /direct ([\d.]+) \/ Ember ([\d.]+) .* both (\d{4})/.exec(text) ?? []
  if (!year) throw new Error(`cannot read ${text}`)
  return `official direct ${direct} over Ember's life-cycle ${lifeCycle} gCO2e/kWh for ${year} (mid-2025 release)`
}

function checkShare(row: Row, countryMix: Row | undefined): void {
  if (!countryMix) throw new Error(`no generation mix for ${row.iso2}`)
  const weighted = (factor: 'direct_factor' | 'life_cycle_factor') =>
    TECHNOLOGIES.reduce((sum, t) => sum + Number(countryMix[t.column]) * Number(t[factor]), 0)
  const share = weighted('direct_factor') / weighted('life_cycle_factor')
  if (Math.abs(share - Number(row.direct_share)) > 1e-4) throw new Error(`share of ${row.iso2} is ${share}`)
}

function mixRow(row: Row): Row {
  const shares = TECHNOLOGIES.map(({ technology: name, column }) => [`${name}_percent`, field(row, column)])
  return {
    country_code: field(row, 'iso2'),
    year: field(row, 'year'),
    ...Object.fromEntries(shares),
    source_id: 'ember-2025',
  }
}
