/** The first key where nobody reads files of a pod: made by the operator, mounted as a secret. */

import { readFileSync } from 'node:fs'
import { message } from '../../messages/messages.ts'
import { type KeyParts, parseKey } from '../../platform/access/key.ts'
import { type Config, ConfigError } from './config.ts'

/**
 * The key of BOOTSTRAP_KEY_FILE; undefined where there is none, or no keys are asked for. Throws a ConfigError that names
 * the file and repeats nothing of it.
 */
export function bootstrapKey({
  auth,
  bootstrapKeyFile: file,
}: Pick<Config, 'auth' | 'bootstrapKeyFile'>): KeyParts | undefined {
  if (!auth || file === undefined) return undefined
  const parts = parseKey(read(file).trim())
  if (parts === undefined) throw new ConfigError(message('startup.no_key_in_file', { file }))
  return parts
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    throw new ConfigError(message('startup.key_file_unreadable', { file, code }))
  }
}
