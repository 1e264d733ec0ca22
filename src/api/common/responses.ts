/** The responses part of a route's schema: 200 with its headers, 304, and the errors that can happen. */
import { type TSchema, Type } from 'typebox'
import { CACHE_CONTROL } from '../../http/envelope/answer.ts'
import { ErrorBody } from '../../http/errors/body.ts'
import { ref } from './schema.ts'

const requestId = { 'X-Request-Id': Type.String({ description: 'The request id given, or a new one.' }) }
const caching = {
  ETag: Type.String({ description: 'Weak entity tag named after the calculation.' }),
  'Cache-Control': Type.String({ examples: [CACHE_CONTROL] }),
}

/** An example is run in the tests: its summary is the request, its value the answer. */
export interface Example {
  summary: string
  value: unknown
}

export interface Examples {
  answers: Record<string, Example>
  refusals: Record<string, Example>
}

export function jsonResponse(
  description: string,
  schema: TSchema,
  headers: object,
  examples?: Record<string, Example>,
) {
  return { description, headers, content: { 'application/json': { schema, ...(examples && { examples }) } } }
}

const errorResponse = (description: string, headers: object = {}, examples?: Record<string, Example>) =>
  jsonResponse(description, ref(ErrorBody), { ...requestId, ...headers }, examples)

export const internalError = errorResponse('`internal_error`: a fault on our side.')

export const notAQuestion = errorResponse(
  'What is no question to this endpoint: `bad_request` (400), `not_found` (404), `method_not_allowed` (405, with Allow), `request_timeout` (408), `headers_too_large` (431).',
)

/** Responses of an endpoint under /v1. `refusals` says which 422 codes it has and when. */
export function calculationResponses(schema: TSchema, examples: Examples, refusals: string) {
  return {
    200: jsonResponse('The answer.', schema, { ...requestId, ...caching }, examples.answers),
    304: {
      description: 'If-None-Match names this calculation: the answer that the client has is still right.',
      headers: { ...requestId, ...caching },
      type: 'null',
    },
    401: errorResponse('`unauthorized`: the API key is missing, malformed, unknown, revoked or expired.', {
      'WWW-Authenticate': Type.String({ examples: ['Bearer'] }),
    }),
    414: errorResponse('`uri_too_long`: the query string is over 8 kB.'),
    422: errorResponse(refusals, {}, examples.refusals),
    500: internalError,
    503: errorResponse('`unavailable`: keys cannot be checked just now.'),
    default: notAQuestion,
  }
}

export function openResponses(schema: TSchema, description: string, examples: Record<string, Example>) {
  return {
    200: jsonResponse(description, schema, requestId, examples),
    500: internalError,
    default: notAQuestion,
  }
}
