/** Settings that cannot be used. */
import { type MessageKey, type MessageValues, message } from '../../messages/messages.ts'
import type { Message } from '../../messages/values.ts'
import { WordedError } from '../../messages/worded-error.ts'

export class ConfigError extends WordedError {
  override readonly name = 'ConfigError'
}

export function configError<Key extends MessageKey>(key: Key, values: MessageValues<Key>): ConfigError {
  return new ConfigError(message(key, values))
}

/** What a setting must be: the sentence begins with its name. */
export function mustBe<Key extends MessageKey>(key: Key, values: MessageValues<Key>): WordedError {
  return new WordedError(message(key, values))
}

export function wrongSetting(setting: string, error: Error | undefined): Message {
  const reason =
    error instanceof WordedError ? error.said : message('startup.failure', { text: String(error?.message) })
  return message('startup.setting', { setting, reason })
}

export const joined = (first: Message, next: Message): Message =>
  message('startup.more', { message: first, reason: next })
