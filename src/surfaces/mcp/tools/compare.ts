/** Several calculations, the lowest result first, with the differences. */
import { setImmediate as pause } from 'node:timers/promises'
import { ROW_TYPES } from '../../../api/request/types.ts'
import { shortened } from '../../../contract/quote.ts'
import { messageOf } from '../../../engine/errors.ts'
import type { Edition } from '../../../factors/edition.ts'
import type { Language } from '../../../messages/locale.ts'
import { message, textOf } from '../../../messages/messages.ts'
import type { Message } from '../../../messages/values.ts'
import { wordsIn } from '../../../messages/words.ts'
import { languageIn } from '../language.ts'
import { oneLine } from '../one-line.ts'
import { ANY_OBJECT, list, number, object, text } from '../output-schemas.ts'
import { parameterNames } from '../parameter-schemas.ts'
import { ANSWERS_MAX } from '../purse.ts'
import { objectFrom, refuseStray } from '../question.ts'
import { presentRefusal, Refusal, received, refusal, refusalText } from '../refusal.ts'
import type { Session } from '../session.ts'
import { wholeAnswerLink } from '../short-answer.ts'
import { noticeLine, resultOf, routeLines } from '../short-text.ts'
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
    description: `Up to ${QUESTIONS_MAX} calculations in one call: each with its result, range and notices, the lowest first, with the difference to the lowest; the publications of all; and total_kg, their sum, for parts of one activity rather than alternatives. Type and params outside questions are shared. Parameters by type (calculate describes each):\n${nameLines(edition)}\nExample: ${JSON.stringify(EXAMPLE)}`,
    input: object(
      {
        type: { ...type, description: 'Of every question without its own.' },
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
        description: 'Lowest first: label, more_kg, times, and the result as of calculate.',
      },
      sources: list(ANY_OBJECT),
      failed: list(ANY_OBJECT),
      total_kg: number,
    }),
    call: compareAll,
  }
}

/** Throws a Refusal where none of the questions has a result. */
async function compareAll(session: Session, args: Arguments): Promise<ToolAnswer> {
  const answers: Labelled[] = []
  const failed: Failed[] = []
  for (const { label, question } of questionsIn(args)) {
    try {
      answers.push({ label, answer: await calculated(session, question) })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      failed.push({ label, reason: error })
    }
    // Other requests run in between.
    await pause()
  }
  if (answers.length === 0) throw allFailed(failed)
  const found = comparison(answers)
  const language = languageIn(args)
  const shown = failed.map(({ label, reason }) => ({ label, ...presentRefusal(reason, language) }))
  return {
    data: { ...found, failed: shown },
    text: comparisonText(found, failed, language),
    links: answers.map(({ label, answer }) => ({ ...wholeAnswerLink(answer, language), name: label })),
  }
}

interface Failed {
  readonly label: string
  readonly reason: Refusal
}

function questionsIn({ questions, type, params, ...beside }: Arguments) {
  const isList = Array.isArray(questions) && questions.length > 0 && questions.length <= QUESTIONS_MAX
  if (!isList) {
    const given = Array.isArray(questions)
      ? message('mcp.sent.count', { count: questions.length })
      : received(questions)
    const values = { maximum: QUESTIONS_MAX, received: given }
    throw refusal('validation_error.calculations', values, { field: 'questions' })
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
  throw refusal('validation_error.tool_object', { where: field, received: received(value) }, { field })
}

/** Short, and in one line: our own text follows it. */
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
  const problems = failed.flatMap(({ label, reason }) =>
    reason.problems.map((problem) => {
      const labelled = message('mcp.labelled', { label, message: messageOf(problem) })
      return { ...problem, ...labelled }
    }),
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
    ...results.map((one, at) => `${at + 1}. ${resultText(one, language)}`),
    ...failed.map(({ label, reason }) =>
      words('mcp.not_calculated', { label, text: refusalText(reason, language) }),
    ),
    words('mcp.sum', { exact_kg: total_kg }),
    [
      ...sources.map(({ source, dataset }) => words('mcp.source', { text: `${source}, ${dataset}` })),
      words('mcp.compared_editions', { editions: [...editions] }),
    ].join('\n'),
  ].join('\n\n')
}

function resultText(one: Compared, language: Language): string {
  const { notices, more_sources: more } = one
  return [
    textOf(withDifference(one), language),
    ...routeLines(one, language),
    ...notices.map((notice) => noticeLine(notice, language)),
    ...(more === undefined ? [] : [textOf(message('mcp.more_sources', { count: more }), language)]),
  ].join('\n')
}

function withDifference(one: Compared): Message {
  const { label, more_kg, times, overlaps_least } = one
  const result = resultOf(label, one)
  if (more_kg === 0) return result
  return message('mcp.more_than_lowest', {
    message: result,
    exact_kg: more_kg,
    has_times: times !== undefined,
    exact_times: times ?? 0,
    is_uncertain: overlaps_least,
  })
}

function nameLines(edition: Edition): string {
  return [...parameterNames(edition)].map(([type, names]) => `- ${type}: ${names.join(', ')}`).join('\n')
}
