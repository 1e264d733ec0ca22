/** The OpenAPI document: complete for every operation. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listsWithoutItems } from '../../../../scripts/lib/lists-without-items.ts'
import { accessWith } from '../../../../test/support/access.ts'
import { services, type TestApp, testApp } from '../../../../test/support/app.ts'
import { buildApp } from '../assembly.ts'

interface Schema {
  type?: string
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  enum?: unknown[]
  pattern?: string
  maxLength?: number
}

interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  schema: Schema
}

interface Operation {
  operationId?: string
  summary?: string
  description?: string
  tags?: string[]
  security?: object[]
  parameters?: Parameter[]
  responses: Record<string, { description: string; content?: object; headers?: object }>
}

let app: TestApp
let operations: [string, Operation][]
beforeAll(async () => {
  app = await testApp()
  operations = Object.entries(app.checker.document.paths).map(([path, methods]) => [
    path,
    Object.values(methods)[0] as unknown as Operation,
  ])
})
afterAll(() => app.close())

/** Those that are not asked with GET alone. */
const METHODS: Readonly<Record<string, string[]>> = {
  '/mcp': ['post'],
  '/v1/batch': ['post'],
  '/v1/verify': ['post'],
  '/v1/jobs/{job_id}': ['get', 'delete'],
  '/v1/jobs/{job_id}/cancel': ['post'],
}
/** Beside /v1. */
const KEYED = ['/mcp']
const JOBS = ['', '/{job_id}', '/{job_id}/cancel', '/{job_id}/result', '/{job_id}/report'].map(
  (part) => `/v1/jobs${part}`,
)
/** Usage changes with every answer, a job with time, and a verification is of the moment. */
const NOT_KEPT = ['/v1/batch', '/v1/usage', '/v1/verify', ...JOBS]
/** A report is a file. */
const contentOf = (path: string, status: string) => [
  status === '200' && path.endsWith('/report') ? 'text/csv' : 'application/json',
]
const ofV1 = () => operations.filter(([path]) => path.startsWith('/v1/'))

test('is OpenAPI 3.1, with a licence, and needs no key', async () => {
  const locked = await buildApp(services, { access: accessWith() })
  const reply = await locked.inject('/openapi.json')
  await locked.close()
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toMatch(/^application\/json/)
  const json = reply.json()
  expect(json.openapi).toMatch(/^3\.1\.\d$/)
  expect(json.info).toMatchObject({ title: 'Everygram', license: { name: 'Apache-2.0' } })
  expect(json.components.securitySchemes).toMatchObject({ apiKey: { type: 'http', scheme: 'bearer' } })
})

test('has every endpoint that GET / lists, each with its methods', async () => {
  const { json } = await app.get('/')
  const listed = json.apis.flatMap((api: { endpoints: string[] }) => api.endpoints)
  // Open to users, and no API of the contract.
  const others = ['/v1/batch', '/v1/places', '/v1/routes', '/v1/usage', '/v1/verify', ...JOBS]
  expect(
    ofV1()
      .map(([path]) => path)
      .sort(),
  ).toEqual([...listed, ...others].sort())
  for (const [path, methods] of Object.entries(app.checker.document.paths))
    expect(Object.keys(methods), path).toEqual(METHODS[path] ?? ['get'])
})

test('every list says what its items are', () => {
  expect(listsWithoutItems(app.checker.document)).toEqual([])
  expect(listsWithoutItems({ a: { type: ['object', 'array'] } })).toEqual(['#/a'])
})

test('each tag is described once', async () => {
  const described = (app.checker.document as unknown as { tags: { name: string }[] }).tags
  const names = described.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
  expect(new Set(names)).toEqual(new Set(operations.flatMap(([, { tags = [] }]) => tags)))
})

test('every operation has an id of its own, a summary, a tag and the right need for a key', () => {
  const ids = operations.map(([, operation]) => operation.operationId)
  expect(new Set(ids).size).toBe(operations.length)
  for (const [path, operation] of operations) {
    expect(operation.operationId, path).toMatch(/^[a-z][A-Za-z]+$/)
    expect(operation.summary, path).toBeTruthy()
    expect(operation.tags, path).toHaveLength(1)
    const isKeyed = path.startsWith('/v1/') || KEYED.includes(path)
    if (isKeyed) expect(operation.security, path).toBeUndefined()
    else expect(operation.security, path).toEqual([])
  }
})

