/** What the tables of electricity must agree on. */

import { toNumber } from '../../engine/numbers/decimal.ts'
import type { Report, TableSet } from '../../factors/tables/table.ts'
import { DEFAULT_IDS } from './grid-figures.ts'
import { GRID_COUNTRIES, type GridCountryRow } from './shared/tables.ts'
import {
  GRID_DEFAULTS,
  GRID_ESTIMATES,
  GRID_LOSSES,
  GRID_OFFICIAL,
  GRID_SUBNATIONAL,
  GRID_US_STATES,
} from './tables.ts'

/** docs/methods/electricity.md: above is theft, below is missing data. */
const PLAUSIBLE_LOSS_PERCENT = { minimum: 1, maximum: 35 }
const US_AVERAGE = 'US'

export function checkGrids(tables: TableSet, report: Report): void {
  const countries = new Map(tables.rows(GRID_COUNTRIES).map((row) => [row.country_code, row]))
  for (const row of tables.rows(GRID_COUNTRIES)) checkBorrowed(row, countries, report)
  for (const row of tables.rows(GRID_LOSSES)) {
    const loss = toNumber(row.loss_percent_of_output)
    const { minimum, maximum } = PLAUSIBLE_LOSS_PERCENT
    if (row.is_plausible && (loss < minimum || loss > maximum)) {
      report(GRID_LOSSES, row.line, `is_plausible: ${loss} % is not between ${minimum} and ${maximum}`)
    }
  }
  const defaults = new Set(tables.rows(GRID_DEFAULTS).map((row) => row.id))
  for (const id of Object.values(DEFAULT_IDS)) if (!defaults.has(id)) report(GRID_DEFAULTS, 1, `no row ${id}`)
  if (!tables.rows(GRID_US_STATES).some((row) => row.state === US_AVERAGE)) {
    report(GRID_US_STATES, 1, `no row for the national average, state ${US_AVERAGE}`)
  }
  for (const { area, line } of tables.rows(GRID_OFFICIAL)) {
    const [country = ''] = area.split('-')
    if (!countries.has(country)) report(GRID_OFFICIAL, line, `area: grid_countries.csv has no ${country}`)
  }
  if (!countries.has('US')) report(GRID_COUNTRIES, 1, 'no row for US')
  checkEstimates(tables, countries, report)
  checkStates(tables, countries, report)
}

/** A borrowed figure is the lender's, digit for digit, and the lender has one of its own. */
function checkBorrowed(
  row: GridCountryRow,
  countries: ReadonlyMap<string, GridCountryRow>,
  report: Report,
): void {
  const problem = (reason: string) => report(GRID_COUNTRIES, row.line, reason)
  if (row.is_estimate !== (row.proxy_for !== undefined)) {
    problem('is_estimate must be true just where proxy_for is given')
  }
  if (row.proxy_for === undefined) return
  const lender = countries.get(row.proxy_for)
  if (!lender || lender.proxy_for !== undefined) {
    problem(`proxy_for: ${row.proxy_for} has no figure of its own`)
    return
  }
  const same =
    toNumber(row.factor) === toNumber(lender.factor) &&
    row.year === lender.year &&
    row.boundary === lender.boundary &&
    row.source_id === lender.source_id
  if (!same) problem(`factor, year, boundary and source must be those of ${row.proxy_for}`)
}

/** Nothing is estimated that is published. */
function checkEstimates(
  tables: TableSet,
  countries: ReadonlyMap<string, GridCountryRow>,
  report: Report,
): void {
  for (const { country_code: code, line } of tables.rows(GRID_ESTIMATES)) {
    if (countries.has(code)) report(GRID_ESTIMATES, line, `grid_countries.csv has a figure of ${code}`)
  }
}

function checkStates(tables: TableSet, countries: ReadonlyMap<string, GridCountryRow>, report: Report): void {
  const seen = new Set<string>()
  for (const row of tables.rows(GRID_SUBNATIONAL)) {
    if (!countries.has(row.country_code)) {
      report(GRID_SUBNATIONAL, row.line, `grid_countries.csv has no ${row.country_code}`)
    }
    for (const code of [row.code, ...(row.covers?.split(' ') ?? [])]) {
      if (seen.has(code)) report(GRID_SUBNATIONAL, row.line, `${code} is given twice`)
      seen.add(code)
    }
  }
}
