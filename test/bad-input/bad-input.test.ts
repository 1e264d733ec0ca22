import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Reply, type TestApp, testApp } from '../support/app.ts'
import type { BadRequest } from './bad-request.ts'
import { PATHS } from './build.ts'
import { longQuery } from './path-requests.ts'
import { requests } from './requests.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const QUOTED_MAX = 80
/** What belongs to the machine, the code or the database, and to no answer. */
const LEAK =
  /\n\s*at |node_modules|\.[cm]?[jt]s\b|file:\/\/|\/(work|home|usr|tmp|app)\/|\bSELECT\b|\bINSERT\b|SQLITE|kysely/i
/** Without their other halves these are no text: many JSON readers refuse them. */
const LONE_SURROGATE = /\p{Surrogate}/u

test('there are hundreds of different bad requests', () => {
  const asked = requests.map(({ method, url, contentType, body }) =>
    JSON.stringify([method, url, contentType, body]),
  )
  expect(new Set(asked).size).toBe(requests.length)
  expect(requests.length).toBeGreaterThan(500)
})

describe('every bad request is refused with a reason', () => {
  for (const bad of requests) {
    test(title(bad), async () => {
      const reply = await ask(bad)
      expect(reply.status).toBe(bad.status)
      const { error } = reply.json
      expect(error.status).toBe(bad.status)
      expect(error.request_id).toMatch(/\S/)
      expect(reply.headers['x-request-id']).toBe(error.request_id)
      if (bad.errors) checkSeveral(bad.errors, error)
      else checkOne(bad, error)
      checkMessages(bad, messages(error))
      if (bad.status === 405) expect(reply.headers.allow).toBe('GET, HEAD')
    })
  }
})

function ask({ url, method, contentType, body }: BadRequest): Promise<Reply> {
  return app.send({
    url,
    method: method ?? 'GET',
    ...(contentType !== undefined && { headers: { 'content-type': contentType } }),
    ...(body !== undefined && { payload: body }),
  } as Parameters<TestApp['send']>[0])
}

interface AnsweredError {
  code: string
  field?: string
  message: string
  errors?: { field: string; code: string; message: string }[]
  available_fuel_types?: string[]
  available_units?: string[]
  available_categories?: string[]
}

function checkOne({ code, field, available = {} }: BadRequest, error: AnsweredError): void {
  expect(error.code).toBe(code)
  expect(error.field).toBe(field)
  // Each country that only a fallback answers for is named by an error of its own.
  const isEachNamed = code === 'no_exact_factor' && error.errors !== undefined
  if (isEachNamed) for (const one of error.errors ?? []) expect(one).toMatchObject({ code, field })
  // What is suggested, and names that are none, are listed.
  else expect(known(error.errors).filter((one) => one.field !== field)).toEqual([])
  const { available_fuel_types, available_units, available_categories } = error
  const lists = { available_fuel_types, available_units, available_categories }
  expect(JSON.parse(JSON.stringify(lists))).toEqual(available)
  // Of a long list the message has the first ones.
  for (const list of Object.values(available))
    for (const word of list.slice(0, 8)) expect(error.message).toContain(word)
}

function checkSeveral(expected: Record<string, string>, error: AnsweredError): void {
  const listed = error.errors ?? []
  // Of a parameter that is none, the error as a whole is a validation_error.
  const codes = listed.map(({ field, code }) => [
    field,
    code === 'unknown_parameter' ? 'validation_error' : code,
  ])
  expect(Object.fromEntries(codes)).toEqual(expected)
  expect(listed).toHaveLength(Object.keys(expected).length)
  const { code, field, message } = error
  expect(listed[0]).toMatchObject({ field, message })
  expect('available_fuel_types' in error).toBe(code === 'invalid_fuel_type')
  expect('available_units' in error).toBe(code === 'invalid_unit')
}

/** Entries about parameters that there are. */
function known(errors: AnsweredError['errors'] = []) {
  return errors.filter(({ code }) => code !== 'unknown_parameter')
}

function messages(error: AnsweredError): string[] {
  return [error.message, ...(error.errors ?? []).map(({ message }) => message)]
}

function checkMessages({ says, quotes }: BadRequest, given: string[]): void {
  const text = given.join('\n')
  if (typeof says === 'string') expect(text).toContain(says)
  else expect(text).toMatch(says)
  for (const message of given) expect(message).toMatch(/\S/)
  if (quotes !== undefined) checkQuote(quotes, text)
  // What the client sent may well look like a path or like SQL.
  expect(
    text.replaceAll(shortened(quotes ?? ''), '').replaceAll(shortened((quotes ?? '').trim()), ''),
  ).not.toMatch(LEAK)
  expect(text).not.toMatch(LONE_SURROGATE)
  expect(text).not.toMatch(/was ignored/)
}

