/** How an answer came about: the sum in sentences, made from its trail. */

import type { Context } from '../../../contract/operation.ts'
import { wordsIn } from '../../../messages/words.ts'
import { type JsonObject, objectAt } from '../../verify/recorded.ts'
import { languageOf } from '../language.ts'
import { oneLine } from '../one-line.ts'
import { closedObject, list, object, SHORT_ANSWER, text } from '../output-schemas.ts'
import { readQuestion, readRequest } from '../question.ts'
import { askOrRefuse, wrong } from '../refusal.ts'
import { shortAnswer, wholeAnswerLink } from '../short-answer.ts'
import { amountText } from '../short-text.ts'
import type { Arguments, Tool } from '../tool.ts'
import { methodUri } from '../uris.ts'

export const explainAnswer: Tool = {
  name: 'explain_answer',
  title: 'Explain an answer',
  description:
    'The sum behind a calculated answer, one sentence a contribution, with the limits of its range and the pages of its methods. Give the request that the answer says of itself; or a type and params as in calculate.',
  input: closedObject(
    {
      request: { type: 'string', description: 'request or url of an answer.' },
      type: text,
      params: { type: 'object' },
    },
    ['request', 'type', 'params'],
  ),
  example: { request: '/v1/hotel/emissions?country=GB&nights=3' },
  output: object({
    co2e: SHORT_ANSWER.co2e,
    unit: SHORT_ANSWER.unit,
    sentences: list(text),
    range_basis: text,
    methodology: text,
    methods: list(text),
    request: text,
  }),
  async call(session, args) {
    const { type, operation, query } = asked(args, session.context)
    const body = await askOrRefuse(session, operation, { ...query, explain: 'true' })
    const answer = shortAnswer(session, type, body)
    const sentences = objectAt(body, 'data', 'attributes')?.explanation as string[]
    const { basis, methods, methodology } = groundsOf(body)
    const { co2e, unit, request } = answer
    const words = wordsIn(languageOf(args))
    return {
      data: { co2e, unit, sentences, range_basis: basis, methodology, methods, request },
      text: [
        `${type}: ${amountText(answer, words)}`,
        ...sentences.map(oneLine),
        basis,
        words('mcp.method', { text: methodology }),
      ].join('\n'),
      links: [wholeAnswerLink(answer), ...methods.map((uri) => ({ uri, name: 'Method' }))],
    }
  },
}

/** By its request, or as a question of calculate. */
function asked({ request, ...question }: Arguments, context: Context) {
  const isGiven = (name: string) => question[name] !== undefined && question[name] !== null
  if (request === undefined && isGiven('type')) return readQuestion(question, context)
  const stray = Object.keys(question).find(isGiven)
  if (request === undefined || stray === undefined) return readRequest(request)
  throw wrong(stray, 'validation_error.tool_request_alone', { name: stray })
}

function groundsOf(body: JsonObject) {
  const emissions = objectAt(body, 'data', 'attributes', 'emissions')
  const trail = emissions?.source_trail as { method: string }[]
  const names = trail.map(({ method }) => pageOf(method))
  return {
    basis: String(objectAt(emissions, 'range')?.basis ?? ''),
    methodology: String(objectAt(body, 'meta')?.methodology ?? ''),
    methods: [...new Set(names)].map(methodUri),
  }
}

/** `docs/methods/hotel.md` is the page hotel. */
function pageOf(method: string): string {
  const [name = ''] = method.slice(method.lastIndexOf('/') + 1).split('.')
  return name
}
