/** A Valkey that does what it is asked, and says so too late: nothing is counted twice, and nothing is lost. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FakeValkey, fakeValkey } from '../../../../test/support/fake-valkey.ts'
import { type LimitedPlan, limitsOf } from '../plans.ts'
import type { Ask, Limiter } from './limiter.ts'
import { valkeyLimiter } from './valkey.ts'

const plan = limitsOf('scale') as LimitedPlan
const ask: Ask = { keyId: 'abc', plan, counts: true }

let server: FakeValkey
let limiter: Limiter
let said: boolean[]
beforeEach(async () => {
  server = await fakeValkey()
  said = []
  limiter = valkeyLimiter({
    url: server.url,
    instances: 1,
    months: { known: () => 0, unsaved: () => 0, load: async () => 0 },
    onFallback: (isAlone) => said.push(isAlone),
  })
})
afterEach(async () => {
  await limiter.close()
  await server.close()
})

test('what it counted after nobody waited any more is given back: it was counted alone', async () => {
  expect((await limiter.take(ask)).isAlone).toBeFalsy()
  server.hold()
  const standings = await Promise.all([limiter.take(ask), limiter.take(ask)])
  expect(standings).toMatchObject([
    { isAlone: true, outcome: 'granted' },
    { isAlone: true, outcome: 'granted' },
  ])
  // The two reach it together with the question whether it is back; the first one counted before.
  await expect.poll(() => server.answers()).toBe(3)
  expect(said).toEqual([true])
  server.release()
  await expect.poll(() => server.answers()).toBe(1)
  await expect.poll(() => said, { timeout: 5000 }).toEqual([true, false])
  expect((await limiter.take(ask)).isAlone).toBeFalsy()
  expect(server.answers()).toBe(2)
})

test('what counts nothing is not given back', async () => {
  await limiter.take(ask)
  server.hold()
  expect((await limiter.take({ ...ask, counts: false })).isAlone).toBe(true)
  server.release()
  await expect.poll(() => said, { timeout: 5000 }).toEqual([true, false])
  // The fake counts whatever it is asked for.
  expect(server.answers()).toBe(2)
})

test('while it is away nobody asks it', async () => {
  await limiter.take(ask)
  server.hold()
  await limiter.take(ask)
  for (let i = 0; i < 10; i++) expect((await limiter.take(ask)).isAlone).toBe(true)
  // Of the eleven the first alone.
  expect(server.answers()).toBe(2)
})
