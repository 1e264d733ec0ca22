/** Answers are what they were, changed ones are found, and what cannot be made again is not called the same. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OPERATIONS } from '../../src/api/operations.ts'
import type { Context } from '../../src/contract/operation.ts'
import type { Edition } from '../../src/factors/edition.ts'
import { type JsonObject, objectAt } from '../../src/surfaces/verify/recorded.ts'
import { verify } from '../../src/surfaces/verify/verify.ts'
import { services, type TestApp, testApp } from '../support/app.ts'
import { smallCopy } from '../support/data-copy.ts'
import { smallServices } from '../support/small.ts'
import { type KeptAnswer, keptAnswers, numbersIn, withChange } from './answers.ts'

let app: TestApp
let kept: KeptAnswer[]
beforeAll(async () => {
  app = await testApp()
  kept = await keptAnswers(app, 60)
}, 240_000)
afterAll(() => app.close())

const HOTEL = '/v1/hotel/emissions?country=GB&nights=3&edition=2025.1'
const FLIGHT =
  '/v1/travel/emissions?origin_location=LHR&destination_location=JFK&transport_mode=flight&edition=2025.1'
const FREIGHT =
  '/v1/freight/emissions?origin_country=DE&origin_location=Hamburg&destination_country=CN&destination_location=Shanghai&weight=1000&edition=2025.1'

const answerTo = async (url: string): Promise<JsonObject> => (await app.get(url)).json
/** A server of one edition alone. */
const servicesOf = (edition: Edition): Context => {
  const register = { entries: [edition], defaults: [{ since: '2026-01-01', edition: edition.name }] }
  return { ...services, edition, editions: { register, require: async () => edition } }
}
const withMeta = (body: JsonObject, meta: JsonObject): JsonObject => ({
  ...body,
  meta: { ...objectAt(body, 'meta'), ...meta },
})
const without = (body: JsonObject, name: string): JsonObject => {
  const { [name]: _, ...meta } = objectAt(body, 'meta') ?? {}
  return { ...body, meta }
}

describe('500 answers and more', () => {
  test('are of every calculation and every edition', () => {
    expect(kept.length).toBeGreaterThanOrEqual(500)
    const editions = new Set(kept.map(({ body }) => objectAt(body, 'meta')?.edition))
    expect([...editions].sort()).toEqual(services.editions.register.entries.map(({ name }) => name))
    const paths = new Set(kept.map(({ url }) => url.split('?')[0]))
    const calculations = OPERATIONS.map(({ path }) => path).filter((path) => path.endsWith('/emissions'))
    expect(calculations.filter((path) => !paths.has(path))).toEqual([])
  })

  test('are the same', async () => {
    const others: unknown[] = []
    for (const { url, body } of kept) {
      const { verdict, reason, differences } = await verify(services, body)
      if (verdict !== 'same') others.push({ url, verdict, reason, differences: differences.slice(0, 3) })
    }
    expect(others).toEqual([])
  }, 240_000)

  test('differ when a digit of any kind of number is changed, and the field is named', async () => {
    const missed: unknown[] = []
    for (const [index, { url, body }] of kept.entries()) {
      const paths = numbersIn(body.data, ['data'])
      // Another one in each answer, so that all kinds have their turn.
      const path = paths[(index * 7) % paths.length]
      if (path === undefined) continue
      const { verdict, differences } = await verify(services, withChange(body, path))
      const isNamed = differences.some(({ field }) => field.endsWith(path.at(-1) ?? '') || /\]$/.test(field))
      if (verdict !== 'differs' || !isNamed) missed.push({ url, path: path.join('.'), verdict })
    }
    expect(missed).toEqual([])
  }, 240_000)
})

