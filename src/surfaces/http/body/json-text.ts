/** Bodies of requests that are read: JSON as a text, bounded in bytes, time and nesting. */
import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { ApiError, problem } from '../../../engine/errors.ts'
import type { App } from '../app.ts'
import { requireIdentity } from './content-encoding.ts'
import { beginBody } from './early-answer.ts'
import { type JsonExcess, JsonScan } from './json-scan.ts'

export interface BodyBounds {
  readonly bytesMax: number
  /** From the end of the headers to the end of the body. */
  readonly timeMs: number
  /** Levels of lists and objects. */
  readonly levelsMax: number
  /** Of a list; absent: any number. */
  readonly rowsMax?: number
}

/** Makes the routes of `scope` take JSON, as a text that is not compressed, and nothing else. */
export function takeJson(scope: App, bounds: BodyBounds): void {
  scope.addHook('onRequest', requireIdentity)
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/json', (request: FastifyRequest, payload: Readable) =>
    textOf(request, payload, bounds),
  )
  scope.addContentTypeParser('*', (request, _payload, done) => {
    const value = request.headers['content-type'] ?? ''
    done(new ApiError(problem('unsupported_media_type.json', { value })))
  })
}

async function textOf({ headers }: FastifyRequest, payload: Readable, bounds: BodyBounds): Promise<string> {
  if (Number(headers['content-length'] ?? 0) > bounds.bytesMax) throw tooLarge(bounds.bytesMax)
  beginBody(payload)
  return bounded(payload, bounds)
}

function bounded(payload: Readable, bounds: BodyBounds): Promise<string> {
  const { bytesMax, timeMs, levelsMax, rowsMax } = bounds
  return new Promise((resolve, reject) => {
    const scan = new JsonScan({ levelsMax, ...(rowsMax !== undefined && { elementsMax: rowsMax }) })
    const parts: Buffer[] = []
    let bytes = 0
    const end = (error?: ApiError) => {
      clearTimeout(timer)
      payload.off('data', take)
      if (error) reject(error)
      else resolve(Buffer.concat(parts).toString('utf8'))
    }
    const take = (part: Buffer) => {
      bytes += part.length
      if (bytes > bytesMax) return end(tooLarge(bytesMax))
      parts.push(part)
      const excess = scan.push(part)
      if (excess !== undefined) end(tooMuch(excess, bounds))
    }
    const late = () => end(new ApiError(problem('request_timeout.body', { ms: timeMs })))
    const timer = setTimeout(late, timeMs)
    payload.on('data', take)
    payload.once('end', () => end())
    // Of one that is no HTTP the refusal is known; to who has gone nobody answers.
    payload.once('error', (error) =>
      end(error instanceof ApiError ? error : new ApiError(problem('bad_request.cut', {}))),
    )
  })
}

function tooMuch(excess: JsonExcess, { levelsMax, rowsMax = 0 }: BodyBounds): ApiError {
  return new ApiError(
    excess === 'levels'
      ? problem('validation_error.nested', { maximum: levelsMax })
      : problem('payload_too_large.rows', { maximum: rowsMax }),
  )
}

const tooLarge = (bytesMax: number) => new ApiError(problem('payload_too_large.bytes', { maximum: bytesMax }))
