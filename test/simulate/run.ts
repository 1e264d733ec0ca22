/** One simulation, from its schedule to what was found. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withoutPostgres } from '../services/support/postgres.ts'
import { SERVER_PROGRAM } from '../services/support/redis-server.ts'
import { withoutShim } from './disk-and-clock.ts'
import { type House, openHouse } from './house.ts'
import { judgeAll } from './model.ts'
import { perform } from './perform/perform.ts'
import { type Finding, Simulation } from './simulation.ts'
import { isPair, type Schedule } from './steps.ts'

export interface Result {
  readonly schedule: Schedule
  /** Why it could not be run here. */
  readonly skipped?: string
  readonly findings: readonly Finding[]
  readonly seconds: number
  /** All that the servers wrote. */
  readonly output: string
}

const MS = 1000

/** `root`: of a checkout that was built. */
export async function simulate(schedule: Schedule, root: string): Promise<Result> {
  const began = performance.now()
  const skipped = await whySkipped(schedule)
  if (skipped) return { schedule, skipped, findings: [], seconds: 0, output: '' }
  const folder = mkdtempSync(join(tmpdir(), 'everygram-simulation-'))
  try {
    const { findings, output } = await played(schedule, root, folder)
    return { schedule, findings, output, seconds: (performance.now() - began) / MS }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Ends those that run: their servers, databases and files go. */
export async function endSimulations(): Promise<void> {
  await Promise.all([...open].map((close) => close()))
}

const open = new Set<() => Promise<void>>()

async function played(
  schedule: Schedule,
  root: string,
  folder: string,
): Promise<Pick<Result, 'findings' | 'output'>> {
  let house: House
  try {
    house = await openHouse(schedule, root, folder)
  } catch (error) {
    return { findings: [{ rule: 'recovery', says: `the start: ${(error as Error).message}` }], output: '' }
  }
  const sim = new Simulation(schedule, house)
  const close = async () => {
    await house.close()
    rmSync(folder, { recursive: true, force: true })
  }
  open.add(close)
  try {
    await play(sim)
  } finally {
    await close()
    open.delete(close)
  }
  return { findings: sim.findings, output: house.instances.map((one) => one.output()).join('\n') }
}

async function whySkipped({ house, steps }: Schedule): Promise<string | undefined> {
  if (house === 'pair-valkey' && SERVER_PROGRAM === undefined) return 'neither Valkey nor Redis is installed'
  if (isPair(house)) return withoutPostgres()
  return steps.some(({ does }) => does === 'disk' || does === 'clock') ? withoutShim() : undefined
}

async function play(sim: Simulation): Promise<void> {
  let at = 'the start'
  try {
    for (const step of sim.schedule.steps) {
      at = JSON.stringify(step)
      await perform(sim, step)
    }
    at = 'the end'
    await judgeAll(sim)
  } catch (error) {
    // Such as a server that does not start again.
    sim.find('recovery', `${at}: ${(error as Error).message}`)
  }
}
