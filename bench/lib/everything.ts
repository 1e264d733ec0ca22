/** All that a server is ever asked, once each: examples of every operation, pages, batches, jobs, tools. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { OPERATIONS } from '../../src/api/operations.ts'
import { requestOf } from '../../src/contract/request.ts'
import { APP_DIR, DOCS_DIR } from '../../src/surfaces/process/package-root.ts'
import type { Full } from './full.ts'

/** `ask` is fetch of the server, with a key, read to the end. */
export interface Errand {
  readonly name: string
  run(ask: Ask): Promise<void>
}

export type Ask = (
  path: string,
  init?: { method?: string; type?: string; body?: string; prefer?: string },
) => Promise<Reply>

export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

const get = (path: string): Errand => ({ name: `GET ${path}`, run: async (ask) => void (await ask(path)) })
const post = (path: string, name: string, type: string, body: string): Errand => ({
  name: `POST ${path}: ${name}`,
  run: async (ask) => void (await ask(path, { method: 'POST', type, body })),
})

const JSON_TYPE = 'application/json'
const NDJSON = 'application/x-ndjson'
const CSV = 'text/csv'
/** Whatever a server does by itself, it has done after so long: what is counted is written every second. */
const IDLE_MS = 2500
const ROWS = 5000
const POLL_MS = 20

/** Every example of every operation, those that are refused with them. */
const examples = OPERATIONS.flatMap(({ path, examples: { answers, refusals } }) =>
  Object.values({ ...answers, ...refusals }).map((query) => get(requestOf(path, query))),
)

/** What no example has: whole lists, other editions, postcodes, names of countries in other languages. */
const more = [
  '/v1/factors',
  '/v1/factors?format=csv',
  '/v1/factors?q=hotel',
  '/v1/electricity/grid?format=csv',
  '/v1/editions/diff?from=2021.1&to=2026.1',
  '/v1/hotel/emissions?country=Ungaria&nights=3',
  '/v1/hotel/emissions?country=Ungariaa&nights=3',
  '/v1/places?country=GB&q=Newcastl',
  '/v1/places?country=DE&q=10115',
  '/v1/freight/emissions?weight=20000&origin_location=Munich&origin_country=DE&destination_location=Chicago&destination_country=US',
  '/v1/travel/emissions?transport_mode=car&origin_location=Lisbon&origin_country=PT&destination_location=Helsinki&destination_country=FI',
  '/v1/travel/emissions?transport_mode=train&origin_location=Madrid&origin_country=ES&destination_location=Warsaw&destination_country=PL',
  ...[2021, 2022, 2023, 2024, 2025, 2026].flatMap((year) => [
    `/v1/electricity/grid?year=${year}`,
    `/v1/hotel/factors?year=${year}`,
    `/v1/freight/emissions?year=${year}&weight=100&origin_location=Lille&origin_country=FR&destination_location=Milan&destination_country=IT`,
  ]),
].map(get)

function pages(): Errand[] {
  const pathsIn = (folder: string, field: 'files' | 'assets') =>
    Object.keys(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))[field])
  const reference = OPERATIONS.map(({ name }) => `/docs/api/${name}`)
  const app = ['/app', '/app/forms', '/app/columns', '/app/forms/freight', '/app/forms/hotel']
  return [
    ...['/', '/livez', '/readyz', '/nothing', '/openapi.json', '/docs/api'],
    ...reference,
    ...pathsIn(DOCS_DIR, 'files'),
    ...app,
    ...pathsIn(APP_DIR, 'assets'),
  ].map(get)
}

const row = (at: number) => ({
  id: `r${at}`,
  type: 'hotel',
  params: { country: 'GB', nights: 1 + (at % 30) },
})
const rows = Array.from({ length: ROWS }, (_, at) => row(at))
const lines = rows.map((one) => `${JSON.stringify(one)}\n`).join('')
const table = `type,country,nights\n${rows.map(({ params }) => `hotel,${params.country},${params.nights}\n`).join('')}`

const tool = (name: string, method: string, params: object) =>
  post('/mcp', name, JSON_TYPE, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))

const bodies = [
  post('/v1/batch', 'JSON', JSON_TYPE, JSON.stringify(rows)),
  post('/v1/batch', 'NDJSON', NDJSON, lines),
  post('/v1/batch?fields=full', 'NDJSON, full', NDJSON, lines),
  post('/v1/batch', 'CSV', CSV, table),
  tool('initialize', 'initialize', {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'bench', version: '1' },
  }),
  tool('tools/list', 'tools/list', {}),
  tool('prompts/list', 'prompts/list', {}),
  tool('resources/list', 'resources/list', {}),
  tool('tools/call', 'tools/call', {
    name: 'calculate_emissions',
    arguments: { type: 'hotel', params: { country: 'GB', nights: 3 } },
  }),
]

const verify: Errand = {
  name: 'POST /v1/verify',
  async run(ask) {
    const { text } = await ask('/v1/hotel/emissions?country=FR&nights=2')
    await ask('/v1/verify', { method: 'POST', type: JSON_TYPE, body: text })
  },
}

/** A job is made, answered, read and deleted. */
function job(): Errand[] {
  let path = ''
  const making = async (ask: Ask) => {
    const made = await ask('/v1/batch?fields=full', {
      method: 'POST',
      type: NDJSON,
      body: lines,
      prefer: 'respond-async',
    })
    path = made.headers.get('location') ?? ''
    while ((await ask(`${path}/result`)).status !== 200) await wait(POLL_MS)
  }
  const reports = ['csv', 'xlsx', 'html'].map((format): Errand => {
    const run = async (ask: Ask) => void (await ask(`${path}/report?format=${format}`))
    return { name: `report of a job: ${format}`, run }
  })
  const deleting = async (ask: Ask) => void (await ask(path, { method: 'DELETE' }))
  return [
    { name: 'a job and its result', run: making },
    ...reports,
    { name: 'DELETE of a job', run: deleting },
  ]
}

const idle: Errand = { name: 'nothing', run: () => wait(IDLE_MS) }

export function everything(): Errand[] {
  return [idle, ...examples, ...more, ...pages(), ...bodies, verify, ...job(), get('/v1/usage'), idle]
}

/** Throws where an answer is a fault of the server. */
export function asking({ port, key }: Pick<Full, 'port' | 'key'>): Ask {
  return async (path, { method = 'GET', type, body, prefer } = {}) => {
    const headers = {
      authorization: `Bearer ${key}`,
      accept: 'application/json, text/event-stream, */*',
      ...(type && { 'content-type': type }),
      ...(prefer && { prefer }),
    }
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, ...(body && { body }) })
    const reply = { status: answer.status, headers: answer.headers, text: await answer.text() }
    if (answer.status >= 500) throw new Error(`${path} is answered with ${answer.status}: ${reply.text}`)
    return reply
  }
}
