/** Schedules come from their seeds alone, and recorded ones stay as they are. */
import { expect, test } from 'vitest'
import { HOSTILE_BODIES } from '../support/hostile-bodies.ts'
import { Random } from './random.ts'
import { RECORDED } from './recorded.ts'
import { hashOf, scheduleOf } from './schedule.ts'

const SEEDS = Array.from({ length: 200 }, (_, i) => i + 1)

test('a seed is one schedule, and another seed is another', () => {
  for (const seed of SEEDS) expect(scheduleOf(seed)).toEqual(scheduleOf(seed))
  expect(new Set(SEEDS.map((seed) => hashOf(scheduleOf(seed)))).size).toBe(SEEDS.length)
})

test('chance is the same on every machine', () => {
  // mulberry32 of the seed 1, worked out with whole numbers in Python.
  const random = new Random(1)
  expect([random.next(), random.next(), random.next()].map((part) => part * 2 ** 32)).toEqual([
    2693262067, 11749833, 2265367787,
  ])
})

test('200 seeds have every theme and every kind of step', () => {
  const schedules = SEEDS.map((seed) => scheduleOf(seed))
  const themes = new Set(schedules.map(({ theme }) => theme))
  expect([...themes].sort()).toEqual(['disk', 'geography', 'hostile', 'quota', 'revoke', 'storage'])
  const steps = new Set(schedules.flatMap(({ steps }) => steps.map(({ does }) => does)))
  expect([...steps].sort()).toEqual([
    'ask',
    'batch',
    'batches',
    'clock',
    'cut',
    'disk',
    'fill',
    'geography',
    'hold',
    'hostile',
    'job',
    'kill',
    'lock',
    'release',
    'revoke',
    'stop',
    'store away',
    'tool',
    'verify',
    'wait',
  ])
})

test('every hostile body of a schedule exists', () => {
  const bodies = SEEDS.flatMap((seed) => scheduleOf(seed).steps).flatMap((step) =>
    step.does === 'hostile' ? [step.body] : [],
  )
  expect(bodies.filter((body) => !(body in HOSTILE_BODIES))).toEqual([])
})

test('a beginning has the same steps', () => {
  const { steps } = scheduleOf(7)
  expect(steps.length).toBeGreaterThan(3)
  expect(scheduleOf(7, { stepsMax: 3 }).steps).toEqual(steps.slice(0, 3))
})

test('recorded seeds replay the steps that they were recorded with', () => {
  expect(RECORDED.length).toBeGreaterThan(0)
  for (const { seed, version, steps, hash } of RECORDED)
    expect([seed, hashOf(scheduleOf(seed, { version, stepsMax: steps }))]).toEqual([seed, hash])
})
