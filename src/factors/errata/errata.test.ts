import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { tableRows } from '../../../scripts/lib/edition-tables.ts'
import { type Decimal, toNumber } from '../../engine/numbers/decimal.ts'
import { installedErrata } from '../../surfaces/process/data/errata.ts'
import { PACKAGE_DATA } from '../../surfaces/process/package-root.ts'
import { errataProblems, type TouchedRow } from './errata.ts'

const rows = installedErrata().all.flatMap(({ rows: touched }) => touched)
const byRule = rows.filter(({ rule }) => rule !== undefined)

/**
 * Direct emissions x the ratio of upstream to direct emissions of the fuel in the same edition of the UK Government GHG
 * Conversion Factors, to six digits: 0.06926 x 0.2077 = 0.0143853 kg per passenger-km of long haul in economy.
 */
const BY_RULE = [
  ['freight-road-large-diesel', 2022, 0.0921535],
  ['freight-road-large-diesel-refrigerated', 2022, 0.109743],
  ['freight-road-medium-diesel', 2022, 0.134014],
  ['freight-road-medium-diesel-refrigerated', 2022, 0.159597],
  ['travel-wtt-bus-local', 2022, 0.0256948],
  ['flight-wtt-domestic-average', 2025, 0.0281475],
  ['flight-wtt-international-average', 2025, 0.0174883],
  ['flight-wtt-international-business', 2025, 0.038842],
  ['flight-wtt-international-economy', 2025, 0.0133946],
  ['flight-wtt-international-first', 2025, 0.0535741],
  ['flight-wtt-international-premium_economy', 2025, 0.0214305],
  ['flight-wtt-long-average', 2025, 0.0187823],
  ['flight-wtt-long-business', 2025, 0.0417124],
  ['flight-wtt-long-economy', 2025, 0.0143853],
  ['flight-wtt-long-first', 2025, 0.057535],
  ['flight-wtt-long-premium_economy', 2025, 0.0230152],
  ['flight-wtt-short-average', 2025, 0.0157],
  ['flight-wtt-short-business', 2025, 0.0231627],
  ['flight-wtt-short-economy', 2025, 0.0154425],
  ['freight-air-average-jet_fuel-long', 2025, 0.110351],
  ['freight-air-average-jet_fuel-short', 2025, 0.156895],
  ['freight-road-articulated_up_to_33t-diesel-full', 2025, 0.0182411],
  ['freight-road-articulated_up_to_33t-diesel-half', 2025, 0.0304803],
  ['freight-road-articulated_up_to_33t-diesel-half-refrigerated', 2025, 0.035258],
  ['freight-road-van_class_1-petrol', 2025, 0.40128],
  ['travel-wtt-bus-london', 2025, 0.0163419],
  ['flight-wtt-domestic-average', 2026, 0.0281475],
  ['flight-wtt-international-average', 2026, 0.0174883],
  ['flight-wtt-international-business', 2026, 0.038842],
  ['flight-wtt-international-economy', 2026, 0.0133946],
  ['flight-wtt-international-first', 2026, 0.0535741],
  ['flight-wtt-international-premium_economy', 2026, 0.0214305],
  ['flight-wtt-long-average', 2026, 0.0187823],
  ['flight-wtt-long-business', 2026, 0.0417124],
  ['flight-wtt-long-economy', 2026, 0.0143853],
  ['flight-wtt-long-first', 2026, 0.057535],
  ['flight-wtt-long-premium_economy', 2026, 0.0230152],
  ['flight-wtt-short-average', 2026, 0.0157],
  ['flight-wtt-short-business', 2026, 0.0231627],
  ['flight-wtt-short-economy', 2026, 0.0154425],
  ['freight-air-average-jet_fuel-long', 2026, 0.110351],
  ['freight-air-average-jet_fuel-short', 2026, 0.156895],
  ['freight-road-van_class_1-petrol', 2026, 0.392056],
  ['travel-wtt-bus-average', 2026, 0.0240071],
  ['travel-wtt-bus-coach', 2026, 0.00933702],
  ['travel-wtt-bus-london', 2026, 0.0150414],
] as const

