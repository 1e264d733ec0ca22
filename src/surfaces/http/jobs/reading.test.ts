/** Results and inventories of large jobs: who reads slowly, what takes long, what is read once, and how much at once. */
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { testAccess } from '../../../../test/support/access.ts'
import { services } from '../../../../test/support/app.ts'
import type { Job } from '../../jobs/job.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { App } from '../app.ts'
import { type AppOptions, buildApp } from '../assembly.ts'
import { READINGS_AT_ONCE } from '../auth/work-limits.ts'
import { CONNECTION_LIMITS, type ConnectionLimits } from '../connections/connections.ts'

const open: App[] = []
afterEach(async () => {
  for (const app of open.splice(0)) {
    app.server.closeAllConnections()
    await app.close()
  }
})

const ID = '5d41402abc4b2a76b9719d911017c592'
const DONE = {
  id: ID,
  state: 'done',
  form: 'application/x-ndjson',
  isFull: false,
  rows: 1,
  rowsDone: 1,
  rowsFailed: 0,
  expiresAt: '2999-01-01T00:00:00.000Z',
  error: undefined,
} as Job
/** 10.4 kg a night, as published for the United Kingdom. */
const ROW = `${JSON.stringify({
  row: 1,
  type: 'hotel',
  status: 'ok',
  co2e_kg: 10.4,
  range: { low: 5.72, high: 16.64 },
  scopes: { scope_3_category_6: 10.4 },
  factor_id: 'hotel-GB',
  tier: 'exact',
  edition: '2025.1',
  notices: [],
})}\n`

/** A job that is done, with this result. */
async function serving(
  result: () => AsyncGenerator<string>,
  limits: Partial<ConnectionLimits> = {},
  options: AppOptions = {},
): Promise<App> {
  const jobs = {
    find: async () => DONE,
    remove: async () => {},
    result: async () => result(),
    stop: async () => {},
    close: async () => {},
  } as Partial<Jobs> as Jobs
  const connections = { ...CONNECTION_LIMITS, checkEveryMs: 10, ...limits }
  const app = await buildApp(services, { connections, jobs, ...options })
  open.push(app)
  return app
}

const path = (rest: string) => `/v1/jobs/${ID}/${rest}`

function gate() {
  let allow = () => {}
  const isAllowed = new Promise<void>((resolve) => {
    allow = resolve
  })
  return { isAllowed, allow: () => allow() }
}

async function* endless(): AsyncGenerator<string> {
  for (;;) yield ROW.repeat(100)
}

test.each(['result', 'report?format=csv'])('%s: who takes it slowly is not waited for', async (what) => {
  let isEnded = false
  async function* watched() {
    try {
      yield* endless()
    } finally {
      isEnded = true
    }
  }
  // Something is taken all the time: no connection is idle.
  const app = await serving(watched, { streamMs: 300 })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  let [text, isClosed] = ['', false]
  socket
    .on('error', () => {})
    .on('close', () => {
      isClosed = true
    })
  socket.setEncoding('latin1').on('data', (part) => {
    text += part.slice(0, 100)
    socket.pause()
    setTimeout(() => socket.resume(), 10)
  })
  socket.write(`GET ${path(what)} HTTP/1.1\r\nHost: x\r\n\r\n`)
  while (!isClosed) await pause(20)
  expect(text).toContain('HTTP/1.1 200')
  // Cut, and seen to be: the last chunk of a whole answer has no bytes.
  expect(text.endsWith('0\r\n\r\n')).toBe(false)
  expect(isEnded).toBe(true)
})

test('the rows are added up once for all forms, and again when the job was deleted', async () => {
  let read = 0
  const app = await serving(async function* () {
    read++
    yield ROW
  })
  const [first, second] = await Promise.all([
    app.inject(path('report?format=html&organisation=A')),
    app.inject(path('report?format=xlsx')),
  ])
  const third = await app.inject(path('report?format=html&organisation=B'))
  expect([first, second, third].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect([first.body.includes('Organisation: A'), third.body.includes('Organisation: B')]).toEqual([
    true,
    true,
  ])
  expect(read).toBe(1)
  await app.inject({ method: 'DELETE', url: `/v1/jobs/${ID}` })
  await app.inject(path('report?format=html'))
  expect(read).toBe(2)
})

test('whoever has read the lines has added them up', async () => {
  let read = 0
  const app = await serving(async function* () {
    read++
    yield ROW
  })
  await app.inject(path('report'))
  expect((await app.inject(path('report?format=html'))).body).toContain('0.010')
  expect(read).toBe(1)
})

test('what takes longer than a connection may be silent: 409 until it is added up, and a fault is not kept', async () => {
  const { isAllowed, allow } = gate()
  let rounds = 0
  const app = await serving(
    async function* () {
      rounds++
      if (rounds === 1) throw new Error('the database is away')
      await isAllowed
      yield ROW
    },
    { idleMs: 100 },
  )
  const ask = () => app.inject(path('report?format=html'))
  expect((await ask()).statusCode).toBe(500)
  const early = await ask()
  expect([early.statusCode, early.json().error.code, early.headers['retry-after']]).toEqual([
    409,
    'job_not_done',
    '10',
  ])
  expect(early.json().error.message).toContain('is being prepared')
  allow()
  await expect.poll(async () => (await ask()).statusCode).toBe(200)
  expect(rounds).toBe(2)
})

test('a key reads so many at once, whatever its month has left, and more when one has ended', async () => {
  const { access, good, stores } = await testAccess()
  const { isAllowed, allow } = gate()
  let begun = 0
  const app = await serving(
    async function* () {
      begun++
      await isAllowed
      yield ROW
    },
    {},
    { access },
  )
  const ask = (what: string) => app.inject({ url: path(what), headers: { authorization: `Bearer ${good}` } })
  const running = Array.from({ length: READINGS_AT_ONCE }, (_, at) => ask(at % 2 === 0 ? 'result' : 'report'))
  await expect.poll(() => begun).toBe(READINGS_AT_ONCE)
  const refused = await ask('report?format=xlsx')
  expect([refused.statusCode, refused.json().error.code, refused.headers['retry-after']]).toEqual([
    429,
    'rate_limited',
    '1',
  ])
  allow()
  const statuses = (await Promise.all(running)).map(({ statusCode }) => statusCode)
  expect(statuses).toEqual(Array.from(statuses, () => 200))
  // The place of a reading is free a moment after its answer has come.
  await expect.poll(async () => (await ask('result')).statusCode).toBe(200)
  await stores.close()
})
