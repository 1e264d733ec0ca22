/** Inventories add up by scope and category to the gram, and keep apart what is never added. */
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { edition, services } from '../../../test/support/app.ts'
import { rowAnswerer } from '../batch/answer-row.ts'
import { isGood } from '../batch/row.ts'
import type { Inventory } from './inventory.ts'
import { reported } from './report.ts'
import { type ReportInput, type ReportRow, rowOfAnswer } from './row.ts'
import { inventorySheets } from './sheets.ts'
import { statementHtml } from './statement.ts'

const about = { of: 'activities.csv', release: '0.1.0', language: 'en' } as const

const row = (
  ref: string,
  shortRow: Partial<ReportRow['shortRow']>,
  more: Partial<ReportRow> = {},
): ReportRow => ({
  ref,
  type: 'electricity',
  shortRow: {
    grams: 0,
    lowGrams: 0,
    highGrams: 0,
    scopes: {},
    factorIds: ['grid-DE'],
    tier: 'exact',
    quality: undefined,
    lines: [],
    ...shortRow,
  },
  edition: edition.name,
  editionHash: edition.hash,
  notices: [],
  ...more,
})

async function made(
  rows: readonly ReportInput[],
): Promise<{ inventory: Inventory; csv: Record<string, string>[] }> {
  async function* all() {
    yield rows
  }
  const pieces = reported(all(), services.editions)
  let text = ''
  for (;;) {
    const { done, value } = await pieces.next()
    if (done) return { inventory: value, csv: parse(text, { columns: true, bom: true }) }
    text += value
  }
}

const gramsIn = (csv: readonly Record<string, string>[], column: string) =>
  csv.filter((line) => line[column] === 'yes').reduce((sum, line) => sum + Number(line.co2e_kg) * 1000, 0)

function kilograms({ lines, market, total, biogenic, scope3 }: Inventory) {
  const location = lines.find(({ scope }) => scope === 'scope_2')
  return {
    total: { location: total.location.kg, market: total.market.kg },
    scope2: { location: location?.kg, market: market?.kg },
    biogenic: biogenic.kg,
    scope3: scope3?.kg,
  }
}

test('scope 2 stands twice and is never added to itself; the lines of the CSV add up to both totals', async () => {
  // 900 g by location and 0 by market, 100 g upstream; 2,000 g of scope 1 beside, with 500 g of biogenic CO2.
  const { inventory, csv } = await made([
    row('1', { grams: 1000, scopes: { scope_2: 900, scope_3_category_3: 100 }, marketGrams: 0 }),
    row('2', { grams: 2000, scopes: { scope_1: 2000 } }, { biogenicGrams: 500 }),
  ])
  // By location 0.9 + 0.1 + 2 = 3 kg, by market 0 + 0.1 + 2 = 2.1 kg.
  expect(kilograms(inventory)).toEqual({
    total: { location: 3, market: 2.1 },
    scope2: { location: 0.9, market: 0 },
    biogenic: 0.5,
    scope3: 0.1,
  })
  expect([gramsIn(csv, 'in_location_based_total'), gramsIn(csv, 'in_market_based_total')]).toEqual([
    3000, 2100,
  ])
})

test('a contract on a grid without emissions is scope 2 by market alone', async () => {
  const { inventory } = await made([
    row('1', { grams: 50, scopes: { scope_3_category_3: 50 }, marketGrams: 400 }),
  ])
  expect(kilograms(inventory)).toMatchObject({
    total: { location: 0.05, market: 0.45 },
    scope2: { location: 0, market: 0.4 },
  })
})

test('what answers report outside of the scopes is in no total', async () => {
  const { inventory } = await made([row('1', { grams: 3520, scopes: { outside_of_scopes: 3520 } })])
  expect(kilograms(inventory).total).toEqual({ location: 0, market: 0 })
  expect(inventory.outside.map(({ kg }) => kg)).toEqual([3.52])
})

test('rows on one figure are off together, rows on different ones as squares', async () => {
  const off = (ref: string, id: string) =>
    row(ref, {
      grams: 1000,
      lowGrams: 700,
      highGrams: 1400,
      scopes: { scope_1: 1000 },
      factorIds: [id],
    })
  const same = await made([off('1', 'a'), off('2', 'a')])
  // 2000 - 2 x 300 and 2000 + 2 x 400.
  expect(same.inventory.total.location).toMatchObject({ lowKg: 1.4, highKg: 2.8 })
  const other = await made([off('1', 'a'), off('2', 'b')])
  // 2000 - sqrt(2) x 300 = 1575.7, down to 1575; 2000 + sqrt(2) x 400 = 2565.7, up to 2566.
  expect(other.inventory.total.location).toMatchObject({ lowKg: 1.575, highKg: 2.566 })
})

