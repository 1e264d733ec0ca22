/**
 * Simulations: a few in `npm test`, 200 seeds and all recorded ones in `npm run test:long`. A seed that fails here is
 * shown by `npm run simulate -- --seed N`.
 */
import { expect, test } from 'vitest'
import { PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'
import { IS_LONG } from '../support/long.ts'
import { RECORDED } from './recorded.ts'
import { simulate } from './run.ts'
import { scheduleOf } from './schedule.ts'
import type { Schedule } from './steps.ts'

/** Short ones, beside those that are recorded. */
const FEW = [23, 2]
const MANY = 200
const AT_ONCE = 3
/** In one test: what runs when a test ends is ended by test/setup.ts. */
const GROUP = 10
const TIMEOUT_MS = 900_000

const recorded = RECORDED.filter(({ isMended, isShort }) => isMended && (IS_LONG || isShort))
const seeds = IS_LONG ? Array.from({ length: MANY }, (_, i) => i + 1) : FEW
const schedules = [
  ...recorded.map(({ seed, version, steps }) => scheduleOf(seed, { version, stepsMax: steps })),
  ...seeds.map((seed) => scheduleOf(seed)),
]
const groups = Array.from({ length: Math.ceil(schedules.length / GROUP) }, (_, i) =>
  schedules.slice(i * GROUP, (i + 1) * GROUP),
)

test.each(groups.map((group): [string, Schedule[]] => [group.map(({ seed }) => seed).join(', '), group]))(
  'in these seeds all holds: %s',
  async (_, group) => {
    expect(await findingsOf(group)).toEqual([])
  },
  TIMEOUT_MS,
)

async function findingsOf(group: readonly Schedule[]): Promise<string[]> {
  const found: string[] = []
  const left = [...group]
  const work = async () => {
    for (let schedule = left.shift(); schedule; schedule = left.shift()) {
      const { skipped, findings } = await simulate(schedule, PACKAGE_ROOT)
      if (skipped) console.error(`seed ${schedule.seed} is skipped: ${skipped}`)
      for (const { rule, says } of findings) found.push(`seed ${schedule.seed}: ${rule}: ${says}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return found
}
