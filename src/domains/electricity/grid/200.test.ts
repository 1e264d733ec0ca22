import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const PATH = '/v1/electricity/grid'

interface Item {
  country_code: string
  carbon_intensity: number
  life_cycle_intensity: number
  grid_intensity: number
  region: string
  is_estimate: boolean
  is_clean_grid: boolean
  is_dirty_grid: boolean
}

test('all countries with a published figure, cleanest first', async () => {
  const { json } = await app.get(PATH)
  const items: Item[] = json.data
  expect(items.length).toBeGreaterThan(200)
  expect(json.meta).toMatchObject({ total_countries: items.length, ranked_by: 'life_cycle_intensity' })
  for (const [index, item] of items.entries()) {
    expect(item.grid_intensity).toBe(item.carbon_intensity)
    expect(item.is_estimate).toBe(false)
    expect(item.is_clean_grid).toBe(item.carbon_intensity < 100)
    expect(item.is_dirty_grid).toBe(item.carbon_intensity > 500)
    const before = items[index - 1]
    if (before) expect(item.life_cycle_intensity).toBeGreaterThanOrEqual(before.life_cycle_intensity)
  }
  expect(items.map(({ country_code }) => country_code)).not.toContain('MC')
  expect(json.meta.sources.join()).toContain('Ember')
  expect(json.meta.sources.join()).toContain('eGRID')
})

test('by carbon_intensity on request', async () => {
  const { json } = await app.get(`${PATH}?sort=carbon_intensity`)
  expect(json.meta.ranked_by).toBe('carbon_intensity')
  const shown = (json.data as Item[]).map(({ carbon_intensity }) => carbon_intensity)
  expect(shown).toEqual([...shown].sort((a, b) => a - b))
})

test('one continent', async () => {
  const { json } = await app.get(`${PATH}?region=Europe`)
  const items: Item[] = json.data
  expect(items.length).toBeGreaterThan(30)
  expect(new Set(items.map(({ region }) => region))).toEqual(new Set(['europe']))
})

test.each([
  [
    'country=IN',
    { carbon_intensity: 670.55, country_code: 'IN', boundary: 'life_cycle', is_dirty_grid: true },
  ],
  ['country=FR', { carbon_intensity: 41.45, is_clean_grid: true }],
  ['country=US', { carbon_intensity: 350, boundary: 'direct', year: 2023 }],
  ['country=US&state=CA', { carbon_intensity: 179.1, state: 'CA', state_name: 'California' }],
  ['country=AU&state=TAS', { carbon_intensity: 200, state: 'TAS', boundary: 'direct' }],
  ['country=MC', { carbon_intensity: 41.45, is_estimate: true }],
])('one grid: %s', async (query, expected) => {
  const { json } = await app.get(`${PATH}?${query}`)
  expect(json.data.type).toBe('grid_intensity')
  expect(json.data.attributes).toMatchObject(expected)
  expect(json.data.attributes.grid_intensity).toBe(json.data.attributes.carbon_intensity)
  expect(json.data.attributes.source_trail[0].factor).toBe(expected.carbon_intensity)
})

test('states that share a figure are each answered under their own code, within one second too', async () => {
  const states = ['01', '13', '02']
  const codes = []
  for (const state of states) {
    codes.push((await app.get(`${PATH}?country=JP&state=${state}`)).json.data.attributes.state)
  }
  expect(codes).toEqual(states)
})

test('the list and single calls agree', async () => {
  const { json } = await app.get(PATH)
  for (const item of json.data as Item[]) {
    const single = await app.get(`${PATH}?country=${item.country_code}`)
    expect(single.json.data.attributes).toMatchObject({ ...item })
  }
})

test('region beside a country is ignored with a notice, an unknown parameter is named', async () => {
  const single = await app.get(`${PATH}?country=IN&region=europe`)
  expect(single.json.data.attributes.notices.map(({ code }: { code: string }) => code)).toContain(
    'region_ignored',
  )
  const list = await app.get(`${PATH}?contry=IN`)
  expect(list.json.meta.notices[0]).toMatchObject({ code: 'unknown_parameter', field: 'contry' })
})
