/**
 * Makes a kept answer again from the question that it names, with the edition that it names, and compares the two.
 * Knows no file and no server.
 */

import { ask, documentOf } from '../../api/answer.ts'
import type { Asked } from '../../api/request/address.ts'
import type { Context } from '../../contract/operation.ts'
import { ApiError } from '../../engine/errors.ts'
import { type Difference, differencesBetween } from './differences.ts'
import { excuseOf, excuseOfRefusal } from './judge.ts'
import { type Instead, questionOf } from './question.ts'
import { cannot, type Reason } from './reasons.ts'
import { type JsonObject, objectAt, type Recorded, readRecorded } from './recorded.ts'

export const VERDICTS = ['same', 'differs', 'cannot'] as const
export type Verdict = (typeof VERDICTS)[number]

export interface Verification {
  readonly verdict: Verdict
  /** Why not, with `cannot`. */
  readonly reason?: Reason
  /** What a reader of the verdict should know about it. */
  readonly remarks: readonly string[]
  readonly differences: readonly Difference[]
  readonly answer?: Recorded
  /** Absent where it could not be made. */
  readonly again?: Recorded
}

/** `value`: an answer as JSON that was read. Its nesting is bounded by whoever has read it. */
export async function verify(context: Context, value: unknown, instead: Instead = {}): Promise<Verification> {
  const answer = readRecorded(value)
  if (answer === undefined) {
    const message = 'It is no answer of the service: one has data and meta.'
    return withReason(cannot('not_an_answer', message))
  }
  const question = questionOf(answer, context.editions.register, instead)
  if ('code' in question) return withReason(question, answer)
  const again = await madeAgain(context, question)
  if ('code' in again) return withReason((await otherFiguresOf(context, answer, question)) ?? again, answer)
  return judged(context, answer, again, instead)
}

function withReason(reason: Reason, answer?: Recorded): Verification {
  return { verdict: 'cannot', reason, remarks: [], differences: [], ...(answer && { answer }) }
}

async function madeAgain(context: Context, { operation, query }: Asked): Promise<Recorded | Reason> {
  try {
    const body = documentOf(await ask(operation, context, query))
    const again = readRecorded(JSON.parse(JSON.stringify(body)))
    return again ?? cannot('unknown_request', `${operation.path} gives no answer that can be compared.`)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return cannot('refused', `The question is refused (${error.code}): ${error.message}`)
  }
}

/** Of a question that cannot be asked here, where the edition that the answer names is another one here. */
async function otherFiguresOf(
  { editions }: Context,
  answer: Recorded,
  { query: { edition } }: Asked,
): Promise<Reason | undefined> {
  if (typeof edition !== 'string' || edition !== answer.edition) return undefined
  // Files that cannot be read are the reason themselves.
  const here = await editions.require(edition).catch(() => undefined)
  return here && excuseOfRefusal(answer, here.hash, editions.register)
}

function judged(context: Context, answer: Recorded, again: Recorded, { edition }: Instead): Verification {
  const isOtherEdition = edition !== undefined && edition !== answer.edition
  const isOtherRelease = answer.release !== again.release
  const differences = differencesBetween(answer.whole, again.whole, {
    ignored: new Set([
      ...OF_THE_MAKING,
      ...(isOtherEdition ? OF_THE_EDITION : []),
      ...(isOtherRelease ? ['data.id'] : []),
      // The id covers the engine: both are others, or one of them was changed.
      ...(answer.engine !== again.engine && (answer.id ?? '') !== again.id ? OF_THE_ENGINE : []),
    ]),
    isOtherRelease,
    isGeographic: again.geographyHash !== undefined && emissionsOf(again.whole) === undefined,
  })
  const register = context.editions.register
  const reason = excuseOf({ answer, again, differences, register, isOtherEdition })
  const remarks = remarksOn(answer, again)
  if (reason) return { verdict: 'cannot', reason, remarks, differences, answer, again }
  return { verdict: differences.length === 0 ? 'same' : 'differs', remarks, differences, answer, again }
}

/** When, by what and how an answer was made: said in remarks, and judged by what it gives. */
const OF_THE_MAKING = [
  'meta.calculated_at',
  'meta.geography_hash',
  'meta.newer_edition',
  'meta.release',
  'meta.request',
] as const
const OF_THE_ENGINE = ['data.id', 'meta.engine'] as const
const OF_THE_EDITION = ['data.id', 'meta.edition', 'meta.edition_hash'] as const

function remarksOn(answer: Recorded, again: Recorded): string[] {
  const remarks: string[] = []
  if (answer.release !== again.release) {
    const made =
      answer.release === undefined
        ? 'It does not say which release made it'
        : `Release ${answer.release} made it`
    remarks.push(
      `${made}, release ${again.release} has checked it: figures and sources are compared, words are not.`,
    )
  }
  if (answer.geographyHash !== again.geographyHash && answer.geographyHash !== undefined) {
    remarks.push(
      `It was made on geography ${answer.geographyHash}, checked on ${again.geographyHash ?? 'none'}.`,
    )
  }
  return remarks
}

/** The figures of an answer, where it is about emissions. */
export function emissionsOf(whole: JsonObject): JsonObject | undefined {
  return objectAt(whole, 'data', 'attributes', 'emissions')
}
