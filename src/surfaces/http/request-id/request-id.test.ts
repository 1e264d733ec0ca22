import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const QUESTION = '/v1/hotel/emissions?country=GB&nights=3'
const idOf = async (url: string, id?: string) => {
  const { headers, json } = await app.get(url, id === undefined ? {} : { 'x-request-id': id })
  if (json.error) expect(json.error.request_id).toBe(headers['x-request-id'])
  return String(headers['x-request-id'])
}

describe('a well-formed one is kept', () => {
  test.each([
    'a',
    '7',
    'order-12/line.3',
    '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    'Root=1-67891233-abcdef012345678912345678',
    'dGVzdA==',
    'x'.repeat(128),
  ])('%s', async (id) => {
    expect(await idOf(QUESTION, id)).toBe(id)
    expect(await idOf('/v1/hotel/emissions', id)).toBe(id)
    expect(await idOf('/nowhere', id)).toBe(id)
  })
})

describe('anything else is replaced', () => {
  test.each([
    ['none', undefined],
    ['empty', ''],
    ['too long', 'x'.repeat(129)],
    ['with a space', 'a b'],
    ['with quotes', 'a"b'],
    ['with markup', '<script>'],
    ['with a comma, as two headers come', 'a, b'],
    ['with other letters', 'ré'],
    ['beginning with a sign', '-a'],
    ['an API key', `eg_live_${'A'.repeat(46)}`],
  ])('%s', async (_, id) => {
    expect(await idOf(QUESTION, id)).toMatch(UUID)
    expect(await idOf('/v1/hotel/emissions', id)).toMatch(UUID)
  })

  test('by a new one each time', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => idOf(QUESTION)))
    expect(new Set(ids).size).toBe(20)
  })
})

test.each(['/', '/livez', '/readyz', '/v1/fuel/types', '/nowhere', '/%zz', '/v1/hotel/emissions%'])(
  'every answer has one: %s',
  async (url) => {
    const { headers } = await app.send({ url, method: 'HEAD', headers: { 'x-request-id': 'mine' } })
    expect(headers['x-request-id']).toBe('mine')
  },
)
