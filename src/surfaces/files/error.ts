/** What in a file is no matter of one row: it cannot be read, or its columns cannot be told apart. */
export type FileFault =
  | 'unreadable'
  | 'no_text'
  | 'two_decimals'
  | 'other_encoding'
  | 'macros'
  | 'unpacks_too_large'
  | 'too_much_text'
  | 'too_many_columns'
  | 'too_many_cells'
  | 'row_too_long'
  | 'too_large'
  | 'too_many_rows'
  | 'old_workbook'
  | 'no_sheets'
  | 'no_rows'
  | 'title_row'
  | 'unnamed_column'
  | 'name_twice'

/** Its message is for a terminal; `fault` and `details` are what other languages and surfaces say it by. */
export class FileError extends Error {
  override readonly name = 'FileError'
  readonly fault: FileFault
  readonly details: Readonly<Record<string, string | number>>

  constructor(fault: FileFault, message: string, details: FileError['details'] = {}) {
    super(message)
    this.fault = fault
    this.details = details
  }
}

/** Of a workbook. `why` goes on from "it cannot be read". */
export const unreadable = (why: string) =>
  new FileError('unreadable', `The workbook cannot be read: ${why}.`, { why })
