/** Jobs to their end: each row once, in order, and counted. */
import { setTimeout as pause } from 'node:timers/promises'
import { readStays } from './rows.ts'
import type { SimulatedJob, Simulation } from './simulation.ts'

const ENDS_WITHIN_MS = 60_000
const POLL_MS = 200
const OK = 200
const NOT_FOUND = 404
const DONE = ['done', 'failed', 'cancelled']

interface JobState {
  readonly state: string
  readonly error?: { readonly code: string; readonly message: string } | null
}

/** Waits for the end of a job; undefined where it does not come. */
export async function jobEnd(sim: Simulation, job: SimulatedJob): Promise<JobState | undefined> {
  const until = performance.now() + ENDS_WITHIN_MS
  let last = ''
  while (performance.now() < until) {
    const { status, text } = await sim.ask(0, job.key, job.path)
    last = `${status} ${text}`
    if (status === OK) {
      const attributes = JSON.parse(text).data.attributes as JobState
      if (DONE.includes(attributes.state)) return attributes
    }
    if (status === NOT_FOUND) break
    await pause(POLL_MS)
  }
  sim.find('jobs', `job ${job.name} does not end: ${last.slice(0, SHOWN)}`)
  return undefined
}

const SHOWN = 300

/** Waits for it, reads its result and notes what it was answered. */
export async function settleJob(sim: Simulation, job: SimulatedJob): Promise<void> {
  const counted = job.ended === undefined ? await answersOf(sim, job) : undefined
  const { least, most } = counted ?? { least: 0, most: job.rows }
  sim.answers.add({ key: job.key, what: `job ${job.name}`, fromMs: job.fromMs, toMs: sim.now(), least, most })
}

/** Undefined where nobody knows. */
async function answersOf(
  sim: Simulation,
  job: SimulatedJob,
): Promise<{ least: number; most: number } | undefined> {
  const end = await jobEnd(sim, job)
  if (end?.state === 'failed')
    sim.find('jobs', `job ${job.name} failed: ${end.error?.code} ${end.error?.message}`)
  if (end?.state !== 'done' || !job.isOfStays) return undefined
  const { text, status } = await sim.ask(0, job.key, `${job.path}/result`)
  if (status !== OK) {
    sim.find('jobs', `the result of job ${job.name}: ${status} ${text.slice(0, SHOWN)}`)
    return undefined
  }
  const { ok, refused, closing, faults } = readStays(job.name, text)
  for (const fault of faults) sim.find('rows', `job ${job.name}: ${fault}`)
  if (closing === undefined) sim.find('rows', `job ${job.name}: its result has no closing line`)
  if (closing?.complete === true && ok + refused !== job.rows)
    sim.find('rows', `job ${job.name}: ${ok + refused} of ${job.rows} rows`)
  return { least: ok, most: ok }
}
