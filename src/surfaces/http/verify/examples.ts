/** Examples of POST /v1/verify: an answer of this server, as it is and with a figure changed. */

import { ask, documentOf } from '../../../api/answer.ts'
import { OPERATIONS } from '../../../api/operations.ts'
import { errorBody } from '../../../contract/error-body.ts'
import type { Context } from '../../../contract/operation.ts'
import { ApiError } from '../../../engine/errors.ts'
import { presentVerification } from '../../verify/present.ts'
import { type JsonObject, objectAt } from '../../verify/recorded.ts'
import { NO_ANSWER } from '../../verify/refusals.ts'
import { verify } from '../../verify/verify.ts'
import type { BodyExamples, Example } from '../openapi/examples.ts'

const HTTP_OK = 200
const UNPROCESSABLE = 422

export async function verifyExamples(context: Context): Promise<BodyExamples> {
  const kept = await anAnswer(context)
  const changed = structuredClone(kept)
  const emissions = objectAt(changed, 'data', 'attributes', 'emissions') ?? {}
  emissions.co2e = Number(emissions.co2e) + 1
  const bodies = {
    asItWas: { summary: 'An answer as it was received', value: kept },
    changed: { summary: 'The same with another total', value: changed },
  }
  const exchange = async (value: unknown): Promise<Example> => ({
    summary: 'POST /v1/verify',
    value: presentVerification(context, JSON.stringify(value), await verify(context, value)),
  })
  const answers = { asItWas: await exchange(kept), changed: await exchange(changed) }
  const error = errorBody(new ApiError(NO_ANSWER), 'example')
  const refusals = { noAnswer: { summary: 'POST /v1/verify with {}', value: error } }
  return { bodies, answers: { [HTTP_OK]: answers, [UNPROCESSABLE]: refusals } }
}

/** The first example of the first calculation that has a short answer: a hotel stay. */
async function anAnswer(context: Context): Promise<JsonObject> {
  const operation = OPERATIONS.find(({ name }) => name === 'hotelEmissions')
  const query = Object.values(operation?.examples.answers ?? {})[0]
  if (operation === undefined || query === undefined) return {}
  const found = await ask(operation, context, Object.fromEntries(new URLSearchParams(query)))
  return JSON.parse(JSON.stringify(documentOf(found)))
}
