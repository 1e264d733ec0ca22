/**
 * The least that an answer can cost: node:http, no router, no parameters, no key, nothing calculated. GET /1234 is
 * answered with a text of 1,234 bytes that is always the same, and as many headers as ours, which are too.
 */
import { createServer } from 'node:http'
import { CACHE_CONTROL } from '../../src/surfaces/http/envelope/answer.ts'
import { entityTag } from '../../src/surfaces/http/etag/etag.ts'
import { SECURITY_HEADERS } from '../../src/surfaces/http/security/headers.ts'
import { CONSTANT_ID } from './constant.ts'

const HEADERS = {
  ...SECURITY_HEADERS,
  'x-request-id': CONSTANT_ID,
  etag: entityTag(CONSTANT_ID),
  'cache-control': CACHE_CONTROL,
  'content-type': 'application/json; charset=utf-8',
}

const bodies = new Map<string, string>()
/** As Fastify sets it, since it is in a header. */
const KEEP_ALIVE_MS = 72_000

const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, ({ url = '' }, response) => {
  let body = bodies.get(url)
  if (body === undefined) {
    body = JSON.stringify({ filler: '.'.repeat(Number(url.slice(1)) - EMPTY) })
    bodies.set(url, body)
  }
  response.writeHead(200, { ...HEADERS, 'content-length': body.length })
  response.end(body)
})
server.listen(Number(process.env.PORT), process.env.HOST)

/** Of what stands around the filler. */
const EMPTY = JSON.stringify({ filler: '' }).length
