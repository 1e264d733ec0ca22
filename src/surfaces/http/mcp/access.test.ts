/** POST /mcp: who may ask, how much, how much at once, and what it costs. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestAccess, testAccess } from '../../../../test/support/access.ts'
import { services, type TestApp, testApp } from '../../../../test/support/app.ts'
import { callOf, messageOf, post, STAY } from '../../../../test/support/mcp-http.ts'
import { CALLS_AT_ONCE } from './route.ts'

describe('keys, limits and usage are those of the API', () => {
  let keys: TestAccess
  let keyed: TestApp
  beforeAll(async () => {
    keys = await testAccess()
    keyed = await testApp({ access: keys.access })
  })
  afterAll(async () => {
    await keyed.close()
    await keys.stores.close()
  })
  const ask = (key: string, message: unknown) => post(keyed, message, { authorization: `Bearer ${key}` })
  const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  const idOf = (key: string) => key.slice(8, 16)

  test.each(['', 'revoked', 'expired', 'wrongSecret', 'unknown'] as const)(
    'no good key (%s): 401',
    async (state) => {
      const reply = await ask(state === '' ? '' : keys[state], LIST)
      expect(reply.status).toBe(401)
      expect(reply.headers['www-authenticate']).toBe('Bearer')
      expect(reply.json.error.code).toBe('unauthorized')
    },
  )

  test('answers count, each of a comparison; lists, refusals and pages do not', async () => {
    const key = await keys.stored()
    const meanwhile = async () => {
      await keys.access.meter.flush()
      return keys.stores.usage.answersOf(idOf(key), new Date().toISOString().slice(0, 7))
    }
    await ask(key, LIST)
    await ask(key, callOf('describe', { what: 'hotel' }))
    await ask(key, callOf('calculate', { ...STAY, params: { nights: 0 } }))
    await ask(key, {
      jsonrpc: '2.0',
      id: 1,
      method: 'resources/read',
      params: { uri: 'everygram://methods/hotel' },
    })
    expect(await meanwhile()).toBe(0)
    await ask(key, callOf('calculate', STAY))
    expect(await meanwhile()).toBe(1)
    await ask(
      key,
      callOf('compare', { ...STAY, questions: [{}, { params: { rooms: 2 } }, { params: { rooms: 0 } }] }),
    )
    expect(await meanwhile()).toBe(3)
    await ask(key, {
      jsonrpc: '2.0',
      id: 1,
      method: 'resources/read',
      params: { uri: 'everygram://editions' },
    })
    expect(await meanwhile()).toBe(4)
  })

  test('the second: as many as the plan lets through, then 429', async () => {
    const key = await keys.stored({ plan: 'free' })
    const replies = []
    for (let i = 0; i < 7; i++) replies.push(await ask(key, LIST))
    expect(replies[0]?.headers['x-ratelimit-limit']).toBe('5')
    const refused = replies.find(({ status }) => status === 429)
    expect(refused?.json.error.code).toBe('rate_limited')
    expect(refused?.headers['retry-after']).toBe('1')
  })

  test('the month: at its end the rest of a call is refused, and then the call', async () => {
    const key = await keys.stored({ plan: 'free' })
    // 120 % of 500 are 600: one answer is left.
    const row = {
      keyId: idOf(key),
      day: new Date().toISOString().slice(0, 10),
      endpoint: '/mcp',
      answers: 599,
    }
    await keys.stores.usage.save({ writer: key, number: 1, rows: [row] })
    const both = await ask(key, callOf('compare', { ...STAY, questions: [{}, { params: { rooms: 2 } }] }))
    const { results, failed } = messageOf(both).result.structuredContent
    expect([results.length, failed[0].error.code]).toEqual([1, 'quota_exceeded'])
    const after = await ask(key, callOf('calculate', STAY))
    expect([after.status, after.json.error.code]).toEqual([429, 'quota_exceeded'])
    expect(Number(after.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('four calls of a key at once, a fifth is 429, and another key is served', async () => {
    const { held, hold } = heldServices()
    const slowKeys = await testAccess()
    const slow = await testApp({ access: slowKeys.access }, held)
    const waiting = callOf('calculate', { ...STAY, params: { ...STAY.params, year: 2024 } })
    const asked = (key: string, message: object) => post(slow, message, { authorization: `Bearer ${key}` })
    const { begun, release } = hold(CALLS_AT_ONCE)
    const running = Array.from({ length: CALLS_AT_ONCE }, () => asked(slowKeys.good, waiting))
    await begun
    const fifth = await asked(slowKeys.good, LIST)
    expect([fifth.status, fifth.headers['retry-after']]).toEqual([429, '1'])
    expect((await asked(await slowKeys.stored(), LIST)).status).toBe(200)
    release()
    for (const reply of await Promise.all(running)) expect(reply.status).toBe(200)
    expect((await asked(slowKeys.good, LIST)).status).toBe(200)
    await slow.close()
    await slowKeys.stores.close()
  })
})

/** Services whose other editions can be held back. */
function heldServices() {
  let gate = Promise.resolve()
  let onAsked = () => {}
  const editions = {
    register: services.editions.register,
    async require(name: string) {
      onAsked()
      await gate
      return services.editions.require(name)
    },
  }
  const hold = (count: number) => {
    let release = () => {}
    let asked = 0
    gate = new Promise((resolve) => {
      release = resolve
    })
    const begun = new Promise<void>((resolve) => {
      onAsked = () => void (++asked === count && resolve())
    })
    return { begun, release: () => release() }
  }
  return { held: { ...services, editions }, hold }
}
