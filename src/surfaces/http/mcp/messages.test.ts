/** POST /mcp message by message, and what is refused before it is one. */
import { request } from 'node:http'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { services, type TestApp, testApp } from '../../../../test/support/app.ts'
import { session } from '../../../../test/support/mcp.ts'
import { ACCEPT, callOf, type Headers, messageOf, post, STAY } from '../../../../test/support/mcp-http.ts'
import { CHANNELS } from '../../../engine/helpers/events.ts'
import { buildApp } from '../assembly.ts'
import { MCP_BOUNDS } from './route.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ methods: session.methods })
})
afterAll(() => app.close())

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

  test.each([
    ['"type":"hotel","params":{"country":"GB","nights":3,"nights":4}', 'nights'],
    ['"type":"hotel","type":"fuel","params":{"country":"GB","nights":3}', 'type'],
  ])('a name given twice: %s', async (args, name) => {
    const text = `{"jsonrpc":"2.0","id":9,"method":"tools/call","params":{"name":"calculate","arguments":{${args}}}}`
    const reply = await post(app, text)
    expect([reply.status, messageOf(reply)]).toEqual([
      400,
      { jsonrpc: '2.0', id: 9, error: { code: -32_600, message: `'${name}' is given twice. Give it once.` } },
    ])
  })

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
  const headers = { host, accept: ACCEPT, 'content-type': 'application/json' }
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path: '/mcp', method: 'POST', headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    sent.once('error', reject).end(JSON.stringify(message))
  })
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

test('refusals are told to whoever counts them', async () => {
  const told: string[] = []
  const end = CHANNELS.refused.subscribe((code) => void told.push(code))
  await post(app, callOf('calculate', { type: 'fuel', params: { fuel_type: 'disel', amount: 1 } }))
  await post(app, callOf('calculate', STAY))
  end()
  expect(told).toEqual(['invalid_fuel_type'])
})

test('1,000 random messages: none is a fault', async () => {
  const word = fc.constantFrom('tools/call', 'tools/list', 'initialize', 'resources/read', 'ping', 'x', '')
  const message = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.record({
      jsonrpc: fc.constantFrom('2.0', '1.0'),
      id: fc.jsonValue({ maxDepth: 1 }),
      method: word,
      params: fc.jsonValue({ maxDepth: 3 }),
    }),
  )
  const headers = fc.record(
    {
      'mcp-protocol-version': fc.constantFrom('2025-11-25', '2026-07-28', '1999-01-01', ''),
      'mcp-method': word,
      accept: fc.constantFrom(ACCEPT, '*/*', 'text/html'),
    },
    { requiredKeys: [] },
  )
  for (const [sent, given] of fc.sample(fc.tuple(message, headers), { numRuns: 1000, seed: 20 })) {
    const { status } = await post(app, JSON.stringify(sent), given)
    expect(status, JSON.stringify([sent, given])).toBeLessThan(500)
  }
})
