/** What somebody has pasted: a figure, an answer, or rows of results. It may be anything, and as long as a window takes. */
import { type GivenFigure, readFigure } from './read-figure.ts'
import { type ResultRow, readRows } from './read-rows.ts'

/** An answer that was kept. */
export interface KeptAnswer {
  readonly data: object
  readonly meta: { readonly [name: string]: unknown }
}

export type Pasted =
  | { readonly kind: 'figure'; readonly figure: GivenFigure; readonly text: string }
  | { readonly kind: 'answers'; readonly answers: readonly KeptAnswer[]; readonly total: number }
  | { readonly kind: 'rows'; readonly rows: readonly ResultRow[] }
  | {
      readonly kind: 'refused'
      readonly why: 'nothing' | 'too_long' | 'broken_json' | 'other_json' | 'no_figure'
    }

/** Characters; POST /v1/verify takes 1 MiB. */
export const PASTED_MAX = 1_000_000
/** Each is a request. */
const ANSWERS_MAX = 10

export function readPasted(text: string, mark: string): Pasted {
  const given = text.trim()
  if (given === '') return refused('nothing')
  if (given.length > PASTED_MAX) return refused('too_long')
  const figure = readFigure(given, mark)
  if (figure !== undefined) return { kind: 'figure', figure, text: given }
  const whole = parsed(given)
  const values = whole === undefined ? given.split('\n').map(parsed) : Array.isArray(whole) ? whole : [whole]
  const answers = values.flatMap((value) => answerIn(value) ?? [])
  if (answers.length > 0)
    return { kind: 'answers', answers: answers.slice(0, ANSWERS_MAX), total: answers.length }
  const rows = readRows(given)
  if (rows !== undefined) return { kind: 'rows', rows }
  if (whole !== undefined) return refused('other_json')
  return refused(given.startsWith('{') || given.startsWith('[') ? 'broken_json' : 'no_figure')
}

function refused(why: (Pasted & { kind: 'refused' })['why']): Pasted {
  return { kind: 'refused', why }
}

/** Undefined for what is no JSON, and for what is nested deeper than the browser reads. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The answer itself, or the one that a row of a batch has with fields=full. */
function answerIn(value: unknown): KeptAnswer | undefined {
  if (!isObject(value)) return undefined
  if (isObject(value.answer)) return answerIn(value.answer)
  return isObject(value.data) && isObject(value.meta) ? { data: value.data, meta: value.meta } : undefined
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
