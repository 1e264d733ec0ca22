/** Keys that were looked up lately, while the database is away or hangs. */
import { describe, expect, test, vi } from 'vitest'
import { record } from '../../../test/support/key-record.ts'
import { fakeStore, knownKeysInFakeTime, PROMISED_MS, SECOND_MS } from '../../../test/support/known-keys.ts'
import { newKey } from './key.ts'
import type { KeyRecord } from './store.ts'

const knownKeys = knownKeysInFakeTime()

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
    const known = knownKeys(store)
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
    const known = knownKeys(store)
    await known.verify(key)
    store.isDown = true
    vi.advanceTimersByTime(MINUTE_MS)
    await known.verify(key)
    expect(store.asked()).toBe(2)
    for (let i = 0; i < 50; i++) expect(await known.verify(key)).toMatchObject({ id: key.id })
    expect(store.asked()).toBe(2)
    vi.advanceTimersByTime(SECOND_MS + 1)
    await known.verify(key)
    expect(store.asked()).toBe(3)
  })

  test('a key that expires, expires', async () => {
    const key = newKey()
    const store = failing([record(key, { expiresAt: new Date(Date.now() + MINUTE_MS).toISOString() })])
    const known = knownKeys(store)
    await known.verify(key)
    store.isDown = true
    vi.advanceTimersByTime(MINUTE_MS)
    expect(await known.verify(key)).toBeUndefined()
  })

  test('a key that was revoked meanwhile stops when it is back', async () => {
    const key = newKey()
    const stored = record(key)
    const store = failing([stored])
    const known = knownKeys(store)
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
  const known = knownKeys({
    find: (id) => {
      if (!isHanging) return Promise.resolve(id === key.id ? record(key) : undefined)
      waiting++
      return new Promise(() => undefined)
    },
  })
  await known.verify(key)
  isHanging = true
  const refused: string[] = []
  for (let n = 0; n < 5000; n++)
    known.verify({ id: `id${n}`, secret: 'x' }).catch((error) => refused.push(String(error)))
  await vi.advanceTimersByTimeAsync(0)
  expect(waiting).toBe(200)
  expect(refused).toHaveLength(4800)
  expect(refused[0]).toContain('too many keys wait')
  expect(await known.verify(key)).toMatchObject({ id: key.id })
})

test('of a database that hangs a known key waits 0.2 s, and what it says in the end counts from then', async () => {
  const key = newKey()
  const stored = record(key)
  let answer: (key: KeyRecord) => void = () => undefined
  const hanging = new Promise<KeyRecord>((resolve) => {
    answer = resolve
  })
  let asked = 0
  const known = knownKeys({ find: () => (asked++ === 0 ? Promise.resolve(stored) : hanging) })
  await known.verify(key)
  vi.advanceTimersByTime(PROMISED_MS + 1)
  const waiting = known.verify(key)
  await vi.advanceTimersByTimeAsync(200)
  expect(await waiting).toMatchObject({ id: key.id })
  // For a second nobody waits again.
  expect(await known.verify(key)).toMatchObject({ id: key.id })
  answer({ ...stored, revokedAt: new Date().toISOString() })
  await hanging
  await vi.advanceTimersByTimeAsync(0)
  expect(await known.verify(key)).toBeUndefined()
})

test('work that takes long is told of a revocation, and goes on while the database is away', async () => {
  const key = newKey()
  const stored = record(key)
  let isDown = false
  const known = knownKeys({
    find: () => (isDown ? Promise.reject(new Error('the database is away')) : Promise.resolve(stored)),
  })
  await known.verify(key)
  isDown = true
  vi.advanceTimersByTime(PROMISED_MS + 1)
  expect(await known.current(key.id)).toMatchObject({ id: key.id })
  isDown = false
  stored.revokedAt = new Date().toISOString()
  vi.advanceTimersByTime(SECOND_MS + 1)
  expect(await known.current(key.id)).toBeUndefined()
})

test('work of a key that expires ends', async () => {
  const key = newKey()
  const stored = record(key, { expiresAt: new Date(Date.now() + SECOND_MS).toISOString() })
  const known = knownKeys({ find: async () => stored })
  await known.verify(key)
  expect(await known.current(key.id)).toMatchObject({ id: key.id })
  vi.advanceTimersByTime(SECOND_MS + 1)
  expect(await known.current(key.id)).toBeUndefined()
})
