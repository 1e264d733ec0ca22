/** Notices of many rows: how many rows have each, and what it says, which a code alone does not. */

export interface CountedNotice {
  readonly code: string
  readonly rows: number
  /** In the words of the first row that has it; empty where only codes are known. */
  readonly message: string
}

/** As a sheet of a workbook. */
export function noticeRows(notices: readonly CountedNotice[]): (string | number)[][] {
  return [
    ['Notice', 'Rows', 'What it says, in the words of the first of them'],
    ...notices.map(({ code, rows, message }) => [code, rows, message]),
  ]
}
