/** How long a connection may keep the server waiting, and how many there may be: what slow clients can cost. */
import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export interface ConnectionLimits {
  /** From the first byte of a connection or request to the end of its headers. */
  headersMs: number
  /** To the end of the whole request. */
  requestMs: number
  /** To the last answer of a request that is answered while its body comes. */
  streamMs: number
  /** Nothing sent and nothing taken for so long while a request or its answer is on its way. */
  idleMs: number
  /** Between two requests; longer than the 60 s that load balancers keep a connection, or they would find it closed. */
  keepAliveMs: number
  /** How often the first two are checked. */
  checkEveryMs: number
  /** Open connections of one process; what comes beyond them is closed at once. */
  connectionsMax: number
}

/** The contract's requests are one packet: these are for bad lines and large proxies, not for large requests. */
export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 15_000,
  streamMs: 3_600_000,
  idleMs: 30_000,
  keepAliveMs: 72_000,
  checkEveryMs: 1000,
  connectionsMax: 10_000,
}

/** The options of Fastify that hold the limits. */
export function connectionOptions(limits: ConnectionLimits) {
  return {
    connectionTimeout: limits.idleMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.checkEveryMs },
  }
}

export function limitConnections(server: Server, { connectionsMax }: ConnectionLimits): void {
  server.maxConnections = connectionsMax
  // Node would answer an Expect that it does not know by itself, without our headers; it may be ignored (RFC 9110, 10.1.1).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
}

const longRequests = new WeakSet<Socket>()

/** Until it is answered: what the connection is used for after that has the time of every other request. */
export function mayTakeLong(socket: Socket, answer: ServerResponse): void {
  longRequests.add(socket)
  answer.once('close', () => longRequests.delete(socket))
}

export const takesLong = (socket: Socket) => longRequests.has(socket)
