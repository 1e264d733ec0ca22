/** Stores that are locked, away, full or broken, and a clock that jumps. */
import { setTimeout as pause } from 'node:timers/promises'
import Sqlite from 'libsql'
import { Random } from '../random.ts'
import { longIds, streets } from '../rows.ts'
import type { SimulatedJob, Simulation } from '../simulation.ts'
import type { Step } from '../steps.ts'
import { ask, batch, jobOfStays, makeJob } from './work.ts'

const OK = 200

/** Another connection holds SQLite's only place for writers. */
export async function lock(sim: Simulation, ms: number): Promise<void> {
  const { file } = sim.house
  if (file === undefined) return
  await sim.fault(async () => {
    const other = new Sqlite(file)
    try {
      await taken(other)
      await Promise.all([pause(ms), askMeanwhile(sim)])
      other.exec('ROLLBACK')
    } finally {
      other.close()
    }
    await sim.recover()
  })
}

async function taken(other: InstanceType<typeof Sqlite>): Promise<void> {
  other.exec('PRAGMA busy_timeout = 0')
  for (let tried = 1; ; tried++) {
    try {
      other.exec('BEGIN IMMEDIATE')
      return
    } catch (error) {
      if (tried === LOCK_TRIES) throw error
      await pause(LOCK_PAUSE_MS)
    }
  }
}

const LOCK_TRIES = 200
const LOCK_PAUSE_MS = 10

async function askMeanwhile(sim: Simulation): Promise<void> {
  await ask(sim, 0, 2, 'GET')
  await batch(sim, 0, 0, FEW_ROWS)
  await jobOfStays(sim, 0, 2, FEW_ROWS)
}

const FEW_ROWS = 20

export async function storeAway(sim: Simulation, how: 'cut' | 'frozen', ms: number): Promise<void> {
  const { toDatabase } = sim.house
  if (toDatabase === undefined) return
  await sim.fault(async () => {
    if (how === 'cut') await toDatabase.cut()
    else toDatabase.freeze()
    await Promise.all([pause(ms), askMeanwhile(sim)])
    await toDatabase.restore()
    await sim.recover()
  })
}

const HOUR_MS = 3_600_000

/** Of all processes together: a clock is a machine's. */
export async function moveClock(sim: Simulation, to: (Step & { does: 'clock' })['to']): Promise<void> {
  const { machine } = sim.house
  if (machine === undefined) return
  const now = new Date(sim.now())
  const nextMonth = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1) - now.getTime()
  const byMs = { 'next month': nextMonth, 'an hour later': HOUR_MS, 'an hour earlier': -HOUR_MS }[to]
  await sim.fault(async () => {
    machine.moveClock(machine.aheadMs + byMs)
    await pause(CLOCK_SEEN_MS)
    await sim.recover()
  })
}

/** What was read of the clock just before belongs to the month before. */
const CLOCK_SEEN_MS = 50

const SLOW_ROWS = 60
const KEPT_ROWS = 200
const LARGE_BYTES = 400_000
const ID_CHARACTERS = 190
/** Usage is saved every second. */
const SAVE_TRIED_MS = 1500

/** It is asked, stored, deleted and cancelled while the disk takes nothing any more. */
export async function breakDisk(sim: Simulation, { is, roomBytes }: Step & { does: 'disk' }): Promise<void> {
  const { machine } = sim.house
  if (machine === undefined) return
  const kept = await jobOfStays(sim, 0, 2, KEPT_ROWS)
  const name = sim.name('s')
  const slow = await makeJob(sim, 0, 2, { name, body: streets(name, SLOW_ROWS), rows: SLOW_ROWS })
  await pause(SAVE_TRIED_MS)
  await sim.fault(async () => {
    machine.setDisk(is, roomBytes)
    await askMeanwhile(sim)
    await storeMuch(sim)
    await batch(sim, 0, 1, FEW_ROWS)
    if (kept) await free(sim, kept, 'deleted', is === 'full')
    if (slow) await free(sim, slow, 'cancelled', is === 'full')
    await pause(SAVE_TRIED_MS)
    machine.setDisk('well')
    await sim.recover()
  })
  // What could not be ended then.
  for (const job of [kept, slow]) if (job && job.ended === undefined) await free(sim, job, 'deleted', true)
}

async function storeMuch(sim: Simulation): Promise<void> {
  const random = new Random(sim.schedule.seed)
  const body = longIds(random, LARGE_BYTES, ID_CHARACTERS, false)
  const rows = body.split('\n').length - 1
  await makeJob(sim, 0, 2, { name: sim.name('l'), body, rows })
}

const FREE_TRIES = 3
const FREE_PAUSE_MS = 500

/** Ends a job. `mustWork`: also where there is no room to write. */
async function free(
  sim: Simulation,
  job: SimulatedJob,
  ending: 'deleted' | 'cancelled',
  mustWork: boolean,
): Promise<void> {
  const [method, path] = ending === 'deleted' ? ['DELETE', job.path] : ['POST', `${job.path}/cancel`]
  let [status, text] = [0, '']
  for (let tried = 1; tried <= FREE_TRIES && status !== OK; tried++) {
    if (tried > 1) await pause(FREE_PAUSE_MS)
    const reply = await sim.ask(0, job.key, path as string, { method: method as string })
    ;[status, text] = [reply.status, reply.text]
  }
  if (status === OK) job.ended = ending
  else if (mustWork) sim.find('room to delete', `${method} ${job.path}: ${status} ${text.slice(0, SHOWN)}`)
}

const SHOWN = 200
