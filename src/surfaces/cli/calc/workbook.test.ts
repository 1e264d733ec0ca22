/** everygram calc of workbooks: several sheets in, results, totals, sources and problems out. */
import { describe, expect, test } from 'vitest'
import { eachInOwnFolder, path, run, save, sheetOf } from '../../../../test/support/calc.ts'
import { workbook } from '../../report/workbook.ts'

eachInOwnFolder()

describe('XLSX', () => {
  test('several sheets in; Results, Totals, Sources and Problems out', async () => {
    const bytes = await workbook([
      {
        name: 'Hotels',
        rows: [
          ['Guest', 'Country', 'Nights'],
          ['Anna', 'GB', 3],
          ['Bob', 'GB', 'two'],
        ],
      },
      {
        name: 'Strom',
        rows: [
          ['Ort', 'Land', 'Verbrauch (MWh)'],
          ['Büro', 'DE', 5],
        ],
      },
    ])
    const { code } = await run(save('book.xlsx', bytes))
    expect(code).toBe(2)
    const out = path('book.results.xlsx')
    const [head, anna] = await sheetOf(out, 'Results Hotels')
    expect(head?.slice(0, 6)).toEqual(['Guest', 'Country', 'Nights', 'type', 'status', 'co2e_kg'])
    expect(anna?.slice(0, 6)).toEqual(['Anna', 'GB', '3', 'hotel', 'ok', '31.2'])
    const totals = new Map(
      (await sheetOf(out, 'Totals')).map(([scope, category, value]) => [
        `${scope} ${category}`.trim(),
        value,
      ]),
    )
    expect([
      totals.get('Rows'),
      totals.get('Rows calculated'),
      totals.get('Scope 3 6 Business travel'),
    ]).toEqual(['3', '2', '31.2'])
    const sources = await sheetOf(out, 'Sources')
    expect(sources.find(([figure]) => figure === 'hotel-GB')).toEqual([
      'hotel-GB',
      'Hotel stay, United Kingdom',
      '2025.2',
      '1',
      '31.2',
      'UK Government (DESNZ / DEFRA)',
      'UK Government GHG Conversion Factors for Company Reporting',
      '2025',
      '2025',
      'https://www.gov.uk/government/publications/greenhouse-gas-reporting-conversion-factors-2025',
      'Open Government Licence v3.0',
      expect.stringContaining('Contains public sector information'),
    ])
    // Electricity of Germany: generation and its upstream part are two publications.
    expect(sources.every(([, name, , , , publisher]) => name !== '' && publisher !== '')).toBe(true)
    expect((await sheetOf(out, 'Problems'))[1]?.slice(0, 4)).toEqual(['Hotels', '3', 'Nights', 'two'])
  })

  test('several sheets do not go into one CSV', async () => {
    const rows = [
      ['country', 'nights'],
      ['GB', 1],
    ]
    const file = save(
      'two.xlsx',
      await workbook([
        { name: 'a', rows },
        { name: 'b', rows },
      ]),
    )
    expect((await run(file, '-o', path('two.csv'))).code).toBe(1)
    expect((await run(file, '-o', path('two.csv'), '--sheet', 'b')).code).toBe(0)
    expect((await run(file, '-o', path('three.csv'), '--sheet', 'c')).said).toContain(
      "Sheets found: 'a', 'b'",
    )
  })
})
