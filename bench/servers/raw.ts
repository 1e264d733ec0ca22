/**
 * The reference: node:http, the operations and the JSON, and nothing else. No router, no validation, no key check. What
 * the real server is slower by than this one is the price of the framework and of our own layers.
 */
import { createServer, type ServerResponse } from 'node:http'
import { parse } from 'node:querystring'
import { CACHE_CONTROL } from '../../src/surfaces/http/envelope/answer.ts'
import { entityTag } from '../../src/surfaces/http/etag/etag.ts'
import { newRequestId } from '../../src/surfaces/http/request-id/request-id.ts'
import { SECURITY_HEADERS } from '../../src/surfaces/http/security/headers.ts'
import { CASES, requireOperation } from '../cases.ts'
import { type Answer, type Calculate, calculateWith } from '../lib/calculate.ts'
import { openContext } from '../lib/context.ts'
import { CONSTANT_ID, constantBody } from './constant.ts'

const context = openContext()
/** For the validation-only route: parse, and answer what needs no calculation. */
const constant: Calculate = () => ({ id: CONSTANT_ID, body: constantBody })
const isConstant = process.env.ANSWER === 'constant'
const operations = CASES.map(({ operation }) => requireOperation(operation))
const calculations = new Map(
  operations.map((operation) => [
    operation.path as string,
    isConstant ? constant : calculateWith(operation, context),
  ]),
)
/** As Fastify sets it, since it is in a header. */
const KEEP_ALIVE_MS = 72_000

const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
  const url = request.url ?? ''
  const mark = url.indexOf('?')
  const path = url.slice(0, mark)
  const query = parse(url.slice(mark + 1))
  const calculate = calculations.get(path)
  if (!calculate) return void response.writeHead(404).end()
  const answer = calculate(query)
  // What is there at once is not made to wait.
  if (answer instanceof Promise) void answer.then((found) => send(response, found))
  else send(response, answer)
})
server.listen(Number(process.env.PORT), process.env.HOST)

function send(response: ServerResponse, answer: Answer): void {
  const body = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
  response.writeHead(200, {
    ...SECURITY_HEADERS,
    'x-request-id': newRequestId(),
    etag: entityTag(answer.id),
    'cache-control': CACHE_CONTROL,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
}
