/** The responses part of a route's schema: 200 with its headers, 304, and the errors that can happen. */
import { type TSchema, Type } from 'typebox'
import { ErrorBody } from '../../../contract/error-body.ts'
import { ref } from '../../../contract/schema.ts'
import { shape } from '../../../contract/shape.ts'
import { USAGE_WARNINGS } from '../../../platform/access/plans.ts'
import { CACHE_CONTROL } from '../envelope/answer.ts'
import type { Example, ExamplesByStatus } from './examples.ts'

const requestId = { 'X-Request-Id': shape.text('The request id given, or a new one.') }
const caching = {
  ETag: shape.text('Weak entity tag of the whole answer but for its time.'),
  'Cache-Control': Type.String({ examples: [CACHE_CONTROL] }),
}

export const varying = { Vary: shape.text('The form of the answer depends on Accept.') }

/** Headers that only some answers have say when; the tests ask for all others in every answer. */
const onlyWith = (when: string, description: string, options: object = {}) =>
  Type.String({ description: `${description} Only ${when}.`, 'x-only': when, ...options })
const limited = (description: string, options?: object) =>
  onlyWith('with a key whose plan has limits', description, options)

/** The limit headers of answers to a key whose plan has limits; other keys have none. */
const limits = {
  'X-RateLimit-Limit': limited('Requests that may come at once.', { examples: ['5'] }),
  'X-RateLimit-Remaining': limited('Requests that may still come at once.', { examples: ['4'] }),
  'X-Monthly-Usage': limited('Answers of this month (UTC), this one with them when it counts.', {
    examples: ['417'],
  }),
  'X-Monthly-Limit': limited('Answers a month.', { examples: ['500'] }),
  'X-Usage-Warning': onlyWith(
    'from 80 % of the month',
    `${USAGE_WARNINGS.join(', ')}: from 100, 90 and 80 % of the month.`,
    { enum: [...USAGE_WARNINGS] },
  ),
  'RateLimit-Policy': limited('The policies burst and month (draft-ietf-httpapi-ratelimit-headers).', {
    examples: ['"burst";q=5;w=3, "month";q=500;w=2592000'],
  }),
  RateLimit: limited('What is left of each policy, and seconds until it is whole again.', {
    examples: ['"burst";r=4;t=1, "month";r=83;t=777600'],
  }),
}

/** Examples of what no operation answers. */
export interface Examples {
  answers: Record<string, Example>
  refusals: Record<string, Example>
}

function jsonResponse(
  description: string,
  schema: TSchema,
  headers: object,
  examples?: Record<string, Example>,
) {
  const json = { schema, ...(examples && { examples }) }
  return { description, headers, content: { 'application/json': json } }
}

const errorResponse = (description: string, headers: object = {}, examples?: Record<string, Example>) =>
  jsonResponse(description, ref(ErrorBody), { ...requestId, ...headers }, examples)

/** A refusal to a caller that was let through, with a status that few endpoints have. */
export const refusalResponse = (description: string, headers: object = {}) =>
  errorResponse(description, { ...headers, ...limits })

/** What was asked is done later. */
export function acceptedResponse(schema: TSchema) {
  const headers = {
    Location: shape.text('Where to ask how far it is.'),
    'Preference-Applied': Type.String({ examples: ['respond-async'] }),
    'Cache-Control': Type.String({ examples: ['no-store'] }),
  }
  return jsonResponse('With Prefer: respond-async: a job was made.', schema, {
    ...requestId,
    ...headers,
    ...limits,
  })
}

const internalError = errorResponse('`internal_error`: a fault on our side.')

export const notAQuestion = errorResponse(
  'What is no question to this endpoint: `bad_request` (400), `not_found` (404), `method_not_allowed` (405, with Allow), `request_timeout` (408), `headers_too_large` (431).',
)

interface Outcomes {
  /** Which 422 codes it has and when. */
  readonly refusals: string
  /** When it answers 404, if it does. */
  readonly notFound?: string | undefined
  readonly hasCsv: boolean
  /** It answers with one value too. */
  readonly hasText: boolean
}

