/** The key check in front of every /v1 endpoint. One message for every way to fail, so that nothing is leaked. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
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

/** A header that was good is good for this long without being taken apart and hashed again. */
const RECALLED_FOR_MS = 1000
const RECALLED_MAX = 10_000

export function authentication(authenticate: Authenticate) {
  const recalled = new LRUCache<string, true>({ max: RECALLED_MAX, ttl: RECALLED_FOR_MS })
  return (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void => {
    const header = request.headers.authorization ?? ''
    if (recalled.has(header)) {
      done()
      return
    }
    const judge = (good: boolean) => {
      if (good) recalled.set(header, true)
      done(good ? undefined : unauthorized())
    }
    const token = BEARER.exec(header)?.[1]
    const parts = token === undefined ? undefined : parseKey(token)
    const good = parts !== undefined && authenticate(parts)
    if (typeof good === 'boolean') {
      judge(good)
      return
    }
    good.then(judge, (error) => {
      request.log.error({ err: error, reqId: request.id }, 'key store failed')
      done(unavailable())
    })
  }
}
