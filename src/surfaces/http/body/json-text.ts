/** Bodies of requests that are read: JSON as a text, bounded in bytes, time and nesting. */
import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { nestingOf } from '../../../contract/nesting.ts'
import { quote } from '../../../contract/quote.ts'
import { ApiError, type ErrorCode } from '../../../engine/errors.ts'
import type { App } from '../app.ts'

export interface BodyBounds {
  readonly bytesMax: number
  /** From the end of the headers to the end of the body. */
  readonly timeMs: number
  /** Levels of lists and objects. */
  readonly levelsMax: number
}

/** Makes the routes of `scope` take JSON, as a text, and nothing else. */
export function takeJson(scope: App, bounds: BodyBounds): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/json', (request: FastifyRequest, payload: Readable) =>
    textOf(request, payload, bounds),
  )
  scope.addContentTypeParser('*', (request, _payload, done) => {
    const given = request.headers['content-type'] ?? ''
    const message = `The body must be application/json; its Content-Type is ${quote(given)}.`
    done(new ApiError({ code: 'unsupported_media_type', message }))
  })
}

async function textOf({ headers }: FastifyRequest, payload: Readable, bounds: BodyBounds): Promise<string> {
  const { bytesMax, levelsMax } = bounds
  if (Number(headers['content-length'] ?? 0) > bytesMax) throw tooLarge(bytesMax)
  const text = await bounded(payload, bounds)
  if (nestingOf(text, levelsMax) <= levelsMax) return text
  throw refusal('validation_error', `The body is nested deeper than ${levelsMax} levels, which is the limit.`)
}

function bounded(payload: Readable, { bytesMax, timeMs }: BodyBounds): Promise<string> {
  return new Promise((resolve, reject) => {
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
      if (bytes > bytesMax) end(tooLarge(bytesMax))
      else parts.push(part)
    }
    const late = () =>
      end(refusal('request_timeout', `The body did not arrive within ${timeMs} milliseconds.`))
    const timer = setTimeout(late, timeMs)
    payload.on('data', take)
    payload.once('end', () => end())
    // Nobody is left to answer to.
    payload.once('error', () => end(refusal('bad_request', 'The body was cut off.')))
  })
}

function tooLarge(bytesMax: number): ApiError {
  return refusal('payload_too_large', `The body has more than ${bytesMax} bytes, which is the limit.`)
}

function refusal(code: ErrorCode, message: string): ApiError {
  return new ApiError({ code, message })
}
