/**
 * From EPA's eGRID to grid_us_states.csv and grid_us_subregions.csv of an edition: `tsx scripts/import/egrid.ts 2024`.
 *
 * By EPA's convention edition N takes eGRID N - 2. The rows of states of eGRID2022 were not to be had, so edition 2024
 * shows the states of 2021 beside the nation of 2022; edition 2026 keeps 2023 rev 2 until EPA's own file of eGRID2024 has
 * been seen.
 */
import { add, type Decimal, decimal, multiply } from '../../src/engine/numbers/decimal.ts'
import { shortest } from './lib/decimal-text.ts'
import { EXTRACTS, editionOf, yearArgument } from './lib/editions.ts'
import { field, only, type Row, readRows, tableFile, writeRows } from './lib/tables.ts'

interface Choice {
  states: string
  national: string
}
const LATEST = '2023 rev 2'
const CHOICES: Readonly<Record<string, Choice>> = {
  '2021': { states: '2019', national: '2019' },
  '2022': { states: '2020', national: '2020' },
  '2023': { states: '2021', national: '2021' },
  '2024': { states: '2021', national: '2022' },
  '2025': { states: LATEST, national: LATEST },
  '2026': { states: LATEST, national: LATEST },
}
const NATION = 'US'
/** The v1 contract, which shows the figures of 2025, states the national average as 350. */
const OF_THE_CONTRACT = {
  year: '2025',
  factor: '350',
  note: 'Published as 349.7; 350 as the v1 contract states it.',
}
/** Kilograms in a pound, exact: lb/MWh to g/kWh. */
const KG_PER_LB = '0.45359237'
/** IPCC AR5, over 100 years. */
const GWP_CH4 = '28'
const GWP_N2O = '265'

const year = yearArgument()
const edition = editionOf(year)
const egrid = readRows(EXTRACTS, 'egrid.csv')
const { states, national } = CHOICES[year] as Choice
const rows = named().map((row) => stateRow(row, field(row, 'code') === NATION ? national : states))
writeRows(tableFile(edition, 'grid_us_states'), rows)
console.log(`data/${edition}/grid_us_states.csv: ${rows.length} rows, states of eGRID${states}`)
const subregions = egrid
  .filter((row) => row.egrid === national && row.level === 'subregion')
  .map(subregionRow)
writeRows(tableFile(edition, 'grid_us_subregions'), subregions)
console.log(`data/${edition}/grid_us_subregions.csv: ${subregions.length} rows of eGRID${national}`)

/** States and the nation in the order of the latest eGRID, which has their names. */
function named(): Row[] {
  return egrid.filter((row) => row.egrid === LATEST && row.level !== 'subregion')
}

/** Those of 2018 to 2021 were read without a name: it is that of the latest eGRID. */
function subregionRow(row: Row): Row {
  const { code = '' } = row
  const latest = egrid.find(
    (other) => other.egrid === LATEST && other.level === 'subregion' && other.code === code,
  )
  const { factor, note } = figure(row)
  const egridYear = national.slice(0, 4)
  return {
    id: `grid-US-${code}`,
    subregion: code,
    name: row.name || latest?.name || code,
    factor,
    factor_unit: 'gCO2e/kWh',
    year: egridYear,
    boundary: 'direct',
    gwp: row.gwp === 'AR5' ? 'ipcc_ar5_gwp100' : 'ipcc_gwp100',
    source_id: `epa-egrid-${egridYear}`,
    note,
  }
}

function stateRow({ code = '', name = '' }: Row, from: string): Row {
  const row = only(
    egrid,
    `${code} of eGRID${from}`,
    (candidate) => candidate.egrid === from && candidate.code === code && candidate.level !== 'subregion',
  )
  const isContract = code === NATION && year === OF_THE_CONTRACT.year
  const { factor, note } = isContract ? OF_THE_CONTRACT : figure(row)
  const egridYear = from.slice(0, 4)
  return {
    id: `grid-US-${code}`,
    state: code,
    name,
    factor,
    factor_unit: 'gCO2e/kWh',
    year: egridYear,
    boundary: 'direct',
    // Where eGRID 2018 to 2021 were read the assessment report is not stated.
    gwp: row.gwp === 'AR5' ? 'ipcc_ar5_gwp100' : 'ipcc_gwp100',
    source_id: `epa-egrid-${egridYear}`,
    note: [note, lag(egridYear)].filter(Boolean).join(' '),
  }
}

function figure(row: Row): { factor: string; note: string } {
  if (row.gco2e_per_kwh) return { factor: row.gco2e_per_kwh, note: '' }
  const co2e = field(row, 'lb_co2e_per_mwh')
  const pounds = co2e === '' ? summed(row) : decimal(co2e)
  const words =
    co2e === ''
      ? `(${row.lb_co2_per_mwh} CO2 + ${GWP_CH4} x ${row.lb_ch4_per_mwh} CH4 + ${GWP_N2O} x ${row.lb_n2o_per_mwh} N2O)`
      : `${co2e} CO2e`
  return {
    factor: shortest(multiply(pounds, decimal(KG_PER_LB))),
    note: `Published in lb per MWh: ${words}, x ${KG_PER_LB}.`,
  }
}

function summed(row: Row): Decimal {
  const gas = (column: string, gwp: string) => multiply(decimal(field(row, column)), decimal(gwp))
  return [gas('lb_ch4_per_mwh', GWP_CH4), gas('lb_n2o_per_mwh', GWP_N2O)].reduce(
    add,
    decimal(field(row, 'lb_co2_per_mwh')),
  )
}

function lag(egridYear: string): string {
  return year === '2024' && egridYear === '2021'
    ? 'The rows of states of eGRID2022 were not to be had: those of 2021.'
    : ''
}
