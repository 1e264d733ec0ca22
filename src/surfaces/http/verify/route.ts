/** POST /v1/verify: is an answer that someone kept still what this service answers? */
import { Type } from 'typebox'
import { ref } from '../../../contract/schema.ts'
import { ApiError } from '../../../engine/errors.ts'
import type { Tasks } from '../../tasks/tasks.ts'
import { unknownInQuery } from '../../verify/refusals.ts'
import { VerificationAnswer, VerifyBody } from '../../verify/schema.ts'
import type { App } from '../app.ts'
import { type BodyBounds, takeJson } from '../body/json-text.ts'
import { bodyResponses, keyedResponses } from '../openapi/responses.ts'
import { LANG_PARAM } from '../params/language.ts'

export const VERIFY_PATH = '/v1/verify'

/** The longest answers, lists of all models and routes with their whole line, have some 100 kB and 10 levels. */
export const VERIFY_BOUNDS: BodyBounds = { bytesMax: 1_048_576, timeMs: 10_000, levelsMax: 32 }

/** Linters of OpenAPI ask what the items of a list are, here anything. */
const LIST_OR_OBJECT = { type: undefined, anyOf: [{ type: 'object' }, { type: 'array', items: {} }] }
const BODY = {
  ...VerifyBody,
  properties: { ...VerifyBody.properties, data: { ...VerifyBody.properties.data, ...LIST_OR_OBJECT } },
}

const schema = {
  operationId: 'verify',
  tags: ['verify'],
  summary: 'Is a saved result still the same?',
  description:
    'Takes one result as it was received: a whole answer, also of format=ileap, or a row of a batch, short or full. Recalculates it from its request with the edition that it names, and says whether every figure is as it was. The command everygram verify does the same for files, tables and single values.',
  body: {
    required: true,
    description: 'At most 1 MiB and 32 levels deep; it has to arrive within 10 seconds.',
    content: { 'application/json': { schema: BODY } },
  },
  response: {
    ...keyedResponses(
      ref(VerificationAnswer),
      '`validation_error`: the body is not JSON, is nested too deeply, has a name twice, or is no result of a calculation; or the query has a parameter.',
      { headers: { 'Cache-Control': Type.String({ examples: ['no-store'] }) } },
    ),
    ...bodyResponses,
  },
}

export async function verifyRoute(v1: App, tasks: Pick<Tasks, 'verify'>): Promise<void> {
  await v1.register(async (scope: App) => {
    takeJson(scope, VERIFY_BOUNDS)
    scope.post(VERIFY_PATH, { schema, validatorCompiler: () => () => true }, async (request, reply) => {
      const unknown = Object.keys(request.query as object).find((name) => name !== LANG_PARAM)
      if (unknown !== undefined) throw new ApiError(unknownInQuery(unknown))
      const text = typeof request.body === 'string' ? request.body : ''
      const verified = await tasks.verify(text)
      return reply
        .header('x-request-id', request.id)
        .header('cache-control', 'no-store')
        .header('content-type', 'application/json; charset=utf-8')
        .send(verified)
    })
  })
}
