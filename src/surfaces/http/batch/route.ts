/** POST /v1/batch: many questions in one request, answered while they come. */
import { setMaxListeners } from 'node:events'
import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RawQuery } from '../../../contract/params/query.ts'
import { ApiError, problem } from '../../../engine/errors.ts'
import type { Gate } from '../../../platform/access/gate.ts'
import {
  ARRAY_BOUNDS,
  ARRAY_ROWS_MAX,
  CSV,
  NDJSON,
  ROW_FORMATS,
  type RowFormat,
  STREAM_BYTES_MAX,
} from '../../batch/row-formats.ts'
import { runBatch } from '../../batch/run.ts'
import { StoppedBatch } from '../../batch/stopped.ts'
import type { BatchSummary } from '../../batch/summary.ts'
import { inUtf8 } from '../../batch/utf8.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Tasks } from '../../tasks/tasks.ts'
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
  readonly tasks: Tasks
  /** Absent where no keys are asked for. */
  readonly gate: Gate | undefined
  /** Absent where nothing is answered later: then a preference for it is not followed. */
  readonly jobs: Jobs | undefined
  readonly limits: Pick<ConnectionLimits, 'streamMs' | 'idleMs'>
}

export async function batchRoute(v1: App, { tasks, gate, jobs, limits }: BatchSettings): Promise<void> {
  const enter = workLimits(gate, {
    endpoint: BATCH_PATH,
    atOnce: BATCHES_AT_ONCE,
    work: 'batches',
    isWatched: true,
  })
  const shutdown = new AbortController()
  // One of each batch that is open.
  setMaxListeners(0, shutdown.signal)
  v1.addHook('preClose', (done) => {
    shutdown.abort(closed())
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
      const { isFull, type, language } = question
      const form = formOf(request)
      // What is wrong with a whole list is said before anything of it is answered.
      const list = typeof request.body === 'string' ? await tasks.storedList(request.body) : undefined
      const { allowance, endedBy, end } = await enter(request, reply)
      const bounds = { timeMs: limits.streamMs, endedBy: [...endedBy, shutdown.signal] }
      const source = list ? once(list) : streamOf(form, request, reply, bounds)
      if (jobs && prefersAsync(request.headers.prefer))
        return makeJob(jobs, request, reply, { form, question, source }).finally(end)
      let closing: BatchSummary | undefined
      const gone = new AbortController()
      const over = () => {
        gone.abort(GONE)
        end()
      }
      const pieces = runBatch({
        form,
        body: { source, isFull, type, language },
        ...tasks,
        allowance,
        signal: gone.signal,
        onFault: (err) =>
          request.log.error({ err, reqId: request.id }, 'a row of a batch could not be answered'),
        close(given) {
          closing = given
          return form.close(given)
        },
      })
      const first = await pieces.next().catch((error) => {
        over()
        throw error
      })
      answerMeanwhile(request.raw)
      const stream = readWithin(after(first, pieces), limits.streamMs + limits.idleMs, over)
      if (form === ROW_FORMATS.get(CSV)) reply.trailer(CLOSING_TRAILER, async () => trailerOf(closing))
      return reply
        .header('x-request-id', request.id)
        .header('cache-control', 'no-store')
        .header('content-type', form.contentType)
        .header('content-language', language)
        .send(stream)
    })
  })
}

const closed = () => new StoppedBatch(problem('unavailable.closing', {}))

/** The first piece tells whether the body is one at all, while a refusal can still be an answer of its own. */
async function* after(
  first: IteratorResult<string | Uint8Array, void>,
  pieces: AsyncGenerator<string | Uint8Array>,
): AsyncGenerator<string | Uint8Array> {
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

/** In UTF-8, as it comes. */
function streamOf(
  { type }: RowFormat,
  { body, raw }: FastifyRequest,
  reply: FastifyReply,
  bounds: Omit<StreamBounds, 'bytesMax'>,
): AsyncIterable<Uint8Array> {
  mayTakeLong(raw.socket, reply.raw)
  const chunks = boundedChunks(body as Readable, { bytesMax: STREAM_BYTES_MAX, ...bounds })
  return type === CSV ? inUtf8(chunks) : chunks
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

const GONE = new Error('the client has gone')

function formOf({ headers }: FastifyRequest): RowFormat {
  const given = headers['content-type'] ?? ''
  const [type = ''] = given.split(';')
  const form = ROW_FORMATS.get(type.trim().toLowerCase())
  if (form) return form
  throw new ApiError(problem('unsupported_media_type.rows', { value: given }))
}
