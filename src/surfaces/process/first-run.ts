/** What a person sees when the server has started: where it is, and on the first run the key with a line to try. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { message } from '../../messages/messages.ts'
import { terminalLanguage } from '../../messages/terminal.ts'
import { WordedError } from '../../messages/worded-error.ts'
import { wordsIn } from '../../messages/words.ts'
import type { KeyParts } from '../../platform/access/key.ts'
import type { FirstKey } from '../../platform/access/open.ts'

export interface Start {
  url: string
  dataDir: string
  /** Absent where the server runs without keys. */
  firstKey: FirstKey | undefined
  /** The key that the operator made; then none is made here. */
  bootstrap: KeyParts | undefined
  log: Pick<FastifyBaseLogger, 'info' | 'error'>
}

/** Only the user that runs the service may read the key. */
const PRIVATE_FILE = 0o600
const PRIVATE_FOLDER = 0o700
const TRY_PATH = '/v1/hotel/emissions?country=GB&nights=3'

/** How often a database that failed is tried again. */
const RETRY_PAUSE_MS = 1000

/** The key can't be saved, and waiting does not help. */
class NotSaved extends WordedError {}

/**
 * Makes the first key when there is none, and shows it only once. Throws when it can't be saved: then it is not made.
 * The server runs already, so a database that fails does not end it: the key is made when it is back, and this resolves
 * before.
 */
export async function announce(start: Start): Promise<void> {
  try {
    await announceOnce(start)
  } catch (err) {
    if (err instanceof NotSaved) throw err
    start.log.error(
      { err },
      'the database does not answer whether a first key is needed: trying again every second',
    )
    void announceLater(start)
  }
}

async function announceLater(start: Start): Promise<void> {
  for (;;) {
    await pause(RETRY_PAUSE_MS, undefined, { ref: false })
    try {
      return await announceOnce(start)
    } catch (err) {
      if (!(err instanceof NotSaved)) continue
      return start.log.error({ err }, 'there is no first key')
    }
  }
}

async function announceOnce({ url, dataDir, firstKey, bootstrap, log }: Start): Promise<void> {
  if (firstKey === undefined) return
  if (bootstrap !== undefined) {
    if (await firstKey.takeKey(bootstrap))
      log.info({ id: bootstrap.id }, 'the key of BOOTSTRAP_KEY_FILE is valid')
    return
  }
  if (process.stdout.isTTY) {
    const key = await firstKey.makeFirstKey()
    if (key === undefined) return
    const line = curl(`'Authorization: Bearer ${key}'`, url)
    const words = wordsIn(terminalLanguage(process.stdout))
    const [shown, tryIt] = [words('startup.first_key.shown'), words('startup.first_key.try')]
    process.stdout.write(`\n${shown}\n\n  ${key}\n\n${tryIt}\n\n  ${line}\n\n`)
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

function write(file: string, key: string): void {
  try {
    // With PostgreSQL nothing else has made the folder.
    mkdirSync(dirname(file), { recursive: true, mode: PRIVATE_FOLDER })
    rmSync(file, { force: true })
    writeFileSync(file, `${key}\n`, { mode: PRIVATE_FILE, flag: 'wx' })
  } catch (error) {
    throw new NotSaved(message('startup.first_key', { text: (error as Error).message }))
  }
}

/** A line for a shell, without double quotes, which a log in JSON would escape. */
function curl(header: string, url: string): string {
  return `curl -H ${header} '${url}${TRY_PATH}'`
}
