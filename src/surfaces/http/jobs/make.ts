/** POST /v1/batch with Prefer: respond-async: 202, and where to ask for the job. */
import { createHash, type Hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, problem } from '../../../engine/errors.ts'
import { ENGLISH } from '../../../messages/locale.ts'
import type { RowFormat } from '../../batch/row-formats.ts'
import { StoppedBatch } from '../../batch/stopped.ts'
import { NOBODY } from '../../jobs/job.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { BatchQuestion } from '../batch/question.ts'
import { storeFailure } from './failure.ts'
import { RESPOND_ASYNC } from './prefer.ts'
import { jobAnswer, jobPath } from './present.ts'
import { IDEMPOTENCY_KEY_CHARACTERS_MAX, IDEMPOTENCY_KEY_FORM } from './schema.ts'

const ACCEPTED = 202

export interface JobRequest {
  readonly form: RowFormat
  readonly question: BatchQuestion
  /** Of a list its rows, as they are stored. */
  readonly source: AsyncIterable<Uint8Array>
}

/** Answers when the whole body is stored, or throws why it is not. */
export async function makeJob(
  jobs: Jobs,
  request: FastifyRequest,
  reply: FastifyReply,
  { form, question, source }: JobRequest,
): Promise<FastifyReply> {
  const idempotencyKey = keyOf(request)
  const hash = createHash('sha256').update(
    JSON.stringify([form.type, question.isFull, question.type ?? null, ...ofLanguage(question)]),
  )
  // Of a list as it was sent: others may be stored alike.
  if (typeof request.body === 'string') hash.update(request.body)
  const tapped = typeof request.body === 'string' ? source : tap(source, hash)
  const job = await jobs
    .make({
      owner: request.caller?.id ?? NOBODY,
      form: form.type,
      isFull: question.isFull,
      type: question.type,
      language: question.language,
      syntax: form.syntax,
      source: tapped,
      declaredBytes: declaredBytes(request),
      idempotencyKey,
      bodyHash: () => hash.copy().digest('hex'),
      drain: () => drain(tapped),
    })
    .catch((error) => {
      throw refusalOf(error, request, reply)
    })
  return reply
    .code(ACCEPTED)
    .header('x-request-id', request.id)
    .header('location', jobPath(job.id))
    .header('preference-applied', RESPOND_ASYNC)
    .header('cache-control', 'no-store')
    .header('content-language', question.language)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(jobAnswer(job)))
}

/** Nothing for English, so that requests of earlier releases hash as they did. */
const ofLanguage = ({ language }: BatchQuestion) => (language === ENGLISH ? [] : [language])

function keyOf({ headers }: FastifyRequest): string | undefined {
  const given = headers['idempotency-key']
  if (given === undefined) return undefined
  if (typeof given === 'string' && IDEMPOTENCY_KEY_FORM.test(given)) return given
  const values = { maximum: IDEMPOTENCY_KEY_CHARACTERS_MAX }
  throw new ApiError(problem('validation_error.idempotency_key', values, { field: 'Idempotency-Key' }))
}

/** Undefined where its length is not said beforehand. */
function declaredBytes({ headers }: FastifyRequest): number | undefined {
  const given = headers['content-length']
  return given === undefined ? undefined : Number(given)
}

async function* tap(chunks: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    hash.update(chunk)
    yield chunk
  }
}

async function drain(source: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of source) {
    // Nothing but its hash is taken of it.
  }
}

/** Seconds; a job may end at any time. */
const ASK_AGAIN_AFTER = 10

function refusalOf(error: unknown, request: FastifyRequest, reply: FastifyReply): ApiError {
  if (error instanceof StoppedBatch) return new ApiError(error.problem)
  if (!(error instanceof ApiError)) return storeFailure(request, error)
  if (error.code === 'rate_limited') reply.header('retry-after', ASK_AGAIN_AFTER)
  return error
}
