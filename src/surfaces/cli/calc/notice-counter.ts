/** Notices of a run: how many rows have each, and its text, which a code alone does not give. */

import type { Context } from '../../../contract/operation.ts'
import { rowAnswerer } from '../../batch/answer-row.ts'
import { isGood, type RowAnswer } from '../../batch/row.ts'
import type { SheetRow } from '../../files/sheet-rows.ts'
import type { CountedNotice } from '../../report/notices.ts'
import { rowOfAnswer } from '../../report/row.ts'

interface First {
  rows: number
  readonly row: SheetRow
}

export function noticeCounter() {
  const known = new Map<string, First>()
  const sorted = () => [...known].sort(([, a], [, b]) => b.rows - a.rows)
  return {
    add(row: SheetRow, answer: RowAnswer): void {
      for (const code of isGood(answer) ? answer.notices : []) {
        const first = known.get(code)
        if (first) first.rows++
        else known.set(code, { rows: 1, row })
      }
    },
    /** By code, the most frequent first. */
    counts: () => sorted().map(([code, { rows }]) => [code, rows] as const),
    /** Short results have codes alone: one row of each is calculated once more in full. */
    async all(context: Context): Promise<CountedNotice[]> {
      const answerRow = rowAnswerer({ context, isFull: true })
      const all: CountedNotice[] = []
      for (const [code, { rows, row }] of sorted())
        all.push({ code, rows, first: noticeIn(await answerRow(row), code) })
      return all
    },
  }
}

function noticeIn(answer: RowAnswer, code: string): CountedNotice['first'] {
  const { messages = [] } = isGood(answer) ? rowOfAnswer('', answer) : {}
  return messages.find((notice) => notice.code === code)
}
