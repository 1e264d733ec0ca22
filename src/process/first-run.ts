/** What a person sees when the server has started: where it is, and on the first run the key with a line to try. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { type KeyParts, parseKey } from '../access/key.ts'
import type { FirstKey } from '../access/open.ts'
import { ConfigError } from './config.ts'

export interface Start {
  url: string
  dataDir: string
  /** Absent where no keys are asked for. */
  firstKey: FirstKey | undefined
  /** A file with the key that the operator made; then none is made here. */
  bootstrapKeyFile: string | undefined
  log: Pick<FastifyBaseLogger, 'info'>
}

/** Only the user that runs the service may read the key. */
const PRIVATE_FILE = 0o600
const PRIVATE_FOLDER = 0o700
const TRY_PATH = '/v1/hotel/emissions?country=GB&nights=3'

/**
 * Makes the first key when there is none, and shows it here and never again. Throws when it cannot be kept: it is then
 * not made either.
 */
export async function announce({ url, dataDir, firstKey, bootstrapKeyFile, log }: Start): Promise<void> {
  if (firstKey === undefined) return
  if (bootstrapKeyFile !== undefined) {
    const parts = bootstrapKey(bootstrapKeyFile)
    if (await firstKey.takeKey(parts)) log.info({ id: parts.id }, 'the key of BOOTSTRAP_KEY_FILE is good')
    return
  }
  if (process.stdout.isTTY) {
    const key = await firstKey.makeFirstKey()
    if (key === undefined) return
    const line = curl(`'Authorization: Bearer ${key}'`, url)
    process.stdout.write(`\nYour first API key, shown once:\n\n  ${key}\n\nTry it:\n\n  ${line}\n\n`)
    return
  }
  const file = join(dataDir, 'first-key')
  if ((await firstKey.makeFirstKey((key) => write(file, key))) === undefined) return
  const quoted = `'${file.replaceAll("'", "'\\''")}'`
  log.info(
    { file, try: curl(`'Authorization: Bearer '$(cat ${quoted})`, url) },
    'the first API key is in this file',
  )
}

/** The key in the file. Throws a ConfigError that names the file and repeats nothing of it. */
export function bootstrapKey(file: string): KeyParts {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new ConfigError(`BOOTSTRAP_KEY_FILE cannot be read: ${(error as Error).message}`)
  }
  const parts = parseKey(text.trim())
  if (parts === undefined)
    throw new ConfigError(`BOOTSTRAP_KEY_FILE (${file}) holds no API key: everygram keys generate prints one`)
  return parts
}

function write(file: string, key: string): void {
  try {
    // With PostgreSQL nothing else has made the folder.
    mkdirSync(dirname(file), { recursive: true, mode: PRIVATE_FOLDER })
    rmSync(file, { force: true })
    writeFileSync(file, `${key}\n`, { mode: PRIVATE_FILE, flag: 'wx' })
  } catch (error) {
    const { message } = error as Error
    throw new Error(
      `the first API key cannot be written: ${message}. Make DATA_DIR writable, or make a key with everygram keys create`,
    )
  }
}

/** A line for a shell, without double quotes, which a log in JSON would escape. */
function curl(header: string, url: string): string {
  return `curl -H ${header} '${url}${TRY_PATH}'`
}
