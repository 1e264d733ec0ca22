/**
 * Makes a kept answer again from the question that it names, with the edition that it names, and compares the two.
 * Knows no file and no server.
 */

import type { Asked } from '../../api/request/address.ts'
import { findRowType, typeOf } from '../../api/request/types.ts'
import { PROOF_COLUMNS } from '../../api/short-result.ts'
import type { Context } from '../../contract/operation.ts'
import { message } from '../../messages/messages.ts'
import type { Message } from '../../messages/values.ts'
import { type Difference, differencesBetween } from './differences.ts'
import { excuseOf, excuseOfRefusal } from './judge.ts'
import { madeAgain } from './made-again.ts'
import { type Instead, questionOf } from './question.ts'
import { cannot, type Reason } from './reasons.ts'
import { isObject, type JsonObject, objectAt, type Recorded, readRecorded } from './recorded.ts'

export const VERDICTS = ['same', 'differs', 'cannot'] as const
export type Verdict = (typeof VERDICTS)[number]

export interface Verification {
  readonly verdict: Verdict
  /** Why not, with `cannot`. */
  readonly reason?: Reason
  /** What a reader of the verdict should know about it. */
  readonly remarks: readonly Message[]
  readonly differences: readonly Difference[]
  readonly answer?: Recorded
  /** Absent where it could not be made. */
  readonly again?: Recorded
}

/**
 * `value`: a result as JSON that was read: a whole answer, a row of a batch in short or in full, or the cells of a row by
 * the names of their columns. Its nesting is bounded by whoever has read it.
 */
export async function verify(context: Context, value: unknown, instead: Instead = {}): Promise<Verification> {
  const answer = readRecorded(value)
  if (answer === undefined) {
    return withReason(faultOf(value))
  }
  return verifyRecorded(context, answer, instead)
}

function faultOf(value: unknown): Reason {
  const status = isObject(value) ? value.status : undefined
  const isRow = isObject(value) && (value.co2e_kg !== undefined || value.answer !== undefined)
  if (status === undefined || status === 'ok' || !isRow) return cannot('verify.not_an_answer.response', {})
  return cannot('verify.not_an_answer.status', { value: String(status) })
}

export async function verifyRecorded(
  context: Context,
  answer: Recorded,
  instead: Instead = {},
): Promise<Verification> {
  const question = questionOf(answer, context.editions.register, instead)
  if ('code' in question) return withReason(question, answer)
  const again = await madeAgain(context, question, answer)
  if ('code' in again) return withReason((await otherFiguresOf(context, answer, question)) ?? again, answer)
  return judged(context, answer, again, { ...instead, type: typeOf(question.operation) })
}

function withReason(reason: Reason, answer?: Recorded): Verification {
  return { verdict: 'cannot', reason, remarks: [], differences: [], ...(answer && { answer }) }
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

function judged(
  context: Context,
  answer: Recorded,
  again: Recorded,
  { edition, type }: Instead & { readonly type: string },
): Verification {
  const isOtherEdition = edition !== undefined && edition !== answer.edition
  const isEarlier = isOfRelease1(answer, again)
  const isOtherRelease = answer.release !== again.release || isEarlier
  // Of lists, which have no id, the release says which engine it had.
  const isOtherEngine = again.id === undefined ? isOtherRelease : answer.id !== again.id
  const ofResult = differencesBetween(answer.whole, again.whole, {
    ignored: new Set([
      ...OF_THE_MAKING,
      ...(isOtherEdition ? OF_THE_EDITION : []),
      ...(isOtherRelease ? ['data.id', 'meta.id_scheme'] : []),
      // The id covers the engine: both are others, or one of them was changed.
      ...(answer.engine !== again.engine && isOtherEngine ? OF_THE_ENGINE : []),
      ...(answer.form === 'document' ? [] : PROOF_COLUMNS.filter((name) => !(name in answer.whole))),
    ]),
    isOtherRelease,
    isGeographic: again.geographyHash !== undefined && emissionsOf(again.whole) === undefined,
  })
  const differences = [...ofRow(answer, type), ...ofResult.filter(({ isLabel }) => !isLabel)]
  const register = context.editions.register
  const reason = excuseOf({ answer, again, differences, register, isOtherEdition, isEarlier })
  const labels = ofResult.filter(({ isLabel }) => isLabel)
  const remarks = [...remarksOn(answer, again), ...(isOtherEdition ? [] : remarkOnLabels(labels))]
  if (reason) return { verdict: 'cannot', reason, remarks, differences, answer, again }
  return { verdict: differences.length === 0 ? 'same' : 'differs', remarks, differences, answer, again }
}

/** Release 1.0.0 gave ids by a rule without a number, and rows without the quality of their kilograms. */
function isOfRelease1({ form, whole, idScheme }: Recorded, again: Recorded): boolean {
  if (form === 'document') return idScheme === undefined
  // Its inventories had a line for each scope, whatever was in it.
  return form === 'own' ? !('kind' in whole) : 'quality' in again.whole && !('quality' in whole)
}

/** A full row says what it calculates, and so does the answer in it. */
function ofRow({ rowType }: Recorded, type: string): Difference[] {
  if (rowType === undefined || type === '' || findRowType(rowType) === type) return []
  return [{ field: 'type', answer: rowType, again: type, isGeographic: false }]
}

/** When, by what and how an answer was made: said in remarks, and judged by what it gives. */
const OF_THE_MAKING = [
  'meta.calculated_at',
  'meta.geography_hash',
  'meta.newer_edition',
  'meta.release',
  'meta.request',
  // Of a row: how it was asked may be written in other ways.
  'request',
] as const
const OF_THE_ENGINE = ['data.id', 'meta.engine'] as const
const OF_THE_EDITION = [
  'data.id',
  'meta.edition',
  'meta.edition_hash',
  'calculation_id',
  'edition',
  'edition_hash',
] as const

function remarksOn(answer: Recorded, again: Recorded): Message[] {
  const remarks: Message[] = []
  if (answer.release !== again.release) {
    const { release = '' } = answer
    const values = { has_release: release !== '', release, own_release: again.release ?? '' }
    remarks.push(message('verify.remark.release', values))
  }
  if (answer.geographyHash !== again.geographyHash && answer.geographyHash !== undefined) {
    const { geographyHash: own_hash = '' } = again
    const values = { hash: answer.geographyHash, has_own: own_hash !== '', own_hash }
    remarks.push(message('verify.remark.geography', values))
  }
  return remarks
}

/** Each by its name: a tier may stand at every row of a trail. */
function remarkOnLabels(labels: readonly Difference[]): Message[] {
  const fields = [...new Set(labels.map(({ field }) => field.slice(field.lastIndexOf('.') + 1)))]
  return fields.length === 0 ? [] : [message('verify.remark.labels', { other_fields: fields.sort() })]
}

/** The figures of an answer, where it is about emissions. */
export function emissionsOf(whole: JsonObject): JsonObject | undefined {
  return objectAt(whole, 'data', 'attributes', 'emissions')
}
