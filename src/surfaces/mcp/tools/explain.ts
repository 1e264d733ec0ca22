/** How a result was calculated, in sentences made from its source trail. */
import type { Context } from '../../../contract/operation.ts'
import { textOf } from '../../../messages/messages.ts'
import { wordsIn } from '../../../messages/words.ts'
import { type JsonObject, objectAt } from '../../verify/recorded.ts'
import { languageIn } from '../language.ts'
import { oneLine } from '../one-line.ts'
import { closedObject, list, object, SHORT_ANSWER, text } from '../output-schemas.ts'
import { readQuestion, readRequest } from '../question.ts'
import { askOrRefuse, refusal } from '../refusal.ts'
import { shortAnswer, wholeAnswerLink } from '../short-answer.ts'
import { resultOf } from '../short-text.ts'
import type { Arguments, Tool } from '../tool.ts'
import { methodUri } from '../uris.ts'

export const explainAnswer: Tool = {
  name: 'explain_answer',
  title: 'Explain a result',
  description:
    'The calculation behind a result, one sentence per contribution, with the basis of its range and the pages of its methods. Send the request of the result, or a type and params as in calculate.',
  input: closedObject(
    {
      request: { type: 'string', description: 'request or url of a result.' },
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
    const language = languageIn(args)
    const words = wordsIn(language)
    return {
      data: { co2e, unit, sentences, range_basis: basis, methodology, methods, request },
      text: [
        textOf(resultOf(type, answer), language),
        ...sentences.map(oneLine),
        basis,
        words('mcp.method', { text: methodology }),
      ].join('\n'),
      links: [wholeAnswerLink(answer, language), ...methods.map((uri) => ({ uri, name: 'Method' }))],
    }
  },
}

/** By its request, or as in calculate. */
function asked({ request, ...question }: Arguments, context: Context) {
  const isGiven = (name: string) => question[name] !== undefined && question[name] !== null
  if (request === undefined && isGiven('type')) return readQuestion(question, context)
  const stray = Object.keys(question).find(isGiven)
  if (request === undefined || stray === undefined) return readRequest(request)
  throw refusal('validation_error.beside_request', { name: stray }, { field: stray })
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