describe('under /v1', () => {
  test('every operation has all its answers, each with its headers', () => {
    for (const [path, { responses }] of ofV1()) {
      expect(Object.keys(responses), path).toEqual(
        expect.arrayContaining(['200', '401', '414', '422', '429', '500', '503']),
      )
      expect('304' in responses, path).toBe(!NOT_KEPT.includes(path))
      for (const [status, response] of Object.entries(responses)) {
        expect(response.description, `${path} ${status}`).toBeTruthy()
        expect(response.headers, `${path} ${status}`).toHaveProperty('X-Request-Id')
        if (status === '304') expect(response, path).not.toHaveProperty('content')
        else expect(response.content, `${path} ${status}`).toHaveProperty(contentOf(path, status))
      }
      expect('ETag' in (responses['200']?.headers ?? {}), path).toBe(!NOT_KEPT.includes(path))
      for (const status of ['200', '422', '429'])
        expect(responses[status]?.headers).toHaveProperty('X-RateLimit-Remaining')
      expect(responses['429']?.headers).toHaveProperty('Retry-After')
      expect(responses['401']?.headers).toHaveProperty('WWW-Authenticate')
    }
  })

  test('every parameter has a description and says what is allowed', () => {
    for (const [path, { parameters = [] }] of ofV1()) {
      // What is verified comes as the body.
      expect(parameters.length > 0, path).toBe(path !== '/v1/verify')
      for (const { name, in: place, description, schema } of parameters) {
        const what = `${path} ${name}`
        expect(place, what).toBe(placeOf(path, name))
        expect(description, what).toBeTruthy()
        expect(isLimited(schema), what).toBe(true)
      }
    }
  })

  test('what is required is so in the contract', () => {
    const required = Object.fromEntries(
      ofV1().map(([path, { parameters = [] }]) => [
        path,
        parameters.filter((parameter) => parameter.required).map(({ name }) => name),
      ]),
    )
    expect(required).toMatchObject({
      '/v1/hotel/emissions': ['country', 'nights'],
      '/v1/hotel/factors': [],
      '/v1/hotel/compare': ['countries'],
      '/v1/fuel/emissions': ['fuel_type', 'amount'],
      '/v1/fuel/types': [],
    })
  })

  test('the bounds are those of the contract', () => {
    const schemaOf = (path: string, name: string) =>
      operations
        .find(([known]) => known === path)?.[1]
        .parameters?.find((parameter) => parameter.name === name)?.schema
    expect(schemaOf('/v1/hotel/emissions', 'nights')).toMatchObject({ minimum: 1, maximum: 365 })
    expect(schemaOf('/v1/hotel/emissions', 'rooms')).toMatchObject({ minimum: 1, maximum: 100, default: 1 })
    expect(schemaOf('/v1/hotel/compare', 'nights')).toMatchObject({ minimum: 1, maximum: 365, default: 1 })
    expect(schemaOf('/v1/fuel/emissions', 'amount')).toMatchObject({ minimum: 0.001, maximum: 1e9 })
    expect(schemaOf('/v1/fuel/emissions', 'fuel_type')?.enum).toContain('diesel')
    expect(schemaOf('/v1/fuel/emissions', 'include_wtt')).toMatchObject({ type: 'boolean', default: true })
    expect(schemaOf('/v1/fuel/types', 'category')?.enum).toEqual(['gaseous', 'liquid', 'solid', 'biofuel'])
  })
})

/** Names of headers begin with a capital letter. */
function placeOf(path: string, name: string): string {
  if (path.includes(`{${name}}`)) return 'path'
  return /^[A-Z]/.test(name) ? 'header' : 'query'
}

function isLimited({
  type,
  minimum,
  exclusiveMinimum,
  maximum,
  enum: values,
  pattern,
  maxLength,
}: Schema): boolean {
  const bounded = typeof (minimum ?? exclusiveMinimum) === 'number' && typeof maximum === 'number'
  const listed = Array.isArray(values) && values.length > 0
  const formed = typeof pattern === 'string' && typeof maxLength === 'number'
  return type === 'boolean' || bounded || listed || formed
}

/** As far as it says what is in an answer. */
interface Described {
  $ref?: string
  description?: string
  properties?: Record<string, Described>
  items?: Described
  additionalProperties?: Described | boolean
  anyOf?: Described[]
}

describe('every field of every answer and every body has a description', () => {
  const schemas = () =>
    (app.checker.document as unknown as { components: { schemas: Record<string, Described> } }).components
      .schemas

  /** Of all fields below a schema, the path of each and whether something says what it is. */
  function fieldsOf(schema: Described, path: string): [string, boolean][] {
    const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]): [string, boolean][] => {
      const target = schemas()[field.$ref?.split('/').at(-1) ?? '']
      const says = field.description ?? target?.description ?? ''
      return [[`${path}.${name}`, says.trim() !== ''], ...fieldsOf(field, `${path}.${name}`)]
    })
    const values = schema.additionalProperties
    const below = [schema.items, ...(schema.anyOf ?? []), typeof values === 'object' ? values : undefined]
    return [...own, ...below.flatMap((one) => (one ? fieldsOf(one, `${path}[]`) : []))]
  }

  test('of a schema with a name', () => {
    const fields = Object.entries(schemas()).flatMap(([name, schema]) => fieldsOf(schema, name))
    expect(fields.length).toBeGreaterThan(1000)
    expect(fields.filter(([, isDescribed]) => !isDescribed).map(([path]) => path)).toEqual([])
  })

  test('of a schema in its place', () => {
    const places = operations.flatMap(([path, operation]) => {
      const { responses, requestBody } = operation as { requestBody?: object } & Operation
      return [requestBody, ...Object.values(responses)].flatMap((one) => contents(one, path))
    })
    const fields = places.flatMap(([path, schema]) => fieldsOf(schema, path))
    expect(fields.length).toBeGreaterThan(30)
    expect(fields.filter(([, isDescribed]) => !isDescribed).map(([path]) => path)).toEqual([])
  })

  function contents(one: { content?: object } | undefined, path: string): [string, Described][] {
    return Object.values(one?.content ?? {}).map(({ schema }) => [path, schema])
  }
})
