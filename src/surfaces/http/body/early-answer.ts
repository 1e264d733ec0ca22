/**
 * Requests that are answered before all of their body has come. A short rest is read and thrown away, and the connection
 * goes on; with a longer one it ends, so that the answer is read and the next request waits for nothing.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Readable } from 'node:stream'
import type { ApiError } from '../../../engine/errors.ts'
import type { Readiness } from '../health/readiness.ts'
import { closeLingering } from './lingering.ts'

const DRAIN_BYTES_MAX = 65_536
const DRAIN_MS = 2000

/** Requests whose client waits for 100 Continue before it sends the body. */
const waiting = new WeakMap<Readable, ServerResponse>()
/** Whose body somebody reads. */
const read = new WeakSet<Readable>()
/** Whose answer is written while the body comes. */
const answeredMeanwhile = new WeakSet<Readable>()
/** Whose request is answered, and the rest of its body on its way. */
const draining = new WeakSet<Socket>()

/** What is wrong with a body that nobody reads yet. */
const faults = new WeakMap<Readable, ApiError>()

/** To be called by whoever reads the body of a request, before. Throws what is known to be wrong with it. */
export function beginBody(request: Readable): void {
  const fault = faults.get(request)
  if (fault) throw fault
  read.add(request)
  waiting.get(request)?.writeContinue()
  waiting.delete(request)
}

/** To be called before an answer that goes on while the body comes: it says nothing of the end of the connection. */
export function answerMeanwhile(request: Readable): void {
  answeredMeanwhile.add(request)
}

/** Tells whoever reads the body, or will read it, that there is no more of it. */
export function failBody(request: Readable, fault: ApiError): void {
  if (read.has(request)) request.emit('error', fault)
  else faults.set(request, fault)
}

export const isDraining = (socket: Socket) => draining.has(socket)

/** Watches over all requests of a server that have a body, or ask for another protocol. */
export function watchEarlyAnswers(server: Server, readiness: Readiness): void {
  server.prependListener('request', (request, response) => {
    if (hasBody(request)) watch(request, response, readiness)
    if (request.headers.upgrade !== undefined) endAfterUpgrade(request, response, readiness)
  })
  server.on('checkContinue', (request, response) => {
    waiting.set(request, response)
    server.emit('request', request, response)
  })
}

/** No other protocol is spoken here, and behind a request that asks for one Node reads no further. */
function endAfterUpgrade({ socket }: IncomingMessage, response: ServerResponse, readiness: Readiness): void {
  response.setHeader('connection', 'close')
  socket.destroySoon = () => closeLingering(socket, { isEnding: readiness.closing })
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || lengthOf(headers) > 0

const lengthOf = (headers: IncomingMessage['headers']) => Number(headers['content-length'] ?? 0)

function watch(request: IncomingMessage, response: ServerResponse, readiness: Readiness): void {
  const { socket } = request
  const end = () => closeLingering(socket, { isEnding: readiness.closing })
  const { writeHead } = response
  response.writeHead = (...given: unknown[]) => {
    if (mustClose(request)) response.setHeader('connection', 'close')
    return writeHead.apply(response, given as Parameters<typeof writeHead>)
  }
  response.once('prefinish', () => {
    if (request.complete) return
    // Node calls it when an answer is the last of its connection.
    socket.destroySoon = end
    if (response.shouldKeepAlive) drain(request, socket, end)
  })
}

function mustClose(request: IncomingMessage): boolean {
  if (request.complete || answeredMeanwhile.has(request)) return false
  return waiting.has(request) || lengthOf(request.headers) > DRAIN_BYTES_MAX
}

function drain(request: IncomingMessage, socket: Socket, end: () => void): void {
  let bytes = 0
  draining.add(socket)
  const late = setTimeout(end, DRAIN_MS)
  const over = () => {
    clearTimeout(late)
    // As all sockets do it.
    Reflect.deleteProperty(socket, 'destroySoon')
    draining.delete(socket)
  }
  // Whoever read it before reads no further.
  request.removeAllListeners('readable')
  request.removeAllListeners('data')
  request.on('data', (piece: Buffer) => {
    bytes += piece.length
    if (bytes > DRAIN_BYTES_MAX) end()
  })
  request.on('error', () => {})
  request.once('end', over)
  socket.once('close', over)
  request.resume()
}