function checkQuote(value: string, text: string): void {
  const [raw, trimmed] = [value, value.trim()].map((given) =>
    given.length > QUOTED_MAX ? shortened(given) : `'${given}'`,
  )
  expect(
    text.includes(raw ?? '') || text.includes(trimmed ?? ''),
    `${JSON.stringify(value)} is quoted in ${text}`,
  ).toBe(true)
  if (value.length > QUOTED_MAX) expect(text).not.toContain(value.slice(0, QUOTED_MAX + 1))
}

/** Room for an ellipsis within the 80 characters. */
function shortened(value: string): string {
  return value.slice(0, QUOTED_MAX - 1)
}

function title({ method, url, contentType }: BadRequest): string {
  const shown = url.length > 120 ? `${url.slice(0, 120)}… (${url.length})` : url
  return `${method ?? 'GET'} ${shown}${contentType === undefined ? '' : ` as '${contentType}'`}`
}

describe('the edges of what is allowed', () => {
  test.each(Object.values(PATHS))('%s takes a query string of 8192 characters', async (path) => {
    const start = GOOD[path] ?? ''
    const { status } = await app.get(`${path}?${longQuery(8192, `${start}&x=`)}`)
    expect(status).toBe(200)
  })

  test.each([
    `${PATHS.emissions}?country=GB&nights=365&rooms=100`,
    `${PATHS.compare}?countries=GB,FR,DE,IT,ES,PT,NL,BE,CH,SE&nights=365&rooms=100`,
    `${PATHS.fuel}?fuel_type=natural_gas&amount=0.001`,
    `${PATHS.fuel}?fuel_type=natural_gas&unit=therm&amount=1000000000`,
    `${PATHS.fuel}?fuel_type=natural_gas&amount=1e9`,
  ])('%s', async (url) => {
    expect((await app.get(url)).status).toBe(200)
  })

  test('a value of 80 characters is quoted whole, and a longer one is not cut within a character', async () => {
    const whole = `${'x'.repeat(78)}\u{1f4a5}`
    const { json: short } = await app.get(`${PATHS.types}?category=${encodeURIComponent(whole)}`)
    expect(short.error.message).toContain(`'${whole}'`)
    const { json: long } = await app.get(`${PATHS.types}?category=${encodeURIComponent(`x${whole}y`)}`)
    expect(long.error.message).toContain('x'.repeat(79))
    expect(long.error.message).not.toMatch(LONE_SURROGATE)
  })

  test('nor is the name of an unknown parameter', async () => {
    const name = encodeURIComponent(`${'n'.repeat(79)}\u{1f4a5}y`)
    for (const strict of [0, 1]) {
      const { text } = await app.get(`${PATHS.types}?strict=${strict}&${name}=1`)
      expect(text).not.toMatch(/\\ud[89a-f]/i)
    }
  })
})

const GOOD: Record<string, string> = {
  [PATHS.emissions]: 'country=GB&nights=1',
  [PATHS.factors]: 'a=1',
  [PATHS.compare]: 'countries=GB,FR',
  [PATHS.fuel]: 'fuel_type=diesel&amount=1',
  [PATHS.types]: 'category=solid',
}

describe('what is not part of the question changes nothing', () => {
  test.each([
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'valueOf',
    '__proto__[strict]',
    'constructor[prototype][strict]',
  ])('a parameter named %s is unknown, and no more', async (name) => {
    for (const [path, query] of Object.entries(GOOD)) {
      const { status, json } = await app.get(`${path}?${query}&${encodeURIComponent(name)}=true`)
      expect(status).toBe(200)
      const notices = json.data.attributes?.notices ?? json.meta.notices
      expect(notices).toContainEqual(expect.objectContaining({ code: 'unknown_parameter', field: name }))
    }
    expect(({} as Record<string, unknown>).strict).toBeUndefined()
  })

  test.each(['application/json', 'text/plain', 'multipart/form-data', 'a/b/c', ''])(
    'a body on GET, and its content type %j',
    async (type) => {
      for (const [path, query] of Object.entries(GOOD)) {
        const url = `${path}?${query}`
        const headers = { 'content-type': type }
        const { status, json } = await app.send({ method: 'GET', url, headers, payload: '{"nights":' })
        expect(status).toBe(200)
        expect(json.data).toEqual((await app.get(url)).json.data)
      }
    },
  )
})
