/** One question of any domain. */

import { ROW_TYPES } from '../../../api/request/types.ts'
import { parametersOf } from '../../../contract/params/schema.ts'
import type { Edition } from '../../../factors/edition.ts'
import { wordsIn } from '../../../messages/words.ts'
import { languageOf } from '../language.ts'
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
    description: `Greenhouse gas emissions of one activity, with range and sources. Give a type and its params:\n${typeLines(edition)}\nCountries by code or name; a place named by words needs its country. Without year or edition: the factors of ${edition.year}. For several activities or ways of doing one use compare.`,
    input: object({
      type: { type: 'string', enum: [...ROW_TYPES.keys()] },
      params: {
        type: 'object',
        properties: allParameters(edition),
        description: 'Parameters of the type; values as texts are read too.',
      },
    }),
    example: { type: 'hotel', params: { country: 'GB', nights: 3 } },
    output: object(SHORT_ANSWER, SHORT_ANSWER_OPTIONAL),
    async call(session, args) {
      const answer = await calculated(session, args)
      return {
        data: answer,
        text: shortText(answer, wordsIn(languageOf(args))),
        links: [wholeAnswerLink(answer)],
      }
    },
  }
}

/** Throws a Refusal. */
export async function calculated(session: Session, args: Arguments): Promise<ShortAnswer> {
  const { type, operation, query, example } = readQuestion(args, session.context)
  return shortAnswer(session, type, await askOrRefuse(session, operation, query, example))
}

/** Each type with what it is, and the parameters without which it has no answer. */
function typeLines(edition: Edition): string {
  return [...ROW_TYPES]
    .map(([type, operation]) => {
      const { required } = parametersOf(operation, edition)
      const needs = required.length > 0 ? `; needs ${required.join(', ')}` : ''
      return `- ${type}: ${operation.title}${needs}`
    })
    .join('\n')
}
