import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { record } from '../../test/support/key-record.ts'
import { tempFolder } from '../../test/support/temp.ts'
import { type NewKey, newKey, secretHash } from './key.ts'
import { openStores, type Stores } from './open-database.ts'
import type { KeyRecord, KeyStore } from './store.ts'

const SECOND_MS = 1000
/** What the usage text promises: a running server refuses a revoked key within 10 seconds. */
const PROMISED_MS = 10 * SECOND_MS

/** The cache takes its clock when it is loaded, so that has to happen after fake time began, and only once. */
beforeAll(() => {
  vi.useFakeTimers({ now: Date.parse('2026-06-01T00:00:00Z') })
  // To the cache a start at 0 ms is no start.
  vi.advanceTimersByTime(SECOND_MS)
})
afterAll(() => {
  vi.useRealTimers()
})

async function knownKeys(store: Pick<KeyStore, 'find'>) {
  const { KnownKeys } = await import('./known-keys.ts')
  return new KnownKeys(store)
}

/** Counts what it is asked. */
function fakeStore(keys: KeyRecord[]) {
  const store = {
    asked: 0,
    find: async (id: string) => {
      store.asked++
      return keys.find((key) => key.id === id)
    },
  }
  return store
}

describe('a key is looked up once', () => {
  test('then answered at once, also when it is wrong', async () => {
    const key = newKey()
    const store = fakeStore([record(key)])
    const known = await knownKeys(store)
    expect(await known.verify(key)).toMatchObject({ id: key.id })
    expect(known.verify(key)).toMatchObject({ id: key.id })
    expect(store.asked).toBe(1)
  })

  test('then a thousand wrong secrets in a second bring one more question', async () => {
    const key = newKey()
    const store = fakeStore([record(key)])
    const known = await knownKeys(store)
    await known.verify(key)
    for (let n = 0; n < 1000; n++)
      expect(await known.verify({ id: key.id, secret: newKey().secret })).toBeUndefined()
    expect(store.asked).toBe(2)
    vi.advanceTimersByTime(SECOND_MS + 1)
    expect(await known.verify({ id: key.id, secret: newKey().secret })).toBeUndefined()
    expect(store.asked).toBe(3)
    expect(known.verify(key)).toMatchObject({ id: key.id })
  })

  test('a wrong secret first does not spoil the right one', async () => {
    const key = newKey()
    const known = await knownKeys(fakeStore([record(key)]))
    expect(await known.verify({ id: key.id, secret: newKey().secret })).toBeUndefined()
    expect(await known.verify(key)).toMatchObject({ id: key.id })
  })

  test('a failing store is passed on and asked again', async () => {
    const key = newKey()
    const store = fakeStore([record(key)])
    const known = await knownKeys({
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
    const known = await knownKeys(own)
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
    const known = await knownKeys(own)
    expect(await known.verify(key)).toBeUndefined()
    await other.add(record(key))
    vi.advanceTimersByTime(PROMISED_MS + 1)
    expect(await known.verify(key)).toMatchObject({ id: key.id })
  })
})

test('a key expires to the moment, known or not', async () => {
  const key = newKey()
  const store = fakeStore([record(key, { expiresAt: new Date(Date.now() + 5 * SECOND_MS).toISOString() })])
  const known = await knownKeys(store)
  expect(await known.verify(key)).toMatchObject({ id: key.id })
  vi.advanceTimersByTime(5 * SECOND_MS - 1)
  expect(known.verify(key)).toMatchObject({ id: key.id })
  vi.advanceTimersByTime(1)
  expect(known.verify(key)).toBeUndefined()
  expect(store.asked).toBe(1)
})

test('a revoked key is refused from the first', async () => {
  const key = newKey()
  const known = await knownKeys(fakeStore([record(key, { revokedAt: '2026-01-01T00:00:00.000Z' })]))
  expect(await known.verify(key)).toBeUndefined()
})

test('what is remembered is bounded: 50,000 made-up ids push the first one out', async () => {
  const store = fakeStore([])
  const known = await knownKeys(store)
  const parts = (n: number) => ({ id: `id${n}`, secret: 'x' })
  await known.verify(parts(0))
  expect(known.verify(parts(0))).toBeUndefined()
  for (let n = 1; n <= 50_000; n++) await known.verify(parts(n))
  expect(store.asked).toBe(50_001)
  expect(await known.verify(parts(0))).toBeUndefined()
  expect(store.asked).toBe(50_002)
})

describe('while the database is away', () => {
  /** A store whose database can be taken away. */
  function failing(keys: KeyRecord[]) {
    const store = fakeStore(keys)
    const failed = {
      isDown: false,
      asked: () => store.asked,
      find: (id: string) => {
        if (!failed.isDown) return store.find(id)
        store.asked++
        return Promise.reject(new Error('the database is away'))
      },
    }
    return failed
  }
  const MINUTE_MS = 60 * SECOND_MS

  test('a key that was good stays good for an hour, and no longer', async () => {
    const key = newKey()
    const store = failing([record(key)])
    const known = await knownKeys(store)
    await known.verify(key)
    store.isDown = true
    for (let minute = 1; minute <= 59; minute++) {
      vi.advanceTimersByTime(MINUTE_MS)
      expect(await known.verify(key)).toMatchObject({ id: key.id })
      expect(await known.verify({ id: key.id, secret: newKey().secret })).toBeUndefined()
    }
    vi.advanceTimersByTime(MINUTE_MS + 1)
    await expect(known.verify(key)).rejects.toThrow('away')
  })

  test('a known key does not wait for it more than once a second', async () => {
    const key = newKey()
    const store = failing([record(key)])
    const known = await knownKeys(store)
    await known.verify(key)
    store.isDown = true
    vi.advanceTimersByTime(MINUTE_MS)
    await known.verify(key)
    expect(store.asked()).toBe(2)
    for (let i = 0; i < 50; i++) expect(known.verify(key)).toMatchObject({ id: key.id })
    expect(store.asked()).toBe(2)
    vi.advanceTimersByTime(SECOND_MS + 1)
    await known.verify(key)
    expect(store.asked()).toBe(3)
  })

  test('a key that expires, expires', async () => {
    const key = newKey()
    const store = failing([record(key, { expiresAt: new Date(Date.now() + MINUTE_MS).toISOString() })])
    const known = await knownKeys(store)
    await known.verify(key)
    store.isDown = true
    vi.advanceTimersByTime(MINUTE_MS)
    expect(await known.verify(key)).toBeUndefined()
  })

  test('a key that was revoked meanwhile stops when it is back', async () => {
    const key = newKey()
    const stored = record(key)
    const store = failing([stored])
    const known = await knownKeys(store)
    await known.verify(key)
    store.isDown = true
    vi.advanceTimersByTime(MINUTE_MS)
    expect(await known.verify(key)).toMatchObject({ id: key.id })
    store.isDown = false
    stored.revokedAt = new Date().toISOString()
    vi.advanceTimersByTime(SECOND_MS + 1)
    expect(await known.verify(key)).toBeUndefined()
  })
})

test('while the database hangs, unknown keys do not pile up before it, and known ones are not held up', async () => {
  const key = newKey()
  let isHanging = false
  let waiting = 0
  const known = await knownKeys({
    find: (id) => {
      if (!isHanging) return Promise.resolve(id === key.id ? record(key) : undefined)
      waiting++
      return new Promise(() => undefined)
    },
  })
  await known.verify(key)
  isHanging = true
  for (let n = 0; n < 5000; n++) {
    try {
      void known.verify({ id: `id${n}`, secret: 'x' })
    } catch (error) {
      expect(String(error)).toContain('too many keys wait')
    }
  }
  expect(waiting).toBe(200)
  expect(known.verify(key)).toMatchObject({ id: key.id })
})

test('of a database that hangs a known key waits 0.2 s, and what it says in the end counts from then', async () => {
  const key = newKey()
  const stored = record(key)
  let answer: (key: KeyRecord) => void = () => undefined
  const hanging = new Promise<KeyRecord>((resolve) => {
    answer = resolve
  })
  let asked = 0
  const known = await knownKeys({ find: () => (asked++ === 0 ? Promise.resolve(stored) : hanging) })
  await known.verify(key)
  vi.advanceTimersByTime(PROMISED_MS + 1)
  const waiting = known.verify(key)
  await vi.advanceTimersByTimeAsync(200)
  expect(await waiting).toMatchObject({ id: key.id })
  // For a second nobody waits again.
  expect(known.verify(key)).toMatchObject({ id: key.id })
  answer({ ...stored, revokedAt: new Date().toISOString() })
  await hanging
  await vi.advanceTimersByTimeAsync(0)
  expect(known.verify(key)).toBeUndefined()
})

test('questions for the same key at once are one question', async () => {
  const key = newKey()
  const store = fakeStore([record(key)])
  const known = await knownKeys(store)
  const verified = await Promise.all(Array.from({ length: 20 }, () => known.verify(key)))
  for (const found of verified) expect(found).toMatchObject({ id: key.id })
  expect(store.asked).toBe(1)
})

test('made-up ids push no key out', async () => {
  const key = newKey()
  const store = fakeStore([record(key)])
  const known = await knownKeys(store)
  await known.verify(key)
  for (let n = 0; n < 60_000; n++) await known.verify({ id: `id${n}`, secret: 'x' })
  const asked = store.asked
  expect(known.verify(key)).toMatchObject({ id: key.id })
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
    const known = await knownKeys(fakeStore([rotated]))
    expect(await known.verify({ id: before.id, secret: after.secret })).toMatchObject({ id: before.id })
    expect(known.verify(before)).toMatchObject({ id: before.id })
    vi.advanceTimersByTime(5 * SECOND_MS)
    expect(await known.verify(before)).toBeUndefined()
    expect(known.verify({ id: before.id, secret: after.secret })).toMatchObject({ id: before.id })
  })

  test('by another process the new secret is good at once, also to many at a time, and the old one no longer', async () => {
    const [before, after] = [newKey(), newKey()]
    const stored = record(before)
    const store = fakeStore([stored])
    const known = await knownKeys({ find: async (id) => ({ ...(await store.find(id)) }) as KeyRecord })
    expect(await known.verify(before)).toMatchObject({ id: before.id })
    stored.secretHash = secretHash(after.secret)
    const rotated = { id: before.id, secret: after.secret }
    const found = await Promise.all(Array.from({ length: 20 }, () => known.verify(rotated)))
    for (const key of found) expect(key).toMatchObject({ id: before.id })
    expect(store.asked).toBe(2)
    expect(await known.verify(before)).toBeUndefined()
  })
})
