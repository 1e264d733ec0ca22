/** Keys that were looked up lately, while the database answers. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { record } from '../../../test/support/key-record.ts'
import { fakeStore, knownKeysInFakeTime, PROMISED_MS, SECOND_MS } from '../../../test/support/known-keys.ts'
import { tempFolder } from '../../../test/support/temp.ts'
import { type NewKey, newKey, secretHash } from './key.ts'
import { openStores, type Stores } from './open-database.ts'
import type { KeyRecord } from './store.ts'

const knownKeys = knownKeysInFakeTime()

describe('a key is looked up once', () => {
  test('then answered at once, also when it is wrong', async () => {
    const key = newKey()
    const store = fakeStore([record(key)])
    const known = knownKeys(store)
    expect(await known.verify(key)).toMatchObject({ id: key.id })
    expect(await known.verify(key)).toMatchObject({ id: key.id })
    expect(store.asked).toBe(1)
  })

  test('then a thousand wrong secrets in a second bring one more question', async () => {
    const key = newKey()
    const store = fakeStore([record(key)])
    const known = knownKeys(store)
    await known.verify(key)
    for (let n = 0; n < 1000; n++)
      expect(await known.verify({ id: key.id, secret: newKey().secret })).toBeUndefined()
    expect(store.asked).toBe(2)
    vi.advanceTimersByTime(SECOND_MS + 1)
    expect(await known.verify({ id: key.id, secret: newKey().secret })).toBeUndefined()
    expect(store.asked).toBe(3)
    expect(await known.verify(key)).toMatchObject({ id: key.id })
  })

  test('a wrong secret first does not spoil the right one', async () => {
    const key = newKey()
    const known = knownKeys(fakeStore([record(key)]))
    expect(await known.verify({ id: key.id, secret: newKey().secret })).toBeUndefined()
    expect(await known.verify(key)).toMatchObject({ id: key.id })
  })

  test('a failing store is passed on and asked again', async () => {
    const key = newKey()
    const store = fakeStore([record(key)])
    const known = knownKeys({
      find: (id) => (store.asked++ === 0 ? Promise.reject(new Error('busy')) : store.find(id)),
    })
    await expect(known.verify(key)).rejects.toThrow('busy')
    expect(await known.verify(key)).toMatchObject({ id: key.id })
  })
})

describe('another connection', () => {
  let stores: [Stores, Stores]
  let key: NewKey
  beforeEach(async () => {
    const dataDir = tempFolder()
    stores = [await openStores({ dataDir }), await openStores({ dataDir })]
    key = newKey()
  })
  afterEach(async () => {
    for (const store of stores) await store.close()
  })

  test('revokes a key: it stops within 10 seconds', async () => {
    const [{ keys: own }, { keys: other }] = stores
    await own.add(record(key))
    const known = knownKeys(own)
    expect(await known.verify(key)).toMatchObject({ id: key.id })
    await other.revoke(key.id, new Date().toISOString())
    vi.advanceTimersByTime(PROMISED_MS / 2)
    expect(await known.verify(key)).toMatchObject({ id: key.id })
    // Use in between does not put the end off.
    vi.advanceTimersByTime(PROMISED_MS / 2 + 1)
    expect(await known.verify(key)).toBeUndefined()
  })

  test('adds a key that was asked for before: it starts within 10 seconds', async () => {
    const [{ keys: own }, { keys: other }] = stores
    const known = knownKeys(own)
    expect(await known.verify(key)).toBeUndefined()
    await other.add(record(key))
    vi.advanceTimersByTime(PROMISED_MS + 1)
    expect(await known.verify(key)).toMatchObject({ id: key.id })
  })
})

test('a key expires to the moment, known or not', async () => {
  const key = newKey()
  const store = fakeStore([record(key, { expiresAt: new Date(Date.now() + 5 * SECOND_MS).toISOString() })])
  const known = knownKeys(store)
  expect(await known.verify(key)).toMatchObject({ id: key.id })
  vi.advanceTimersByTime(5 * SECOND_MS - 1)
  expect(await known.verify(key)).toMatchObject({ id: key.id })
  vi.advanceTimersByTime(1)
  expect(await known.verify(key)).toBeUndefined()
  expect(store.asked).toBe(1)
})

test('a revoked key is refused from the first', async () => {
  const key = newKey()
  const known = knownKeys(fakeStore([record(key, { revokedAt: '2026-01-01T00:00:00.000Z' })]))
  expect(await known.verify(key)).toBeUndefined()
})

test('what is remembered is bounded: 50,000 made-up ids push the first one out', async () => {
  const store = fakeStore([])
  const known = knownKeys(store)
  const parts = (n: number) => ({ id: `id${n}`, secret: 'x' })
  await known.verify(parts(0))
  expect(await known.verify(parts(0))).toBeUndefined()
  for (let n = 1; n <= 50_000; n++) await known.verify(parts(n))
  expect(store.asked).toBe(50_001)
  expect(await known.verify(parts(0))).toBeUndefined()
  expect(store.asked).toBe(50_002)
})

test('questions for the same key at once are one question', async () => {
  const key = newKey()
  const store = fakeStore([record(key)])
  const known = knownKeys(store)
  const verified = await Promise.all(Array.from({ length: 20 }, () => known.verify(key)))
  for (const found of verified) expect(found).toMatchObject({ id: key.id })
  expect(store.asked).toBe(1)
})

test('made-up ids push no key out', async () => {
  const key = newKey()
  const store = fakeStore([record(key)])
  const known = knownKeys(store)
  await known.verify(key)
  for (let n = 0; n < 60_000; n++) await known.verify({ id: `id${n}`, secret: 'x' })
  const asked = store.asked
  expect(await known.verify(key)).toMatchObject({ id: key.id })
  expect(store.asked).toBe(asked)
})

describe('after a rotation', () => {
  test('the new secret is good, and the one before until its time', async () => {
    const [before, after] = [newKey(), newKey()]
    const rotated = record(
      { id: before.id, secret: after.secret },
      {
        previousHash: secretHash(before.secret),
        previousUntil: new Date(Date.now() + 5 * SECOND_MS).toISOString(),
      },
    )
    const known = knownKeys(fakeStore([rotated]))
    expect(await known.verify({ id: before.id, secret: after.secret })).toMatchObject({ id: before.id })
    expect(await known.verify(before)).toMatchObject({ id: before.id })
    vi.advanceTimersByTime(5 * SECOND_MS)
    expect(await known.verify(before)).toBeUndefined()
    expect(await known.verify({ id: before.id, secret: after.secret })).toMatchObject({ id: before.id })
  })

  test('by another process the new secret is good at once, also to many at a time, and the old one no longer', async () => {
    const [before, after] = [newKey(), newKey()]
    const stored = record(before)
    const store = fakeStore([stored])
    const known = knownKeys({ find: async (id) => ({ ...(await store.find(id)) }) as KeyRecord })
    expect(await known.verify(before)).toMatchObject({ id: before.id })
    stored.secretHash = secretHash(after.secret)
    const rotated = { id: before.id, secret: after.secret }
    const found = await Promise.all(Array.from({ length: 20 }, () => known.verify(rotated)))
    for (const key of found) expect(key).toMatchObject({ id: before.id })
    expect(store.asked).toBe(2)
    expect(await known.verify(before)).toBeUndefined()
  })
})
