/** Every example of the OpenAPI document is a request that is made here and an answer that must come back. */
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OPERATIONS } from '../src/api/operations.ts'
import { ROW_TYPES } from '../src/api/request/types.ts'
import { assembleKey } from '../src/platform/access/key.ts'
import type { Session } from '../src/platform/access/session.ts'
import { exampleJob } from '../src/surfaces/http/jobs/examples.ts'
import { verify } from '../src/surfaces/verify/verify.ts'
import { testAccess } from './support/access.ts'
import { type Reply, services, type TestApp, testApp } from './support/app.ts'
import { testJobs } from './support/jobs.ts'
import { record } from './support/key-record.ts'

interface Example {
  summary: string
  description?: string
  value: Record<string, unknown>
}

let app: TestApp
/** The server that asks for keys, for the endpoint that is about them. */
let keyed: TestApp
beforeAll(async () => {
  app = await testApp()
  const keys = await testAccess()
  const { access, stores } = keys
  await stores.keys.add(record(EXAMPLE_KEY, { name: 'travel desk', plan: 'free' }))
  await stores.usage.save({ writer: 'examples', number: 1, rows: EXAMPLE_USAGE })
  keyed = await testApp({ access, jobs: testJobs(keys) })
  await storeJob(stores.session)
  await stores.close()
})
afterAll(async () => {
  await app.close()
  await keyed.close()
})

const EXAMPLE_KEY = { id: 'Ab3dE5gH', secret: 'S'.repeat(32) }
const HOTEL = '/v1/hotel/emissions'
/** 195 + 22 on the fifth and 200 on the last day of January: 417. */
const EXAMPLE_USAGE = [
  { keyId: EXAMPLE_KEY.id, day: '2026-01-05', endpoint: '/v1/fuel/emissions', answers: 22 },
  { keyId: EXAMPLE_KEY.id, day: '2026-01-05', endpoint: HOTEL, answers: 195 },
  { keyId: EXAMPLE_KEY.id, day: '2026-01-31', endpoint: HOTEL, answers: 200 },
]
const authorization = `Bearer ${assembleKey(EXAMPLE_KEY.id, EXAMPLE_KEY.secret)}`

/** Endpoints that are about a key. */
const KEYED = /^\/v1\/(usage|jobs)/

/** The job of the example: made as every job, by its key, under the name and the times that it has there. */
async function storeJob(session: Session): Promise<void> {
  const rows = app.checker.document.paths['/v1/batch']?.post?.requestBody?.content['application/json']
  const made = await keyed.post('/v1/batch', JSON.stringify(rows?.examples?.threeRows?.value), {
    authorization,
    prefer: 'respond-async',
  })
  const { id, createdAt, startedAt, endedAt, expiresAt, bytes } = exampleJob(services)
  const first = made.json.data.id
  const isDone = async () => {
    const one = await session.read((db) =>
      db.selectFrom('jobs').select('state').where('id', '=', first).executeTakeFirst(),
    )
    return one?.state === 'done'
  }
  while (!(await isDone())) await pause(10)
  await session.transaction(async (tx) => {
    const times = { created_at: createdAt, started_at: startedAt, ended_at: endedAt, expires_at: expiresAt }
    await tx
      .updateTable('jobs')
      .set({ id, bytes, ...times })
      .where('id', '=', first)
      .execute()
    await tx.updateTable('job_chunks').set({ job_id: id }).where('job_id', '=', first).execute()
  })
}

/** What another moment changes, and another request; nothing else may differ. */
const VOLATILE = new Set(['calculated_at', 'checked_at', 'reported_at', 'request_id'])

test('each example is what its request answers', async () => {
  let examples = 0
  for (const operations of Object.values(app.checker.document.paths)) {
    const [operation] = Object.values(operations)
    const bodies = operation?.requestBody?.content['application/json']?.examples
    for (const [status, response] of Object.entries(operation?.responses ?? {})) {
      const content = response.content?.['application/json']
      for (const [name, example] of Object.entries(content?.examples ?? {}) as [string, Example][]) {
        const answer = await patiently(() => exchange(example.summary, bodies?.[name]?.value))
        expect(String(answer.status), example.summary).toBe(status)
        expect(example.value, example.summary).toEqual(cutAs(example, answer.json))
        examples++
      }
    }
  }
  expect(examples).toBeGreaterThan(12)
})

/** The plan of the key lets so many ask at once and no more. */
async function patiently(ask: () => Promise<Reply>): Promise<Reply> {
  for (;;) {
    const answer = await ask()
    if (answer.status !== 429) return answer
    await pause(1000)
  }
}

function exchange(request: string, body: unknown) {
  const [method = '', url = ''] = request.split(' ')
  // What is refused is shown with its body in the summary.
  if (KEYED.test(url) && method !== 'GET')
    return keyed.send({ method: method as 'POST', url, headers: { authorization } })
  if (method === 'POST') return app.post(url, JSON.stringify(body ?? {}))
  return KEYED.test(url) ? keyed.get(url, { authorization }) : app.get(url)
}

test('every /v1 operation has an example of an answer and of a refusal', () => {
  for (const [path, operations] of Object.entries(app.checker.document.paths)) {
    if (!path.startsWith('/v1/')) continue
    for (const status of ['200', '422']) {
      const [operation] = Object.values(operations)
      const content = operation?.responses[status]?.content ?? {}
      // A report is a file.
      if (path.endsWith('/report') && !('application/json' in content)) continue
      const examples = content['application/json']?.examples
      expect(Object.keys(examples ?? {}), `${status} ${path}`).not.toHaveLength(0)
    }
  }
})

