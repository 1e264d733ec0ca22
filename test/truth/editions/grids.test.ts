/** Every grid of every year against Ember's release and EPA's eGRID. */
import { describe, expect, test } from 'vitest'
import { csv, EDITIONS, numbersIn, table } from './published.ts'

const ember = csv('extracts/ember.csv')
const egrid = csv('extracts/egrid.csv')
/** EPA's convention: two years back; of 2022 the states were not to be had, and 2024 has not been seen. */
const EGRID: Readonly<Record<string, { states: string; nation: string }>> = {
  '2021': { states: '2019', nation: '2019' },
  '2022': { states: '2020', nation: '2020' },
  '2023': { states: '2021', nation: '2021' },
  '2024': { states: '2021', nation: '2022' },
  '2025': { states: '2023 rev 2', nation: '2023 rev 2' },
  '2026': { states: '2023 rev 2', nation: '2023 rev 2' },
}
/** Countries and territories whose last generation year lies more than two years back. */
const OLD: Readonly<Record<string, string>> = {
  '2025': 'LS UA',
  '2026': 'AI BL DM FK FO GF GP KM LS MF MQ PM RE SH SJ ST UA VG VI VU',
}
const KG_PER_LB = 0.45359237

describe.each(EDITIONS)('grids of %s', (year, edition) => {
  const countries = table(edition, 'grid_countries')

  test('countries have the newest generation year up to their own', () => {
    for (const row of countries) {
      const area = row.proxy_for || row.country_code
      const years = ember.filter((other) => other.country_code === area && Number(other.year) <= Number(year))
      const newest = years.reduce((a, b) => (Number(b.year) > Number(a.year) ? b : a))
      expect(row).toMatchObject({
        factor: newest.gco2e_per_kwh,
        year: newest.year,
        source_id: 'ember-2026-04',
      })
      expect(row.is_estimate, row.id).toBe(String(row.proxy_for !== ''))
    }
  })

  test('all of Ember is there, and nothing is borrowed that Ember has', () => {
    const own = countries.filter((row) => row.proxy_for === '').map((row) => row.country_code)
    expect(own.sort()).toEqual([...new Set(ember.map((row) => row.country_code))].sort())
  })

  test('what is older than two years is known', () => {
    const old = countries.filter((row) => Number(year) - Number(row.year) > 2).map((row) => row.country_code)
    expect(old.join(' ')).toBe(OLD[year] ?? '')
  })

  test('regions and places that borrow are those of data/2025.1, but for figures that Ember has itself', () => {
    const pairs = (rows: typeof countries) =>
      rows
        .filter((row) => row.proxy_for)
        .map((row) => `${row.country_code} ${row.proxy_for} ${row.world_region}`)
    const before = pairs(csv('2025.1/grid_countries.csv'))
    expect(before.filter((pair) => !pairs(countries).includes(pair))).toEqual([
      'BM KY north_america',
      'SH FK africa',
    ])
  })

  test('states of the United States', () => {
    const { states, nation } = EGRID[year] ?? { states: '', nation: '' }
    const rows = table(edition, 'grid_us_states')
    expect(rows).toHaveLength(53)
    for (const row of rows) {
      const from = row.state === 'US' ? nation : states
      const found = egrid.filter(
        (other) => other.egrid === from && other.code === row.state && other.level !== 'subregion',
      )
      expect(found).toHaveLength(1)
      const [co2e, co2, ch4, n2o, grams] = [
        'lb_co2e_per_mwh',
        'lb_co2_per_mwh',
        'lb_ch4_per_mwh',
        'lb_n2o_per_mwh',
        'gco2e_per_kwh',
      ].map((column) => Number(found[0]?.[column])) as [number, number, number, number, number]
      // IPCC AR5: 28 and 265.
      const expected = grams || (co2e || co2 + 28 * ch4 + 265 * n2o) * KG_PER_LB
      // The contract, which shows 2025, rounds 349.7 to 350 and says so.
      const isContract = row.state === 'US' && year === '2025'
      expect(Math.abs(Number(row.factor) - (isContract ? 350 : expected)), row.id).toBeLessThan(1e-9)
      expect(row.year).toBe(from.slice(0, 4))
      expect(row.source_id).toBe(`epa-egrid-${row.year}`)
      if (co2e) expect(numbersIn(row.note)).toContain(co2e)
    }
  })
})
