import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

interface Item {
  readonly erratum_id: string
  readonly publisher: string
  readonly editions: readonly string[]
  readonly status: string
}
const ask = async (query = '') => (await app.get(`/v1/errata?${query}`)).json

test('an erratum with its rows: coaches of 2026 have 0.00656, by diesel 0.03948 x 0.2365 = 0.00933702', async () => {
  const { data } = await ask('edition=2026')
  const coach = data.find(({ erratum_id }: Item) => erratum_id === 'E05')
  expect(coach).toMatchObject({
    source_ids: ['desnz-2026'],
    editions: ['2026'],
    status: 'proven',
    found_by: 'fuel_ratio',
    de: { touches: 'Reisebus, Well-to-Tank' },
  })
  expect(coach.rows).toEqual([
    {
      factor_id: 'travel-wtt-bus-coach',
      category: 'wtt_factor',
      year: 2026,
      published: 0.006_56,
      corrected: 0.009_337_02,
      rule: '0.03948 x 0.2365 (diesel)',
    },
  ])
})

test.each([
  ['publisher=ipcc', ({ publisher }: Item) => publisher.includes('IPCC')],
  ['edition=2022', ({ editions }: Item) => editions.includes('2022')],
  ['status=suspected', ({ status }: Item) => status === 'suspected'],
])('%s finds some, and nothing else', async (query, isMeant) => {
  const all: Item[] = (await ask()).data
  const { data, meta } = await ask(query)
  expect(data).toEqual(all.filter(isMeant))
  expect(data.length).toBeGreaterThan(0)
  expect(data.length).toBeLessThan(all.length)
  expect(meta.total).toBe(data.length)
})

test('pages follow one another without a gap', async () => {
  const all: Item[] = (await ask()).data
  const first = await ask('limit=3')
  const second = await ask(`limit=3&cursor=${first.meta.next_cursor}`)
  expect([...first.data, ...second.data]).toEqual(all.slice(0, 6))
  expect((await ask(`cursor=${all.at(-1)?.erratum_id}`)).meta).toMatchObject({
    returned: 0,
    next_cursor: null,
  })
})

test('as CSV', async () => {
  const { text } = await app.get('/v1/errata', { accept: 'text/csv' })
  const rows: Record<string, string>[] = parse(text, { columns: true })
  expect(rows.find(({ erratum_id }) => erratum_id === 'E05')?.factor_ids).toBe('travel-wtt-bus-coach')
})