describe('a changed digit in every single number', () => {
  test.each([
    ['a hotel stay', HOTEL],
    ['a flight', FLIGHT],
    ['a shipment with its legs', FREIGHT],
  ])('of %s', async (_, url) => {
    const body = await answerTo(url)
    const paths = numbersIn(body.data, ['data']).filter((path) => !path.includes('waypoints'))
    expect(paths.length).toBeGreaterThan(8)
    for (const path of paths) {
      const { verdict } = await verify(services, withChange(body, path))
      expect(verdict, path.join('.')).toBe('differs')
    }
  })

  test('a text of the trail, an item too few, and an item too many', async () => {
    const text = JSON.stringify(await answerTo(HOTEL))
    const changed = JSON.parse(text.replace('"factor_id":"hotel-GB"', '"factor_id":"hotel-FR"'))
    const { verdict, differences } = await verify(services, changed)
    expect(verdict).toBe('differs')
    expect(differences.map(({ factor }) => factor?.id).sort()).toEqual(['hotel-FR', 'hotel-GB'])
    for (const trail of [[], [{ factor_id: 'hotel-GB' }, { factor_id: 'hotel-SE' }]]) {
      const other = JSON.parse(text)
      other.data.attributes.emissions.source_trail = trail
      expect((await verify(services, other)).verdict).toBe('differs')
    }
  })

  test.each([
    ['edition', '2026.1'],
    ['edition_hash', '0123456789ab'],
    ['emission_factors_year', 2024],
    ['engine', '2'],
  ])('of meta.%s', async (name, value) => {
    const { verdict } = await verify(services, withMeta(await answerTo(HOTEL), { [name]: value }))
    expect(verdict).not.toBe('same')
  })

  test('what is said in another question', async () => {
    const request = '/v1/hotel/emissions?country=GB&nights=4&edition=2025.1'
    const { verdict, differences } = await verify(services, withMeta(await answerTo(HOTEL), { request }))
    expect(verdict).toBe('differs')
    expect(differences.map(({ field }) => field)).toContain('data.attributes.stay.nights')
  })
})

describe('the same, although', () => {
  test.each<[string, (body: JsonObject) => JsonObject]>([
    [
      'it has fields that nobody knows',
      (body) => ({ ...withMeta(body, { mine: 1 }), note: 'kept on Monday' }),
    ],
    ['it was made at another time', (body) => withMeta(body, { calculated_at: '2020-01-01T00:00:00Z' })],
    ['it has its fields in another order', (body) => ({ meta: body.meta ?? {}, data: body.data ?? {} })],
    [
      'its question is written in another way',
      (body) =>
        withMeta(body, {
          request: 'https://api.example/v1/hotel/emissions?nights=3&country=uk&edition=2025.1',
        }),
    ],
    ['a later edition came', (body) => withMeta(body, { newer_edition: '2031.1' })],
    [
      'another release with other words made it',
      (body) => withMeta(body, { release: '9.9.9', methodology: 'in other words' }),
    ],
    [
      'another engine made it, with the same figures',
      (body) => {
        const data = { ...objectAt(body, 'data'), id: '00000000-0000-8000-8000-000000000000' }
        return { ...withMeta(body, { engine: '0' }), data }
      },
    ],
  ])('%s', async (_, change) => {
    expect((await verify(services, change(await answerTo(HOTEL)))).verdict).toBe('same')
  })

  test('it was asked with a parameter that does not count', async () => {
    expect((await verify(services, await answerTo(`${HOTEL}&breakfast=yes`))).verdict).toBe('same')
  })

  test('it was asked without an edition, by year or by day', async () => {
    for (const asked of ['', '&year=2024', '&as_of=2026-11-22']) {
      const body = await answerTo(`/v1/fuel/emissions?fuel_type=diesel&amount=7${asked}`)
      expect((await verify(services, body)).verdict).toBe('same')
    }
  })
})

test.each([
  '/v1/factors/hotel-GB?edition=2024.1',
  '/v1/factors?q=black%20cab',
  '/v1/sources',
  '/v1/editions',
  '/v1/editions/diff?from=2024&to=2025&domain=travel',
])('%s is the same, and differs with another number', async (url) => {
  const body = await answerTo(url)
  expect((await verify(services, body)).verdict).toBe('same')
  const path = numbersIn(body.data, ['data']).at(-1) ?? []
  expect((await verify(services, withChange(body, path))).verdict).toBe(path.length > 0 ? 'differs' : 'same')
})

describe('against another edition', () => {
  test('each changed factor is named, from what to what', async () => {
    // UK factors, Business travel - air, long-haul, economy, with RF: 0.11704 in 2025, 0.20011 in 2024.
    const { verdict, differences, again } = await verify(services, await answerTo(FLIGHT), {
      edition: '2024.1',
    })
    expect([verdict, again?.edition]).toEqual(['differs', '2024.1'])
    const factor = differences.find(({ field }) => field.endsWith('.factor'))
    expect(factor).toMatchObject({
      answer: 0.11704,
      again: 0.20011,
      factor: { id: 'flight-long-economy', unit: 'kgCO2e/passenger-km' },
    })
  })

  test('it is the same where no figure of it has changed', async () => {
    const body = await answerTo('/v1/hotel/emissions?country=GB&nights=3&edition=2025.1')
    expect((await verify(services, body, { edition: '2025.2' })).verdict).toBe('same')
  })
})

