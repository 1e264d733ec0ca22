/** The command line was not understood. */

import { message } from '../../messages/messages.ts'
import type { Message } from '../../messages/values.ts'
import { WordedError } from '../../messages/worded-error.ts'

export class UsageError extends WordedError {
  override readonly name = 'UsageError'
}

/** What parseArgs reads; throws a UsageError for what it does not know. */
export function parsed<T>(parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    throw new UsageError(wordingOf(error as NodeJS.ErrnoException))
  }
}

/** Node names the option, or the argument, in quotes. */
function wordingOf({ code, message: text }: NodeJS.ErrnoException): Message {
  const value = /'([^']*)'/.exec(text)?.[1]?.replace(/ <value>$/, '') ?? ''
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return message('cli.unknown_option', { value })
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') return message('cli.unexpected_argument', { value })
  const isWithoutValue = text.includes('<value>') || text.includes('=-XYZ')
  return message(isWithoutValue ? 'cli.option_without_value' : 'cli.option_with_value', { value })
}
