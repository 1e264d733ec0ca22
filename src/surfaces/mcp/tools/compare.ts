/** Several questions, the least emissions first, with what lies between them. */

import { setImmediate as pause } from 'node:timers/promises'
import { ROW_TYPES } from '../../../api/request/types.ts'
import { shortened } from '../../../contract/quote.ts'
import type { Edition } from '../../../factors/edition.ts'
import { oneLine } from '../one-line.ts'
import { ANY_OBJECT, list, number, object, text } from '../output-schemas.ts'
import { parameterNames } from '../parameter-schemas.ts'
import { ANSWERS_MAX } from '../purse.ts'
import { objectFrom, refuseStray } from '../question.ts'
import { gotText, presentRefusal, Refusal, refusalText, wrong } from '../refusal.ts'
import type { Session } from '../session.ts'
import { wholeAnswerLink } from '../short-answer.ts'
import { figureText, noticeText, wayText } from '../short-text.ts'
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
  const shown = failed.map(({ label, refusal }) => ({ label, ...presentRefusal(refusal) }))
  return {
    data: { ...found, failed: shown },
    text: comparisonText(found, failed),
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
    const got = Array.isArray(questions) ? `got ${questions.length} of them` : gotText(questions)
    const message = `questions must be a list of 1 to ${QUESTIONS_MAX} questions, each with its params; ${got}.`
    throw wrong('questions', message)
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
  throw wrong(field, `${field} must be an object of names and values; ${gotText(value)}.`)
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
    refusal.problems.map((problem) => ({ ...problem, message: `${label}: ${problem.message}` })),
  )
  return new Refusal(problems, EXAMPLE)
}

function comparisonText({ results, sources, total_kg }: Comparison, failed: readonly Failed[]): string {
  const editions = new Set(results.map(({ edition }) => edition))
  return [
    ...results.map((one, at) => `${at + 1}. ${resultText(one)}`),
    ...failed.map(({ label, refusal }) => `${label} has no answer: ${refusalText(refusal)}`),
    `the sum, where these are parts of one thing and not ways to choose from: ${total_kg} kg CO2e`,
    [
      ...sources.map(({ source, dataset }) => `source: ${source}, ${dataset}`),
      `edition ${[...editions].join(', ')}; explain_answer has the factors of each, by its request`,
    ].join('\n'),
  ].join('\n\n')
}

function resultText(one: Compared): string {
  const { label, route, notices, more_sources: more } = one
  return [
    `${label}: ${figureText(one)}${differenceText(one)}`,
    ...(route ? [`way: ${wayText(route)}`] : []),
    ...notices.map(noticeText),
    ...(more === undefined ? [] : [`and ${more} more sources in the whole answer`]),
  ].join('\n')
}

function differenceText({ more_kg, times, overlaps_least }: Compared): string {
  if (more_kg === 0) return ''
  const often = times === undefined ? '' : `, ${times} times as much`
  const doubt = overlaps_least ? '; the ranges overlap, so that the order is not certain' : ''
  return `, ${more_kg} kg more than the least${often}${doubt}`
}

function nameLines(edition: Edition): string {
  return [...parameterNames(edition)].map(([type, names]) => `- ${type}: ${names.join(', ')}`).join('\n')
}
