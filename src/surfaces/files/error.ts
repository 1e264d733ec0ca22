/** Why a file cannot be read, or its columns cannot be told apart: no matter of one row. */
import type { MessageKey, MessageValues } from '../../messages/messages.ts'
import { message } from '../../messages/messages.ts'
import type { Message, Values } from '../../messages/values.ts'
import { WordedError } from '../../messages/worded-error.ts'

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

/** `fault` and `details` are for surfaces with texts of their own. */
export class FileError extends WordedError {
  override readonly name = 'FileError'
  readonly fault: FileFault
  readonly details: Readonly<Record<string, string | number>>

  constructor(fault: FileFault, said: Message) {
    super(said)
    this.fault = fault
    this.details = plainValues(said.values)
  }
}

function plainValues(values: Values): FileError['details'] {
  const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number'
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => isPlain(value)),
  ) as FileError['details']
}

/** A fault, or a variant of one: `too_many_columns.workbook`. */
type FileKey = {
  [Fault in FileFault]: Extract<MessageKey, `file.${Fault}` | `file.${Fault}.${string}`>
}[FileFault]

export function fileError<Key extends FileKey>(key: Key, values: MessageValues<Key>): FileError {
  const [, fault] = key.split('.')
  return new FileError(fault as FileFault, message(key, values))
}

/** Of a workbook. */
export const unreadable = (reason: Message) => fileError('file.unreadable', { reason })
