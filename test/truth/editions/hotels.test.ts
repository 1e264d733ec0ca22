/** Every hotel row of every year against the publication. */
import { describe, expect, test } from 'vitest'
import { csv, EDITIONS, table } from './published.ts'

const COUNTRY_NAMES = new Intl.DisplayNames(['en'], { type: 'region' })
/** Where the publisher writes a country otherwise than Unicode does. */
const PUBLISHERS_NAMES: Readonly<Record<string, string>> = {
  CZ: 'Czech Republic',
  GB: 'UK',
  HK: 'Hong Kong, China',
  KR: 'Korea',
  MO: 'Macau, China',
  RU: 'Russian Federation',
  SK: 'Slovak Republic',
  TR: 'Turkey',
  TW: 'Taiwan, China',
}
/** A city. */
const NO_COUNTRY = 'UK (London)'

function hotelsOf(year: string): Map<string, string> {
  const rows = csv(`extracts/uk-${year}.csv`).filter(({ topic }) => topic === 'hotel')
  return new Map(rows.map(({ item = '', co2e = '' }) => [item, co2e]))
}

describe.each(EDITIONS)('hotels of %s', (year, edition) => {
  const rows = table(edition, 'hotel')
  const nameOf = (code: string) => PUBLISHERS_NAMES[code] ?? COUNTRY_NAMES.of(code) ?? ''

  test('each is the figure of the edition that it cites', () => {
    expect(rows).toHaveLength(55)
    for (const row of rows) {
      expect(row.source_id).toBe(`desnz-${row.year}`)
      expect(row.factor, row.id).toBe(hotelsOf(row.year ?? '').get(nameOf(row.country_code ?? '')))
      expect(row.gwp).toBe((row.year ?? '') < '2023' ? 'ipcc_ar4_gwp100' : 'ipcc_ar5_gwp100')
      expect(row.status).toBe(row.year === year ? 'current' : 'earlier_edition')
    }
  })

  test('all that the publication has are there, and no older figure where a newer one is', () => {
    const names = new Set(
      rows.filter((row) => row.year === year).map((row) => nameOf(row.country_code ?? '')),
    )
    const published = [...hotelsOf(year).keys()].filter((name) => name !== NO_COUNTRY)
    expect(published.filter((name) => !names.has(name))).toEqual([])
    for (const row of rows) {
      for (let newer = Number(row.year) + 1; newer <= Number(year); newer += 1) {
        expect(hotelsOf(String(newer)).has(nameOf(row.country_code ?? '')), row.id).toBe(false)
      }
    }
  })
})
