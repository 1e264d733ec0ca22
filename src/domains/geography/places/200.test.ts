import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const PATH = '/v1/places'

test('a name that is being typed', async () => {
  const { status, json } = await app.get(`${PATH}?q=${encodeURIComponent('Münch')}&country=de`)
  expect(status).toBe(200)
  expect(json.data[0]).toMatchObject({ name: 'Munich', kind: 'town', country_code: 'DE', region: 'Bavaria' })
  expect(json.meta).toMatchObject({ total: json.data.length, notices: [] })
  const scores = json.data.map(({ score }: { score: number }) => score)
  expect(scores).toEqual([...scores].sort((a, b) => b - a))
})

test('five places when no limit is given, up to twenty', async () => {
  expect((await app.get(`${PATH}?q=san`)).json.data).toHaveLength(5)
  expect((await app.get(`${PATH}?q=san&limit=20`)).json.data).toHaveLength(20)
})

test.each([
  ['town', 'rotter', 'Rotterdam'],
  ['port', 'rotter', 'Rotterdam'],
  ['airport', 'heathrow', 'London Heathrow Airport'],
  ['postcode', '94103', 'San Francisco'],
])('only places of kind %s', async (kind, q, name) => {
  const { json } = await app.get(`${PATH}?q=${q}&kind=${kind}`)
  expect(json.data[0]).toMatchObject({ name, kind })
  for (const place of json.data) expect(place.kind).toBe(kind)
})

test('codes', async () => {
  expect((await app.get(`${PATH}?q=ORD`)).json.data[0].code).toBe('ORD')
  expect((await app.get(`${PATH}?q=nlrtm`)).json.data[0].code).toBe('NLRTM')
})

test.each([
  ['', { name: '48.85,2.35', kind: 'coordinates', country_code: 'FR' }],
  ['&kind=town', { name: 'Paris', kind: 'town' }],
  ['&kind=airport', { kind: 'airport', country_code: 'FR' }],
  ['&country=FR', { kind: 'coordinates' }],
])('coordinates in Paris%s', async (more, place) => {
  const { json } = await app.get(`${PATH}?q=48.85,2.35${more}`)
  expect(json.data).toHaveLength(1)
  expect(json.data[0]).toMatchObject(place)
})

test('coordinates that are not in the country', async () => {
  const { json } = await app.get(`${PATH}?q=48.85,2.35&country=DE`)
  expect([json.data, json.meta.notices[0].code]).toEqual([[], 'place_not_found'])
})

test('a street is found by its town', async () => {
  const { json } = await app.get(`${PATH}?q=${encodeURIComponent('10 Downing Street, SW1A 2AA London')}`)
  expect(json.data[0].name).toBe('London')
})

test.each(['qqqqq', 'Zzzqq', 'Fnordville'])(
  'what nobody knows, such as %s: an empty list and a notice',
  async (q) => {
    const { status, json } = await app.get(`${PATH}?q=${q}`)
    expect(status).toBe(200)
    expect(json.data).toEqual([])
    expect(json.meta.notices[0]).toMatchObject({ code: 'place_not_found', field: 'q' })
  },
)

test('the trail names the publishers', async () => {
  const { json } = await app.get(`${PATH}?q=rome`)
  const sources = json.meta.source_trail.map(({ source }: { source: string }) => source)
  expect(sources).toEqual(expect.arrayContaining(['GeoNames', 'OurAirports']))
})

test('an unknown parameter is named', async () => {
  const { json } = await app.get(`${PATH}?q=rome&colour=red`)
  expect(json.meta.notices[0].code).toBe('unknown_parameter')
})

test('304 when the client has the answer', async () => {
  const { headers } = await app.get(`${PATH}?q=rome`)
  const again = await app.get(`${PATH}?q=rome`, { 'if-none-match': String(headers.etag) })
  expect(again.status).toBe(304)
  expect((await app.get(`${PATH}?q=roma`, { 'if-none-match': String(headers.etag) })).status).toBe(200)
})
