import { chmodSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'libsql'
import { afterEach, describe, expect, test } from 'vitest'
import { record } from '../../../test/support/key-record.ts'
import { tempFolder } from '../../../test/support/temp.ts'
import { newKey, secretHash } from './key.ts'
import { openStores, type Stores } from './open-database.ts'
import type { KeyStore } from './store.ts'

const open: Stores[] = []
afterEach(async () => {
  for (const stores of open.splice(0)) await stores.close()
})

async function openStore(dataDir: string): Promise<KeyStore> {
  const stores = await openStores({ dataDir })
  open.push(stores)
  return stores.keys
}

describe('keys in SQLite', () => {
  test('what is added is found and listed, oldest first, in every connection', async () => {
    const dataDir = tempFolder()
    const [first, second] = [await openStore(dataDir), await openStore(dataDir)]
    const younger = record(newKey(), { name: 'younger', createdAt: '2026-02-02T00:00:00.000Z' })
    const older = record(newKey(), { name: 'older', expiresAt: '2027-01-01T00:00:00.000Z' })
    await first.add(younger)
    await second.add(older)
    expect(await first.list()).toEqual([older, younger])
    expect(await second.find(younger.id)).toEqual(younger)
    expect(await first.find('nothere0')).toBeUndefined()
  })

  test('an id cannot be taken twice', async () => {
    const store = await openStore(tempFolder())
    const key = newKey()
    await store.add(record(key))
    await expect(store.add(record(key, { name: 'again' }))).rejects.toThrow(/UNIQUE/)
    expect(await store.list()).toEqual([record(key)])
  })

  test('what it holds outlives it', async () => {
    const dataDir = join(tempFolder(), 'made', 'on the way')
    const key = record(newKey())
    const stores = await openStores({ dataDir })
    await stores.keys.add(key)
    await stores.close()
    expect(await (await openStore(dataDir)).list()).toEqual([key])
  })

  test('a folder that it makes is for its owner alone', async () => {
    const dataDir = join(tempFolder(), 'var')
    await openStore(dataDir)
    expect(statSync(dataDir).mode & 0o777).toBe(0o700)
  })

  test('text is only text', async () => {
    const store = await openStore(tempFolder())
    const name = `'); DROP TABLE api_keys; -- "é\u{1F331}`
    const key = record(newKey(), { name })
    await store.add(key)
    expect(await store.find(key.id)).toEqual(key)
    expect(await store.find("' OR 1=1 --")).toBeUndefined()
    expect(await store.revoke("' OR 1=1 --", '2026-03-01T00:00:00.000Z')).toBe(false)
    expect(await store.find(key.id)).toEqual(key)
  })
})

test('revoking works once, for the one key, and stays', async () => {
  const store = await openStore(tempFolder())
  const [one, other] = [record(newKey()), record(newKey())]
  await store.add(one)
  await store.add(other)
  const at = '2026-03-01T00:00:00.000Z'
  expect(await store.revoke(one.id, at)).toBe(true)
  expect(await store.revoke(one.id, '2026-04-01T00:00:00.000Z')).toBe(false)
  expect(await store.revoke('nothere0', at)).toBe(false)
  expect(await store.find(one.id)).toEqual({ ...one, revokedAt: at })
  expect(await store.find(other.id)).toEqual(other)
})

describe('rotating and plans', () => {
  test('a rotation keeps the id, the plan and the secret before for a while', async () => {
    const store = await openStore(tempFolder())
    const [key, other] = [newKey(), newKey()]
    await store.add(record(key, { plan: 'free' }))
    const until = '2026-03-01T00:00:00.000Z'
    expect(await store.rotate(key.id, secretHash(other.secret), until)).toBe(true)
    expect(await store.find(key.id)).toEqual({
      ...record(key, { plan: 'free' }),
      secretHash: secretHash(other.secret),
      previousHash: secretHash(key.secret),
      previousUntil: until,
    })
  })

  test('a revoked key cannot be rotated or put on a plan, nor one that is not there', async () => {
    const store = await openStore(tempFolder())
    const key = record(newKey(), { revokedAt: '2026-03-01T00:00:00.000Z' })
    await store.add(key)
    for (const id of [key.id, 'nothere0']) {
      expect(await store.rotate(id, 'hash', '2026-03-01T00:00:00.000Z')).toBe(false)
      expect(await store.setPlan(id, 'free')).toBe(false)
    }
    expect(await store.find(key.id)).toEqual(key)
  })

  test('a key changes its plan', async () => {
    const store = await openStore(tempFolder())
    const key = record(newKey())
    await store.add(key)
    expect(await store.setPlan(key.id, 'scale')).toBe(true)
    expect(await store.find(key.id)).toEqual({ ...key, plan: 'scale' })
  })
})

describe('the first key', () => {
  test('is added only when there is none', async () => {
    const store = await openStore(tempFolder())
    const [first, second] = [record(newKey()), record(newKey())]
    expect(await store.addFirst(first)).toBe(true)
    expect(await store.addFirst(second)).toBe(false)
    expect(await store.list()).toEqual([first])
  })

  test('a revoked key counts: no new key appears behind its back', async () => {
    const store = await openStore(tempFolder())
    await store.add(record(newKey(), { revokedAt: '2026-03-01T00:00:00.000Z' }))
    expect(await store.addFirst(record(newKey()))).toBe(false)
  })

  test('of two stores on one file only one wins', async () => {
    for (let round = 0; round < 5; round++) {
      const dataDir = tempFolder()
      const stores = [await openStore(dataDir), await openStore(dataDir)]
      const won = await Promise.all(stores.map((store) => store.addFirst(record(newKey()))))
      expect(won.filter(Boolean)).toHaveLength(1)
      expect(await stores[0]?.list()).toHaveLength(1)
    }
  })
})

test('among 100,000 keys one is found by the index', async () => {
  const dataDir = tempFolder()
  const store = await openStore(dataDir)
  const sqlite = new Sqlite(join(dataDir, 'everygram.sqlite'))
  sqlite.exec(
    `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 100000)
     insert into api_keys (id, name, secret_hash, created_at) select 'many' || n, '', '', '' from numbers`,
  )
  const plan = (query: string) => JSON.stringify(sqlite.prepare(`explain query plan ${query}`).all())
  expect(plan("select * from api_keys where id = 'many77777'")).toMatch(/SEARCH api_keys USING INDEX/)
  expect(plan("select * from usage_months where key_id = 'a' and month = '2026-11'")).toMatch(
    /SEARCH usage_months USING INDEX/,
  )
  sqlite.close()
  expect(await store.find('many77777')).toMatchObject({ id: 'many77777', plan: 'unlimited' })
})

test('the files of a new database are for the owner alone, also in a folder that others may look into', async () => {
  const dataDir = tempFolder()
  chmodSync(dataDir, 0o755)
  await (await openStore(dataDir)).add(record(newKey()))
  const names = readdirSync(dataDir)
  expect(names).toContain('everygram.sqlite')
  for (const name of names) expect([name, statSync(join(dataDir, name)).mode & 0o777]).toEqual([name, 0o600])
})

test('of a secret only its hash is in the files', async () => {
  const dataDir = tempFolder()
  const store = await openStore(dataDir)
  const keys = Array.from({ length: 5 }, newKey)
  for (const key of keys) await store.add(record(key))
  const bytes = () => readdirSync(dataDir).map((name) => readFileSync(join(dataDir, name), 'latin1'))
  const whileOpen = bytes()
  await open.pop()?.close()
  for (const text of [whileOpen.join(), bytes().join()]) {
    for (const { id, secret, key } of keys) {
      // The id and the hash show that these are the bytes to look into.
      expect(text).toContain(id)
      expect(text).toContain(secretHash(secret))
      expect(text).not.toContain(secret)
      expect(text).not.toContain(key.slice(-14))
    }
  }
})
