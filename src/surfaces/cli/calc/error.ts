import { WordedError } from '../../../messages/worded-error.ts'
import { FileError } from '../../files/error.ts'

/** The run cannot begin or continue: printed without a stack. A row that fails does not end it. */
export class CalcError extends WordedError {
  override readonly name = 'CalcError'
}

/** Whether it is about a file that was given: printed in a line, without a stack. */
export function isOfFile(error: unknown): error is Error {
  const isOfSystem = typeof (error as NodeJS.ErrnoException)?.syscall === 'string'
  return isOfSystem || error instanceof CalcError || error instanceof FileError
}
