/** POST /v1/batch: many questions in one request, answered while they come. */
import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { Meter } from '../../access/meter.ts'
import { rowAsker } from '../../batch/ask-row.ts'
import { type Closing, runBatch } from '../../batch/run.ts'
import { ApiError } from '../../contract/errors.ts'
import type { RawQuery } from '../../contract/params/query.ts'
import { quote } from '../../contract/quote.ts'
import type { Context } from '../../domains/operation.ts'
import type { App } from '../app.ts'
import { takeJson } from '../body/json-text.ts'
import { mayTakeLong } from '../connections/connections.ts'
import { BATCHES_AT_ONCE, workLimits } from '../gate/work-limits.ts'
import { ARRAY_BOUNDS, CSV, FORMS, type Form, JSON_ARRAY, NDJSON, rowsIn } from './forms.ts'
import { batchQuestion } from './question.ts'
import { batchSchema } from './schema.ts'

export const BATCH_PATH = '/v1/batch'

/** A field of the trailer section (RFC 9110, section 6.5): what the last line of NDJSON says. */
export const CLOSING_TRAILER = 'everygram-closing'

export async function batchRoute(v1: App, context: Context, meter: Meter | undefined): Promise<void> {
  const enter = workLimits(meter, { endpoint: BATCH_PATH, atOnce: BATCHES_AT_ONCE, plural: 'batches' })
  await v1.register(async (scope: App) => {
    takeJson(scope, ARRAY_BOUNDS)
    takeStreams(scope)
    const options = {
      schema: batchSchema,
      validatorCompiler: () => () => true,
      // Its rows count, each that is answered.
      config: { isFree: true },
    }
    scope.post(BATCH_PATH, options, async (request, reply) => {
      const { isFull, type } = batchQuestion(request.query as unknown as RawQuery)
      const form = formOf(request)
      // What is wrong with a whole list is said before anything of it is answered.
      if (typeof request.body === 'string') rowsIn(request.body)
      const { allowance, end } = enter(request, reply)
      let closing: Closing | undefined
      const pieces = runBatch({
        rows: form.rows(request.body, type),
        ask: rowAsker({ context, isFull }),
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
      const stream = Readable.from(after(first, pieces), { objectMode: false })
      stream.once('close', end)
      if (form === FORMS.get(CSV)) reply.trailer(CLOSING_TRAILER, async () => trailerOf(closing))
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

function trailerOf(closing: Closing | undefined): string {
  return JSON.stringify(closing ?? { complete: false })
}

/** Streams are handed on as they are; other types are refused by takeJson. */
function takeStreams(scope: App): void {
  for (const type of [NDJSON, CSV]) {
    scope.addContentTypeParser(type, (request, payload, done) => {
      mayTakeLong(request.raw.socket)
      done(null, payload)
    })
  }
}

function formOf({ headers }: FastifyRequest): Form {
  const given = headers['content-type'] ?? ''
  const [type = ''] = given.split(';')
  const form = FORMS.get(type.trim().toLowerCase())
  if (form) return form
  const message = `The body must be ${NDJSON}, ${JSON_ARRAY} or ${CSV}; its Content-Type is ${quote(given)}.`
  throw new ApiError({ code: 'unsupported_media_type', message })
}
