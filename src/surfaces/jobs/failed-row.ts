/** A row that is given up unanswered, as its own error: the others of its job are answered. */
import { problem } from '../../engine/errors.ts'
import type { RowAnswer } from '../batch/row.ts'
import { ROW_FORMATS } from '../batch/row-formats.ts'
import { rowsOf } from '../batch/stored-rows.ts'
import { Totals } from '../batch/totals.ts'
import { packed, unpacked } from './packed.ts'

const GIVEN_UP: RowAnswer = { problems: [problem('internal_error.job_row', {})] }

/** Of a chunk of one row: what is saved in place of its answer. */
export async function failedRow(form: string, number: number, input: Uint8Array) {
  const [row] = rowsOf((await unpacked(input)).toString('utf8'), number)
  const writer = ROW_FORMATS.get(form)?.writer()
  if (row === undefined || writer === undefined) throw new Error(`there is no row ${number}`)
  const totals = new Totals()
  totals.add(GIVEN_UP)
  writer.add(row, GIVEN_UP)
  const result = await packed(writer.text())
  return { rows: 1, totals: totals.state, result, rest: undefined }
}
