/** Several questions, the least emissions first, with what lies between them. */

import { setImmediate as pause } from 'node:timers/promises'
import { ROW_TYPES } from '../../../api/request/types.ts'
import { shortened } from '../../../contract/quote.ts'
import type { Edition } from '../../../factors/edition.ts'
import type { Language } from '../../../messages/locale.ts'
import { type Words, wordsIn } from '../../../messages/words.ts'
import { languageOf } from '../language.ts'
import { oneLine } from '../one-line.ts'
import { ANY_OBJECT, list, number, object, text } from '../output-schemas.ts'
import { parameterNames } from '../parameter-schemas.ts'
import { ANSWERS_MAX } from '../purse.ts'
import { objectFrom, refuseStray } from '../question.ts'
import { presentRefusal, Refusal, refusalText, sent, wrong } from '../refusal.ts'
import type { Session } from '../session.ts'
import { wholeAnswerLink } from '../short-answer.ts'
import { amountText, noticeText, routeText } from '../short-text.ts'
import type { Arguments, Tool, ToolAnswer } from '../tool.ts'
import { calculated } from './calculate.ts'
import { type Compared, type Comparison, comparison, type Labelled } from './comparison.ts'

const QUESTIONS_MAX = ANSWERS_MAX

const EXAMPLE = {
  type: 'travel',
  params: {
    origin_country: 'FR',
    origin_location: 'Lyon',
    destination_country: 'ES',
    destination_location: 'Barcelona',
    passengers: 2,
    return_trip: true,
    year: 2024,
  },
  questions: [
    { label: 'train', params: { transport_mode: 'train' } },
    { label: 'flight', params: { transport_mode: 'flight' } },
  ],
}

const type = { type: 'string', enum: [...ROW_TYPES.keys()] }
const params = { type: 'object', description: 'As in calculate.' }

export function compareTool(edition: Edition): Tool {
  return {
    name: 'compare',
    title: 'Compare or add up emissions',
    description: `Up to ${QUESTIONS_MAX} questions in one call: each with its figure, range and notices, the least first, with the difference to the least; the publications of all; and total_kg, their sum, for parts of one thing rather than ways to choose from. What all questions share is given once in type and params. Parameters by type (calculate says more of each):\n${nameLines(edition)}\nExample: ${JSON.stringify(EXAMPLE)}`,
    input: object(
      {
        type: { ...type, description: 'Of every question that says none itself.' },
        params: { ...params, description: 'Of every question, as in calculate.' },
        questions: {
          type: 'array',
          minItems: 1,
          maxItems: QUESTIONS_MAX,
          items: object({ label: text, type, params }, ['label', 'type', 'params']),
        },
      },
      ['type', 'params'],
    ),
    example: EXAMPLE,
    output: object({
      results: {
        ...list(ANY_OBJECT),
        description: 'Least first: label, more_kg, times, and the figure as of calculate.',
      },
      sources: list(ANY_OBJECT),
      failed: list(ANY_OBJECT),
      total_kg: number,
    }),
    call: compareAll,
  }
}

/** Throws a Refusal where none of the questions has an answer. */
async function compareAll(session: Session, args: Arguments): Promise<ToolAnswer> {
  const answers: Labelled[] = []
  const failed: Failed[] = []
  for (const { label, question } of questionsIn(args)) {
    try {
      answers.push({ label, answer: await calculated(session, question) })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      failed.push({ label, refusal: error })
    }
    // Others are not kept waiting for all of them.
    await pause()
  }
  if (answers.length === 0) throw allFailed(failed)
  const found = comparison(answers)
  const language = languageOf(args)
  const shown = failed.map(({ label, refusal }) => ({ label, ...presentRefusal(refusal, language) }))
  return {
    data: { ...found, failed: shown },
    text: comparisonText(found, failed, language),
    links: answers.map(({ label, answer }) => ({ ...wholeAnswerLink(answer), name: label })),
  }
}

interface Failed {
  readonly label: string
  readonly refusal: Refusal
}

function questionsIn({ questions, type, params, ...beside }: Arguments) {
  const isList = Array.isArray(questions) && questions.length > 0 && questions.length <= QUESTIONS_MAX
  if (!isList) {
    const is_list = Array.isArray(questions)
    const count = is_list ? questions.length : 0
    throw wrong('questions', 'validation_error.tool_questions', {
      maximum: QUESTIONS_MAX,
      is_list,
      count,
      ...sent(questions),
    })
  }
  const shared = objectOf(params, 'params')
  refuseStray(beside, {})
  return questions.map((given: unknown, at) => {
    const { label, type: own = type, params: ownParams, ...more } = objectOf(given, `questions[${at}]`)
    const different = objectOf(ownParams, `questions[${at}].params`)
    refuseStray(more, { of: `questions[${at}]` })
    return {
      label: shownLabel(typeof label === 'string' && label !== '' ? label : labelOf(own, different)),
      question: { type: own, params: { ...shared, ...different } },
    }
  })
}

function objectOf(value: unknown, field: string): Arguments {
  const given = objectFrom(value ?? {})
  if (given) return given
  throw wrong(field, 'validation_error.tool_object', { param: field, ...sent(value) })
}

/** Short, and of one line: it stands in front of our own words. */
function shownLabel(label: string): string {
  const line = oneLine(label)
  const short = shortened(line)
  return short === line ? line : `${short}…`
}

function labelOf(type: unknown, params: Arguments): string {
  const values = Object.values(params).filter((value) => typeof value !== 'object')
  return [typeof type === 'string' ? type : 'question', ...values].join(' ')
}

function allFailed(failed: readonly Failed[]): Refusal {
  const problems = failed.flatMap(({ label, refusal }) =>
    refusal.problems.map((problem) => ({ ...problem, label })),
  )
  return new Refusal(problems, EXAMPLE)
}

function comparisonText(
  { results, sources, total_kg }: Comparison,
  failed: readonly Failed[],
  language: Language,
): string {
  const words = wordsIn(language)
  const editions = new Set(results.map(({ edition }) => edition))
  return [
    ...results.map((one, at) => `${at + 1}. ${resultText(one, words)}`),
    ...failed.map(({ label, refusal }) =>
      words('mcp.failed', { label, text: refusalText(refusal, language) }),
    ),
    words('mcp.total', { shown_amount: String(total_kg) }),
    [
      ...sources.map(({ source, dataset }) => words('mcp.source', { text: `${source}, ${dataset}` })),
      words('mcp.editions', { list: [...editions] }),
    ].join('\n'),
  ].join('\n\n')
}

function resultText(one: Compared, words: Words): string {
  const { label, route, notices, more_sources: count } = one
  return [
    `${label}: ${amountText(one, words)}${differenceText(one, words)}`,
    ...(route ? [routeText(route, words)] : []),
    ...notices.map((notice) => noticeText(notice, words)),
    ...(count === undefined ? [] : [words('mcp.more_sources', { count })]),
  ].join('\n')
}

function differenceText({ more_kg, times, overlaps_least }: Compared, words: Words): string {
  if (more_kg === 0) return ''
  return words('mcp.more_than_least', {
    shown_amount: String(more_kg),
    has_times: times !== undefined,
    times_more: String(times ?? ''),
    has_overlap: overlaps_least,
  })
}

function nameLines(edition: Edition): string {
  return [...parameterNames(edition)].map(([type, names]) => `- ${type}: ${names.join(', ')}`).join('\n')
}
