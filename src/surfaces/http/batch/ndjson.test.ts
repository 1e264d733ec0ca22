/** POST /v1/batch of lines: answers in order, error rows, the closing line. */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { services, type TestApp, testApp } from '../../../../test/support/app.ts'
import { BATCH_PATH, hotel, linesOf, sendLines } from '../../../../test/support/batch.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

describe('NDJSON', () => {
  test('answers in order, an error row among them, and a closing line', async () => {
    const { status, headers, text } = await sendLines(app, [
      hotel('a'),
      hotel('b', 'GB', 0),
      hotel('c', 'FR', 2),
    ])
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
    const { text } = await sendLines(app, [hotel('a'), '{"broken', hotel('ü "quoted"')])
    const at = text.lastIndexOf('\n', text.length - 2) + 1
    const { closing } = JSON.parse(text.slice(at))
    expect(closing.sha256).toBe(createHash('sha256').update(text.slice(0, at)).digest('hex'))
    expect(linesOf(text)[2].id).toBe('ü "quoted"')
  })

  test('fields=full: the answer of the endpoint', async () => {
    const { text } = await sendLines(app, [hotel('a')], `${BATCH_PATH}?fields=full`)
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
    const { text } = await sendLines(app, rows)
    const found = linesOf(text)
    expect(found.slice(0, -1).map(({ status }) => status)).toEqual(rows.map(() => 'ok'))
    // 15,000 × 0.18296 = 2744.400 direct, 15,000 × 0.03021 = 453.150 well to tank.
    expect(found[1]).toMatchObject({
      co2e_kg: 3197.55,
      scopes: { scope_1: 2744.4, scope_3_category_3: 453.15 },
    })
    // 1.1961 g: the worked example of the contract, in docs/methods/llm.md.
    expect(found[4].co2e_kg).toBeCloseTo(0.0011961, 7)
  })

  test.each([
    [
      'no JSON',
      '{"id":"x",',
      { code: 'validation_error', message: expect.stringContaining('not valid JSON') },
    ],
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
      { message: expect.stringContaining('65,536') },
    ],
  ])('%s is an error row, and the next row is answered', async (_, line, error) => {
    const [first, second] = linesOf((await sendLines(app, [line, hotel('next')])).text)
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
    const [row] = linesOf((await sendLines(app, [{ type: 'travel', params }])).text)
    expect(row).toMatchObject({ status: 'error', error: { field: 'origin_location', value: 'Qwertyville' } })
  })

  test('the year of a row', async () => {
    const rows = [2024, 2025].map((year) => ({
      type: 'electricity',
      params: { country: 'GB', kwh: 1000, year },
    }))
    const [first, second, { closing }] = linesOf((await sendLines(app, rows)).text)
    expect([first.edition, second.edition.slice(0, 4)]).toEqual(['2024.1', '2025'])
    expect(Object.keys(closing.editions)).toHaveLength(2)
  })

  test('empty lines are no rows; nothing at all is a batch without rows', async () => {
    expect(linesOf((await sendLines(app, ['', hotel('a'), '\r', ''])).text)).toHaveLength(2)
    expect(linesOf((await sendLines(app, [])).text)).toMatchObject([{ closing: { rows: 0, complete: true } }])
  })

  test('an id of 200 characters comes back; a longer one is an error row with the beginning of it', async () => {
    const [fits, not] = ['x'.repeat(200), 'y'.repeat(20_000)]
    const [first, second] = linesOf((await sendLines(app, [hotel(fits), hotel(not)])).text)
    expect(first).toMatchObject({ id: fits, status: 'ok' })
    expect(second).toMatchObject({ id: 'y'.repeat(200), error: { code: 'validation_error', field: 'id' } })
  })

  test('a long line with many levels is an error row', async () => {
    const deep = `{"id":"x","type":"hotel","params":${'['.repeat(5000)}${']'.repeat(5000)}}`
    const [row] = linesOf((await sendLines(app, [deep])).text)
    expect(row).toMatchObject({ id: 'x', error: { message: expect.stringContaining('8 levels') } })
  })

  test('a batch of errors ends at the row that makes it one', async () => {
    // 1,000 of 11,000 rows are under a tenth, and 10,000 have failed by then.
    const rows = [...Array(1000).fill(JSON.stringify(hotel('a'))), ...Array(20_000).fill('x')]
    const { closing } = linesOf((await sendLines(app, rows)).text).at(-1)
    expect(closing).toMatchObject({
      rows: 11_000,
      ok: 1000,
      failed: 10_000,
      complete: false,
      stopped: { code: 'too_many_errors' },
    })
  })

  test('a tenth that is answered is no batch of errors', async () => {
    const some = [JSON.stringify(hotel('a')), ...Array(8).fill('x')]
    const rows = Array.from({ length: 1300 }, () => some).flat()
    const { closing } = linesOf((await sendLines(app, rows)).text).at(-1)
    expect(closing).toMatchObject({ rows: 11_700, ok: 1300, failed: 10_400, complete: true })
  })
})
