/** Every operation of the client against the service: the examples of the document, asked by the client. */
import { beforeAll, describe, expect, test } from 'vitest'
import { type Everygram, EverygramError, everygram } from '../../packages/client/src/everygram.ts'
import { ADDRESSES } from '../../packages/client/src/generated/operations.ts'
import { OPERATIONS } from '../../src/api/operations.ts'
import { testAccess } from '../support/access.ts'
import { serviceUrl } from '../support/listening.ts'

type Call = (params: object) => Promise<{ data: unknown; meta: object }>

let url: string
let key: string
let api: Everygram
beforeAll(async () => {
  const { access, stored } = await testAccess()
  key = await stored()
  url = await serviceUrl({ access })
  api = everygram({ url, key })
})

const calls = () => api as unknown as Record<string, Call>
/** What the service answers without the client. */
async function answered(path: string) {
  const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${key}` } })
  return (await response.json()) as { data: unknown; meta: object; error: Record<string, unknown> }
}

const examples = OPERATIONS.flatMap(({ name, path, examples: { answers } }) =>
  Object.values(answers).map((query) => ({ name, path, query })),
)
const refusals = OPERATIONS.flatMap(({ name, path, examples: { refusals: refused } }) =>
  Object.values(refused).map((query) => ({ name, path, query })),
)

const paramsOf = (query: string) => Object.fromEntries(new URLSearchParams(query))

/** Examples have what stands in the path in their query too. */
function pathOf(path: string, query: string): string {
  const params = new URLSearchParams(query)
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params.get(name) ?? ''
    params.delete(name)
    return encodeURIComponent(value)
  })
  return params.size === 0 ? filled : `${filled}?${params}`
}

/** Batches, and those that are answered later. */
const BATCHES = ['batch', 'batchJob', 'job', 'jobCancel', 'jobDelete', 'jobRows', 'jobs']

test('there is a function for each operation, and there are no others', () => {
  const others = ['livez', 'pages', 'readyz', 'root', 'usage', 'verify', ...BATCHES]
  expect(Object.keys(api).sort()).toEqual([...OPERATIONS.map(({ name }) => name), ...others].sort())
  expect(Object.keys(ADDRESSES)).not.toContain('batch')
})

test('every operation has an example', () => {
  expect(new Set(examples.map(({ name }) => name))).toEqual(new Set(OPERATIONS.map(({ name }) => name)))
})

describe('answers are those of the service', () => {
  test.each(examples)('$name $query', async ({ name, path, query }) => {
    const expected = await answered(pathOf(path, query))
    const { data, meta } = (await calls()[name]?.(paramsOf(query))) ?? {}
    expect(data).toBeDefined()
    expect(data).toEqual(expected.data)
    expect({ ...meta, calculated_at: '' }).toEqual({ ...expected.meta, calculated_at: '' })
  })
})

describe('refusals are errors with all that the service says', () => {
  test.each(refusals)('$name $query', async ({ name, path, query }) => {
    const { error } = await answered(pathOf(path, query))
    const refusal = await calls()
      [name]?.(paramsOf(query))
      .catch((cause: unknown) => cause)
    expect(refusal).toBeInstanceOf(EverygramError)
    const { code, message, status, field, suggestion, requestId, body } = refusal as EverygramError
    expect({ code, message, status, field, suggestion }).toEqual({
      code: error.code,
      message: error.message,
      status: error.status,
      field: error.field,
      suggestion: error.suggestion,
    })
    expect(requestId).toMatch(/^[\w-]+$/)
    expect(body).toEqual({ ...error, request_id: requestId })
  })
})

test('what needs no parameters', async () => {
  expect(await api.root()).toMatchObject({ api_version: 'v1' })
  expect(await api.livez()).toEqual({ status: 'alive' })
  expect(await api.readyz()).toEqual({ status: 'ready' })
  expect((await api.usage()).data.type).toBe('usage')
})

test('an answer is verified', async () => {
  const answer = await api.hotelEmissions({ country: 'GB', nights: 3 })
  expect((await api.verify(answer)).data.attributes.verdict).toBe('same')
})

test('without a key: unauthorized', async () => {
  const refusal = everygram({ url }).hotelFactors()
  await expect(refusal).rejects.toMatchObject({ code: 'unauthorized', status: 401 })
})

test('what is undefined is not sent, and what has signs is', async () => {
  const { data } = await api.places({ q: 'Köln & Umgebung?', country: undefined } as never)
  expect(data).toBeInstanceOf(Array)
  const unknown = api.factor({ factor_id: '../hotel/factors' })
  await expect(unknown).rejects.toMatchObject({ code: 'not_found' })
})
