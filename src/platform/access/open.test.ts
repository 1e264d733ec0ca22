import { afterEach, describe, expect, test } from 'vitest'
import { accessWith } from '../../../test/support/access.ts'
import { testApp } from '../../../test/support/app.ts'
import { record } from '../../../test/support/key-record.ts'
import { tempFolder } from '../../../test/support/temp.ts'
import { type KeyParts, newKey, parseKey } from './key.ts'
import { type Access, openAccess } from './open.ts'
import { openStores } from './open-database.ts'

type Opened = Awaited<ReturnType<typeof openAccess>>

const open: Opened[] = []
afterEach(async () => {
  for (const access of open.splice(0)) await access.close()
})

async function opened(dataDir: string): Promise<Opened> {
  const access = await openAccess({ dataDir, instances: 1 })
  open.push(access)
  return access
}

const QUESTION = '/v1/hotel/emissions?country=GB&nights=3'

describe('opening', () => {
  test('an empty store gets one key, which works', async () => {
    const dataDir = tempFolder()
    const access = await opened(dataDir)
    const parts = parseKey((await access.makeFirstKey()) ?? '') as KeyParts
    expect(await access.authenticate(parts)).toMatchObject({ id: parts.id })
    const again = await opened(dataDir)
    expect(await again.makeFirstKey()).toBeUndefined()
    expect(await again.authenticate(parts)).toMatchObject({ id: parts.id })
  })

  test('of two that open a new store together, one makes the key', async () => {
    const dataDir = tempFolder()
    const both = await Promise.all([opened(dataDir), opened(dataDir)])
    const made = await Promise.all(both.map((access) => access.makeFirstKey()))
    const [key, ...more] = made.flatMap((firstKey) => firstKey ?? [])
    expect(more).toEqual([])
    const parts = parseKey(key ?? '') as KeyParts
    for (const access of both) expect(await access.authenticate(parts)).toMatchObject({ id: parts.id })
  })
})

describe('a store that fails: 503, and nothing of the reason', () => {
  const expectUnavailable = async (authenticate: Access['authenticate'], key: string) => {
    const app = await testApp({ access: accessWith({ authenticate }) })
    const reply = await app.get(QUESTION, { authorization: `Bearer ${key}` })
    await app.close()
    expect(reply.status).toBe(503)
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.json).toEqual({
      error: {
        code: 'unavailable',
        key: 'unavailable.keys',
        values: {},
        message: "We can't check API keys right now. Try again in a moment.",
        status: 503,
        doc_url: '/docs/errors#unavailable',
        request_id: reply.headers['x-request-id'],
      },
    })
  }

  test('by a rejection', async () => {
    const firstKey = (await (await opened(tempFolder())).makeFirstKey()) ?? ''
    const authenticate = () => Promise.reject(new Error('SQLITE_BUSY: select * from api_keys in /var/secret'))
    await expectUnavailable(authenticate, firstKey)
  })

  test('because the database is gone', async () => {
    const dataDir = tempFolder()
    const access = await openAccess({ dataDir, instances: 1 })
    const firstKey = (await access.makeFirstKey()) ?? ''
    await access.close()
    await expectUnavailable(access.authenticate, firstKey)
  })

  test('made-up keys from one address end as too many, whatever the store does', async () => {
    const app = await testApp({
      access: accessWith({ authenticate: () => Promise.reject(new Error('down')) }),
    })
    const statuses: number[] = []
    for (let n = 0; n < 70; n++)
      statuses.push((await app.get(QUESTION, { authorization: `Bearer ${newKey().key}` })).status)
    await app.close()
    // docs/access.md: 60 failures, then one a second.
    expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 503))
    expect(statuses.slice(62)).toEqual(Array.from({ length: 8 }, () => 429))
  })

  test('without a key the store is not even asked', async () => {
    let asked = 0
    const authenticate = () => {
      asked++
      return Promise.reject(new Error('down'))
    }
    const app = await testApp({ access: accessWith({ authenticate }) })
    expect((await app.get(QUESTION)).status).toBe(401)
    expect((await app.get(QUESTION, { authorization: 'Bearer eg_live_x' })).status).toBe(401)
    expect(asked).toBe(0)
    await app.close()
  })
})

test('the app closes its store with itself', async () => {
  const dataDir = tempFolder()
  const access = await openAccess({ dataDir, instances: 1 })
  const parts = parseKey((await access.makeFirstKey()) ?? '') as KeyParts
  const app = await testApp({ access })
  await app.close()
  await expect(async () => access.authenticate(parts)).rejects.toThrow()
  const stores = await openStores({ dataDir })
  expect(await stores.keys.list()).toHaveLength(1)
  await stores.close()
})

test.each([
  ['is recalled for a moment', 1, 1],
  ['with a thousand blanks is good, and keeps no room', 1000, 2],
])('a header that was good %s', async (_, blanks, lookUps) => {
  const key = newKey()
  let asked = 0
  const authenticate = async () => {
    asked++
    return record(key)
  }
  const app = await testApp({ access: accessWith({ authenticate }) })
  const authorization = `Bearer${' '.repeat(blanks)}${key.key}`
  for (const _ of [1, 2]) expect((await app.get(QUESTION, { authorization })).status).toBe(200)
  await app.close()
  expect(asked).toBe(lookUps)
})
