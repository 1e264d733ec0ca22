/** From a seed to what happens. */
import { createHash } from 'node:crypto'
import { Random } from './random.ts'
import { version1 } from './schedules/version-1.ts'
import type { Schedule } from './steps.ts'

/** A version that seeds are recorded with stays for good, and makes the same steps. */
const VERSIONS: ReadonlyMap<number, (random: Random) => Omit<Schedule, 'version' | 'seed'>> = new Map([
  [1, version1],
])

export const NEWEST_VERSION = Math.max(...VERSIONS.keys())

/** `stepsMax`: a shorter beginning of the same schedule. Throws where there is no such version. */
export function scheduleOf(
  seed: number,
  { version = NEWEST_VERSION, stepsMax = Number.POSITIVE_INFINITY } = {},
): Schedule {
  const make = VERSIONS.get(version)
  if (make === undefined) throw new Error(`there is no version ${version} of schedules`)
  const made = make(new Random(seed))
  return { version, seed, ...made, steps: made.steps.slice(0, stepsMax) }
}

/** Changes when another thing happens: the first 12 characters of a SHA-256. */
export function hashOf(schedule: Schedule): string {
  return createHash('sha256').update(JSON.stringify(schedule)).digest('hex').slice(0, 12)
}
