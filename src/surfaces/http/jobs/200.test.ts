/** GET /v1/jobs, cancel and delete, by the key that made the job. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { services, type TestApp, testApp } from '../../../../test/support/app.ts'
import { jobsApp, testJobs } from '../../../../test/support/jobs.ts'

// Nobody works on them: they stay as they are.
const service = jobsApp({ isWorkedOn: false })
const HOTEL = '{"id":"Wilhelmina","type":"hotel","params":{"country":"GB","nights":3}}'

const made = async () => (await service.make(HOTEL)).json.data.id as string
const as = (key: string) => ({ authorization: `Bearer ${key}` })
const send = (method: 'POST' | 'DELETE', url: string, key = service.keys.good) =>
  service.app.send({ method, url, headers: as(key) })
const chunks = () =>
  service.keys.stores.session.read((db) => db.selectFrom('job_chunks').selectAll().execute())

test('a job that waits', async () => {
  const { status, headers, json } = await service.get(`/v1/jobs/${await made()}`)
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  expect(json.data.attributes).toMatchObject({
    state: 'queued',
    rows: 1,
    rows_done: 0,
    rows_per_second: null,
    seconds_left: null,
    started_at: null,
    ended_at: null,
  })
})

test('cancelled: its rows are gone at once, it stays, and again changes nothing', async () => {
  const id = await made()
  for (let round = 0; round < 2; round++) {
    const { status, json } = await send('POST', `/v1/jobs/${id}/cancel`)
    expect(status).toBe(200)
    expect(json.data.attributes).toMatchObject({ state: 'cancelled', rows: 1, rows_done: 0 })
    expect(json.data.attributes.ended_at).not.toBeNull()
  }
  expect((await chunks()).filter(({ job_id }) => job_id === id)).toEqual([])
})

test('deleted: nothing is left but its id', async () => {
  const id = await made()
  const { status, json } = await send('DELETE', `/v1/jobs/${id}`)
  expect(status).toBe(200)
  expect(json.data).toEqual({ type: 'job', id, attributes: { state: 'deleted' } })
  expect((await chunks()).filter(({ job_id }) => job_id === id)).toEqual([])
  const listed = (await service.get('/v1/jobs')).json.data
  expect(listed.map((job: { id: string }) => job.id)).not.toContain(id)
})

test('the list: own jobs alone, the newest first, by pages', async () => {
  const key = await service.keys.stored()
  const ids: string[] = []
  for (let at = 0; at < 5; at++) ids.unshift((await service.make(HOTEL, as(key))).json.data.id)
  const pages: string[][] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const query: string = cursor === '' ? '' : `&cursor=${cursor}`
    const { json } = await service.app.get(`/v1/jobs?limit=2${query}`, as(key))
    pages.push(json.data.map((job: { id: string }) => job.id))
    cursor = json.meta.next_cursor
  }
  expect(pages.map((page) => page.length)).toEqual([2, 2, 1])
  expect(pages.flat()).toEqual(ids)
})

test('an unknown parameter is refused', async () => {
  const { status, json } = await service.get('/v1/jobs?colour=red')
  expect([status, json.error.field]).toEqual([422, 'colour'])
})

let open: TestApp
beforeAll(async () => {
  open = await testApp({ jobs: testJobs(service.keys, { isWorkedOn: false }) }, services)
})
afterAll(() => open.close())

test('a server without keys lists the jobs that were made without one, and no others', async () => {
  const headers = { 'content-type': 'application/x-ndjson', prefer: 'respond-async' }
  const reply = await open.send({ method: 'POST', url: '/v1/batch', payload: HOTEL, headers })
  expect(reply.status).toBe(202)
  expect((await open.get(String(reply.headers.location))).status).toBe(200)
  await made()
  const list = await open.get('/v1/jobs')
  expect(list.status).toBe(200)
  expect(list.json.data).toMatchObject([{ id: reply.json.data.id, state: 'queued', rows: 1 }])
  expect(list.json.meta).toMatchObject({ returned: 1, next_cursor: null })
  // Nor do they belong to a key of the same database.
  expect((await service.get(String(reply.headers.location))).status).toBe(404)
})
