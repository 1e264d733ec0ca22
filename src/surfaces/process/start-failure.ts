import { DataError } from '../../factors/tables/problems.ts'
import { scrub } from '../http/log/scrub.ts'

/** One clear line on standard error, without secrets. */
export function sayCannotStart(error: unknown): void {
  console.error(scrub(`everygram cannot start: ${reason(error)}`))
}

function reason(error: unknown): string {
  if (error instanceof DataError) return `the data cannot be used\n${error.message}`
  return (error as Error).message
}
