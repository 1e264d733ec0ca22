/** Every row of the fuels of every year against the publication. */
import { describe, expect, test } from 'vitest'
import { type Cells, csv, EDITIONS, numbersIn, TEN_DIGITS, table, ukExtract } from './published.ts'

/** The publisher's tab Conversions. */
const KWH_PER_THERM = 29.30710833
const ALIKE = 1e-12

describe.each(EDITIONS)('fuels of %s', (year, edition) => {
  const find = ukExtract(year)
  const source = `desnz-${year}`
  const properties = csv('extracts/uk-fuel-properties.csv').filter((row) => row.year === year)

  test('direct combustion, with its gases', () => {
    const rows = table(edition, 'fuel_factors', source)
    expect(rows).toHaveLength(30)
    for (const row of rows) {
      const published = publishedRow(row, 'fuel bioenergy')
      same(row, row.factor, published.co2e)
      same(row, row.kgco2, published.co2)
      same(row, row.kgch4_as_co2e, published.ch4)
      same(row, row.kgn2o_as_co2e, published.n2o)
      expect(row).toMatchObject({ year, gwp: year < '2023' ? 'ipcc_ar4_gwp100' : 'ipcc_ar5_gwp100' })
    }
  })

  test('well to tank', () => {
    const rows = table(edition, 'fuel_wtt_factors', source)
    expect(rows).toHaveLength(30)
    for (const row of rows) same(row, row.factor, publishedRow(row, 'fuel_wtt bioenergy_wtt').co2e)
  })

  test('biogenic CO2', () => {
    const rows = table(edition, 'fuel_biogenic_co2', source)
    expect(rows).toHaveLength(12)
    for (const row of rows) biogenic(row)
  })

  function publishedRow(row: Cells, topics: string): Cells {
    return find(topics, row.publisher_row ?? '', unitOf(row))
  }

  /** Fossil kWh are gross, kWh of biofuels are net and so printed as kWh alone. */
  function unitOf({ unit = '', calorific_basis: basis }: Cells): string {
    if (unit === 'kg') return 'tonne'
    return unit === 'therm' || (unit === 'kwh' && basis === 'gross') ? 'kwh_gross' : unit
  }

  function same({ id, unit }: Cells, figure: string | undefined, published: string | undefined): void {
    if (unit === 'therm' || unit === 'kg') {
      const times = unit === 'therm' ? KWH_PER_THERM : 1 / 1000
      expect(Math.abs(Number(figure) - Number(published) * times), id).toBeLessThan(ALIKE * 100)
    } else {
      expect(figure, id).toBe(published)
    }
  }

  function biogenic(row: Cells): void {
    const words = row.publisher_row ?? ''
    const derivation = row.derivation ?? ''
    if (derivation === '') {
      expect(row.factor, row.id).toBe(find('outside_of_scopes', words, row.unit ?? '').co2)
      return
    }
    const perTonne = Number(find('outside_of_scopes', words, 'tonne').co2)
    const divisor = derivation === 'published tonne row / 1000' ? 1000 : unitsPerTonne(row, words)
    expect(Math.abs(Number(row.factor) / (perTonne / divisor) - 1), row.id).toBeLessThan(TEN_DIGITS)
    if (derivation.startsWith('published tonne')) return
    expect(numbersIn(derivation)[0], row.id).toBe(perTonne)
  }

  /** By the publisher's properties of the fuel where the edition has them, else by two rows of the same fuel. */
  function unitsPerTonne({ unit }: Cells, words: string): number {
    const isWood = words.startsWith('Wood')
    const fuel = properties.find((candidate) => candidate.fuel?.toLowerCase() === words.toLowerCase())
    if (!fuel) {
      const per = (of: string) => Number(find('fuel bioenergy', words, of).co2e)
      const kwh = isWood ? 'kwh' : 'kwh_gross'
      return per('tonne') / per(unit === 'litre' ? 'litre' : kwh)
    }
    if (unit === 'litre') return Number(fuel.litre_per_tonne)
    return Number(fuel[isWood ? 'net_kwh_per_kg' : 'gross_kwh_per_kg']) * 1000
  }
})