/** Responses of an endpoint under /v1. */
export function calculationResponses(schema: TSchema, { refusals, notFound, hasCsv, hasText }: Outcomes) {
  const keyed = keyedResponses(schema, refusals, { headers: hasCsv ? { ...caching, ...varying } : caching })
  return {
    ...keyed,
    200: withForms(keyed[200], hasCsv, hasText),
    ...(hasText && { 422: withErrorLine(keyed[422]) }),
    ...(notFound !== undefined && { 404: errorResponse(notFound, limits) }),
    304: {
      description: 'If-None-Match names this answer: the one that the client has is still right.',
      headers: { ...requestId, ...caching, ...limits },
      type: 'null',
    },
  }
}

function withForms<T extends { content: object }>(response: T, hasCsv: boolean, hasText: boolean) {
  const csv = shape.text('The same as rows, with format=csv or Accept: text/csv.')
  const value = shape.text('The kilograms, or another field, with format=value or Accept: text/plain.')
  const content = {
    ...response.content,
    ...(hasCsv && { 'text/csv': { schema: csv } }),
    ...(hasText && { 'text/plain': { schema: value } }),
  }
  return { ...response, content }
}

function withErrorLine<T extends { content: object }>(response: T) {
  const line = shape.text('Code and message in one line, with format=value or Accept: text/plain.')
  return { ...response, content: { ...response.content, 'text/plain': { schema: line } } }
}

/** Responses of an endpoint that needs a key and whose answers are not to be kept. */
export function keyedResponses(
  schema: TSchema,
  refusals: string,
  { headers, examples }: { headers: object; examples?: Examples },
) {
  return {
    200: jsonResponse('The answer.', schema, { ...requestId, ...headers, ...limits }, examples?.answers),
    401: errorResponse('`unauthorized`: the API key is missing, malformed, unknown, revoked or expired.', {
      'WWW-Authenticate': Type.String({ examples: ['Bearer'] }),
    }),
    414: errorResponse('`uri_too_long`: the query string is over 8 kB.', limits),
    422: errorResponse(refusals, limits, examples?.refusals),
    429: errorResponse(
      '`rate_limited`: too many requests at once, or too many failed keys from this address. `quota_exceeded`: 120 % of the month is used.',
      { 'Retry-After': Type.String({ description: 'Seconds to wait.', examples: ['1'] }), ...limits },
    ),
    500: internalError,
    503: errorResponse('`unavailable`: keys cannot be checked just now.'),
    default: notAQuestion,
  }
}

/** What an endpoint with a body refuses beside. */
export const bodyResponses = {
  413: errorResponse('`payload_too_large`: the body is over its limit.', limits),
  415: errorResponse(
    '`unsupported_media_type`: the body is not of a type that is read here, or it is compressed.',
    limits,
  ),
}

export function openResponses(schema: TSchema, description: string, examples: Record<string, Example>) {
  return {
    200: jsonResponse(description, schema, requestId, examples),
    500: internalError,
    default: notAQuestion,
  }
}

interface Content {
  readonly content?: { readonly 'application/json': { readonly schema?: object; readonly examples?: object } }
}

/** A route's schema with examples in its responses, and in its body where it has one. */
export function withExamples(
  schema: { response?: unknown; body?: unknown },
  examples: ExamplesByStatus = {},
  bodies?: Readonly<Record<string, Example>>,
): object {
  const response = { ...(schema.response as Record<number, Content>) }
  for (const [status, ofStatus] of Object.entries(examples)) {
    const known = response[Number(status)]
    const json = known?.content?.['application/json']
    if (!json) continue
    const content = { ...known.content, 'application/json': { ...json, examples: ofStatus } }
    response[Number(status)] = { ...known, content }
  }
  return { ...schema, response, ...(bodies && { body: bodyWith(bodies, schema.body as Content) }) }
}

/** @fastify/swagger takes the examples of a body from its schema. */
function bodyWith(bodies: Readonly<Record<string, Example>>, body: Content): Content {
  const schema = { ...body.content?.['application/json'].schema, 'x-examples': bodies }
  return { ...body, content: { ...body.content, 'application/json': { schema } } }
}
