/** Servers that end, by themselves or not. */
import type { Ended } from '../../support/process.ts'
import { readStays } from '../rows.ts'
import type { Held, Simulation } from '../simulation.ts'
import { noteBatch } from './work.ts'

/** Without a word: what was open there is lost. Of workers every other time one alone. */
export async function kill(sim: Simulation, at: number): Promise<void> {
  const instance = sim.instance(at)
  sim.lost += sim.held.length + sim.jobs.length + 1
  await sim.fault(async () => {
    if (sim.schedule.house === 'workers' && at === 1) instance.killWorker()
    else {
      await instance.end('SIGKILL')
      await dropHeld(sim, at)
      await instance.start()
    }
    await sim.recover()
  })
}

/** Politely, and it starts again. */
export async function stop(sim: Simulation, at: number): Promise<void> {
  await sim.fault(async () => {
    await end(sim, at)
    await sim.instance(at).start()
    await sim.recover()
  })
}

/** What is open there gets its closing line, and the process ends well. */
export async function end(sim: Simulation, at: number): Promise<void> {
  const ended = await sim.instance(at).end('SIGTERM')
  if (ended) judgeEnd(sim, ended)
  for (const held of takeHeld(sim, at)) {
    const reply = await held.request.reply
    noteBatch(sim, held, reply)
    if (reply.status !== OK) continue
    const { closing } = readStays(held.name, reply.text)
    // One that the month had no more answers for says so.
    if (!STOPPED.includes(closing?.stopped?.code ?? ''))
      sim.find(
        'end',
        `batch ${held.name} was open at SIGTERM and ended with ${JSON.stringify(closing) ?? 'no closing line'}`,
      )
  }
}

function judgeEnd(sim: Simulation, { code, signal, stderr }: Ended): void {
  if (code !== 0) sim.find('end', `SIGTERM: it ended with ${code ?? signal}`)
  if (stderr !== '') sim.find('log', `on standard error: ${stderr.slice(0, SHOWN)}`)
}

const OK = 200
const SHOWN = 300
const STOPPED = ['unavailable', 'quota_exceeded']

async function dropHeld(sim: Simulation, at: number): Promise<void> {
  for (const held of takeHeld(sim, at)) noteBatch(sim, held, await held.request.reply)
}

/** Those that are open at an instance. */
function takeHeld(sim: Simulation, at: number): Held[] {
  const own = sim.held.filter((held) => sim.instance(held.at) === sim.instance(at))
  for (const held of own) sim.held.splice(sim.held.indexOf(held), 1)
  return own
}
