/** A result recalculated from its request, in the form in which it was saved. */
import { ask, type Calculation, documentOf } from '../../api/answer.ts'
import type { Asked } from '../../api/request/address.ts'
import { SHORT_COLUMNS, shortCells, shortJson } from '../../api/short-result.ts'
import type { Context } from '../../contract/operation.ts'
import { ApiError, messageOf, type Problem } from '../../engine/errors.ts'
import { cannot, type Reason } from './reasons.ts'
import { type JsonObject, type Recorded, readRecorded, recordedValue } from './recorded.ts'

export async function madeAgain(
  context: Context,
  { operation, query }: Asked,
  answer: Pick<Recorded, 'form' | 'makeAgain'>,
): Promise<Recorded | Reason> {
  try {
    const again = inForm(answer, await ask(operation, context, query))
    return again ?? cannot('verify.unknown_request.not_comparable', { code: operation.path })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { code, problems } = error
    return cannot('verify.refused.named', { code, reason: messageOf(problems[0] as Problem) })
  }
}

function inForm(
  { form, makeAgain }: Pick<Recorded, 'form' | 'makeAgain'>,
  found: Calculation,
): Recorded | undefined {
  const { representation, short } = found
  if (form === 'document') return readRecorded(JSON.parse(JSON.stringify(documentOf(found))))
  if (form === 'value')
    return representation?.form === 'value' ? recordedValue(representation.text()) : undefined
  if (short === undefined) return undefined
  const result = short()
  if (form === 'row') return readRecorded({ type: result.type, status: 'ok', ...shortJson(result) })
  const cells = cellsOf(shortCells(result))
  const again = readRecorded(cells)
  return again && makeAgain ? { ...again, form, whole: makeAgain(found) } : again
}

function cellsOf(cells: readonly (string | number)[]): JsonObject {
  return Object.fromEntries(cells.map((cell, at) => [SHORT_COLUMNS[at], String(cell)]))
}
