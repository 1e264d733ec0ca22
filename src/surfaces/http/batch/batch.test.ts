/** POST /v1/batch of lists and of CSV, what it refuses, and what it counts. */
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testAccess } from '../../../../test/support/access.ts'
import { services, type TestApp, testApp } from '../../../../test/support/app.ts'
import { BATCH_PATH, hotel, linesOf, sendCsv } from '../../../../test/support/batch.ts'
import { ARRAY_BOUNDS, ARRAY_ROWS_MAX } from '../../batch/row-formats.ts'
import { buildApp } from '../assembly.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

describe('JSON', () => {
  test('data in order, and meta', async () => {
    const { status, json } = await app.post(BATCH_PATH, JSON.stringify([hotel('a'), hotel('b', 'XX')]))
    expect(status).toBe(200)
    expect(json.data).toMatchObject([
      { row: 1, id: 'a', co2e_kg: 31.2 },
      { row: 2, id: 'b', status: 'error' },
    ])
    expect(json.meta).toMatchObject({ rows: 2, ok: 1, failed: 1, co2e_kg: 31.2, complete: true })
  })

  test('as many rows as may be, and one more', async () => {
    const rows = (count: number) => JSON.stringify(Array.from({ length: count }, (_, i) => hotel(`${i}`)))
    expect((await app.post(BATCH_PATH, rows(ARRAY_ROWS_MAX))).json.meta.ok).toBe(ARRAY_ROWS_MAX)
    const { status, json } = await app.post(BATCH_PATH, rows(ARRAY_ROWS_MAX + 1))
    expect([status, json.error.code]).toEqual([413, 'payload_too_large'])
  })

  test.each([
    ['nothing', '', 422],
    ['no JSON', '[', 422],
    ['an object', '{}', 422],
    [
      'nested too deeply',
      `${'['.repeat(ARRAY_BOUNDS.levelsMax + 1)}${']'.repeat(ARRAY_BOUNDS.levelsMax + 1)}`,
      422,
    ],
    ['too many bytes', ' '.repeat(ARRAY_BOUNDS.bytesMax + 1), 413],
  ])('%s', async (_, body, status) => {
    expect((await app.post(BATCH_PATH, body)).status).toBe(status)
  })
})

