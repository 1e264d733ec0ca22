/** Batches, jobs and verify in threads: a row that ends its thread is an error row, and everybody else is answered. */
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { services, type TestApp, testApp } from '../../../test/support/app.ts'
import { BATCH_PATH, hotel, linesOf, sendCsv, sendLines } from '../../../test/support/batch.ts'
import { testPool } from '../../../test/support/test-pool.ts'
import { searchIn, tasksInThreads } from './threads.ts'

const STALL_MS = 1500

async function opened(): Promise<TestApp> {
  const pool = testPool('rows-thread.ts', { stallMs: STALL_MS })
  return testApp({ tasks: tasksInThreads(pool) })
}

const fatal = (edition: string) => ({
  id: edition,
  type: 'hotel',
  params: { country: 'GB', nights: 1, edition },
})
const good = (count: number) => Array.from({ length: count }, (_, at) => hotel(`${at}`))

test('the same answers as without threads, byte for byte, of each form', async () => {
  const [threads, here] = [await opened(), await testApp()]
  const rows = [hotel('a'), '{"broken', hotel('b', 'XX'), hotel('ü')]
  for (const url of [BATCH_PATH, `${BATCH_PATH}?fields=full`]) {
    const [one, other] = await Promise.all([threads, here].map((app) => sendLines(app, rows, url)))
    const withoutTimes = (text = '') =>
      text.replace(/"(?:calculated_at|newer_edition|sha256)":"[^"]+",?/g, '')
    expect(withoutTimes(one?.text)).toBe(withoutTimes(other?.text))
  }
  const csv = 'id,country,nights\nr1,GB,3\n"r\n2",XX,3\n'
  const [one, other] = await Promise.all(
    [threads, here].map((app) => sendCsv(app, csv, `${BATCH_PATH}?type=hotel`)),
  )
  expect(one?.text).toBe(other?.text)
  for (const app of [threads, here]) {
    const { json } = await app.post(BATCH_PATH, JSON.stringify(good(3)))
    expect(json.meta).toMatchObject({ rows: 3, ok: 3, complete: true })
    expect((await app.post(BATCH_PATH, '{}')).json.error.code).toBe('validation_error')
    const kept = (await app.get('/v1/hotel/emissions?country=GB&nights=3')).text
    expect((await app.post('/v1/verify', kept)).json.data.attributes.verdict).toBe('same')
    expect((await app.post('/v1/verify', '{}')).status).toBe(422)
    await app.close()
  }
})

test.each([
  ['loops', 'took too long'],
  ['eats', 'too much memory'],
  ['throws', 'went wrong on our side'],
])('a row that %s among others', async (name, says) => {
  const app = await opened()
  const { text } = await sendLines(app, [...good(5), fatal(name), ...good(5)])
  const found = linesOf(text)
  expect(found.map(({ status }) => status)).toEqual([
    ...Array(5).fill('ok'),
    'error',
    ...Array(5).fill('ok'),
    undefined,
  ])
  expect(found[5]).toMatchObject({
    row: 6,
    error: { code: 'internal_error', message: expect.stringContaining(says) },
  })
  expect(found.at(-1).closing).toMatchObject({ rows: 11, ok: 10, failed: 1, complete: true })
  await app.close()
})

test('while a thread is held up, another batch is answered by another one', async () => {
  const app = await opened()
  await sendLines(app, [hotel('a')])
  const bad = sendLines(app, [fatal('loops'), ...good(3)])
  await wait(STALL_MS / 2)
  expect(linesOf((await sendLines(app, good(3))).text).at(-1).closing).toMatchObject({
    ok: 3,
    complete: true,
  })
  expect(linesOf((await bad).text).map(({ status }) => status)).toEqual([
    'error',
    'ok',
    'ok',
    'ok',
    undefined,
  ])
  await app.close()
})

test('a journey is searched for in a thread that is there, and none is begun for it', async () => {
  const pool = testPool('rows-thread.ts', { stallMs: STALL_MS })
  const search = searchIn(pool)
  expect(search('plan', [])).toBeUndefined()
  await pool.run({ name: 'verify', input: '{}' })
  const [leeds, london] = await Promise.all(
    ['Leeds', 'London'].map(
      async (name) => (await services.places.resolve(name, { countryCode: 'GB' }))?.place,
    ),
  )
  if (!leeds || !london) throw new Error('no such town')
  expect(await search('plan', [leeds, london, 'road'])).toEqual(
    await services.routing.plan(leeds, london, 'road'),
  )
})
