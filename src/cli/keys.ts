/** everygram keys create | list | revoke. */
import { parseArgs } from 'node:util'
import { newKey, secretHash } from '../access/key.ts'
import { openSqliteStore } from '../access/sqlite.ts'
import type { KeyRecord, KeyStore } from '../access/store.ts'
import { readConfig } from '../config.ts'
import { UsageError } from './usage.ts'

const DATE = /^\d{4}-\d{2}-\d{2}$/
const NAME_CHARACTERS_MAX = 100

export async function keys([action, ...rest]: string[]): Promise<void> {
  const run = ACTIONS.get(action ?? '')
  if (!run) throw new UsageError(`keys takes ${[...ACTIONS.keys()].join(', ')}; got '${action ?? ''}'`)
  const prepared = run(rest)
  const store = await openSqliteStore(readConfig(process.env).dataDir)
  try {
    await prepared(store)
  } finally {
    await store.close()
  }
}

/** Arguments are checked before the database is opened. */
type Action = (args: string[]) => (store: KeyStore) => Promise<void>

const ACTIONS: ReadonlyMap<string, Action> = new Map([
  ['create', create],
  ['list', list],
  ['revoke', revoke],
])

function create(args: string[]): (store: KeyStore) => Promise<void> {
  const { values } = parsed(() =>
    parseArgs({ args, options: { name: { type: 'string' }, expires: { type: 'string' } } }),
  )
  const name = values.name ?? ''
  checkName(name)
  const expiresAt = values.expires === undefined ? null : expiry(values.expires)
  return async (store) => {
    const { id, secret, key } = newKey()
    const createdAt = new Date().toISOString()
    await store.add({ id, name, secretHash: secretHash(secret), createdAt, expiresAt, revokedAt: null })
    console.error(
      `Key ${id}${name && ` (${name})`}, shown once${expiresAt ? `, good until ${expiresAt}` : ''}:`,
    )
    console.log(key)
  }
}

function list(args: string[]): (store: KeyStore) => Promise<void> {
  parsed(() => parseArgs({ args, options: {} }))
  return async (store) => {
    console.log(['id', 'state', 'created', 'expires', 'name'].join('\t'))
    for (const key of await store.list()) {
      console.log([key.id, state(key), key.createdAt, key.expiresAt ?? 'never', key.name].join('\t'))
    }
  }
}

function revoke(args: string[]): (store: KeyStore) => Promise<void> {
  const { positionals } = parsed(() => parseArgs({ args, options: {}, allowPositionals: true }))
  const [id] = positionals
  if (id === undefined || positionals.length > 1)
    throw new UsageError('keys revoke takes one id, as keys list shows it')
  return async (store) => {
    if (!(await store.revoke(id, new Date().toISOString())))
      throw new Error(`there is no active key with the id '${id}'`)
    console.log(`revoked ${id}`)
  }
}

/** A name is shown in one line of a table. */
function checkName(name: string): void {
  if (name.length <= NAME_CHARACTERS_MAX && !/\p{Cc}/u.test(name)) return
  throw new UsageError(`--name takes at most ${NAME_CHARACTERS_MAX} characters, without tabs or line ends`)
}

function state({ revokedAt, expiresAt }: KeyRecord): string {
  if (revokedAt !== null) return 'revoked'
  return expiresAt !== null && Date.parse(expiresAt) <= Date.now() ? 'expired' : 'active'
}

/** Midnight UTC at the start of the day given, which must lie ahead. */
function expiry(text: string): string {
  const time = DATE.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  const date = Number.isNaN(time) ? undefined : new Date(time).toISOString()
  if (!date?.startsWith(text)) throw new UsageError(`--expires takes a date as YYYY-MM-DD, got '${text}'`)
  if (time <= Date.now()) throw new UsageError(`--expires must lie in the future, got '${text}'`)
  return date
}

function parsed<T>(parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}
