import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calculationId, type Identity, writtenInput } from '../../src/engine/identity.ts'
import { sha256 } from '../../src/factors/files/sha256.ts'
import { type TestApp, testApp } from '../support/app.ts'
import { at } from './exact.ts'
import { FUEL_ROWS } from './fuel-rows.ts'
import { fuelQuestion, hotelQuestion, type Param } from './questions.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** RFC 9562: version 8, and the variant whose digit is 8, 9, a or b. */
const UUID_8 = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

async function ask(path: string, params: Param[]) {
  const query = params.map((pair) => pair.map(encodeURIComponent).join('=')).join('&')
  const { status, json, headers } = await app.get(`${path}?${query}`)
  expect(status, query).toBe(200)
  return { id: json.data.id as string, etag: String(headers.etag), data: json.data }
}

async function defaultUnit(fuelType: string): Promise<string> {
  const { json } = await app.get('/v1/fuel/types')
  return json.data.find((fuel: { fuel_type: string }) => fuel.fuel_type === fuelType).default_unit
}

describe('one question has one id, however it is written', () => {
  test.each([
    ['hotel', hotelQuestion],
    ['fuel', fuelQuestion],
  ])('%s', async (_, question) => {
    const property = fc.asyncProperty(question, async ({ path, plain, other }) => {
      const one = await ask(path, plain)
      const two = await ask(path, other)
      expect(one.id).toMatch(UUID_8)
      expect(one.etag).toMatch(/^W\/"[0-9a-f]{32}"$/)
      expect(two).toEqual(one)
    })
    await fc.assert(property, { numRuns: 250 })
  })

  test('the default unit, spelled out or not', async () => {
    for (const fuelType of new Set(FUEL_ROWS.map((row) => row.fuelType))) {
      const question: Param[] = [
        ['fuel_type', fuelType],
        ['amount', '2'],
      ]
      const spelt = await ask('/v1/fuel/emissions', [...question, ['unit', await defaultUnit(fuelType)]])
      expect((await ask('/v1/fuel/emissions', question)).id).toBe(spelt.id)
    }
  })

  test('strict or not, where the factor is exact', async () => {
    const question: Param[] = [
      ['country', 'GB'],
      ['nights', '2'],
    ]
    const { id } = await ask('/v1/hotel/emissions', question)
    for (const text of ['true', '1', 'TRUE', 'false', '0', '']) {
      expect((await ask('/v1/hotel/emissions', [...question, ['strict', text]])).id).toBe(id)
    }
  })

  test('lists have a tag of their own under the same rules', async () => {
    const tag = async (url: string) => (await app.get(url)).headers.etag
    const compare = '/v1/hotel/compare?'
    const plain = await tag(`${compare}countries=GB,GR&nights=1&rooms=1`)
    expect(await tag(`${compare}rooms=&countries=%20uk%20,%20El`)).toBe(plain)
    expect(await tag(`${compare}strict=false&countries=GB,GR`)).toBe(plain)
    // A country that is named twice is told in a notice.
    expect(await tag(`${compare}countries=GB,GR,gb`)).not.toBe(plain)
    expect(await tag('/v1/fuel/types?category=SOLID')).toBe(
      await tag('/v1/fuel/types?strict=1&category=%20solid'),
    )
    expect(await tag('/v1/fuel/types?category=')).toBe(await tag('/v1/fuel/types'))
  })
})

/** How a result is presented changes the response, and not its numbers. */
const PRESENTATION = 'equivalents'
const determining = (params: readonly Param[]) =>
  JSON.stringify(params.filter(([name]) => name !== PRESENTATION))

describe('another question has another id', () => {
  test.each([
    ['hotel', hotelQuestion],
    ['fuel', fuelQuestion],
  ])('%s: whatever is changed', async (_, question) => {
    const property = fc.asyncProperty(question, question, async (one, two) => {
      const [a, b] = [await ask(one.path, one.plain), await ask(two.path, two.plain)]
      expect(a.id === b.id).toBe(determining(one.plain) === determining(two.plain))
      expect(a.etag === b.etag).toBe(JSON.stringify(one.plain) === JSON.stringify(two.plain))
      for (const [index, changed] of two.plain.entries()) {
        const mixed = one.plain.with(index, changed)
        // A unit or a fuel of the other question may not go with the rest.
        if (changed[0] === 'fuel_type' || changed[0] === 'unit') continue
        const { id, etag } = await ask(one.path, mixed)
        const isSame = at(one.plain, index)[1] === changed[1]
        expect(id === a.id).toBe(isSame || changed[0] === PRESENTATION)
        expect(etag === a.etag).toBe(isSame)
      }
    })
    await fc.assert(property, { numRuns: 150 })
  })

  test('every fuel and unit, every category, every input of a comparison', async () => {
    const compare = ['GB,FR', 'GB,DE', 'GB,FR&nights=2', 'GB,FR&rooms=2', 'GB,FR,DE'].map(
      (rest) => `/v1/hotel/compare?countries=${rest}`,
    )
    const types = ['', 'gaseous', 'liquid', 'solid', 'biofuel'].map(
      (category) => `/v1/fuel/types?category=${category}`,
    )
    const fuels = FUEL_ROWS.map(
      ({ fuelType, unit }) => `/v1/fuel/emissions?fuel_type=${fuelType}&unit=${unit}&amount=1`,
    )
    const tags = new Set<unknown>()
    const urls = [
      ...compare,
      ...types,
      ...fuels,
      '/v1/hotel/factors',
      '/v1/hotel/emissions?country=GB&nights=1',
    ]
    for (const url of urls) tags.add((await app.get(url)).headers.etag)
    expect(tags.size).toBe(urls.length)
  })

  test('another edition, another kind, another key, another type of value', () => {
    const key = fc.string({ maxLength: 5 })
    const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.array(fc.string(), { maxLength: 3 }))
    const call = fc.tuple(key, key, fc.dictionary(key, value, { maxKeys: 4 }))
    const canonical = ([kind, hash, input]: [string, string, object]) =>
      JSON.stringify([kind, hash, Object.entries(input).sort(byName)])
    const property = fc.property(call, call, fc.boolean(), (one, two, copy) => {
      const other: typeof two = copy
        ? [one[0], one[1], Object.fromEntries(Object.entries(one[2]).reverse())]
        : two
      expect(idOf(...one)).toMatch(UUID_8)
      expect(idOf(...one) === idOf(...other)).toBe(canonical(one) === canonical(other))
    })
    fc.assert(property, { numRuns: 2000 })
  })

  test('written before or not, in whatever order', () => {
    const value = fc.oneof(fc.string(), fc.integer(), fc.array(fc.string(), { maxLength: 3 }))
    const input = fc.dictionary(fc.string({ maxLength: 3 }), fc.option(value, { nil: undefined }), {
      maxKeys: 8,
    })
    const property = fc.property(input, fc.func(fc.boolean()), (all, isBefore) => {
      const part = (before: boolean) =>
        Object.fromEntries(Object.entries(all).filter(([name]) => isBefore(name) === before))
      const written = writtenInput(part(true))
      const asked = { kind: 'kind', editionHash: 'hash' }
      expect(calculationId(sha256, { ...asked, input: part(false), written })).toBe(idOf('kind', 'hash', all))
    })
    fc.assert(property, { numRuns: 1000 })
  })
})

function idOf(kind: string, editionHash: string, input: Identity['input']): string {
  return calculationId(sha256, { kind, editionHash, input })
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1
}
