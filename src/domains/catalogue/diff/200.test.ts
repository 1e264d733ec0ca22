import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { services, type TestApp, testApp } from '../../../../test/support/app.ts'
import { EDITION_PARTS } from '../../../api/operations.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

type Item = Record<string, unknown> & { from: unknown; to: unknown; per_cent: number | null }

const diff = async (query: string) => (await app.get(`/v1/editions/diff?${query}`)).json

test('water from 2024 to 2025, by hand', async () => {
  const { data, meta } = await diff('from=2024&to=2025&domain=water')
  // uk-2024.csv and uk-2025.csv, Water supply: 0.15311 and 0.1913; (0.1913 - 0.15311) / 0.15311 = 24.94 %.
  // Water treatment: 0.18574 and 0.17088; -0.01486 / 0.18574 = -8.00 %.
  expect(data).toMatchObject([
    {
      factor_id: 'water-supply',
      change: 'changed',
      from: { figure: '0.15311', source_id: 'desnz-2024' },
      to: { figure: '0.1913', source_id: 'desnz-2025' },
      per_cent: 24.94,
      columns: ['factor'],
    },
    { factor_id: 'water-treatment', from: { figure: '0.18574' }, to: { figure: '0.17088' }, per_cent: -8 },
  ])
  expect(meta).toMatchObject({
    from: '2024.1',
    to: '2025.2',
    total: 2,
    changed: 2,
    added: 0,
    removed: 0,
    unchanged: 0,
    request: '/v1/editions/diff?domain=water&from=2024.1&to=2025.2',
  })
})

test('long-haul economy falls from 0.20011 to 0.11704 kg', async () => {
  const { data } = await diff('from=2024&to=2025&domain=travel')
  const flight = data.find((item: Item) => item.factor_id === 'flight-long-economy')
  // (0.11704 - 0.20011) / 0.20011 = -41.51 %
  expect(flight).toMatchObject({ from: { figure: '0.20011' }, to: { figure: '0.11704' }, per_cent: -41.51 })
})

test('a row that cites the next publication with the same figure is unchanged', async () => {
  // uk-2021.csv and uk-2022.csv: a black cab is 0.30624 in both, and so are its gases.
  const { data, meta } = await diff('from=2021&to=2022&domain=travel')
  expect(data.some((item: Item) => item.factor_id === 'travel-taxi-black_cab')).toBe(false)
  expect(meta.unchanged).toBeGreaterThan(0)
})

test('another GWP set is a change, whatever the figure', async () => {
  const { data } = await diff('from=2022&to=2023&domain=travel')
  for (const item of data as Item[]) {
    if (item.change === 'changed' && item.table === 'travel_factors') expect(item.columns).toContain('gwp')
  }
})

describe('the two swapped: the same rows, mirrored', () => {
  const MIRRORED: Record<string, string> = { changed: 'changed', added: 'removed', removed: 'added' }
  const names = services.editions.register.entries.map(({ name }) => name)
  const pairs = [...names.slice(1).map((to, i) => [names[i] ?? '', to]), [names[0] ?? '', names.at(-1) ?? '']]

  test.each(pairs)('%s and %s', async (from, to) => {
    const [there, back] = [await diff(`from=${from}&to=${to}`), await diff(`from=${to}&to=${from}`)]
    const mirrored = back.data.map(({ per_cent: _, ...item }: Item) => ({
      ...item,
      change: MIRRORED[String(item.change)],
      from: item.to,
      to: item.from,
    }))
    expect(there.data.map(({ per_cent: _, ...item }: Item) => item)).toEqual(mirrored)
    expect(there.meta).toMatchObject({
      changed: back.meta.changed,
      added: back.meta.removed,
      removed: back.meta.added,
      unchanged: back.meta.unchanged,
    })
    for (const [index, { per_cent }] of (there.data as Item[]).entries()) {
      const other = (back.data as Item[])[index]?.per_cent
      if (per_cent === null || typeof other !== 'number') continue
      // Rounded to 0.01 on both sides.
      const [forth, again] = [1 + per_cent / 100, 1 + other / 100]
      expect(Math.abs(forth * again - 1)).toBeLessThan(0.000051 * (forth + again))
    }
  })

  test('one and itself: nothing', async () => {
    const { data, meta } = await diff('from=2023&to=2023.1')
    expect(data).toEqual([])
    expect(meta.unchanged).toBeGreaterThan(1000)
  })
})

test('every row of both is counted once, and the domains add up', async () => {
  const whole = (await diff('from=2024&to=2025')).meta
  const counts = ['changed', 'added', 'removed', 'unchanged'] as const
  const sums = Object.fromEntries(counts.map((count) => [count, 0]))
  for (const domain of ['basis', ...EDITION_PARTS.map(({ name }) => name)]) {
    const { meta } = await diff(`from=2024&to=2025&domain=${domain}`)
    for (const count of counts) sums[count] = (sums[count] ?? 0) + meta[count]
  }
  expect(whole).toMatchObject(sums)
  const total = async (edition: string) =>
    (await app.get(`/v1/factors?edition=${edition}&limit=1`)).json.meta.total
  expect(whole.changed + whole.unchanged + whole.removed).toBe(await total('2024'))
  expect(whole.changed + whole.unchanged + whole.added).toBe(await total('2025'))
})

test('as CSV: the same rows', async () => {
  const { text } = await app.get('/v1/editions/diff?from=2024&to=2025&format=csv')
  const rows: Record<string, string>[] = parse(text, { columns: true })
  const { data } = await diff('from=2024&to=2025')
  expect(rows.map((row) => [row.factor_id, row['figure from'], row['figure to'], row.per_cent])).toEqual(
    data.map(
      (item: { factor_id: string; from: { figure: string }; to: { figure: string }; per_cent: number }) => [
        item.factor_id,
        item.from?.figure ?? '',
        item.to?.figure ?? '',
        String(item.per_cent ?? ''),
      ],
    ),
  )
})
