/** How each kind of step is done. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Simulation } from '../simulation.ts'
import type { Step } from '../steps.ts'
import { kill, stop } from './ends.ts'
import { fill } from './fill.ts'
import { damageGeography } from './geography.ts'
import { hostile } from './hostile.ts'
import { revoke } from './revoke.ts'
import { breakDisk, lock, moveClock, storeAway } from './stores.ts'
import { ask, batch, batches, callTool, cut, hold, jobOfStays, release, verify } from './work.ts'

type Performer<Does> = (sim: Simulation, step: Step & { does: Does }) => unknown

const PERFORMERS: { readonly [Does in Step['does']]: Performer<Does> } = {
  ask: (sim, { at, key, method, count }) => ask(sim, at, key, method, count),
  verify: (sim, { at, key }) => verify(sim, at, key),
  tool: (sim, { at, key }) => callTool(sim, at, key),
  batch: (sim, { at, key, rows }) => batch(sim, at, key, rows),
  batches: (sim, { at, key, rows, count }) => batches(sim, at, key, rows, count),
  job: (sim, { at, key, rows }) => jobOfStays(sim, at, key, rows),
  cut: (sim, { at, key, rows }) => cut(sim, at, key, rows),
  hold: (sim, { at, key, rows }) => hold(sim, at, key, rows),
  release: (sim, { rows }) => release(sim, rows),
  wait: (_, { ms }) => pause(ms),
  kill: (sim, { at }) => kill(sim, at),
  stop: (sim, { at }) => stop(sim, at),
  lock: (sim, { ms }) => lock(sim, ms),
  'store away': (sim, { how, ms }) => storeAway(sim, how, ms),
  clock: (sim, { to }) => moveClock(sim, to),
  disk: (sim, step) => breakDisk(sim, step),
  revoke: (sim, { at, key }) => revoke(sim, at, key),
  geography: (sim, step) => damageGeography(sim, step),
  hostile: (sim, step) => hostile(sim, step),
  fill: (sim, step) => fill(sim, step),
}

export async function perform(sim: Simulation, step: Step): Promise<void> {
  const performer = PERFORMERS[step.does] as Performer<Step['does']>
  await performer(sim, step)
}
