/** POST /mcp: both revisions, by a client and message by message; who may ask, how much, and what it costs. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestAccess, testAccess } from '../../../test/support/access.ts'
import { type Reply, services, type TestApp, testApp } from '../../../test/support/app.ts'
import { session } from '../../../test/support/mcp.ts'
import { buildApp } from '../../app.ts'
import type { App } from '../app.ts'
import { CALLS_AT_ONCE, MCP_BOUNDS } from './route.ts'

const ACCEPT = 'application/json, text/event-stream'
const STAY = { type: 'hotel', params: { country: 'GB', nights: 3 } }
const callOf = (name: string, args: object, more: object = {}) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: args, ...more },
})

type Headers = Record<string, string>
const post = (app: TestApp, message: unknown, headers: Headers = {}) =>
  app.post('/mcp', typeof message === 'string' ? message : JSON.stringify(message), {
    accept: ACCEPT,
    ...headers,
  })

/** The message of an answer: JSON, or the data of the only event. */
function messageOf({ headers, text }: Reply) {
  if (!String(headers['content-type']).startsWith('text/event-stream')) return JSON.parse(text)
  const events = text.split('\n').filter((line) => line.startsWith('data: {'))
  expect(events).toHaveLength(1)
  return JSON.parse(events[0]?.slice('data: '.length) ?? '')
}

let app: TestApp
beforeAll(async () => {
  app = await testApp({ methods: session.methods })
})
afterAll(() => app.close())

describe('a client of the protocol', () => {
  let listening: App
  let url: string
  beforeAll(async () => {
    listening = await buildApp(services, { methods: session.methods })
    url = await listening.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => listening.close())

  describe.each([
    ['2026-07-28', 'auto'],
    ['2025-11-25', 'legacy'],
  ] as const)('of %s', (revision, mode) => {
    let client: Client
    beforeAll(async () => {
      client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
      await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url)))
    })
    afterAll(() => client.close())

    test('is spoken to in it, and told what there is', async () => {
      expect(client.getNegotiatedProtocolVersion()).toBe(revision)
      expect(client.getServerVersion()).toMatchObject({ name: 'everygram', version: services.release })
      expect(client.getInstructions()).toContain('range')
    })

    test('lists, calls, reads, completes, is prompted', async () => {
      const { tools } = await client.listTools()
      expect(tools.map(({ name }) => name)).toContain('compare')
      for (const { annotations } of tools) expect(annotations).toMatchObject({ readOnlyHint: true })
      const answer = await client.callTool({ name: 'calculate', arguments: STAY })
      expect(answer.structuredContent).toMatchObject({ co2e: 31.2 })
      const { resource, url: address } = answer.structuredContent as { resource: string; url: string }
      const { contents } = await client.readResource({ uri: resource })
      const whole = await fetch(address)
      expect(JSON.parse((contents[0] as { text: string }).text).data).toEqual(
        ((await whole.json()) as { data: unknown }).data,
      )
      expect((await client.listResources()).resources.length).toBeGreaterThan(20)
      expect((await client.listResourceTemplates()).resourceTemplates).toHaveLength(4)
      expect((await client.listPrompts()).prompts).toHaveLength(3)
      const { messages } = await client.getPrompt({
        name: 'footprint_of_trip',
        arguments: { from: 'Paris', to: 'Milan' },
      })
      expect(JSON.stringify(messages)).toContain('From Paris to Milan')
      const ref = { type: 'ref/resource', uri: 'everygram://editions/{edition}' } as const
      const { completion } = await client.complete({ ref, argument: { name: 'edition', value: '2024' } })
      expect(completion.values).toEqual(['2024.1'])
    })

    test('a question without an answer is a result that the model reads', async () => {
      const { isError, content } = await client.callTool({
        name: 'calculate',
        arguments: { type: 'hotel', params: { country: 'GB', nights: 0 } },
      })
      expect(isError).toBe(true)
      const [first, second] = content as { text: string }[]
      expect(first?.text).toContain('1 to 365')
      expect(JSON.parse(second?.text ?? '').error.errors[0].field).toBe('nights')
    })

    test('what there is not is an error of the protocol', async () => {
      const invalid = { code: -32_602 }
      await expect(client.callTool({ name: 'nothing' })).rejects.toMatchObject(invalid)
      await expect(client.readResource({ uri: 'everygram://nothing' })).rejects.toMatchObject(invalid)
      await expect(client.getPrompt({ name: 'nothing' })).rejects.toMatchObject(invalid)
      await expect(client.getPrompt({ name: 'footprint_of_trip' })).rejects.toMatchObject(invalid)
    })
  })
})

