/** Whether an earlier result is still the same. */

import type { Language } from '../../../messages/locale.ts'
import { message, textOf } from '../../../messages/messages.ts'
import { presentVerification } from '../../verify/present.ts'
import { isObject, type JsonObject, objectAt, readRecorded } from '../../verify/recorded.ts'
import { verify } from '../../verify/verify.ts'
import { languageIn } from '../language.ts'
import { oneLine } from '../one-line.ts'
import { closedObject, list, object, text } from '../output-schemas.ts'
import { readRequest } from '../question.ts'
import { askOrRefuse, Refusal, received, refusal, refusalText } from '../refusal.ts'
import { counted, type Session } from '../session.ts'
import { shortAnswer } from '../short-answer.ts'
import type { Tool, ToolAnswer } from '../tool.ts'

export const verifyAnswer: Tool = {
  name: 'verify_answer',
  title: 'Verify a result',
  description:
    'Recalculates a result from its request with the same data edition, and tells whether it is the same. Send a result of calculate, a row of a batch or a whole response as answer; or its request with the values to check: co2e, unit, id.',
  input: closedObject(
    {
      answer: { type: 'object', description: 'As received.' },
      request: text,
      co2e: { type: 'number' },
      unit: { type: 'string', enum: ['kg', 'g'] },
      id: text,
    },
    ['answer', 'request', 'co2e', 'unit', 'id'],
  ),
  example: { request: '/v1/hotel/emissions?country=GB&nights=3', co2e: 31.2 },
  output: object(
    { verdict: { enum: ['same', 'differs', 'cannot'] }, request: text, differences: list({}), reason: text },
    ['request', 'reason'],
  ),
  async call(session, args) {
    const given = (args.answer ?? args) as JsonObject
    const language = languageIn({ lang: args.lang, request: given.request })
    return readRecorded(given)
      ? wholeVerified(session, given, language)
      : shortVerified(session, given, language)
  },
}

async function wholeVerified(session: Session, answer: JsonObject, language: Language): Promise<ToolAnswer> {
  const verification = await counted(session, () => verify(session.context, answer))
  const { attributes } = presentVerification(
    session.context,
    JSON.stringify(answer),
    verification,
    language,
  ).data
  const { verdict, reason, request, differences } = attributes
  return verified(
    {
      verdict,
      ...(request !== undefined && { request }),
      differences,
      ...(reason && { reason: reason.message }),
    },
    language,
  )
}

/** The values of a short result, and the data that it is based on. */
const COMPARED = ['co2e', 'unit', 'range.low', 'range.high', 'tier', 'edition', 'id'] as const
/** One of them is needed for a verdict. */
const NEEDED = ['co2e', 'id'] as const

async function shortVerified(session: Session, given: JsonObject, language: Language): Promise<ToolAnswer> {
  if (!isObject(given) || NEEDED.every((name) => given[name] === undefined)) throw nothingToCheck(given)
  const { type, operation, query } = readRequest(given.request)
  const body = await askOrRefuse(session, operation, query).catch((error) => reasonOf(error, language))
  if (typeof body === 'string')
    return verified({ verdict: 'cannot', differences: [], reason: body }, language)
  const again = shortAnswer(session, type, body) as unknown as JsonObject
  const differences = COMPARED.flatMap((field) => {
    const [answer, now] = [valueAt(given, field), valueAt(again, field)]
    return answer === undefined || answer === now ? [] : [{ field, answer, again: now }]
  })
  const verdict = differences.length === 0 ? 'same' : 'differs'
  return verified({ verdict, request: again.request as string, differences }, language)
}

/** Why it can't be recalculated; a used-up quota is not a reason. */
function reasonOf(error: unknown, language: Language): string {
  if (error instanceof Refusal && error.code !== 'quota_exceeded') return refusalText(error, language)
  throw error
}

function nothingToCheck(given: unknown): Refusal {
  const isEmpty = isObject(given) && Object.keys(given).length === 0
  const values = { received: received(isEmpty ? undefined : given) }
  return refusal('validation_error.nothing_to_verify', values, { field: 'answer' })
}

function valueAt(answer: JsonObject, field: string) {
  const [name = '', inside] = field.split('.')
  return inside === undefined ? answer[name] : objectAt(answer, name)?.[inside]
}

const shown = (value: unknown) => JSON.stringify(value) ?? '-'

interface Verdict {
  readonly verdict: 'same' | 'differs' | 'cannot'
  readonly request?: string
  readonly differences: readonly { field: string; answer?: unknown; again?: unknown }[]
  readonly reason?: string
}

function verified(data: Verdict, language: Language): ToolAnswer {
  const lines = data.differences.map(({ field, answer, again }) =>
    oneLine(
      textOf(message('mcp.difference', { field, before: shown(answer), after: shown(again) }), language),
    ),
  )
  const reason = data.reason === undefined ? [] : [oneLine(data.reason)]
  return { data, text: [data.verdict, ...reason, ...lines].join('\n') }
}
