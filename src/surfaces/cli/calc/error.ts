import { FileError } from '../../files/error.ts'

/** The run cannot begin, or not go on: said without a stack. A row that fails is none. */
export class CalcError extends Error {
  override readonly name = 'CalcError'
}

/** Whether it is about a file that was given: said in a line, without a stack. */
export function isOfFile(error: unknown): error is Error {
  const isOfSystem = typeof (error as NodeJS.ErrnoException)?.syscall === 'string'
  return isOfSystem || error instanceof CalcError || error instanceof FileError
}
