/** A Valkey that does what it is asked, and says so too late. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FakeValkey, fakeValkey } from '../../../../test/support/fake-valkey.ts'
import type { Buckets } from './buckets.ts'
import { valkeyBuckets } from './valkey.ts'

const RATE = { burst: 75, perSecond: 25 }

let server: FakeValkey
let buckets: Buckets
let said: boolean[]
beforeEach(async () => {
  server = await fakeValkey()
  said = []
  const onFallback = (isAlone: boolean) => void said.push(isAlone)
  buckets = valkeyBuckets({ url: server.url, instances: 1, onFallback })
})
afterEach(async () => {
  await buckets.close()
  await server.close()
})

const take = () => buckets.take('abc', RATE)

test('whoever waited too long goes on alone, and it is asked again when it is back', async () => {
  expect((await take()).isAlone).toBeFalsy()
  server.hold()
  expect(await Promise.all([take(), take()])).toMatchObject([
    { isAlone: true, isGranted: true },
    { isAlone: true, isGranted: true },
  ])
  expect(said).toEqual([true])
  server.release()
  await expect.poll(() => said, { timeout: 5000 }).toEqual([true, false])
  expect((await take()).isAlone).toBeFalsy()
})

test('while it is away nobody asks it', async () => {
  await take()
  server.hold()
  await take()
  for (let i = 0; i < 10; i++) expect((await take()).isAlone).toBe(true)
  // Of the eleven the first alone.
  expect(server.asked()).toBe(2)
})