test('gases, calculation id and sources are those of the answer', async () => {
  const answerRow = rowAnswerer({ context: services, isFull: true })
  const params = { fuel_type: 'natural_gas', amount: '15000' }
  const answer = await answerRow({ question: { type: 'fuel', params } })
  if (!isGood(answer)) throw new Error('natural gas has an answer')
  const { inventory, csv } = await made([rowOfAnswer('g', answer)])
  const [scope1, scope3] = inventory.lines
  // As published: 15,000 kWh are 2744.400 kg burnt and 453.150 kg upstream; the gases add up to the former.
  expect([scope1?.kg, scope3?.kg]).toEqual([2744.4, 453.15])
  const { co2 = 0, ch4 = 0, n2o = 0 } = scope1?.gases ?? {}
  expect((co2 * 1000 + ch4 * 1000 + n2o * 1000) / 1000).toBe(2744.4)
  expect(csv[0]?.calculation_id).toMatch(/^[0-9a-f-]{36}$/)
  const figures = new Set(csv.flatMap(({ factor_ids = '' }) => factor_ids.split(' ')))
  expect(new Set(inventory.sources.map(({ figure }) => figure))).toEqual(figures)
  expect(inventory.sources.every(({ publication }) => publication?.licence)).toBe(true)
})

test('a notice is counted by rows, and said in the words of the first that has any', async () => {
  const message = (text: string) => [{ code: 'port_chosen', message: text }]
  const { inventory } = await made([
    row('1', {}, { notices: ['port_chosen'] }),
    row(
      '2',
      {},
      { notices: ['port_chosen', 'port_chosen', 'unknown_parameter'], messages: message('Genoa') },
    ),
    row('3', {}, { notices: ['port_chosen'], messages: message('Antwerp') }),
  ])
  const sheet = inventorySheets(inventory, about).find(({ name }) => name === 'Notes')
  expect(sheet?.rows.slice(1)).toEqual([
    ['port_chosen', 3, 'Genoa'],
    ['unknown_parameter', 1, ''],
  ])
})

test('a row with a problem is named and in no total, and texts are no markup and no formula', async () => {
  const { inventory, csv } = await made([
    { ref: '=1+1', problems: [{ message: '<script>alert(1)</script>' }] },
  ])
  expect(inventory.failed).toBe(1)
  expect(csv[0]?.row).toBe("'=1+1")
  const html = statementHtml(inventory, about)
  expect(html).toContain('1 row could not be calculated')
  expect(html).not.toContain('<script')
  const named = inventorySheets(inventory, about).map(({ name }) => name)
  expect(named).toEqual([
    'Greenhouse gas inventory',
    'ESRS E1-6',
    'Data quality',
    'Sources',
    'Notes',
    'Rows not calculated',
    'About this inventory',
  ])
})

const line = (
  name: Partial<ReportRow['shortRow']['lines'][number]>,
  grams?: number,
  quality = { exact: 1000 } as Partial<Record<'exact' | 'estimate', number>>,
): ReportRow['shortRow']['lines'][number] => ({
  line: 'scope_2',
  basis: null,
  kind: 'direct',
  isPartOfTotal: true,
  ...name,
  ...(grams !== undefined && {
    gwp: 'ipcc_ar5_gwp100' as const,
    amount: { grams, lowGrams: grams - 10, highGrams: grams + 10, tier: 'exact' as const, quality },
  }),
})