describe('CSV', () => {
  test('one type a file: figures in columns, and a trailer', async () => {
    const { status, headers, text } = await sendCsv(
      app,
      'id,country,nights\nr1,GB,3\nr2,GB,\n',
      `${BATCH_PATH}?type=hotel`,
    )
    expect(status).toBe(200)
    expect(headers['content-type']).toContain('text/csv')
    const [head, first, second] = text.split('\n')
    expect(head).toMatch(/^row,id,type,status,co2e_kg,range_low_kg,range_high_kg,scopes,/)
    expect(first).toMatch(/^1,r1,hotel,ok,31\.2,/)
    expect(second).toMatch(/^2,r2,hotel,error,.*validation_error,nights,/)
  })

  test('a type a row', async () => {
    const { text } = await sendCsv(app, 'type,country,nights,kwh\nhotel,GB,3,\nelectricity,DE,,5000\n')
    expect(
      text
        .split('\n')
        .slice(1, 3)
        .map((line) => line.split(',').slice(2, 4)),
    ).toEqual([
      ['hotel', 'ok'],
      ['electricity', 'ok'],
    ])
  })

  test('nothing that is sent back is run by a spreadsheet', async () => {
    const evil = ['=1+1', '+1', '-1+1', '@SUM(A1)', '\t=1', '"=1,2"']
    const { text } = await sendCsv(
      app,
      `id,country,nights\n${evil.map((id) => `${id},GB,1`).join('\n')}\n`,
      `${BATCH_PATH}?type=hotel`,
    )
    const ids = text
      .split('\n')
      .slice(1, -1)
      .map((line) => line.split(/,"?/)[1])
    expect(ids).toHaveLength(evil.length)
    for (const id of ids) expect(id).toMatch(/^'/)
  })

  test.each([
    ['no type', 'country,nights\nGB,1\n', BATCH_PATH],
    ['a name twice', 'country,country\nGB,1\n', `${BATCH_PATH}?type=hotel`],
    ['nothing', '', `${BATCH_PATH}?type=hotel`],
    ['an unknown type', 'country\nGB\n', `${BATCH_PATH}?type=hotle`],
    ['another parameter', 'country\nGB\n', `${BATCH_PATH}?type=hotel&colour=red`],
    ['other fields', 'country\nGB\n', `${BATCH_PATH}?type=hotel&fields=some`],
  ])('%s: 422', async (_, body, url) => {
    const { status, json } = await sendCsv(app, body, url)
    expect([status, json.error.code]).toEqual([422, 'validation_error'])
  })
})

describe('what it is not', () => {
  test.each(['GET', 'HEAD', 'PUT', 'DELETE'] as const)('%s: 405 with Allow: POST', async (method) => {
    const reply = await app.send({ method, url: BATCH_PATH })
    expect([reply.status, reply.headers.allow]).toEqual([405, 'POST'])
  })

  test.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x'])('%s: 415', async (type) => {
    const { status, json } = await app.send({
      method: 'POST',
      url: BATCH_PATH,
      payload: 'x',
      headers: { 'content-type': type },
    })
    expect([status, json.error.code]).toEqual([415, 'unsupported_media_type'])
  })
})

describe('with a key', () => {
  test('401 without one; the month counts answered rows, and stops at 120 %', async () => {
    const { access, stored, stores } = await testAccess()
    const keyed = await testApp({ access })
    const key = await stored({ plan: 'free' })
    const send = (count: number, headers: Record<string, string>) =>
      keyed.send({
        method: 'POST',
        url: BATCH_PATH,
        payload: Array.from({ length: count }, () => JSON.stringify(hotel('x'))).join('\n'),
        headers: { 'content-type': 'application/x-ndjson', ...headers },
      })
    expect((await send(1, {})).status).toBe(401)
    const own = { authorization: `Bearer ${key}` }
    const failing = await keyed.send({
      method: 'POST',
      url: BATCH_PATH,
      payload: JSON.stringify(hotel('x', 'XX')),
      headers: { 'content-type': 'application/x-ndjson', ...own },
    })
    expect(failing.status).toBe(200)
    // free: 500 a month, so at most 600 answers. A row with an error is none.
    expect(linesOf((await send(590, own)).text).at(-1).closing).toMatchObject({ ok: 590 })
    const found = linesOf((await send(15, own)).text)
    const stopped = { code: 'quota_exceeded', message: expect.stringContaining('plan free') }
    expect(found.at(-1).closing).toMatchObject({ rows: 10, ok: 10, failed: 0, complete: false, stopped })
    expect(found.slice(0, -1).map(({ status }) => status)).toEqual(Array(10).fill('ok'))
    const { status, headers, json } = await send(1, own)
    expect([status, json.error.code, Number(headers['retry-after']) > 0]).toEqual([
      429,
      'quota_exceeded',
      true,
    ])
    await keyed.close()
    await stores.close()
  })
})

describe('on a connection', () => {
  test('rows are answered before the last one is sent, and a third batch of a key waits', async () => {
    const { access, good, stores } = await testAccess()
    const server = await buildApp(services, { access })
    await server.listen({ host: '127.0.0.1', port: 0 })
    const { port } = server.server.address() as AddressInfo
    const open = () => {
      const request = httpRequest({
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: BATCH_PATH,
        headers: { authorization: `Bearer ${good}`, 'content-type': 'application/x-ndjson' },
      })
      request.on('error', () => {})
      const answered = new Promise<{ status: number; text(): Promise<string>; first: Promise<string> }>(
        (resolve) => {
          request.once('response', (response) => {
            response.setEncoding('utf8')
            let text = ''
            const first = new Promise<string>((done) => response.once('data', done))
            response.on('data', (part) => {
              text += part
            })
            const all = new Promise<string>((done) => response.once('end', () => done(text)))
            resolve({ status: response.statusCode ?? 0, first, text: () => all })
          })
        },
      )
      return { request, answered }
    }
    const [one, two] = [open(), open()]
    for (const { request } of [one, two]) request.write(`${JSON.stringify(hotel('first'))}\n`)
    const answers = await Promise.all([one.answered, two.answered])
    expect(await answers[0].first).toContain('"id":"first"')
    const three = open()
    three.request.end(`${JSON.stringify(hotel('late'))}\n`)
    const third = await three.answered
    expect(third.status).toBe(429)
    expect(await third.text()).toContain('rate_limited')
    for (const { request } of [one, two]) request.end(`${JSON.stringify(hotel('last'))}\n`)
    for (const answer of answers) expect(linesOf(await answer.text())).toHaveLength(3)
    const four = open()
    four.request.end(`${JSON.stringify(hotel('now'))}\n`)
    expect((await four.answered).status).toBe(200)
    await server.close()
    await stores.close()
  })
})
