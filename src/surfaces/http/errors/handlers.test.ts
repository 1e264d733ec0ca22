/** Faults inside of the service, provoked by routes that the service itself does not have. */
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ApiError, ERROR_STATUS, type ErrorCode } from '../../../engine/errors.ts'
import { requestId } from '../request-id/request-id.ts'
import { notFoundAmong, onError, onFrameworkError } from './handlers.ts'

const SECRET = 'SELECT secret FROM api_keys at /srv/everygram/store.ts:42'
const withStatus = (statusCode: unknown) => Object.assign(new Error(SECRET), { statusCode })

/** What a route may throw by mistake. */
const FAULTS: [string, unknown][] = [
  ['an Error', new Error(SECRET)],
  ['a TypeError', new TypeError(SECRET)],
  ['an error with a status of 500', withStatus(500)],
  ['an error with a status of 599', withStatus(599)],
  ['an error whose status is text', withStatus('secret')],
  ['a text', SECRET],
  ['an object', { message: SECRET, stack: SECRET }],
]

const logged: string[] = []
let app: FastifyInstance
beforeAll(async () => {
  app = Fastify({
    logger: { level: 'error', stream: { write: (line: string) => void logged.push(line) } },
    genReqId: requestId,
    frameworkErrors: onFrameworkError,
  })
  app.setErrorHandler(onError)
  app.setNotFoundHandler(notFoundAmong([]))
  for (const [index, [, fault]] of FAULTS.entries()) {
    app.get(`/sync/${index}`, () => {
      throw fault
    })
    app.get(`/async/${index}`, async () => {
      throw fault
    })
  }
  for (const code of Object.keys(ERROR_STATUS) as ErrorCode[]) {
    app.get(`/code/${code}`, () => {
      throw new ApiError({ code, message: `This is ${code}.` })
    })
  }
  app.get('/client', () => {
    throw withStatus(400)
  })
  app.get('/many', () => {
    const extras = { available_units: ['kwh'] }
    throw new ApiError(
      { code: 'invalid_unit', field: 'unit', message: 'First.', extras },
      { code: 'validation_error', field: 'amount', message: 'Second.' },
    )
  })
  await app.ready()
})
afterAll(() => app.close())

describe('a fault is a 500 that tells nothing', () => {
  test.each(FAULTS.map(([name], index) => [name, index] as const))('%s', async (_, index) => {
    for (const kind of ['sync', 'async']) {
      logged.length = 0
      const reply = await app.inject({ url: `/${kind}/${index}`, headers: { 'x-request-id': 'mine' } })
      expect(reply.statusCode).toBe(500)
      expect(reply.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
      })
      expect(reply.json()).toEqual({
        error: {
          code: 'internal_error',
          key: 'internal_error.request',
          values: {},
          message: 'Something went wrong on our side. Please quote the request_id when you report it.',
          status: 500,
          doc_url: '/docs/errors#internal_error',
          request_id: 'mine',
        },
      })
      // The log has what the answer does not say.
      expect(logged).toHaveLength(1)
      expect(logged[0]).toContain('"reqId":"mine"')
      expect(logged[0]).toContain('SELECT secret')
    }
  })
})

test.each(Object.entries(ERROR_STATUS))('%s has the status %i', async (code, status) => {
  const reply = await app.inject(`/code/${code}`)
  expect(reply.statusCode).toBe(status)
  expect(reply.json().error).toMatchObject({
    code,
    status,
    message: `This is ${code}.`,
    doc_url: `/docs/errors#${code}`,
  })
  expect(reply.headers['www-authenticate']).toBe(status === 401 ? 'Bearer' : undefined)
})

test('an error of Fastify about the request becomes a bad_request of ours', async () => {
  const reply = await app.inject('/client')
  expect(reply.statusCode).toBe(400)
  expect(reply.json().error).toMatchObject({ code: 'bad_request', status: 400 })
  expect(reply.body).not.toContain('secret')
})

test('several problems: the first heads the body, all are listed', async () => {
  const { error } = (await app.inject('/many')).json()
  expect(error).toEqual({
    code: 'invalid_unit',
    message: 'First.',
    status: 422,
    field: 'unit',
    available_units: ['kwh'],
    errors: [
      { field: 'unit', code: 'invalid_unit', message: 'First.' },
      { field: 'amount', code: 'validation_error', message: 'Second.' },
    ],
    doc_url: '/docs/errors#invalid_unit',
    request_id: error.request_id,
  })
})
