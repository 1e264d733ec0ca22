/** A key that is revoked while it is being answered. */
import { setTimeout as pause } from 'node:timers/promises'
import { readStays, stays, streets } from '../rows.ts'
import type { Held, SimulatedJob, Simulation } from '../simulation.ts'
import { hold, makeJob, noteBatch } from './work.ts'

/** Of the contract, and what a busy machine may take longer. */
const WITHIN_MS = 15_000
const ALLOWANCE_MS = 4000
const ROW_EVERY_MS = 200
const SLOW_ROWS = 200
const BEGUN_MS = 1500
const ENDED = ['done', 'failed', 'cancelled', 'deleted']

export async function revoke(sim: Simulation, at: number, key: number): Promise<void> {
  const name = sim.name('s')
  const job = await makeJob(sim, at, key, { name, body: streets(name, SLOW_ROWS), rows: SLOW_ROWS })
  if (job) job.ended = 'deleted'
  hold(sim, at, key, 1)
  const held = sim.held.pop()
  if (held === undefined) return
  const timer = setInterval(() => {
    held.sent++
    held.request.write(stays(held.name, 1, held.sent))
  }, ROW_EVERY_MS)
  try {
    await pause(BEGUN_MS)
    await sim.house.operate('keys', 'revoke', sim.key(key).id)
    const until = performance.now() + WITHIN_MS + ALLOWANCE_MS
    while (performance.now() < until && !(held.request.isOver && (await hasEnded(sim, job))))
      await pause(ROW_EVERY_MS)
  } finally {
    clearInterval(timer)
  }
  await judge(sim, held, job)
}

async function judge(sim: Simulation, held: Held, job: SimulatedJob | undefined): Promise<void> {
  const isOver = held.request.isOver
  if (!isOver) sim.find('revoked', `batch ${held.name} goes on: ${lines(held)} rows are answered`)
  if (!(await hasEnded(sim, job))) sim.find('revoked', `job ${job?.name} goes on`)
  held.request.end()
  const reply = await held.request.reply
  noteBatch(sim, held, reply)
  const { closing } = readStays(held.name, reply.text)
  if (isOver && closing?.stopped?.code !== 'unauthorized')
    sim.find('revoked', `batch ${held.name} ended with ${JSON.stringify(closing) ?? 'no closing line'}`)
}

const lines = ({ request }: Held) => request.text().split('\n').length - 1

async function hasEnded(sim: Simulation, job: SimulatedJob | undefined): Promise<boolean> {
  if (job === undefined) return true
  const state = await sim.house.stateOfJob(job.path.split('/').at(-1) ?? '')
  return state === undefined || ENDED.includes(state)
}
