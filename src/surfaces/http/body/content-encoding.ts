/** Bodies that are packed are not read: nothing says how much they unpack to. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { quote } from '../../../contract/quote.ts'
import { ApiError } from '../../../engine/errors.ts'

const IDENTITY = 'identity'

/** An onRequest hook of routes that read a body. Accept-Encoding says what is taken (RFC 9110, section 15.5.16). */
export function requireIdentity(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  done: (error?: Error) => void,
): void {
  const given = headers['content-encoding']
  if (given !== undefined && !isIdentity(given)) {
    reply.header('accept-encoding', IDENTITY)
    done(refusal(given))
  } else done()
}

const isIdentity = (given: string) =>
  given.split(',').every((coding) => coding.trim().toLowerCase() === IDENTITY)

function refusal(given: string): ApiError {
  const message = `The body must not be compressed; its Content-Encoding is ${quote(given)}. Send it as it is, without the header.`
  return new ApiError({ code: 'unsupported_media_type', field: 'Content-Encoding', message })
}
