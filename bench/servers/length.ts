/**
 * The least that an answer can cost: node:http, no router, no parameters, no key, nothing calculated. GET /1234 is
 * answered with a text of 1,234 bytes that is always the same.
 */
import { createServer } from 'node:http'

const bodies = new Map<string, string>()
/** As Fastify sets it, since it is in a header. */
const KEEP_ALIVE_MS = 72_000

const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, ({ url = '' }, response) => {
  let body = bodies.get(url)
  if (body === undefined) {
    body = JSON.stringify({ filler: '.'.repeat(Number(url.slice(1)) - EMPTY) })
    bodies.set(url, body)
  }
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
  })
  response.end(body)
})
server.listen(Number(process.env.PORT), process.env.HOST)

/** Of what stands around the filler. */
const EMPTY = JSON.stringify({ filler: '' }).length
