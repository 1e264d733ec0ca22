/** The first key of a pod: made by the operator, mounted as a secret. */
import { readFileSync } from 'node:fs'
import { type KeyParts, parseKey } from '../../platform/access/key.ts'
import type { Config } from './config.ts'
import { configError } from './config-error.ts'

/**
 * The key of BOOTSTRAP_KEY_FILE; undefined where there is none, or the server runs without keys. Throws a ConfigError that names
 * the file and repeats nothing of it.
 */
export function bootstrapKey({
  auth,
  bootstrapKeyFile: file,
}: Pick<Config, 'auth' | 'bootstrapKeyFile'>): KeyParts | undefined {
  if (!auth || file === undefined) return undefined
  const parts = parseKey(read(file).trim())
  if (parts === undefined) throw configError('startup.bootstrap_key', { file })
  return parts
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw configError('startup.bootstrap_key.unreadable', { text: (error as Error).message })
  }
}
