/** Asks a server, and makes of each answer the row that the table has for it. */
import { createHash } from 'node:crypto'
import { Agent, type IncomingMessage, request as plainRequest } from 'node:http'
import { Agent as TlsAgent, request as tlsRequest } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import { maskBody } from './mask.ts'
import { type GoldenRequest, parseRequest } from './request.ts'
import type { Row } from './table.ts'

export interface Server {
  /** Scheme, host and port. */
  base: string
  /** Sent as a bearer token where the server asks for one. */
  key?: string | undefined
}

interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: string
}

/** Requests at a time. A server of one process has one thread: more would only wait. */
export const CONCURRENCY = 8

/** Enough to tell bodies apart, and half of the size of the table less than all 64. */
const HASH_DIGITS = 16
/** A limit of a plan is waited for; the end of a month is not. */
const WAIT_SECONDS_MAX = 60
const TOO_MANY = 429

/** One row a request, in their order; so many are under way at a time. */
export async function askAll(
  server: Server,
  requests: readonly string[],
  concurrency: number,
): Promise<Row[]> {
  const agent = agentFor(server, concurrency)
  const rows: Row[] = []
  const left = requests.entries()
  const worker = async () => {
    for (const [index, request] of left) {
      rows[index] = rowOf(request, await askPatiently(server, agent, parseRequest(request)))
    }
  }
  try {
    await Promise.all(Array.from({ length: concurrency }, worker))
  } finally {
    agent.destroy()
  }
  return rows
}

/** What one request is answered with, as it came. */
export async function bodyOf(server: Server, request: string): Promise<string> {
  const agent = agentFor(server, 1)
  try {
    return (await askPatiently(server, agent, parseRequest(request))).body
  } finally {
    agent.destroy()
  }
}

function agentFor({ base }: Server, maxSockets: number): Agent {
  return new (base.startsWith('https:') ? TlsAgent : Agent)({ keepAlive: true, maxSockets })
}

async function askPatiently(server: Server, agent: Agent, request: GoldenRequest): Promise<Answer> {
  for (;;) {
    const answer = await ask(server, agent, request)
    if (answer.status !== TOO_MANY) return answer
    const seconds = Number(answer.headers['retry-after'])
    if (!(seconds <= WAIT_SECONDS_MAX)) throw new Error(`The server refuses more requests: ${answer.body}`)
    await wait(seconds * 1000)
  }
}

function ask({ base, key }: Server, agent: Agent, question: GoldenRequest): Promise<Answer> {
  const { method, target, contentType, body } = question
  const { protocol, hostname, port } = new URL(base)
  const send = protocol === 'https:' ? tlsRequest : plainRequest
  const headers = {
    ...(key !== undefined && { authorization: `Bearer ${key}` }),
    ...(contentType !== undefined && { 'content-type': contentType }),
    // Node sends the body of some methods without its length, and it would be read as the next request.
    ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
  }
  return new Promise((resolve, reject) => {
    // `path` goes out as it stands: a URL would be tidied up, and a row may be about just that.
    const options = { agent, hostname: hostname.replace(/^\[|\]$/g, ''), port, method, path: target, headers }
    const asked = send(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response
        resolve({ status, headers, body: Buffer.concat(chunks).toString() })
      })
    })
    asked.on('error', (error: NodeJS.ErrnoException) => {
      // The server closed a kept connection in the moment that we used it: what clients have to expect.
      if (asked.reusedSocket && error.code === 'ECONNRESET')
        ask({ base, key }, agent, question).then(resolve, reject)
      else reject(new Error(`${method} ${target.slice(0, 200)}: ${error.message}`, { cause: error }))
    })
    asked.end(body)
  })
}

function rowOf(request: string, { status, body }: Answer): Row {
  const { masked, id, grams } = maskBody(body)
  return {
    request,
    status: String(status),
    co2e_grams: grams,
    id,
    sha256: createHash('sha256').update(masked).digest('hex').slice(0, HASH_DIGITS),
  }
}
