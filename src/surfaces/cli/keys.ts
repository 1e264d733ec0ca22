/** everygram keys generate | create | list | plan | rotate | revoke | usage. */

import { parseArgs } from 'node:util'
import { message } from '../../messages/messages.ts'
import { WordedError } from '../../messages/worded-error.ts'
import { monthOf } from '../../platform/access/calendar.ts'
import { assembleKey, newKey, secretHash } from '../../platform/access/key.ts'
import { openStores, type Stores } from '../../platform/access/open-database.ts'
import { PLAN_NAMES } from '../../platform/access/plans.ts'
import { type KeyRecord, UNLIMITED_KEY } from '../../platform/access/store.ts'
import { readConfig } from '../process/config.ts'
import { expiry, monthName, overlapMs, planName, shownName } from './key-options.ts'
import { spoken } from './say.ts'
import { parsed, UsageError } from './usage.ts'

export async function keys([action, ...rest]: string[]): Promise<void> {
  if (action === 'generate') {
    generate(rest)
    return
  }
  const run = ACTIONS.get(action ?? '')
  if (!run)
    throw new UsageError(
      message('cli.keys.action', { allowed: ['generate', ...ACTIONS.keys()], value: action ?? '' }),
    )
  const prepared = run(rest)
  const stores = await openStores(readConfig(process.env))
  try {
    await prepared(stores)
  } finally {
    await stores.close()
  }
}

/** Arguments are checked before the database is opened. */
type Action = (args: string[]) => (stores: Stores) => Promise<void>

const ACTIONS: ReadonlyMap<string, Action> = new Map([
  ['create', create],
  ['list', list],
  ['plan', plan],
  ['rotate', rotate],
  ['revoke', revoke],
  ['usage', usage],
])

/** Prints a key that is stored nowhere, for BOOTSTRAP_KEY_FILE. */
function generate(args: string[]): void {
  parsed(() => parseArgs({ args, options: {} }))
  console.log(newKey().key)
}

function create(args: string[]): (stores: Stores) => Promise<void> {
  const options = { name: { type: 'string' }, plan: { type: 'string' }, expires: { type: 'string' } } as const
  const { values } = parsed(() => parseArgs({ args, options }))
  const name = shownName(values.name ?? '')
  const planned = planName('--plan', values.plan ?? UNLIMITED_KEY.plan)
  const expiresAt = values.expires === undefined ? null : expiry(values.expires)
  return async ({ keys: store }) => {
    const { id, secret, key } = newKey()
    const createdAt = new Date().toISOString()
    const record = { ...UNLIMITED_KEY, id, name, secretHash: secretHash(secret), createdAt, expiresAt }
    await store.add({ ...record, plan: planned })
    const end = { has_end: expiresAt !== null, code: expiresAt ?? '' }
    const named = { has_name: name !== '', text: name }
    console.error(spoken(message('cli.keys.created', { id, ...named, plan: planned, ...end })))
    console.log(key)
  }
}

function list(args: string[]): (stores: Stores) => Promise<void> {
  parsed(() => parseArgs({ args, options: {} }))
  return async ({ keys: store }) => {
    printRow('id', 'state', 'plan', 'created', 'expires', 'name')
    for (const key of await store.list()) {
      printRow(key.id, state(key), key.plan, key.createdAt, key.expiresAt ?? 'never', key.name)
    }
  }
}

function plan(args: string[]): (stores: Stores) => Promise<void> {
  const { positionals } = parsed(() => parseArgs({ args, options: {}, allowPositionals: true }))
  const [id, name, ...more] = positionals
  if (id === undefined || name === undefined || more.length > 0)
    throw new UsageError(message('cli.keys.plan_arguments', { allowed: PLAN_NAMES }))
  const planned = planName('keys plan', name)
  return async ({ keys: store }) => {
    if (!(await store.setPlan(id, planned))) throw noActiveKey(id)
    console.log(`${id} has the plan ${planned}`)
  }
}

function rotate(args: string[]): (stores: Stores) => Promise<void> {
  const options = { overlap: { type: 'string' } } as const
  const { positionals, values } = parsed(() => parseArgs({ args, options, allowPositionals: true }))
  const id = onlyId('rotate', positionals)
  const previousUntil = new Date(Date.now() + overlapMs(values.overlap ?? '0')).toISOString()
  return async ({ keys: store }) => {
    const present = await store.find(id)
    if (present && state(present) === 'expired') throw new WordedError(message('cli.keys.expired', { id }))
    const { secret } = newKey()
    if (!(await store.rotate(id, secretHash(secret), previousUntil))) throw noActiveKey(id)
    const end = { has_end: values.overlap !== undefined, code: previousUntil }
    console.error(spoken(message('cli.keys.rotated', { id, ...end })))
    console.log(assembleKey(id, secret))
  }
}

function revoke(args: string[]): (stores: Stores) => Promise<void> {
  const { positionals } = parsed(() => parseArgs({ args, options: {}, allowPositionals: true }))
  const id = onlyId('revoke', positionals)
  return async ({ keys: store }) => {
    if (!(await store.revoke(id, new Date().toISOString()))) throw noActiveKey(id)
    console.log(`revoked ${id}`)
  }
}

function usage(args: string[]): (stores: Stores) => Promise<void> {
  const options = { month: { type: 'string' } } as const
  const { positionals, values } = parsed(() => parseArgs({ args, options, allowPositionals: true }))
  const [id, ...more] = positionals
  if (more.length > 0) throw new UsageError(message('cli.keys.usage_arguments', {}))
  const month = values.month === undefined ? monthOf(Date.now()) : monthName(values.month)
  return async ({ keys: store, usage: saved }) => {
    if (id === undefined) {
      printRow('id', 'month', 'answers')
      for (const { keyId, answers } of await saved.months(month)) printRow(keyId, month, String(answers))
      return
    }
    if (!(await store.find(id))) throw new WordedError(message('cli.keys.unknown', { value: id }))
    printRow('day', 'endpoint', 'answers')
    for (const row of await saved.days(id, month)) printRow(row.day, row.endpoint, String(row.answers))
  }
}

function printRow(...cells: string[]): void {
  console.log(cells.join('\t'))
}

function onlyId(action: string, [id, ...more]: string[]): string {
  if (id !== undefined && more.length === 0) return id
  throw new UsageError(message('cli.keys.one_id', { code: action }))
}

function noActiveKey(id: string): Error {
  return new WordedError(message('cli.keys.not_active', { value: id }))
}

function state({ revokedAt, expiresAt }: KeyRecord): string {
  if (revokedAt !== null) return 'revoked'
  return expiresAt !== null && Date.parse(expiresAt) <= Date.now() ? 'expired' : 'active'
}
