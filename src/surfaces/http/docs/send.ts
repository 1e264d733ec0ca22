/** How pages and their assets are sent. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { matches } from '../etag/etag.ts'
import { notModified } from '../etag/not-modified.ts'

/** A page loads from this server alone, over plain HTTP too, and no text becomes HTML or a script in it. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  'img-src data:',
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

/** Pages are asked for again each time, which costs a 304. */
const REVALIDATED = 'no-cache'
const FOR_EVER = 'public, max-age=31536000, immutable'

export interface Sent {
  readonly type: string
  readonly etag: string
  readonly isImmutable: boolean
  /** The Content-Security-Policy; of pages that of the documentation when absent. A worker lives under that of its script. */
  readonly policy?: string
}

export const HTML_TYPE = 'text/html; charset=utf-8'

/** Sends what `content` gives, or 304 to whom has it already. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, etag, isImmutable, policy = type === HTML_TYPE ? CONTENT_SECURITY_POLICY : undefined }: Sent,
  content: () => Promise<string | Buffer>,
): Promise<FastifyReply> {
  reply.header('etag', etag).header('cache-control', isImmutable ? FOR_EVER : REVALIDATED)
  if (policy !== undefined) reply.header('content-security-policy', policy)
  if (matches(request.headers['if-none-match'], etag)) return notModified(request, reply)
  return reply.header('content-type', type).send(await content())
}
