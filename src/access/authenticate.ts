/** The key check in front of every /v1 endpoint. One message for every way to fail, so that nothing is leaked. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../http/errors/catalogue.ts'
import { type KeyParts, parseKey } from './key.ts'

export type Authenticate = (parts: KeyParts) => boolean | Promise<boolean>

const BEARER = /^Bearer +([^ ]+) *$/i

const unauthorized = () =>
  new ApiError({
    code: 'unauthorized',
    message: 'A valid API key is needed: send it as Authorization: Bearer <API_KEY>.',
  })
const unavailable = () =>
  new ApiError({
    code: 'unavailable',
    message: 'API keys cannot be checked just now. Try again in a moment.',
  })

export function authentication(authenticate: Authenticate) {
  return (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void => {
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
    const parts = token === undefined ? undefined : parseKey(token)
    const good = parts !== undefined && authenticate(parts)
    if (typeof good === 'boolean') {
      done(good ? undefined : unauthorized())
      return
    }
    good.then(
      (known) => done(known ? undefined : unauthorized()),
      (error) => {
        request.log.error({ err: error }, 'key store failed')
        done(unavailable())
      },
    )
  }
}
