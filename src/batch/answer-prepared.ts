/** From a question that was read to its answer: in short without the full answer where the operation can say it in short. */
import { refuseFallbacks } from '../contract/notices.ts'
import type { Notice } from '../core/notices.ts'
import { calculation } from '../domains/answer.ts'
import { briefOf } from '../domains/brief.ts'
import type { Edition } from '../domains/edition.ts'
import type { Context, Outcome } from '../domains/operation.ts'
import type { Brief } from '../engine/derive/short-row.ts'
import type { Prepared } from './prepared.ts'
import type { GoodRow } from './row.ts'

export interface AskOptions {
  readonly context: Context
  /** The whole answer of each row. */
  readonly isFull: boolean
}

/** `kept`: what becomes of a short answer, with the result that it was made of. Throws an ApiError for what has no answer. */
export function answerPrepared(
  prepared: Prepared,
  { context, isFull }: AskOptions,
  kept: (result: unknown, answer: GoodRow) => GoodRow = (_, answer) => answer,
): GoodRow | Promise<GoodRow> {
  const { operation, asked } = prepared
  const { brief } = operation
  if (isFull || brief === undefined) return fullAnswer(prepared, context, isFull)
  const own = asked.edition === context.edition ? context : withEdition(context, asked.edition)
  const outcome = operation.calculate(own, asked.params as never)
  const answered = (found: Outcome<unknown>): GoodRow => {
    return kept(found.result, shortAnswer(prepared, found, brief(asked.edition, found.result)))
  }
  return outcome instanceof Promise ? outcome.then(answered) : answered(outcome)
}

function shortAnswer(
  { type, operation, asked: { edition, strict, notices: ofQuery } }: Prepared,
  { notices }: Outcome<unknown>,
  brief: Brief,
): GoodRow {
  if (strict) refuseFallbacks(notices, operation.subjects)
  return {
    type,
    brief,
    edition: edition.name,
    editionHash: edition.hash,
    notices: codesOf(notices, ofQuery),
  }
}

const NO_CODES: readonly string[] = Object.freeze([])

function codesOf(notices: readonly Notice[], ofQuery: readonly Notice[]): readonly string[] {
  if (notices.length + ofQuery.length === 0) return NO_CODES
  return [...new Set([...notices, ...ofQuery].map(({ code }) => code))]
}

function fullAnswer(
  { type, operation, asked }: Prepared,
  context: Context,
  isFull: boolean,
): GoodRow | Promise<GoodRow> {
  const { edition } = asked
  const found = calculation(operation, context, asked)
  const made = ({ body, brief, notices, write }: Awaited<ReturnType<typeof calculation>>): GoodRow => ({
    type,
    brief: brief?.() ?? briefOf(body()),
    edition: edition.name,
    editionHash: edition.hash,
    notices: codesOf(notices, asked.notices),
    ...(isFull && { whole: write().json() }),
  })
  return found instanceof Promise ? found.then(made) : made(found)
}

/** The context of another edition; its places and routes stay unopened until they are asked for. */
function withEdition(context: Context, edition: Edition): Context {
  return Object.create(context, { edition: { value: edition, enumerable: true } }) as Context
}