describe('message by message', () => {
  const META = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  const modern = (method: string, params: object = {}, headers: Headers = {}) =>
    post(
      app,
      { jsonrpc: '2.0', id: 7, method, params: { ...params, _meta: META } },
      { 'mcp-protocol-version': '2026-07-28', 'mcp-method': method, ...headers },
    )

  test('2026-07-28: discovered, listed in 25 kB, called, as JSON', async () => {
    const { result } = messageOf(await modern('server/discover'))
    expect(result).toMatchObject({ supportedVersions: ['2026-07-28'], resultType: 'complete' })
    const listed = await modern('tools/list')
    expect(listed.headers['content-type']).toContain('application/json')
    expect(Buffer.byteLength(listed.text)).toBeLessThanOrEqual(25_000)
    expect(messageOf(listed).result).toMatchObject({ ttlMs: 3_600_000, cacheScope: 'public' })
    const called = await modern(
      'tools/call',
      { name: 'calculate', arguments: STAY },
      { 'mcp-name': 'calculate' },
    )
    expect(called.status).toBe(200)
    expect(messageOf(called)).toMatchObject({ id: 7, result: { structuredContent: { co2e: 31.2 } } })
  })

  test('2026-07-28: nothing stays open', async () => {
    const reply = await modern('subscriptions/listen', { notifications: { toolsListChanged: true } })
    expect(messageOf(reply).error).toBeDefined()
  })

  test('2025-11-25: initialized, noted, listed in 25 kB, called, each by itself', async () => {
    const params = {
      protocolVersion: '2025-11-25',
      capabilities: {},
      clientInfo: { name: 'test', version: '1' },
    }
    const first = await post(app, { jsonrpc: '2.0', id: 1, method: 'initialize', params })
    expect(messageOf(first).result).toMatchObject({
      protocolVersion: '2025-11-25',
      serverInfo: { name: 'everygram' },
    })
    expect(first.headers['mcp-session-id']).toBeUndefined()
    const noted = await post(app, { jsonrpc: '2.0', method: 'notifications/initialized' })
    expect([noted.status, noted.text]).toEqual([202, ''])
    const version = { 'mcp-protocol-version': '2025-11-25' }
    const listed = await post(app, { jsonrpc: '2.0', id: 2, method: 'tools/list' }, version)
    expect(Buffer.byteLength(listed.text)).toBeLessThanOrEqual(25_000)
    const called = await post(app, callOf('calculate', STAY), version)
    expect(messageOf(called).result.structuredContent.co2e).toBe(31.2)
  })

  test.each([
    ['an unknown method', { jsonrpc: '2.0', id: 1, method: 'tools/burn' }, -32_601],
    ['no JSON', '{', -32_700],
    ['nothing', '', -32_700],
    ['no message', { hello: 1 }, -32_600],
    ['a list of messages', [callOf('calculate', STAY)], -32_600],
    ['arguments that are a text', callOf('calculate', 'GB' as never), -32_602],
    ['a name that is a number', callOf(7 as never, STAY), -32_602],
  ])('%s is an error of the protocol', async (_, message, code) => {
    const reply = await post(app, message)
    expect(messageOf(reply).error.code).toBe(code)
    expect(reply.text).not.toMatch(/node_modules|\.ts|at /)
  })

  test.each(['GET', 'DELETE', 'PUT'] as const)('%s is not allowed', async (method) => {
    const { status, headers } = await app.send({ method, url: '/mcp' })
    expect([status, headers.allow]).toEqual([405, 'POST'])
  })
})

describe('refused before it is a message', () => {
  const body = callOf('calculate', STAY)

  test('too large, too deep, of another type', async () => {
    const large = JSON.stringify({ ...body, padding: 'x'.repeat(MCP_BOUNDS.bytesMax) })
    expect((await post(app, large)).status).toBe(413)
    const deep = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${'['.repeat(100)}${']'.repeat(100)}}`
    expect((await post(app, deep)).json.error.code).toBe('validation_error')
    expect((await post(app, body, { 'content-type': 'text/plain' })).status).toBe(415)
  })

  test.each([
    ['https://evil.example', 403],
    ['null', 403],
    ['http://localhost.evil.example', 403],
    ['http://localhost:5173', 200],
    ['http://[::1]:5173', 200],
  ])('the origin %s: %i', async (origin, status) => {
    const reply = await post(app, body, { origin })
    expect(reply.status).toBe(status)
    if (status === 403)
      expect(reply.json.error).toMatchObject({ code: 'forbidden', message: expect.stringContaining(origin) })
  })

  test('an origin that the operator has named', async () => {
    const open = await testApp({ corsOrigins: ['https://desk.example'] })
    expect((await post(open, body, { origin: 'https://desk.example' })).status).toBe(200)
    expect((await post(open, body, { origin: 'https://other.example' })).status).toBe(403)
    await open.close()
  })

  test('a Host that is none of ours on a loopback address, unless a proxy is before it', async () => {
    for (const [trustProxy, status] of [
      [false, 403],
      [1, 200],
    ] as const) {
      const listening = await buildApp(services, { trustProxy })
      const { port } = new URL(await listening.listen({ host: '127.0.0.1', port: 0 }))
      expect(await statusFor(Number(port), 'evil.example', body)).toBe(status)
      expect(await statusFor(Number(port), `localhost:${port}`, body)).toBe(200)
      await listening.close()
    }
  })
})

/** By hand: fetch does not send another Host. */
async function statusFor(port: number, host: string, message: object): Promise<number> {
  const { request } = await import('node:http')
  const headers = { host, accept: ACCEPT, 'content-type': 'application/json' }
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path: '/mcp', method: 'POST', headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    sent.once('error', reject).end(JSON.stringify(message))
  })
}

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

test('a fault of ours says nothing of itself', async () => {
  const broken = {
    ...services,
    editions: {
      register: services.editions.register,
      require: () => Promise.reject(new Error('/srv/secret.csv')),
    },
  }
  const faulty = await testApp({}, broken)
  const reply = await post(faulty, callOf('calculate', { ...STAY, params: { ...STAY.params, year: 2024 } }))
  expect(messageOf(reply).error).toMatchObject({
    code: -32_603,
    message: 'Something went wrong on our side.',
  })
  expect(reply.text).not.toContain('secret')
  await faulty.close()
})
