/** Every row of flights, land and water of every year against the publication. */
import { describe, expect, test } from 'vitest'
import { type Cells, EDITIONS, table, ukExtract } from './published.ts'

/** The multiplier on CO2 that the publisher puts radiative forcing in with. */
const FORCING: Readonly<Record<string, number>> = { '2021': 1.9, '2022': 1.9 }
const FORCING_SINCE_2023 = 1.7
/** Published figures have five decimals. */
const LAST_DECIMAL = 1e-5

const unitOf = (row: Cells) =>
  (row.factor_unit ?? row.unit)?.endsWith('passenger-km') ? 'passenger_km' : 'km'

describe.each(EDITIONS)('travel of %s', (year, edition) => {
  const find = ukExtract(year)
  const origin = {
    year,
    gwp: year < '2023' ? 'ipcc_ar4_gwp100' : 'ipcc_ar5_gwp100',
    source_id: `desnz-${year}`,
  }
  const withGases = ({ co2e, co2, ch4, n2o }: Cells) => ({
    factor: co2e,
    kgco2: co2,
    kgch4_as_co2e: ch4,
    kgn2o_as_co2e: n2o,
  })

  test('flights, with forcing and without', () => {
    const rows = table(edition, 'flight_factors')
    expect(rows).toHaveLength(14)
    for (const row of rows) {
      const words = row.publisher_row ?? ''
      const without = find('flight', words.replace('With RF', 'Without RF'), 'passenger_km')
      const published = find('flight', words, 'passenger_km')
      expect(row).toMatchObject({ ...withGases(published), ...origin, factor_without_rf: without.co2e })
      const multiplier = Number(published.co2) / Number(without.co2)
      // Half of the last decimal of either figure.
      const rounding = (LAST_DECIMAL * 2) / Number(without.co2)
      expect(Math.abs(multiplier - (FORCING[year] ?? FORCING_SINCE_2023)), row.id).toBeLessThan(rounding)
    }
  })

  test('flights, well to tank', () => {
    const rows = table(edition, 'flight_wtt_factors')
    expect(rows).toHaveLength(14)
    for (const row of rows) {
      const { co2e } = find('flight_wtt', row.publisher_row ?? '', 'passenger_km')
      expect(row).toMatchObject({ factor: co2e, ...origin })
    }
  })

  test('land and water', () => {
    const rows = table(edition, 'travel_factors')
    expect(rows).toHaveLength(43)
    for (const row of rows) {
      const words = row.publisher_row ?? ''
      expect(row).toMatchObject({ ...withGases(find('land sea', words, unitOf(row))), ...origin })
      if (words.endsWith('Plug-in Hybrid Electric Vehicle')) {
        const parts = ['vehicle_electricity', 'vehicle_losses'].map((topic) => find(topic, words, 'km').co2e)
        const sum = parts.reduce((total, part) => total + Number(part), 0)
        expect(Number(row.electricity_kgco2e), row.id).toBeCloseTo(sum, 12)
      } else {
        const isElectric = /International rail|tram|Underground/.test(words)
        expect(row.electricity_kgco2e, row.id).toBe(isElectric ? row.factor : '')
      }
    }
  })

  test('land and water, well to tank', () => {
    const rows = table(edition, 'travel_wtt_factors')
    expect(rows).toHaveLength(43)
    for (const row of rows) {
      const { co2e } = find('land_wtt sea_wtt', row.publisher_row ?? '', unitOf(row))
      expect(row).toMatchObject({ factor: co2e, ...origin })
    }
  })

  test('electricity at the plug: the published figure over generation and losses', () => {
    const perKwh = ['electricity', 'losses'].reduce(
      (sum, topic) => sum + Number(find(topic, 'Electricity: UK', 'kwh').co2e),
      0,
    )
    const rows = table(edition, 'travel_electricity')
    expect(rows).toHaveLength(6)
    for (const row of rows) {
      const { co2e } = find('land', row.publisher_row ?? '', unitOf(row))
      // Twelve decimals are kept.
      expect(Math.abs(Number(row.kwh_per_km) - Number(co2e) / perKwh), row.id).toBeLessThan(1e-12)
      expect(row).toMatchObject({ year, source_id: origin.source_id })
    }
  })
})
