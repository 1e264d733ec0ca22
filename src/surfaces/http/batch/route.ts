/** POST /v1/batch: many questions in one request, answered while they come. */
import { setMaxListeners } from 'node:events'
import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../contract/operation.ts'
import type { RawQuery } from '../../../contract/params/query.ts'
import { quote } from '../../../contract/quote.ts'
import { ApiError } from '../../../engine/errors.ts'
import type { Meter } from '../../../platform/access/meter.ts'
import { rowAnswerer } from '../../batch/answer-row.ts'
import {
  ARRAY_BOUNDS,
  ARRAY_ROWS_MAX,
  CSV,
  JSON_ARRAY,
  NDJSON,
  ROW_FORMATS,
  type RowFormat,
  type RowFormatBody,
  rowsIn,
  STREAM_BYTES_MAX,
} from '../../batch/row-formats.ts'
import { type BatchSummary, runBatch } from '../../batch/run.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { App } from '../app.ts'
import { BATCHES_AT_ONCE, workLimits } from '../auth/work-limits.ts'
import { answerMeanwhile } from '../body/early-answer.ts'
import { takeJson } from '../body/json-text.ts'
import { readWithin } from '../body/pieces.ts'
import { boundedChunks, type StreamBounds } from '../body/stream.ts'
import { type ConnectionLimits, mayTakeLong } from '../connections/connections.ts'
import { makeJob } from '../jobs/make.ts'
import { prefersAsync } from '../jobs/prefer.ts'
import { batchQuestion } from './question.ts'
import { batchSchema } from './schema.ts'
import { CLOSING_TRAILER, trailerOf } from './trailer.ts'

export const BATCH_PATH = '/v1/batch'

export interface BatchSettings {
  readonly context: Context
  /** Absent where no keys are asked for. */
  readonly meter: Meter | undefined
  /** Absent where nothing is answered later: then a preference for it is not followed. */
  readonly jobs: Jobs | undefined
  readonly limits: Pick<ConnectionLimits, 'streamMs' | 'idleMs'>
}

export async function batchRoute(v1: App, { context, meter, jobs, limits }: BatchSettings): Promise<void> {
  const enter = workLimits(meter, { endpoint: BATCH_PATH, atOnce: BATCHES_AT_ONCE, plural: 'batches' })
  const shutdown = new AbortController()
  // As many as there are batches at once.
  setMaxListeners(0, shutdown.signal)
  v1.addHook('preClose', (done) => {
    shutdown.abort()
    done()
  })
  await v1.register(async (scope: App) => {
    takeJson(scope, { ...ARRAY_BOUNDS, rowsMax: ARRAY_ROWS_MAX })
    takeStreams(scope)
    const options = {
      schema: batchSchema,
      validatorCompiler: () => () => true,
      // Its rows count, each that is answered.
      config: { isFree: true },
    }
    scope.post(BATCH_PATH, options, async (request, reply) => {
      const question = batchQuestion(request.query as unknown as RawQuery)
      const { isFull, type } = question
      const form = formOf(request)
      // What is wrong with a whole list is said before anything of it is answered.
      if (typeof request.body === 'string') rowsIn(request.body)
      const { allowance, end } = enter(request, reply)
      const body = bodyOf(request, reply, { timeMs: limits.streamMs, closing: shutdown.signal })
      if (jobs && prefersAsync(request.headers.prefer))
        return makeJob(jobs, request, reply, { form, question, body }).finally(end)
      let closing: BatchSummary | undefined
      const pieces = runBatch({
        rows: form.rows(body, type),
        answerRow: rowAnswerer({ context, isFull }),
        writer: form.writer(),
        allowance,
        close(given) {
          closing = given
          return form.close(given)
        },
      })
      const first = await pieces.next().catch((error) => {
        end()
        throw error
      })
      answerMeanwhile(request.raw)
      const stream = readWithin(after(first, pieces), limits.streamMs + limits.idleMs, end)
      if (form === ROW_FORMATS.get(CSV)) reply.trailer(CLOSING_TRAILER, async () => trailerOf(closing))
      return reply
        .header('x-request-id', request.id)
        .header('cache-control', 'no-store')
        .header('content-type', form.contentType)
        .send(stream)
    })
  })
}

/** The first piece tells whether the body is one at all, while a refusal can still be an answer of its own. */
async function* after(
  first: IteratorResult<string, void>,
  pieces: AsyncGenerator<string>,
): AsyncGenerator<string> {
  try {
    if (!first.done) yield first.value
    yield* pieces
  } finally {
    await pieces.return(undefined)
  }
}

/** Streams are handed on as they are; other types are refused by takeJson. */
function takeStreams(scope: App): void {
  for (const type of [NDJSON, CSV]) {
    scope.addContentTypeParser(type, (_request, payload, done) => done(null, payload))
  }
}

function bodyOf(
  { body, raw }: FastifyRequest,
  reply: FastifyReply,
  bounds: Omit<StreamBounds, 'bytesMax'>,
): RowFormatBody {
  if (typeof body === 'string') return body
  mayTakeLong(raw.socket, reply.raw)
  return boundedChunks(body as Readable, { bytesMax: STREAM_BYTES_MAX, ...bounds })
}

function formOf({ headers }: FastifyRequest): RowFormat {
  const given = headers['content-type'] ?? ''
  const [type = ''] = given.split(';')
  const form = ROW_FORMATS.get(type.trim().toLowerCase())
  if (form) return form
  const message = `The body must be ${NDJSON}, ${JSON_ARRAY} or ${CSV}; its Content-Type is ${quote(given)}.`
  throw new ApiError({ code: 'unsupported_media_type', message })
}