describe('cannot', () => {
  const reasonOf = async (body: unknown, context: Context = services) => {
    const { verdict, reason } = await verify(context, body)
    return verdict === 'cannot' ? reason?.code : verdict
  }

  test.each([[null], [1], ['x'], [[]], [{}], [{ error: { code: 'not_found' } }], [{ data: 1, meta: {} }]])(
    'no answer: %j',
    async (value) => {
      expect(await reasonOf(value)).toBe('not_an_answer')
    },
  )

  test('without meta.request, unless it is given', async () => {
    const body = without(await answerTo(HOTEL), 'request')
    expect(await reasonOf(body)).toBe('no_request')
    const request = 'http://localhost:3000/v1/hotel/emissions?country=GB&nights=3'
    expect((await verify(services, body, { request })).differences).toEqual([])
    const other = '/v1/hotel/emissions?country=GB&nights=2'
    expect((await verify(services, body, { request: other })).verdict).toBe('differs')
  })

  test.each(['/v1/nowhere?x=1', 'rubbish', '//', `/v1/hotel/emissions?x=${'y'.repeat(40_000)}`])(
    'a question that is none: %s',
    async (request) => {
      expect(await reasonOf(withMeta(await answerTo(HOTEL), { request }))).toBe('unknown_request')
    },
  )

  test('an edition that is not here', async () => {
    const request = '/v1/hotel/emissions?country=GB&nights=3&edition=2031.1'
    expect(await reasonOf(withMeta(await answerTo(HOTEL), { edition: '2031.1', request }))).toBe(
      'edition_missing',
    )
    const old = withMeta(await answerTo(HOTEL), {
      edition: '2025',
      request: '/v1/hotel/emissions?country=GB&nights=3',
    })
    expect(await reasonOf(old)).toBe('edition_missing')
  })

  test('a question that is refused', async () => {
    const request = '/v1/hotel/emissions?country=XX&nights=3&edition=2025.1'
    expect(await reasonOf(withMeta(await answerTo(HOTEL), { request }))).toBe('refused')
  })

  test('another engine with another total', async () => {
    const body = withMeta(await answerTo(HOTEL), { engine: '0' })
    const made = withChange(body, ['data', 'attributes', 'emissions', 'co2e'])
    Object.assign(objectAt(made, 'data') ?? {}, { id: '00000000-0000-8000-8000-000000000000' })
    expect(await reasonOf(made)).toBe('other_engine')
  })

  test('an overlay that is not here: the edition of its name has other figures', async () => {
    const copy = smallCopy()
    copy.setCell('small/hotel.csv', 'hotel-GB', 'factor', '12')
    const [here, changed] = [servicesOf(smallServices().edition), servicesOf(copy.seal().load())]
    const there = await testApp({}, changed)
    const { json } = await there.get('/v1/hotel/emissions?country=GB&nights=3')
    await there.close()
    expect(await reasonOf(json, changed)).toBe('same')
    expect(await reasonOf(json, here)).toBe('other_figures')
  })

  test('another geography with other places or ways; figures apart from them have to be right', async () => {
    const body = withMeta(await answerTo(FREIGHT), { geography_hash: '0123456789ab' })
    const { verdict, remarks } = await verify(services, body)
    expect([verdict, remarks.length]).toEqual(['same', 1])
    const way = withChange(body, ['data', 'attributes', 'route', 'total_distance_km'])
    expect(await reasonOf(way)).toBe('other_geography')
    const leg = withChange(body, ['data', 'attributes', 'route', 'legs', '0', 'co2e_kg'])
    expect(await reasonOf(leg)).toBe('differs')
  })

  test('the ways of a road engine and the places of a geocoder', async () => {
    const text = JSON.stringify(await answerTo(FREIGHT)).replaceAll('town_graph', 'osrm')
    const body = JSON.parse(text)
    body.data.id = '00000000-0000-8000-8000-000000000000'
    expect(await reasonOf(body)).toBe('external_service')
    const found = structuredClone(await answerTo(FLIGHT)) as { data?: { id?: string; attributes?: object } }
    const address = JSON.parse(JSON.stringify(found).replace('"kind":"airport"', '"kind":"address"'))
    address.data.id = '00000000-0000-8000-8000-000000000000'
    expect(await reasonOf(address)).toBe('external_service')
  })
})