test('the examples of an operation are those that it names', () => {
  for (const { path, examples } of OPERATIONS) {
    const responses = app.checker.document.paths[path]?.get?.responses
    const named = (status: string) =>
      Object.keys(responses?.[status]?.content?.['application/json']?.examples ?? {})
    expect(named('200'), path).toEqual(Object.keys(examples.answers))
    expect([...named('422'), ...named('404')].sort(), path).toEqual(Object.keys(examples.refusals).sort())
  }
})

test('long lists are cut, and as long as their schema asks for', () => {
  const { responses } = app.checker.document.paths['/v1/routes']?.get ?? {}
  const examples = responses?.['200']?.content?.['application/json']?.examples
  // A route has 4 waypoints at least, and this one the 20 of every way of 4,000 km and more.
  expect(examples?.round_the_cape?.value).toMatchObject({
    data: { attributes: { waypoints: Array(4).fill({}) } },
  })
})

/** The answer with its lists cut as the example says that they are; volatile fields are those of the example. */
function cutAs({ value, description }: Example, answer: unknown): unknown {
  const cuts = cutsIn(description)
  const said = new Set(cuts.keys())
  const shown = cutAt('', value, answer)
  expect([...said], 'lists that the description names and the answer lacks').toEqual([])
  return shown

  function cutAt(path: string, example: unknown, field: unknown): unknown {
    if (Array.isArray(field)) {
      const [kept, all] = cuts.get(path) ?? [field.length, field.length]
      expect(field.length, path).toBe(all)
      said.delete(path)
      const items = Array.isArray(example) ? example : []
      return field.slice(0, kept).map((item, at) => cutAt(`${path}[${at}]`, items[at], item))
    }
    if (typeof field !== 'object' || field === null) return field
    const fields = (example ?? {}) as Record<string, unknown>
    return Object.fromEntries(
      Object.entries(field).map(([name, item]) => [
        name,
        VOLATILE.has(name) ? fields[name] : cutAt(path === '' ? name : `${path}.${name}`, fields[name], item),
      ]),
    )
  }
}

/** Of `Shortened: data: 3 of 180 items.` the items shown and those that there are, by the path of the list. */
function cutsIn(description = ''): Map<string, [number, number]> {
  const found = description.matchAll(/(?<path>\S+): (?<kept>\d+) of (?<all>\d+) items/g)
  return new Map(
    [...found].map(({ groups }) => [groups?.path ?? '', [Number(groups?.kept), Number(groups?.all)]]),
  )
}

/** What an answer with a total has of it. */
interface Emissions {
  co2e: number
  rounding: { unit_grams: number; times: number }
  source_trail: { role: string; contribution_kg?: number }[]
  co2e_unit: 'kg' | 'g'
}

describe('the examples of operations are whole answers', () => {
  const examples = (): [string, Example][] =>
    OPERATIONS.flatMap(({ path, name }) => {
      const content = app.checker.document.paths[path]?.get?.responses['200']?.content?.['application/json']
      return Object.values(content?.examples ?? {}).map((example): [string, Example] => [
        name,
        example as Example,
      ])
    })
  const isCalculation = ({ value }: Example) =>
    'standards_compliance' in ((value.meta ?? {}) as Record<string, unknown>)

  test('calculations are never cut', () => {
    const calculations = examples().filter(([, example]) => isCalculation(example))
    expect(new Set(calculations.map(([name]) => name)).size).toBe(ROW_TYPES.size + 1)
    for (const [, { summary, description }] of calculations) expect(description, summary).toBeUndefined()
  })

  test('verify says same of each that is not shortened', async () => {
    // verify compares answers as JSON of their own: another representation of the same answer is no record of it.
    const whole = examples().filter(
      ([, { description, summary }]) => description === undefined && !summary.includes('format='),
    )
    expect(whole.length).toBeGreaterThan(30)
    for (const [, { summary, value }] of whole) {
      const { verdict, reason, differences } = await verify(services, structuredClone(value))
      expect({ verdict, reason, differences }, summary).toEqual({ verdict: 'same', differences: [] })
    }
  })

  test('the trail of each adds up to its total', () => {
    const totals = examples().flatMap(([, { summary, value }]) => {
      const { emissions } =
        (value as { data: { attributes?: { emissions?: Emissions } } }).data.attributes ?? {}
      return emissions?.rounding ? [{ summary, emissions }] : []
    })
    expect(totals.length).toBeGreaterThan(ROW_TYPES.size)
    for (const { summary, emissions } of totals) {
      expect(totalOf(emissions), summary).toBeCloseTo(emissions.co2e, 6)
    }
  })

  /** In the unit of the total. */
  function totalOf({ source_trail, rounding: { unit_grams, times }, co2e_unit }: Emissions): number {
    const kg = source_trail
      .filter(({ role }) => role === 'factor')
      .reduce((sum, { contribution_kg = 0 }) => sum + contribution_kg, 0)
    const units = Number(((kg * 1000) / times / unit_grams).toPrecision(14))
    const grams = Math.sign(units) * Math.round(Math.abs(units)) * unit_grams * times
    return co2e_unit === 'g' ? grams : grams / 1000
  }
})