test('a total with a line that is not determined is not printed; the others are, with their shares by kilogram', async () => {
  const { inventory, csv } = await made([
    row(
      'NO',
      {
        grams: 600,
        lowGrams: 590,
        highGrams: 610,
        scopes: { scope_2: 600 },
        lines: [
          line({ basis: 'location' }, 600, { exact: 750, estimate: 250 }),
          line({ basis: 'market', isPartOfTotal: false, reason: 'residual_mix_not_held' }),
        ],
      },
      { messages: [{ code: 'residual_mix_not_held', message: 'AIB publishes it.' }] },
    ),
  ])
  expect(
    csv.map(({ basis, line_status, co2e_kg, quality }) => [basis, line_status, co2e_kg, quality]),
  ).toEqual([
    ['location-based', 'determined', '0.6', 'exact 0.75 estimate 0.25'],
    ['market-based', 'not_determined', '', ''],
  ])
  // 750 thousandths of 600 g are 450 g.
  expect(inventory.total.location).toMatchObject({
    kg: 0.6,
    tier: 'estimate',
    shares: [
      { name: 'exact', kg: 0.45 },
      { name: 'estimate', kg: 0.15 },
    ],
  })
  const sheets = inventorySheets(inventory, about)
  const e16 = sheets[1]?.rows.find(([label]) => label === 'Total GHG emissions (market-based)')
  expect(e16?.[4]).toBe('not determined')
  expect(e16?.[6]).toContain('AIB publishes it.')
  const html = statementHtml(inventory, about)
  expect(html).toMatch(/Total \(market-based\)<\/th><td>not determined</)
  expect(html).toContain('not determined for 1 row (NO): AIB publishes it.')
})

test('a row with scope_2=location has no market-based total, and its amount does not stand in its place', async () => {
  const lines = [line({ basis: 'location' }, 600), line({ line: 'scope_3_category_3' }, 100)]
  const { inventory, csv } = await made([row('ZA', { grams: 700, lines })])
  expect(inventory.total.location).toMatchObject({ kg: 0.7, undetermined: 0 })
  expect(inventory.total.market).toMatchObject({ kg: 0.1, undetermined: 1 })
  expect(csv.map((one) => [one.basis, one.in_market_based_total, one.co2e_kg, one.reason])).toEqual([
    ['location-based', 'no', '0.6', ''],
    ['', 'yes', '0.1', ''],
    ['market-based', 'yes', '', 'market_based_left_out'],
  ])
  const html = statementHtml(inventory, about)
  expect(html).toMatch(/Total \(market-based\)<\/th><td>not determined</)
  expect(html).toContain('(ZA): only the location-based result was requested (scope_2=location).')
})

test('forcing is in no total and stands beneath, also where the answer adds it', async () => {
  const { inventory } = await made([
    row('1', {
      grams: 1000,
      scopes: { scope_3_category_6: 1000 },
      lines: [
        line({ line: 'scope_3_category_6' }, 700),
        line({ line: 'scope_3_category_6', kind: 'non_co2_effects' }, 300),
      ],
    }),
  ])
  expect(kilograms(inventory).total).toEqual({ location: 0.7, market: 0.7 })
  expect(inventory.forcing.map(({ kg }) => kg)).toEqual([0.3])
  // The range of what counts alone: 700 g, 10 g to either side.
  expect(inventory.total.location).toMatchObject({ lowKg: 0.69, highKg: 0.71 })
})

test('of nothing there is nothing to report, not 0.000 t', async () => {
  const { inventory } = await made([{ ref: '1', problems: [{ message: 'unknown country' }] }])
  expect(statementHtml(inventory, about)).not.toContain('0.000')
  const [sheet, e16] = inventorySheets(inventory, about)
  expect(sheet?.rows[1]).toEqual(['Nothing to report: no row was calculated.'])
  expect(e16?.rows.slice(1).every((cells) => typeof cells[4] === 'string')).toBe(true)
})

test('in German: words, decimal comma, the terms of ESRS E1-6; the CSV stays as it is', async () => {
  // 1,234.5 kg by location are 1,2345 t, shown with three decimals.
  const { inventory, csv } = await made([
    row('1', { grams: 1_234_500, scopes: { scope_2: 1_234_500 }, marketGrams: 0 }),
  ])
  const german = { ...about, language: 'de' } as const
  const sheets = inventorySheets(inventory, german)
  expect(sheets[0]?.name).toBe('Treibhausgasbilanz')
  const e16 = sheets[1]?.rows.map(([label]) => label)
  expect(e16).toContain('Standortbezogene Scope-2-THG-Bruttoemissionen')
  expect(e16).toContain('Marktbezogene Scope-2-THG-Bruttoemissionen')
  const html = statementHtml(inventory, german)
  expect(html).toContain('<html lang="de">')
  expect(html).toMatch(/Scope 2, standortbasiert<\/th><td>1,23[45]</)
  expect(html).toContain('1 von 1 Zeile berechnet.')
  expect(csv.map(({ scope, basis }) => `${scope} ${basis}`)).toEqual([
    'Scope 2 location-based',
    'Scope 2 market-based',
  ])
})
