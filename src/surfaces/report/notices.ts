/** Notices of many rows: how many rows have each, and its text, which a code alone does not give. */
import type { Language } from '../../messages/locale.ts'
import { wordsIn } from '../../messages/words.ts'
import { type Reason, reasonText } from './reason.ts'
import type { ReportRow } from './row.ts'

export interface CountedNotice {
  readonly code: string
  readonly rows: number
  /** Of the first row that has it; absent where only codes are known. */
  readonly first: Reason | undefined
}

export class NoticeSum {
  readonly #known = new Map<string, { rows: number; first: Reason | undefined }>()

  add({ notices, messages = [] }: ReportRow): void {
    for (const code of new Set(notices)) {
      const one = this.#known.get(code) ?? { rows: 0, first: undefined }
      this.#known.set(code, one)
      one.rows++
      one.first ??= messages.find((notice) => notice.code === code)
    }
  }

  get all(): CountedNotice[] {
    return [...this.#known].map(([code, one]) => ({ code, ...one })).sort((a, b) => b.rows - a.rows)
  }
}

/** As a sheet of a workbook. */
export function noticeRows(notices: readonly CountedNotice[], language: Language): (string | number)[][] {
  const words = wordsIn(language)
  return [
    [words('report.notices.code'), words('report.head.rows'), words('report.notices.text')],
    ...notices.map(({ code, rows, first }) => [
      code,
      rows,
      first === undefined ? '' : reasonText(first, language),
    ]),
  ]
}
