/** One calculation of any domain. */
import { ROW_TYPES } from '../../../api/request/types.ts'
import { parametersOf } from '../../../contract/params/schema.ts'
import type { Edition } from '../../../factors/edition.ts'
import { languageIn } from '../language.ts'
import { object, SHORT_ANSWER, SHORT_ANSWER_OPTIONAL } from '../output-schemas.ts'
import { allParameters } from '../parameter-schemas.ts'
import { readQuestion } from '../question.ts'
import { askOrRefuse } from '../refusal.ts'
import type { Session } from '../session.ts'
import { type ShortAnswer, shortAnswer, wholeAnswerLink } from '../short-answer.ts'
import { shortText } from '../short-text.ts'
import type { Arguments, Tool } from '../tool.ts'

export function calculateTool(edition: Edition): Tool {
  return {
    name: 'calculate',
    title: 'Calculate emissions',
    description: `Greenhouse gas emissions of one activity, with range and sources. Send a type and its params:\n${typeLines(edition)}\nCountries by code or name; a place name needs its country. Without year or edition: the factors of ${edition.year}. For several activities or alternatives use compare.`,
    input: object({
      type: { type: 'string', enum: [...ROW_TYPES.keys()] },
      params: {
        type: 'object',
        properties: allParameters(edition),
        description: 'Parameters of the type.',
      },
    }),
    example: { type: 'hotel', params: { country: 'GB', nights: 3 } },
    output: object(SHORT_ANSWER, SHORT_ANSWER_OPTIONAL),
    async call(session, args) {
      const answer = await calculated(session, args)
      const language = languageIn(args)
      const links = [wholeAnswerLink(answer, language)]
      return { data: answer, text: shortText(answer, language), links }
    },
  }
}

/** Throws a Refusal. */
export async function calculated(session: Session, args: Arguments): Promise<ShortAnswer> {
  const { type, operation, query, example } = readQuestion(args, session.context)
  return shortAnswer(session, type, await askOrRefuse(session, operation, query, example))
}

/** Each type with its title and required parameters. */
function typeLines(edition: Edition): string {
  return [...ROW_TYPES]
    .map(([type, operation]) => {
      const { required } = parametersOf(operation, edition)
      const needs = required.length > 0 ? `; needs ${required.join(', ')}` : ''
      return `- ${type}: ${operation.title}${needs}`
    })
    .join('\n')
}
