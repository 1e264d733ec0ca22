/** Official figures of electricity: every row against the extract, the UK's also as the publication prints them. */
import { describe, expect, test } from 'vitest'
import { type Cells, csv, EDITIONS, table, ukExtract } from './published.ts'

const extract = csv('extracts/official.csv')
const GENERATION = ['scope2', 'scope2_with_losses', 'national_average', 'generation']
/** The extract's kinds of a part. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  generation: GENERATION,
  wtt: ['wtt_generation'],
  losses: ['td_losses'],
  losses_wtt: ['wtt_td'],
  scope3: ['scope3_with_losses'],
  residual_mix: ['residual_mix'],
  residual_mix_scope3: ['residual_mix_scope3'],
}
/** UK: generation, losses, upstream of generation, upstream of losses; kg CO2e per kWh, tabs of the publications. */
const UK: Readonly<Record<string, readonly [string, string, string, string]>> = {
  '2021': ['0.21233', '0.01879', '0.05529', '0.00489'],
  '2022': ['0.19338', '0.01769', '0.04625', '0.00423'],
  '2023': ['0.207074288590604', '0.017915111409396', '0.0459', '0.00397'],
  '2024': ['0.20705', '0.0183', '0.0459', '0.00397'],
  '2025': ['0.177', '0.01853', '0.0459', '0.00397'],
  '2026': ['0.13096', '0.01299', '0.03682', '0.00359'],
}
const UK_PARTS = ['generation', 'losses', 'wtt', 'losses_wtt'] as const
const UK_TOPICS = {
  generation: 'electricity',
  losses: 'losses',
  wtt: 'electricity_wtt',
  losses_wtt: 'electricity_wtt',
}

/** The year of the data, FY 2024-25 as 2024; of the publication where there is none. */
const yearOf = (row: Cells) => /\d{4}/.exec(row.year || (row.edition ?? ''))?.[0]
const areaOf = (row: Cells) => row.subdivision || row.country_code

describe.each(EDITIONS)('official figures of %s', (year, edition) => {
  const rows = table(edition, 'grid_official')

  test('each is a row of the extract, digit for digit, in its unit', () => {
    for (const row of rows) {
      const found = extract.filter(
        (other) =>
          areaOf(other) === row.area &&
          KINDS[row.part ?? '']?.includes(other.kind ?? '') &&
          yearOf(other) === row.year &&
          !/first release/.test(other.publication ?? ''),
      )
      expect(found, row.id).toHaveLength(1)
      const { value, unit, boundary, confidence, licence, kind } = found[0] as Cells
      expect(row).toMatchObject({ factor: value, factor_unit: unit, boundary })
      expect(row.includes_td_losses).toBe(String(kind?.endsWith('with_losses')))
      expect(confidence).not.toMatch(/second-hand/)
      expect(licence).not.toBe('none stated')
      expect(row.gwp === '').toBe(unit === 'tCO2/MWh')
    }
  })

  test('none has another year than its own where there is one nearer that came before', () => {
    for (const row of rows) {
      const held = extract
        .filter((other) => areaOf(other) === row.area && KINDS[row.part ?? '']?.includes(other.kind ?? ''))
        .filter((other) => !/second-hand/.test(other.confidence ?? ''))
        .map((other) => Number(yearOf(other)))
      const earlier = held.filter((one) => one <= Number(year))
      const nearest = earlier.length > 0 ? Math.max(...earlier) : Math.min(...held)
      expect(Number(row.year), row.id).toBe(nearest)
      expect(/the nearest year to/.test(row.note ?? ''), row.id).toBe(row.year !== year)
    }
  })

  test('the sources are the publications that the extract names', () => {
    for (const row of rows) {
      const [publisher] = (row.source_id ?? '').split('-')
      const of =
        { AU: 'dcceew', CA: 'eccc', NZ: 'mfe', IN: 'cea', GB: 'desnz' }[row.area?.slice(0, 2) ?? ''] ?? 'eea'
      expect(publisher, row.id).toBe(of)
      if (of === 'dcceew' || of === 'desnz') expect(row.source_id).toContain(row.year)
    }
  })

  test('the United Kingdom, and the labels of its rows', () => {
    for (const [index, part] of UK_PARTS.entries()) {
      const row = rows.find((other) => other.area === 'GB' && other.part === part)
      expect(row).toMatchObject({
        factor: UK[year]?.[index],
        factor_unit: 'kgCO2e/kWh',
        year,
        source_id: `desnz-${year}`,
      })
      expect(ukExtract(year)(UK_TOPICS[part], row?.publisher_row ?? '', 'kwh').co2e).toBe(row?.factor)
      expect(row?.gwp).toBe(Number(year) < 2023 ? 'ipcc_ar4_gwp100' : 'ipcc_ar5_gwp100')
    }
  })

  test('8 states of Australia, the NWIS and the nation, 13 provinces, 27 members of the EU, NZ, IN, GB', () => {
    const generation = rows.filter((row) => row.part === 'generation').map((row) => row.area ?? '')
    const count = (form: RegExp) => generation.filter((area) => form.test(area)).length
    expect(count(/^AU/)).toBe(10)
    expect(count(/^CA-/)).toBe(13)
    expect(count(/^(NZ|IN|GB)$/)).toBe(3)
    expect(generation).toHaveLength(10 + 13 + 3 + 27)
  })
})

test('2025.1 has no official figures, since release 0.1.0 had none', () => {
  expect(table('2025.1', 'grid_official')).toEqual([])
})

/** As the publications print them: NGA Factors 2026, Measuring Emissions 2026, ECCC v4.0, CEA V21.0, EEA of 2024. */
test.each([
  ['2026.1', 'AU-NSW', '0.60'],
  ['2025.2', 'AU-VIC', '780.0'],
  ['2024.1', 'NZ', '0.0993596'],
  ['2024.1', 'CA-ON', '73'],
  ['2023.1', 'CA-ON', '59'],
  ['2022.1', 'IN', '0.7191'],
  ['2024.1', 'NL', '245'],
  ['2024.1', 'EE', '384'],
  ['2023.1', 'EE', '543'],
])('%s %s: %s', (edition, area, factor) => {
  const row = table(edition, 'grid_official').find(
    (other) => other.area === area && other.part === 'generation',
  )
  expect(row?.factor).toBe(factor)
})
