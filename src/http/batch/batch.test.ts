/** POST /v1/batch over HTTP: its three forms, what it refuses, what it counts. */
import { createHash } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testAccess } from '../../../test/support/access.ts'
import { services, type TestApp, testApp } from '../../../test/support/app.ts'
import { buildApp } from '../../app.ts'
import { ARRAY_BOUNDS, ARRAY_ROWS_MAX } from '../../batch/forms.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const PATH = '/v1/batch'
const hotel = (id: string, country = 'GB', nights: number | string = 3) => ({
  id,
  type: 'hotel',
  params: { country, nights },
})

const ndjson = (rows: readonly unknown[], url = PATH) =>
  app.send({
    method: 'POST',
    url,
    payload: rows.map((row) => (typeof row === 'string' ? row : JSON.stringify(row))).join('\n'),
    headers: { 'content-type': 'application/x-ndjson' },
  })

const csv = (payload: string, url = PATH) =>
  app.send({ method: 'POST', url, payload, headers: { 'content-type': 'text/csv' } })

const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

describe('NDJSON', () => {
  test('answers in order, an error row among them, and a closing line', async () => {
    const { status, headers, text } = await ndjson([hotel('a'), hotel('b', 'GB', 0), hotel('c', 'FR', 2)])
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/x-ndjson; charset=utf-8',
      'cache-control': 'no-store',
      'x-request-id': expect.any(String),
    })
    const [a, b, c, { closing }] = linesOf(text)
    // 3 nights of 10.4 kg
    expect(a).toMatchObject({
      row: 1,
      id: 'a',
      type: 'hotel',
      status: 'ok',
      co2e_kg: 31.2,
      scopes: { scope_3_category_6: 31.2 },
      tier: 'exact',
      edition: '2025.1',
      notices: [],
    })
    expect(a.range.low).toBeLessThan(31.2)
    expect(a.range.high).toBeGreaterThan(31.2)
    expect(b).toMatchObject({
      row: 2,
      id: 'b',
      status: 'error',
      error: { code: 'validation_error', field: 'nights', value: '0' },
    })
    expect(c).toMatchObject({ row: 3, id: 'c', status: 'ok' })
    expect(closing).toMatchObject({
      rows: 3,
      ok: 2,
      failed: 1,
      complete: true,
      co2e_kg: (31_200 + c.co2e_kg * 1000) / 1000,
      editions: { '2025.1': services.edition.hash.slice(0, 12) },
    })
  })

  test('the closing line has the SHA-256 of what was before it', async () => {
    const { text } = await ndjson([hotel('a'), '{"broken', hotel('ü "quoted"')])
    const at = text.lastIndexOf('\n', text.length - 2) + 1
    const { closing } = JSON.parse(text.slice(at))
    expect(closing.sha256).toBe(createHash('sha256').update(text.slice(0, at)).digest('hex'))
    expect(linesOf(text)[2].id).toBe('ü "quoted"')
  })

  test('fields=full: the answer of the endpoint', async () => {
    const { text } = await ndjson([hotel('a')], `${PATH}?fields=full`)
    const { json } = await app.get('/v1/hotel/emissions?country=GB&nights=3')
    const [{ answer }] = linesOf(text)
    const { calculated_at, ...meta } = json.meta
    expect(answer).toMatchObject({ data: json.data, meta })
  })

  test('every type that calculates', async () => {
    const rows = [
      { type: 'hotel', params: { country: 'DE', nights: 1 } },
      { type: 'Fuel', params: { fuel_type: 'natural_gas', amount: '15000' } },
      { type: 'electricity', params: { country: 'DE', kwh: 5000 } },
      { type: 'water', params: { country: 'GB', amount: 100 } },
      { type: 'llm', params: { model: 'gpt-5.2', tokens_input: 5000, tokens_output: 2000 } },
      {
        type: 'travel',
        params: {
          origin_country: 'GB',
          origin_location: 'London',
          destination_country: 'GB',
          destination_location: 'Leeds',
        },
      },
      {
        type: 'freight',
        params: {
          origin_country: 'GB',
          origin_location: 'Leeds',
          destination_country: 'GB',
          destination_location: 'London',
          weight: 8,
          unit: 'tonne',
        },
      },
    ]
    const { text } = await ndjson(rows)
    const found = linesOf(text)
    expect(found.slice(0, -1).map(({ status }) => status)).toEqual(rows.map(() => 'ok'))
    // Contract, section 4: direct 2744.400, well to tank 453.150.
    expect(found[1]).toMatchObject({
      co2e_kg: 3197.55,
      scopes: { scope_1: 2744.4, scope_3_category_3: 453.15 },
    })
    // 1.1961 g, contract, section 8.
    expect(found[4].co2e_kg).toBeCloseTo(0.0011961, 7)
  })

  test.each([
    ['no JSON', '{"id":"x",', { code: 'validation_error', message: expect.stringContaining('not JSON') }],
    ['a list', '[1]', { message: expect.stringContaining('object') }],
    ['no type', '{"id":"x","params":{}}', { field: 'type' }],
    [
      'another type',
      '{"id":"x","type":"hotell","params":{}}',
      { field: 'type', value: 'hotell', suggestion: 'hotel' },
    ],
    ['no params', '{"id":"x","type":"hotel"}', { field: 'params' }],
    ['params within params', '{"type":"hotel","params":{"country":{"a":1}}}', { field: 'country' }],
    [
      'an unknown country',
      '{"type":"hotel","params":{"country":"XX","nights":1}}',
      { field: 'country', value: 'XX' },
    ],
    [
      'two editions',
      '{"type":"hotel","params":{"country":"GB","nights":1,"year":2024,"edition":"2024"}}',
      { field: 'edition' },
    ],
    [
      'a fallback with strict',
      '{"type":"hotel","params":{"country":"SE","nights":1,"strict":true}}',
      { code: 'no_exact_factor' },
    ],
    ['very deep', `{"type":"hotel","params":${'['.repeat(20_000)}`, { code: 'validation_error' }],
    [
      'a line that is too long',
      `{"type":"hotel","params":{"country":"${'G'.repeat(70_000)}"}}`,
      { message: expect.stringContaining('65536') },
    ],
  ])('%s is an error row, and the next row is answered', async (_, line, error) => {
    const [first, second] = linesOf((await ndjson([line, hotel('next')])).text)
    expect(first).toMatchObject({ row: 1, status: 'error', error })
    expect(second).toMatchObject({ row: 2, id: 'next', status: 'ok' })
  })

  test('a place that is not found is not replaced by a capital', async () => {
    const params = {
      origin_country: 'GB',
      origin_location: 'Qwertyville',
      destination_country: 'FR',
      destination_location: 'Lyon',
    }
    const [row] = linesOf((await ndjson([{ type: 'travel', params }])).text)
    expect(row).toMatchObject({ status: 'error', error: { field: 'origin_location', value: 'Qwertyville' } })
  })

  test('the year of a row', async () => {
    const rows = [2024, 2025].map((year) => ({
      type: 'electricity',
      params: { country: 'GB', kwh: 1000, year },
    }))
    const [first, second, { closing }] = linesOf((await ndjson(rows)).text)
    expect([first.edition, second.edition.slice(0, 4)]).toEqual(['2024.1', '2025'])
    expect(Object.keys(closing.editions)).toHaveLength(2)
  })

  test('empty lines are no rows; nothing at all is a batch without rows', async () => {
    expect(linesOf((await ndjson(['', hotel('a'), '\r', ''])).text)).toHaveLength(2)
    expect(linesOf((await ndjson([])).text)).toMatchObject([{ closing: { rows: 0, complete: true } }])
  })
})

