/** Limits counted in Valkey or Redis by several instances. */
import { setTimeout as pause } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { newKey } from '../../src/platform/access/key.ts'
import type { Ask, Limiter, MonthAnswers, Standing } from '../../src/platform/access/limits/limiter.ts'
import { valkeyLimiter } from '../../src/platform/access/limits/valkey.ts'
import { type LimitedPlan, limitsOf } from '../../src/platform/access/plans.ts'
import { proxyTo, type TestProxy } from './support/proxy.ts'
import { ownServer, SERVER_PROGRAM } from './support/redis-server.ts'
import { forget, VALKEY, withoutValkey } from './support/valkey.ts'

const reason = await withoutValkey()
if (reason) console.error(`Valkey is skipped: ${reason}`)

const REDIS_PORT = 6379
const planNamed = (name: string) => limitsOf(name) as LimitedPlan
const [FREE, SCALE] = [planNamed('free'), planNamed('scale')]

describe.skipIf(reason !== undefined)('Valkey', () => {
  let keyId: string
  let saved: number
  const limiters: Limiter[] = []
  const used: string[] = []
  beforeEach(() => {
    keyId = newKey().id
    used.push(keyId)
    saved = 0
  })
  afterEach(async () => {
    for (const limiter of limiters.splice(0)) await limiter.close()
  })
  afterAll(async () => {
    for (const id of used) await forget(id)
  })

  /** An instance whose database says `saved`. */
  function instance(options: Partial<Parameters<typeof valkeyLimiter>[0]> = {}): Limiter {
    const months: MonthAnswers = { known: () => saved, unsaved: () => 0, load: async () => saved }
    const limiter = valkeyLimiter({ url: VALKEY, months, instances: 2, ...options })
    limiters.push(limiter)
    return limiter
  }

  const ask = (plan: LimitedPlan, counts = true): Ask => ({ keyId, plan, counts })
  const granted = (standings: readonly Standing[]) =>
    standings.filter(({ outcome }) => outcome === 'granted').length
  const takeAll = (instances: Limiter[], times: number, plan: LimitedPlan) =>
    Promise.all(
      Array.from({ length: times }, (_, i) => (instances[i % instances.length] as Limiter).take(ask(plan))),
    )

  test('two instances share one burst', async () => {
    const both = [instance(), instance()]
    const startMs = performance.now()
    const standings = await takeAll(both, 40, FREE)
    const elapsedSeconds = (performance.now() - startMs) / 1000
    expect(granted(standings)).toBeGreaterThanOrEqual(5)
    expect(granted(standings)).toBeLessThanOrEqual(5 + 2 * elapsedSeconds)
    expect(standings.every(({ isAlone }) => !isAlone)).toBe(true)
    for (const { rate } of standings) expect(rate).toEqual({ burst: 5, perSecond: 2 })
    // What was refused took nothing: half a second later there is one more, at most with what the clock allows.
    await pause(500)
    expect(granted(await takeAll(both, 10, FREE))).toBeGreaterThanOrEqual(1)
  })

  test('two instances share one month to the answer', async () => {
    // The plan scale ends at 240,000; its burst of 75 is wider than what is left.
    saved = 239_990
    const standings = await takeAll([instance(), instance()], 60, SCALE)
    expect(granted(standings)).toBe(10)
    expect(standings.filter(({ outcome }) => outcome === 'quota_exceeded')).toHaveLength(50)
    const answers = standings
      .filter(({ outcome }) => outcome === 'granted')
      .map((standing) => standing.answers)
    expect(answers.sort()).toEqual(Array.from({ length: 10 }, (_, i) => 239_990 + i))
  })

  test('what did not count is given back, what counted is not', async () => {
    saved = 239_998
    const [one, other] = [instance(), instance()]
    const first = await one.take(ask(SCALE))
    const second = await other.take(ask(SCALE))
    expect(await one.take(ask(SCALE))).toMatchObject({ outcome: 'quota_exceeded' })
    one.settle(keyId, first, false)
    other.settle(keyId, second, true)
    await pause(100)
    expect(await other.take(ask(SCALE))).toMatchObject({ outcome: 'granted', answers: 239_999 })
    expect(await other.take(ask(SCALE))).toMatchObject({ outcome: 'quota_exceeded' })
    // What does not count passes.
    expect(await other.take(ask(SCALE, false))).toMatchObject({ outcome: 'granted' })
  })

  test('a server that has lost its counters is brought up to what the database knows', async () => {
    const limiter = instance()
    saved = 100
    expect(await limiter.take(ask(SCALE))).toMatchObject({ answers: 100 })
    await forget(keyId)
    saved = 101
    expect(await limiter.take(ask(SCALE))).toMatchObject({ outcome: 'granted', answers: 101 })
    // A database that is behind changes nothing.
    saved = 50
    expect(await limiter.take(ask(SCALE))).toMatchObject({ answers: 102 })
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
      const limiter = instance({ url: proxy.url, onFallback: (isAlone) => said.push(isAlone) })
      expect((await limiter.take(ask(SCALE))).isAlone).toBeFalsy()
      await takeAway()
      const alone = await limiter.take(ask(SCALE))
      // Half of the plan's burst of 75 and of its 25 a second.
      expect(alone).toMatchObject({ isAlone: true, outcome: 'granted', rate: { burst: 37, perSecond: 12.5 } })
      expect(said).toEqual([true])
      for (let i = 0; i < 5; i++) expect(await limiter.take(ask(SCALE))).toMatchObject({ isAlone: true })
      limiter.settle(keyId, alone, false)
      await proxy.restore()
      while (said.length < 2) await pause(50)
      expect(said).toEqual([true, false])
      expect((await limiter.take(ask(SCALE))).isAlone).toBeFalsy()
    })

    test('from the start: the first request is answered', async () => {
      await proxy.cut()
      const said: boolean[] = []
      const limiter = instance({ url: proxy.url, onFallback: (isAlone) => said.push(isAlone) })
      expect(await limiter.take(ask(FREE))).toMatchObject({ isAlone: true, outcome: 'granted' })
      expect(said).toEqual([true])
      await proxy.restore()
      while (said.length < 2) await pause(50)
      expect((await limiter.take(ask(FREE))).isAlone).toBeFalsy()
    })

    test.skipIf(SERVER_PROGRAM === undefined)('full: alone until there is room again', async () => {
      const server = await ownServer()
      const admin = new Redis(server.url)
      onTestFinished(async () => {
        admin.disconnect()
        await server.kill()
      })
      const said: boolean[] = []
      const limiter = instance({ url: server.url, onFallback: (isAlone) => said.push(isAlone) })
      expect((await limiter.take(ask(SCALE))).isAlone).toBeFalsy()
      // It answers a ping, and refuses every write.
      await admin.config('SET', 'maxmemory', '1')
      expect(await limiter.take(ask(SCALE))).toMatchObject({ isAlone: true, outcome: 'granted' })
      // Longer than the second between two questions.
      await pause(2500)
      expect(await limiter.take(ask(SCALE))).toMatchObject({ isAlone: true, outcome: 'granted' })
      expect(said).toEqual([true])
      await admin.config('SET', 'maxmemory', '0')
      while (said.length < 2) await pause(50)
      expect((await limiter.take(ask(SCALE))).isAlone).toBeFalsy()
    })
  })
})
