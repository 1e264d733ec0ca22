/** What must hold when all is over. */
import { setTimeout as pause } from 'node:timers/promises'
import { monthAt } from './answers.ts'
import { settleJob } from './jobs.ts'
import { end } from './perform/ends.ts'
import { batch, release } from './perform/work.ts'
import { stopOf } from './plans.ts'
import type { Simulation } from './simulation.ts'

const LIMITED = [0, 1]
const DRAIN_ROWS = 700
const DRAINS_MAX = 6
/** A stop is one when it is met twice. */
const EMPTY_DRAINS = 2
/** Of the contract: at least so much of the month can be used. */
const USABLE_SHARE = 0.9
/** Of the contract: a lease has at most so many answers. */
const LEASE = 100
const FEW_ROWS = 10

/** Brings everything to its end and judges it. */
export async function judgeAll(sim: Simulation): Promise<void> {
  while (sim.held.length > 0) await release(sim, FEW_ROWS)
  for (const job of sim.jobs) await settleJob(sim, job)
  const used = LIMITED.filter((key) => sim.answers.of(key).length > 0)
  if (sim.schedule.theme === 'quota') for (const key of used) await drain(sim, key)
  for (const at of sim.house.instances.keys()) await end(sim, at)
  for (const key of used) {
    judgeStop(sim, key)
    await judgeUsage(sim, key)
  }
  judgeLog(sim)
}

/** What is left of the month, by any instance: nine tenths of it must be there. */
async function drain(sim: Simulation, key: number): Promise<void> {
  for (let [tried, empty] = [0, 0]; tried < DRAINS_MAX && empty < EMPTY_DRAINS; tried++) {
    const ok = await batch(sim, tried, key, DRAIN_ROWS)
    empty = ok === 0 ? empty + 1 : 0
    await pause(DRAIN_PAUSE_MS)
  }
  const { most } = sim.answers.inMonth(key, monthAt(sim.now()))
  const usable = Math.floor(USABLE_SHARE * stopOf('free')) - LEASE * sim.lost
  if (most < usable)
    sim.find('answers that cannot be used', `key ${key}: ${most} answers, and no more are given`)
}

const DRAIN_PAUSE_MS = 300

function judgeStop(sim: Simulation, key: number): void {
  const stop = stopOf('free')
  for (const month of sim.answers.months()) {
    const { least } = sim.answers.inMonth(key, month)
    if (least > stop)
      sim.find('answers above the stop', `key ${key}: ${least} answers of ${stop} in ${month}`)
  }
  const months = sim.answers.months().length
  const { least } = sim.answers.inAll(key)
  if (months > 1 && least > months * stop)
    sim.find('answers above the stop', `key ${key}: ${least} answers in ${months} months of ${stop}`)
}

/** An answer is counted once; what was booked by a process that was killed may be counted and not given. */
async function judgeUsage(sim: Simulation, key: number): Promise<void> {
  let counted = 0
  for (const month of sim.answers.months()) {
    const table = await sim.house.operate('keys', 'usage', sim.key(key).id, '--month', month)
    for (const line of table.trim().split('\n').slice(1)) counted += Number(line.split('\t').at(-1))
  }
  const { least, most } = sim.answers.inAll(key)
  const isTooMuch = counted > most + LEASE * sim.lost
  const isTooLittle = sim.lost === 0 && counted < least
  if (isTooMuch || isTooLittle)
    sim.find(
      'usage',
      `key ${key}: ${counted} are counted, ${least === most ? least : `${least} to ${most}`} were given`,
    )
}

const FORBIDDEN = ['cannot rollback', 'unhandled', 'Unhandled', 'uncaught', '"level":60']
const SHOWN = 300

function judgeLog(sim: Simulation): void {
  for (const instance of sim.house.instances) {
    const lines = instance.output().split('\n')
    for (const text of FORBIDDEN) {
      const line = lines.find((each) => each.includes(text))
      if (line) sim.find('log', line.slice(0, SHOWN))
    }
    if (sim.house.keys.some(({ key }) => lines.some((line) => line.includes(key))))
      sim.find('log', 'a key is in it')
  }
}