describe('JSON', () => {
  test('data in order, and meta', async () => {
    const { status, json } = await app.post(PATH, JSON.stringify([hotel('a'), hotel('b', 'XX')]))
    expect(status).toBe(200)
    expect(json.data).toMatchObject([
      { row: 1, id: 'a', co2e_kg: 31.2 },
      { row: 2, id: 'b', status: 'error' },
    ])
    expect(json.meta).toMatchObject({ rows: 2, ok: 1, failed: 1, co2e_kg: 31.2, complete: true })
  })

  test('as many rows as may be, and one more', async () => {
    const rows = (count: number) => JSON.stringify(Array.from({ length: count }, (_, i) => hotel(`${i}`)))
    expect((await app.post(PATH, rows(ARRAY_ROWS_MAX))).json.meta.ok).toBe(ARRAY_ROWS_MAX)
    const { status, json } = await app.post(PATH, rows(ARRAY_ROWS_MAX + 1))
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
    expect((await app.post(PATH, body)).status).toBe(status)
  })
})

describe('CSV', () => {
  test('one type a file: figures in columns, and a trailer', async () => {
    const { status, headers, text } = await csv('id,country,nights\nr1,GB,3\nr2,GB,\n', `${PATH}?type=hotel`)
    expect(status).toBe(200)
    expect(headers['content-type']).toContain('text/csv')
    const [head, first, second] = text.split('\n')
    expect(head).toMatch(/^row,id,type,status,co2e_kg,range_low_kg,range_high_kg,scopes,/)
    expect(first).toMatch(/^1,r1,hotel,ok,31\.2,/)
    expect(second).toMatch(/^2,r2,hotel,error,.*validation_error,nights,/)
  })

  test('a type a row', async () => {
    const { text } = await csv('type,country,nights,kwh\nhotel,GB,3,\nelectricity,DE,,5000\n')
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
    const { text } = await csv(
      `id,country,nights\n${evil.map((id) => `${id},GB,1`).join('\n')}\n`,
      `${PATH}?type=hotel`,
    )
    const ids = text
      .split('\n')
      .slice(1, -1)
      .map((line) => line.split(/,"?/)[1])
    expect(ids).toHaveLength(evil.length)
    for (const id of ids) expect(id).toMatch(/^'/)
  })

  test.each([
    ['no type', 'country,nights\nGB,1\n', PATH],
    ['a name twice', 'country,country\nGB,1\n', `${PATH}?type=hotel`],
    ['nothing', '', `${PATH}?type=hotel`],
    ['an unknown type', 'country\nGB\n', `${PATH}?type=hotle`],
    ['another parameter', 'country\nGB\n', `${PATH}?type=hotel&colour=red`],
    ['other fields', 'country\nGB\n', `${PATH}?type=hotel&fields=some`],
  ])('%s: 422', async (_, body, url) => {
    const { status, json } = await csv(body, url)
    expect([status, json.error.code]).toEqual([422, 'validation_error'])
  })
})

describe('what it is not', () => {
  test.each(['GET', 'HEAD', 'PUT', 'DELETE'] as const)('%s: 405 with Allow: POST', async (method) => {
    const reply = await app.send({ method, url: PATH })
    expect([reply.status, reply.headers.allow]).toEqual([405, 'POST'])
  })

  test.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x'])('%s: 415', async (type) => {
    const { status, json } = await app.send({
      method: 'POST',
      url: PATH,
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
        url: PATH,
        payload: Array.from({ length: count }, () => JSON.stringify(hotel('x'))).join('\n'),
        headers: { 'content-type': 'application/x-ndjson', ...headers },
      })
    expect((await send(1, {})).status).toBe(401)
    const own = { authorization: `Bearer ${key}` }
    const failing = await keyed.send({
      method: 'POST',
      url: PATH,
      payload: JSON.stringify(hotel('x', 'XX')),
      headers: { 'content-type': 'application/x-ndjson', ...own },
    })
    expect(failing.status).toBe(200)
    // free: 500 a month, so at most 600 answers. A row with an error is none.
    expect(linesOf((await send(590, own)).text).at(-1).closing).toMatchObject({ ok: 590 })
    const found = linesOf((await send(15, own)).text)
    expect(found.at(-1).closing).toMatchObject({ ok: 10, failed: 5, complete: true })
    expect(found[9].status).toBe('ok')
    expect(found[10].error.code).toBe('quota_exceeded')
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
        path: PATH,
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
