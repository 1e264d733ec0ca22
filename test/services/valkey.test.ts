/** Buckets in Valkey or Redis that several instances share. */
import { setTimeout as pause } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { newKey } from '../../src/platform/access/key.ts'
import type { BucketState, Buckets } from '../../src/platform/access/limits/buckets.ts'
import { valkeyBuckets } from '../../src/platform/access/limits/valkey.ts'
import { proxyTo, type TestProxy } from './support/proxy.ts'
import { ownServer, SERVER_PROGRAM } from './support/redis-server.ts'
import { forget, VALKEY, withoutValkey } from './support/valkey.ts'

const reason = await withoutValkey()
if (reason) console.error(`Valkey is skipped: ${reason}`)

const REDIS_PORT = 6379
/** As the plans have them. */
const FREE = { burst: 5, perSecond: 2 }
const SCALE = { burst: 75, perSecond: 25 }

describe.skipIf(reason !== undefined)('Valkey', () => {
  let keyId: string
  const opened: Buckets[] = []
  const used: string[] = []
  beforeEach(() => {
    keyId = newKey().id
    used.push(keyId)
  })
  afterEach(async () => {
    for (const buckets of opened.splice(0)) await buckets.close()
  })
  afterAll(async () => {
    for (const id of used) await forget(id)
  })

  function instance(options: Partial<Parameters<typeof valkeyBuckets>[0]> = {}): Buckets {
    const buckets = valkeyBuckets({ url: VALKEY, instances: 2, ...options })
    opened.push(buckets)
    return buckets
  }

  const granted = (states: readonly BucketState[]) => states.filter(({ isGranted }) => isGranted).length
  const takeAll = (instances: Buckets[], times: number) =>
    Promise.all(
      Array.from({ length: times }, (_, i) => (instances[i % instances.length] as Buckets).take(keyId, FREE)),
    )

  test('two instances share one burst', async () => {
    const both = [instance(), instance()]
    const startMs = performance.now()
    const standings = await takeAll(both, 40)
    const elapsedSeconds = (performance.now() - startMs) / 1000
    expect(granted(standings)).toBeGreaterThanOrEqual(5)
    expect(granted(standings)).toBeLessThanOrEqual(5 + 2 * elapsedSeconds)
    expect(standings.every(({ isAlone }) => !isAlone)).toBe(true)
    for (const { rate } of standings) expect(rate).toEqual({ burst: 5, perSecond: 2 })
    // What was refused took nothing: half a second later there is one more, at most with what the clock allows.
    await pause(500)
    expect(granted(await takeAll(both, 10))).toBeGreaterThanOrEqual(1)
  })

  test('who looks takes nothing', async () => {
    const buckets = instance()
    for (let i = 0; i < 9; i++)
      expect(await buckets.take(keyId, FREE, true)).toEqual({ isGranted: true, rate: FREE, tokens: 5 })
    expect(await buckets.take(keyId, FREE)).toMatchObject({ isGranted: true, tokens: 4 })
  })

  describe('away', () => {
    let proxy: TestProxy
    beforeEach(async () => {
      proxy = await proxyTo(VALKEY, REDIS_PORT)
    })
    afterEach(() => proxy.close())

    test.each([
      ['stopped', () => proxy.cut()],
      ['hanging', async () => proxy.freeze()],
    ])('%s: each goes on alone with its part, says so, and comes back', async (_, takeAway) => {
      const said: boolean[] = []
      const buckets = instance({ url: proxy.url, onFallback: (isAlone) => said.push(isAlone) })
      expect((await buckets.take(keyId, SCALE)).isAlone).toBeFalsy()
      await takeAway()
      const alone = await buckets.take(keyId, SCALE)
      // Half of the plan's burst of 75 and of its 25 a second.
      expect(alone).toMatchObject({ isAlone: true, isGranted: true, rate: { burst: 37, perSecond: 12.5 } })
      expect(said).toEqual([true])
      for (let i = 0; i < 5; i++) expect(await buckets.take(keyId, SCALE)).toMatchObject({ isAlone: true })
      await proxy.restore()
      while (said.length < 2) await pause(50)
      expect(said).toEqual([true, false])
      expect((await buckets.take(keyId, SCALE)).isAlone).toBeFalsy()
    })

    test('from the start: the first request is answered', async () => {
      await proxy.cut()
      const said: boolean[] = []
      const buckets = instance({ url: proxy.url, onFallback: (isAlone) => said.push(isAlone) })
      expect(await buckets.take(keyId, FREE)).toMatchObject({ isAlone: true, isGranted: true })
      expect(said).toEqual([true])
      await proxy.restore()
      while (said.length < 2) await pause(50)
      expect((await buckets.take(keyId, FREE)).isAlone).toBeFalsy()
    })

    test.skipIf(SERVER_PROGRAM === undefined)('full: alone until there is room again', async () => {
      const server = await ownServer()
      const admin = new Redis(server.url)
      onTestFinished(async () => {
        admin.disconnect()
        await server.kill()
      })
      const said: boolean[] = []
      const buckets = instance({ url: server.url, onFallback: (isAlone) => said.push(isAlone) })
      expect((await buckets.take(keyId, SCALE)).isAlone).toBeFalsy()
      // It answers a ping, and refuses every write.
      await admin.config('SET', 'maxmemory', '1')
      expect(await buckets.take(keyId, SCALE)).toMatchObject({ isAlone: true, isGranted: true })
      // Longer than the second between two questions.
      await pause(2500)
      expect(await buckets.take(keyId, SCALE)).toMatchObject({ isAlone: true, isGranted: true })
      expect(said).toEqual([true])
      await admin.config('SET', 'maxmemory', '0')
      while (said.length < 2) await pause(50)
      expect((await buckets.take(keyId, SCALE)).isAlone).toBeFalsy()
    })
  })
})
