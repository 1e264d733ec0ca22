/** Is an answer that was given before still what the data says? */
import { ENGLISH } from '../../../messages/locale.ts'
import { presentVerification } from '../../verify/present.ts'
import { isObject, type JsonObject, objectAt, readRecorded } from '../../verify/recorded.ts'
import { verify } from '../../verify/verify.ts'
import { oneLine } from '../one-line.ts'
import { closedObject, list, object, text } from '../output-schemas.ts'
import { readRequest } from '../question.ts'
import { askOrRefuse, Refusal, refusalText, sent, wrong } from '../refusal.ts'
import { counted, type Session } from '../session.ts'
import { shortAnswer } from '../short-answer.ts'
import type { Tool, ToolAnswer } from '../tool.ts'

export const verifyAnswer: Tool = {
  name: 'verify_answer',
  title: 'Verify an answer',
  description:
    'Makes an answer again from its request with the edition that it names, and says whether the figures are the same. Give an answer of calculate, a row of a batch or a whole answer as answer; or its request with what is to be checked: co2e, unit, id.',
  input: closedObject(
    {
      answer: { type: 'object', description: 'As it was received.' },
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
    return readRecorded(given) ? wholeVerified(session, given) : shortVerified(session, given)
  },
}

async function wholeVerified(session: Session, answer: JsonObject): Promise<ToolAnswer> {
  const verification = await counted(session, () => verify(session.context, answer))
  const { attributes } = presentVerification(session.context, JSON.stringify(answer), verification).data
  const { verdict, reason, request, differences } = attributes
  return verified({
    verdict,
    ...(request !== undefined && { request }),
    differences,
    ...(reason && { reason: reason.message }),
  })
}

/** What of a short answer is a figure, or says which data it rests on. */
const COMPARED = ['co2e', 'unit', 'range.low', 'range.high', 'tier', 'edition', 'id'] as const
/** One of them is needed for a verdict. */
const FIGURES = ['co2e', 'id'] as const

async function shortVerified(session: Session, given: JsonObject): Promise<ToolAnswer> {
  if (!isObject(given) || FIGURES.every((name) => given[name] === undefined)) throw nothingToCheck(given)
  const { type, operation, query } = readRequest(given.request)
  const body = await askOrRefuse(session, operation, query).catch(reasonOf)
  if (typeof body === 'string') return verified({ verdict: 'cannot', differences: [], reason: body })
  const again = shortAnswer(session, type, body) as unknown as JsonObject
  const differences = COMPARED.flatMap((field) => {
    const [answer, now] = [valueAt(given, field), valueAt(again, field)]
    return answer === undefined || answer === now ? [] : [{ field, answer, again: now }]
  })
  const verdict = differences.length === 0 ? 'same' : 'differs'
  return verified({ verdict, request: again.request as string, differences })
}

/** Why it cannot be made again; that the month has no answers left says nothing of it. */
function reasonOf(error: unknown): string {
  if (error instanceof Refusal && error.code !== 'quota_exceeded') return refusalText(error, ENGLISH)
  throw error
}

function nothingToCheck(given: unknown): Refusal {
  const isEmpty = isObject(given) && Object.keys(given).length === 0
  return wrong('answer', 'validation_error.tool_answer', sent(isEmpty ? undefined : given))
}

function valueAt(answer: JsonObject, field: string) {
  const [name = '', inside] = field.split('.')
  return inside === undefined ? answer[name] : objectAt(answer, name)?.[inside]
}

const given = (value: unknown) =>
  value === undefined ? 'nothing was given' : `${JSON.stringify(value)} was given`

interface Verdict {
  readonly verdict: 'same' | 'differs' | 'cannot'
  readonly request?: string
  readonly differences: readonly { field: string; answer?: unknown; again?: unknown }[]
  readonly reason?: string
}

function verified(data: Verdict): ToolAnswer {
  const lines = data.differences.map(({ field, answer, again }) =>
    oneLine(`${field}: ${given(answer)}, it is ${JSON.stringify(again) ?? 'not there'}`),
  )
  const reason = data.reason === undefined ? [] : [oneLine(data.reason)]
  return { data, text: [data.verdict, ...reason, ...lines].join('\n') }
}
