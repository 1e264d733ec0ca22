/** A shipment in the words of iLEAP: an example worked out by hand, and the same grams as the answer itself. */
import { afterAll, expect, test } from 'vitest'
import { testApp } from '../../../../test/support/app.ts'

const app = testApp()
afterAll(async () => (await app).close())

const PATH = '/v1/freight/emissions'
const LORRY =
  'origin_country=GB&destination_country=GB&planned_distance_km=250&weight=8&unit=tonne&transport_mode=road'
const CHAIN =
  'origin_country=NL&origin_location=Rotterdam&destination_country=US&destination_location=Chicago&weight=10000&transport_mode=sea'

interface Element {
  tceId: string
  prevTceIds: string[]
  shipmentId: string
  distance: Record<string, string>
  co2eWTW: string
  co2eTTW: string
}

test('one leg, by hand', async () => {
  const { json, status } = await (await app).get(`${PATH}?${LORRY}&format=ileap`)
  expect(status).toBe(200)
  const { id, attributes } = json.data
  // UK 2025, all diesel HGVs, average laden: 0.10163 kg a tonne-km burnt and 0.02359 upstream.
  // 8 t x 250 km = 2000 tonne-km: 203.26 kg burnt, 47.18 upstream, 250.44 together.
  expect(attributes).toEqual({
    mass: '8000',
    shipmentId: id,
    tces: [
      {
        tceId: `${id}-1`,
        prevTceIds: [],
        tocId: 'road-average-diesel',
        shipmentId: id,
        mass: '8000',
        distance: { actual: '250' },
        transportActivity: '2000',
        co2eWTW: '250.44',
        co2eTTW: '203.26',
      },
    ],
  })
})

test('the elements of a chain follow each other and add up to the shipment, to the gram', async () => {
  const server = await app
  const [plain, footprint] = await Promise.all([
    server.get(`${PATH}?${CHAIN}`),
    server.get(`${PATH}?${CHAIN}&format=ileap`),
  ])
  const { attributes, id } = footprint.json.data
  const tces = attributes.tces as Element[]
  expect(tces.length).toBeGreaterThan(1)
  expect(tces.map(({ tceId }) => tceId)).toEqual(tces.map((_, at) => `${id}-${at + 1}`))
  expect(tces.map(({ prevTceIds }) => prevTceIds)).toEqual(
    tces.map((_, at) => (at === 0 ? [] : [`${id}-${at}`])),
  )
  const grams = tces.reduce((sum, { co2eWTW }) => sum + Number(co2eWTW) * 1000, 0)
  expect(grams).toBeCloseTo(plain.json.data.attributes.emissions.co2e_grams, 6)
  expect(tces.map(({ distance }) => Object.keys(distance))).toEqual(tces.map(() => ['sfd']))
  expect(footprint.json.meta.edition).toBe(plain.json.meta.edition)
  expect(footprint.headers['content-type']).toContain('application/json')
})

test('the same question has the same elements, format=json is the answer without it, strict is as elsewhere', async () => {
  const server = await app
  const ask = async (more: string) => (await server.get(`${PATH}?${LORRY}${more}`)).json
  const [once, again] = [await ask('&format=ileap'), await ask('&format=ILEAP')]
  expect(again.data).toEqual(once.data)
  expect((await ask('&format=json')).data.id).toBe((await ask('')).data.id)
  const abroad = LORRY.replaceAll('=GB', '=FR')
  const strict = await server.get(`${PATH}?${abroad}&format=ileap&strict=true`)
  expect(strict.status).toBe(422)
  const unknown = await server.get(`${PATH}?${LORRY}&format=pact`)
  expect(unknown.json.error.field).toBe('format')
})
