import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import Sqlite from 'libsql'
import { afterEach, expect, test } from 'vitest'
import { record } from '../../../test/support/key-record.ts'
import { tempFolder } from '../../../test/support/temp.ts'
import { newKey } from './key.ts'
import type { Session } from './session.ts'
import { openSqlite } from './sqlite.ts'
import { KeyStore } from './store.ts'
import { UsageStore } from './usage/store.ts'

const FILE = 'everygram.sqlite'
const open: { close(): unknown }[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

async function openSession(dataDir: string): Promise<Session> {
  const session = await openSqlite(dataDir)
  open.push(session)
  return session
}

/** As another program that has the file open. */
function other(dataDir: string): InstanceType<typeof Sqlite> {
  const db = new Sqlite(join(dataDir, FILE))
  open.push(db)
  return db
}

const batch = (number: number) => ({
  writer: 'w',
  number,
  rows: [{ keyId: 'k', day: '2026-11-22', endpoint: '/v1/hotel/emissions', answers: 3 }],
})

test('while another program writes, this process goes on, and its own write comes after', async () => {
  const dataDir = tempFolder()
  const usage = new UsageStore(await openSession(dataDir))
  const writer = other(dataDir)
  writer.exec('BEGIN IMMEDIATE')
  const seen: string[] = []
  // A driver that waits by itself would not let this timer run before it has given up.
  const released = pause(100).then(() => {
    seen.push('released')
    writer.exec('COMMIT')
  })
  await usage.save(batch(1)).then(() => seen.push('saved'))
  await released
  expect(seen).toEqual(['released', 'saved'])
  expect(await usage.answersOf('k', '2026-11')).toBe(3)
})

test('who was kept out while it forgot writers reads afterwards what others wrote since, and can write', async () => {
  const dataDir = tempFolder()
  const usage = new UsageStore(await openSession(dataDir))
  const writer = other(dataDir)
  writer.exec('BEGIN IMMEDIATE')
  const released = pause(100).then(() => writer.exec('COMMIT'))
  await usage.forgetWriters(Date.now())
  await released
  expect(await usage.answersOf('k', '2026-11')).toBe(0)
  writer.exec("INSERT INTO usage_months (key_id, month, answers) VALUES ('k', '2026-11', 2)")
  expect(await usage.answersOf('k', '2026-11')).toBe(2)
  await usage.save(batch(1))
  expect(await usage.answersOf('k', '2026-11')).toBe(5)
})

test('a change outside a transaction is refused', async () => {
  const session = await openSession(tempFolder())
  const change = session.read((db) => db.deleteFrom('usage_writers').execute())
  await expect(change).rejects.toThrow('outside a transaction: delete from "usage_writers"')
})

test('a file that stays locked is a failure that says so, and the batch can be sent again', async () => {
  const dataDir = tempFolder()
  const usage = new UsageStore(await openSession(dataDir))
  const writer = other(dataDir)
  writer.exec('BEGIN IMMEDIATE')
  await expect(usage.save(batch(1))).rejects.toThrow(/locked/)
  writer.exec('COMMIT')
  await usage.save(batch(1))
  expect(await usage.answersOf('k', '2026-11')).toBe(3)
})

test('a full disk is called one', async () => {
  const session = await openSession(tempFolder())
  const pages = await session.read((db) => sql<{ page_count: number }>`PRAGMA page_count`.execute(db))
  await session.read((db) => sql`PRAGMA max_page_count = ${sql.lit(pages.rows[0]?.page_count)}`.execute(db))
  const usage = new UsageStore(session)
  const rows = Array.from({ length: 5000 }, (_, n) => ({
    keyId: `key-${n}`,
    day: '2026-11-22',
    endpoint: '/v1/hotel/emissions',
    answers: 1,
  }))
  await expect(usage.save({ writer: 'w', number: 1, rows })).rejects.toThrow(/disk is full/)
})

test.each([
  ['removed', (file: string) => rmSync(file)],
  ['replaced', (file: string) => renameSync(`${file}.other`, file)],
])('a file that is %s while it is in use fails every question', async (_, change) => {
  const [dataDir, elsewhere] = [tempFolder(), tempFolder()]
  const store = new KeyStore(await openSession(dataDir))
  await store.add(record(newKey()))
  const another = await openSqlite(elsewhere)
  await another.close()
  renameSync(join(elsewhere, FILE), join(dataDir, `${FILE}.other`))
  change(join(dataDir, FILE))
  await expect(store.list()).rejects.toThrow(/removed or replaced while it was in use/)
  await expect(store.add(record(newKey()))).rejects.toThrow(/removed or replaced/)
})

test.skipIf(process.platform !== 'linux')(
  'a folder that no one can make is said to be one, at once',
  async () => {
    await expect(openSqlite('/proc/everygram/data')).rejects.toThrow(
      /open the database in DATA_DIR \(\/proc\/everygram/,
    )
  },
)

test('others have their turn while the usage of many keys is written', async () => {
  const usage = new UsageStore(await openSession(tempFolder()))
  const [row] = batch(1).rows as [ReturnType<typeof batch>['rows'][number]]
  const rows = Array.from({ length: 5000 }, (_, at) => ({ ...row, keyId: `k${at}` }))
  let turns = 0
  let isSaved = false
  const count = () => {
    turns += 1
    if (!isSaved) setImmediate(count)
  }
  setImmediate(count)
  await usage.save({ ...batch(1), rows })
  isSaved = true
  // Five statements for the days and five for the months, with a pause after each.
  expect(turns).toBeGreaterThanOrEqual(10)
})
