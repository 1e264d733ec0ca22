/** The key check in front of every /v1 endpoint. One message for every way to fail, so that nothing is leaked. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, problem } from '../../../engine/errors.ts'
import { type FailedKeys, failedKeys } from '../../../platform/access/failed-keys.ts'
import type { Gate } from '../../../platform/access/gate.ts'
import { growingCache } from '../../../platform/access/growing-cache.ts'
import { parseKey } from '../../../platform/access/key.ts'
import type { KeyRecord } from '../../../platform/access/store.ts'

const BEARER = /^Bearer +([^ ]+) *$/i

const unauthorized = () => new ApiError(problem('unauthorized.key', {}))
const unavailable = () => new ApiError(problem('unavailable.keys', {}))
const tooManyFailures = () => new ApiError(problem('rate_limited.failed_keys', {}))

/** A header that was good is good for this long without being taken apart and hashed again. */
const RECALLED_FOR_MS = 1000
const RECALLED_MAX = 10_000
/** `Bearer `, a key and some room: blanks between them could make any number of long headers of one good key. */
const RECALLED_CHARACTERS_MAX = 100

/** Calls `admit` with the key of a request. Throws where there is no good one. */
export function authentication(
  { authenticate, isKnown }: Gate,
  admit: (request: FastifyRequest, reply: FastifyReply, key: KeyRecord) => Promise<void>,
) {
  const recalled = growingCache<KeyRecord>(RECALLED_MAX, RECALLED_FOR_MS)
  const failures = failedKeys()
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const header = request.headers.authorization ?? ''
    const known = recalled.get(header)
    if (known !== undefined) return admit(request, reply, known)
    const key = await keyOf(header, request, reply)
    if (key === undefined) throw failed(header, request, reply, failures)
    if (header.length <= RECALLED_CHARACTERS_MAX) recalled.set(header, key)
    return admit(request, reply, key)
  }

  async function keyOf(
    header: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<KeyRecord | undefined> {
    const token = BEARER.exec(header)?.[1]
    const parts = token === undefined ? undefined : parseKey(token)
    if (parts === undefined) return undefined
    // Only a key that was good before may still reach the database from an address that guesses.
    if (!isKnown(parts.id) && failures.waitSeconds(request.ip) > 0) throw tooMany(request, reply, failures)
    try {
      return await authenticate(parts)
    } catch (error) {
      request.log.error({ err: error, reqId: request.id }, 'key store failed')
      // A made-up key is one more try, whether or not it could be looked up.
      if (!isKnown(parts.id)) failures.note(request.ip)
      throw unavailable()
    }
  }
}

/** No key at all is no try: only a header that was sent counts. */
function failed(
  header: string,
  request: FastifyRequest,
  reply: FastifyReply,
  failures: FailedKeys,
): ApiError {
  if (header === '') return unauthorized()
  if (failures.waitSeconds(request.ip) > 0) return tooMany(request, reply, failures)
  failures.note(request.ip)
  return unauthorized()
}

function tooMany(request: FastifyRequest, reply: FastifyReply, failures: FailedKeys): ApiError {
  reply.header('retry-after', failures.waitSeconds(request.ip))
  return tooManyFailures()
}
