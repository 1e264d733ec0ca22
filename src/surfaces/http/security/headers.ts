/**
 * Headers that every answer has, for browsers that get hold of one (OWASP REST Security Cheat Sheet). TLS, and with it
 * Strict-Transport-Security, belongs to the proxy in front.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'

const HEADERS = [
  ['x-content-type-options', 'nosniff'],
  /** Data is no page: nothing to load, nothing to frame. /docs brings a policy of its own. */
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ['cross-origin-resource-policy', 'same-origin'],
  ['referrer-policy', 'no-referrer'],
] as const

export const SECURITY_HEADERS: Readonly<Record<string, string>> = Object.freeze(Object.fromEntries(HEADERS))

/** An onRequest hook; also for answers that Fastify gives without hooks. */
export function secure(_request: FastifyRequest, reply: FastifyReply, done?: () => void): void {
  for (const [name, value] of HEADERS) reply.header(name, value)
  done?.()
}
