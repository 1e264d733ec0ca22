/** POST /v1/verify over HTTP: what it takes, and what it refuses. */
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessWith } from '../../../../test/support/access.ts'
import { services, type TestApp, testApp } from '../../../../test/support/app.ts'
import { buildApp } from '../assembly.ts'
import { VERIFY_BOUNDS } from './route.ts'

let app: TestApp
let answer: string
beforeAll(async () => {
  app = await testApp()
  answer = (await app.get(STAY)).text
})
afterAll(() => app.close())

const PATH = '/v1/verify'
const STAY = '/v1/hotel/emissions?country=GB&nights=3'

describe('200', () => {
  test('same', async () => {
    const { status, json, headers } = await app.post(PATH, answer)
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-request-id': expect.any(String) })
    expect(json.data).toMatchObject({
      type: 'verification',
      attributes: {
        verdict: 'same',
        differences: [],
        total_differences: 0,
        edition: { answer: '2025.1', again: '2025.1' },
      },
    })
    expect(json.data.attributes.reason).toBeUndefined()
  })

  test('differs: the field, what it was and what it is', async () => {
    // 3 nights of 10.4 kg
    const { json } = await app.post(PATH, answer.replace('"co2e":31.2', '"co2e":31.3'))
    expect(json.data.attributes).toMatchObject({
      verdict: 'differs',
      differences: [{ field: 'data.attributes.emissions.co2e', answer: 31.3, again: 31.2 }],
      total_differences: 1,
    })
  })

  test('cannot: the reason', async () => {
    const { json } = await app.post(PATH, '{"data":{},"meta":{}}')
    expect(json.data.attributes).toMatchObject({ verdict: 'cannot', reason: { code: 'no_request' } })
  })

  test('one id for one body', async () => {
    const ids = await Promise.all(
      [answer, answer, `${answer} `].map(async (body) => (await app.post(PATH, body)).json.data.id),
    )
    expect(new Set(ids).size).toBe(2)
  })

  test('very many differences are counted, and 100 of them listed', async () => {
    const models = (await app.get('/v1/digital/llm/models')).json
    for (const model of models.data) model.thinking_ratio = 77
    const { json } = await app.post(PATH, JSON.stringify(models))
    expect(json.data.attributes.total_differences).toBe(279)
    expect(json.data.attributes.differences).toHaveLength(100)
  })

  test.each(['application/json; charset=utf-8', 'APPLICATION/JSON'])('Content-Type %s', async (type) => {
    expect((await app.post(PATH, answer, { 'content-type': type })).status).toBe(200)
  })
})

test('401 without a key, before the body is looked at', async () => {
  const locked = await testApp({ access: accessWith() })
  const { status } = await locked.post(PATH, 'x'.repeat(VERIFY_BOUNDS.bytesMax + 1))
  await locked.close()
  expect(status).toBe(401)
})

describe('405', () => {
  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH'] as const)('%s, with Allow: POST', async (method) => {
    const reply = await app.send({ method, url: PATH })
    expect([reply.status, reply.headers.allow]).toEqual([405, 'POST'])
  })
})

describe('413', () => {
  test('a byte too many, and as many as may be', async () => {
    const padded = (length: number) => answer + ' '.repeat(length - Buffer.byteLength(answer))
    expect((await app.post(PATH, padded(VERIFY_BOUNDS.bytesMax))).status).toBe(200)
    const { status, json, headers } = await app.post(PATH, padded(VERIFY_BOUNDS.bytesMax + 1))
    expect(status).toBe(413)
    expect(headers.connection).toBe('close')
    expect(json.error).toMatchObject({
      code: 'payload_too_large',
      message: expect.stringContaining('1,048,576'),
    })
  })

  test('also where the length is not said before', async () => {
    const server = await listening()
    const body = new ReadableStream({
      start(controller) {
        for (let i = 0; i < 20; i++) controller.enqueue(Buffer.alloc(100_000, ' '))
        controller.close()
      },
    })
    const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/json' } }
    const { status } = await fetch(`http://127.0.0.1:${server.port}${PATH}`, init as RequestInit)
    await server.close()
    expect(status).toBe(413)
  })
})

describe('415', () => {
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/xml',
    'application/x-ndjson',
    '',
  ])('Content-Type %j', async (type) => {
    const { status, json } = await app.post(PATH, answer, { 'content-type': type })
    expect(status).toBe(415)
    expect(json.error).toMatchObject({ code: 'unsupported_media_type', status: 415 })
  })

  test.each(['rubbish', 'application/jsön', 'x/y; q="'])('a type that is none: %s', async (type) => {
    expect((await app.post(PATH, answer, { 'content-type': type })).status).toBe(415)
  })
})

describe('422', () => {
  test.each([
    ['nothing', '', 'empty'],
    ['blanks', '  \n', 'empty'],
    ['no JSON', '{"data":', 'not valid JSON'],
    ['a number', '1', 'not an Everygram result'],
    ['a list', '[]', 'one result at a time'],
    ['another object', '{"a":1}', '"data" and "meta"'],
    ['nested too deeply', `${'['.repeat(33)}${']'.repeat(33)}`, '32 levels'],
    ['nested as deeply as can be', '{"a":'.repeat(150_000), '32 levels'],
  ])('%s', async (_, body, reason) => {
    const { status, json } = await app.post(PATH, body)
    expect(status).toBe(422)
    expect(json.error).toMatchObject({ code: 'validation_error', message: expect.stringContaining(reason) })
  })

  test('brackets in texts are no levels', async () => {
    const { status } = await app.post(
      PATH,
      answer.replace('{"data"', `{"mine":"\\"${'['.repeat(99)}","data"`),
    )
    expect(status).toBe(200)
  })
})

test('408 for a body that does not come', { timeout: 20_000 }, async () => {
  const server = await listening()
  const socket = connect(server.port, '127.0.0.1')
  const head = `POST ${PATH} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{`
  const started = Date.now()
  socket.write(head)
  const reply = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))))
  socket.destroy()
  await server.close()
  expect(reply).toMatch(/^HTTP\/1\.1 408 /)
  expect(reply).toContain('request_timeout')
  expect(Date.now() - started).toBeLessThan(VERIFY_BOUNDS.timeMs + 3000)
})

async function listening() {
  const server = await buildApp(services, {})
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  return { port: Number(new URL(url).port), close: () => server.close() }
}

test.each([
  ['a query, whatever it says', `${PATH}?edition=2024`, (text: string) => text, 'takes no parameters'],
  [
    'a name twice',
    PATH,
    (text: string) => text.replace('"nights":3', '"nights":3,"nights":3'),
    "'nights' appears twice",
  ],
])('422 for %s', async (_, path, change, message) => {
  const { status, json } = await app.post(path, change(answer))
  expect(status).toBe(422)
  expect(json.error.message).toContain(message)
})
