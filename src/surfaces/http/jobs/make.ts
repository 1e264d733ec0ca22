/** POST /v1/batch with Prefer: respond-async: 202, and where to ask for the job. */
import { createHash, type Hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../../../engine/errors.ts'
import type { RowFormat, RowFormatBody } from '../../batch/row-formats.ts'
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
  readonly body: RowFormatBody
}

/** Answers when the whole body is stored, or throws why it is not. */
export async function makeJob(
  jobs: Jobs,
  request: FastifyRequest,
  reply: FastifyReply,
  { form, question, body }: JobRequest,
): Promise<FastifyReply> {
  const idempotencyKey = keyOf(request)
  const hash = createHash('sha256').update(
    JSON.stringify([form.type, question.isFull, question.type ?? null]),
  )
  const tapped = tap(body, hash)
  const job = await jobs
    .make({
      owner: request.caller?.id ?? NOBODY,
      form: form.type,
      isFull: question.isFull,
      type: question.type,
      rows: form.rows(tapped, question.type),
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
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(jobAnswer(job)))
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  const given = headers['idempotency-key']
  if (given === undefined) return undefined
  if (typeof given === 'string' && IDEMPOTENCY_KEY_FORM.test(given)) return given
  const message = `The header Idempotency-Key must have 1 to ${IDEMPOTENCY_KEY_CHARACTERS_MAX} visible ASCII characters without blanks.`
  throw new ApiError({ code: 'validation_error', field: 'Idempotency-Key', message })
}

function tap(body: RowFormatBody, hash: Hash): RowFormatBody {
  if (typeof body !== 'string') return tapped(body, hash)
  hash.update(body)
  return body
}

async function* tapped(chunks: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    hash.update(chunk)
    yield chunk
  }
}

async function drain(body: RowFormatBody): Promise<void> {
  if (typeof body === 'string') return
  for await (const _ of body) {
    // Nothing but its hash is taken of it.
  }
}

/** Seconds; a job may end at any time. */
const ASK_AGAIN_AFTER = 10

function refusalOf(error: unknown, request: FastifyRequest, reply: FastifyReply): ApiError {
  if (error instanceof StoppedBatch) return new ApiError({ code: error.code, message: error.message })
  if (!(error instanceof ApiError)) return storeFailure(request, error)
  if (error.code === 'rate_limited') reply.header('retry-after', ASK_AGAIN_AFTER)
  return error
}
