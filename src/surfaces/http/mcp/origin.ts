/**
 * Who may call /mcp from a browser. A page can make a name of its own stand for 127.0.0.1 (DNS rebinding) and so reach
 * a server that asks for no key: what it then sends has its own name as Origin, and as Host.
 */
import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { ApiError, problem } from '../../../engine/errors.ts'
import { ANY_ORIGIN } from '../cors/cors.ts'

const LOOPBACK_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

export interface AllowedCallers {
  /** Origins that the operator has named for CORS. */
  readonly corsOrigins: readonly string[]
  /** Whether a proxy is before the server: then it says which Host there is. */
  readonly isProxied: boolean
}

/** The refusal of a request that comes from where none should, if it does. */
export function refusedCaller(request: FastifyRequest, allowed: AllowedCallers): ApiError | undefined {
  return refusedOrigin(request, allowed) ?? refusedHost(request, allowed)
}

/** Programs send no Origin, and pages cannot help but send theirs. */
function refusedOrigin(
  { headers: { origin } }: FastifyRequest,
  { corsOrigins }: AllowedCallers,
): ApiError | undefined {
  if (origin === undefined || corsOrigins.includes(ANY_ORIGIN) || corsOrigins.includes(origin))
    return undefined
  if (URL.canParse(origin) && LOOPBACK_NAMES.has(new URL(origin).hostname)) return undefined
  return new ApiError(problem('forbidden.origin', { origin }))
}

/** Whoever reaches a loopback address without a proxy calls it by one of its names. */
function refusedHost(
  { headers: { host = '' }, raw: { socket } }: FastifyRequest,
  { isProxied }: AllowedCallers,
): ApiError | undefined {
  if (isProxied || !isLoopback(socket.localAddress) || LOOPBACK_NAMES.has(hostname(host))) return undefined
  return new ApiError(problem('forbidden.host', { value: host }))
}

function isLoopback(address = ''): boolean {
  const plain = address.replace('::ffff:', '')
  return plain === '::1' || (isIP(plain) !== 0 && plain.startsWith('127.'))
}

function hostname(host: string): string {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : ''
}