const keyOf = ({ factorId, year }: Pick<TouchedRow, 'factorId' | 'year'>) => `${factorId} ${year}`
const DIGITS = 6

test.each(BY_RULE)('%s of %i is corrected to %d', (factorId, year, expected) => {
  const row = byRule.find((one) => keyOf(one) === keyOf({ factorId, year }))
  expect(Number(toNumber(row?.corrected as Decimal).toPrecision(DIGITS))).toBe(expected)
})

test('no other row has a corrected value by the rule', () => {
  const expected = BY_RULE.map(([factorId, year]) => keyOf({ factorId, year }))
  expect(byRule.map(keyOf).sort()).toEqual(expected.sort())
})

/** Released editions with the publication of the year. */
const EDITIONS: Readonly<Record<number, string>> = {
  2022: '2022.1',
  2023: '2023.1',
  2024: '2024.1',
  2025: '2025.2',
  2026: '2026.1',
}

/** The tables of factors whose ids begin so: upstream, then direct. */
const TABLES: Readonly<Record<string, readonly [string, string]>> = {
  freight: ['freight_factors', 'freight_factors'],
  flight: ['flight_wtt_factors', 'flight_factors'],
  refrigerant: ['refrigerants', 'refrigerants'],
  travel: ['travel_wtt_factors', 'travel_factors'],
}

const tablesOf = (factorId: string) => TABLES[factorId.split('-')[0] as string] as readonly [string, string]

function rowOf(year: number, table: string, id: string) {
  return tableRows(EDITIONS[year] as string, table).find((row) => row.id === id)
}

describe('what the rule starts from is what the publication has', () => {
  test.each(rows.map((row) => [keyOf(row), row] as const))('%s', (_name, row) => {
    const { factorId, year, published, rule } = row
    const [upstream, direct] = tablesOf(factorId)
    const found = rowOf(year, upstream, factorId)
    const value = factorId.startsWith('freight-') ? found?.wtt_factor : found?.factor
    expect(Number(value)).toBe(toNumber(published))
    if (rule === undefined) return
    const from = rowOf(year, direct, factorId.replace('-wtt', ''))
    // Of flights without radiative forcing.
    expect(Number(from?.factor_without_rf ?? from?.factor)).toBe(toNumber(rule.direct))
  })
})

test('ratios of fuels are those of the same publication, to four decimals', () => {
  for (const { year, rule } of byRule) {
    const of = (table: string, id: string) => Number(rowOf(year, table, id)?.factor)
    // Aviation turbine fuel of 2025 and 2026, which no table here holds: 0.52817 / 2.54269 kg CO2e per litre.
    const ratio =
      rule?.fuel === 'aviation turbine fuel'
        ? 0.528_17 / 2.542_69
        : of('fuel_wtt_factors', `fuel-wtt-${rule?.fuel}-litre`) /
          of('fuel_factors', `fuel-direct-${rule?.fuel}-litre`)
    expect(toNumber(rule?.ratio as Decimal)).toBe(Number(ratio.toFixed(4)))
  }
})

test('a row of an unknown erratum, and half a rule, are named', () => {
  const read = (file: string) => ({ file, text: readFileSync(`${PACKAGE_DATA}/${file}`, 'utf8') })
  const wrong = ['E999,no-such-row,wtt_factor,2025,1,,,,,', 'E01,half-a-rule,wtt_factor,2025,1,2,,,,']
  const file = 'errata_rows.csv'
  const touched = { file, text: `${read(file).text}${wrong.join('\n')}\n` }
  const problems = errataProblems({ errata: read('errata.csv'), rows: touched })
  expect(problems.map(({ reason }) => reason)).toEqual([
    'erratum_id: errata.csv has no E999',
    'direct, fuel and fuel_ratio belong together',
  ])
})
