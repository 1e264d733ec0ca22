/** A server that starts with a damaged file of the geography: it must say so, and calculate nothing with it. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Reply, send } from '../client.ts'
import { damage } from '../installed.ts'
import type { Simulation } from '../simulation.ts'
import type { Step } from '../steps.ts'
import { end } from './ends.ts'

const ROAD = 'transport_mode=car&origin_location=Munich&origin_country=DE'
/** Each of them rests on other files. */
const QUESTIONS = [
  `/v1/travel/emissions?${ROAD}&destination_location=Hamburg&destination_country=DE`,
  `/v1/travel/emissions?${ROAD}&destination_location=Lisbon&destination_country=PT`,
  '/v1/freight/emissions?weight=1000&transport_mode=sea&origin_location=Hamburg&origin_country=DE&destination_location=Santos&destination_country=BR',
  '/v1/travel/emissions?transport_mode=car&origin_location=10115&origin_country=DE&destination_location=80331&destination_country=DE',
]
/** As long as it may take to read all files once, on a busy machine. */
const WATCHED_MS = 4000
const POLL_MS = 100
const ANSWERED_WITHIN_MS = 10_000
const ALIVE_WITHIN_MS = 5000
const OK = 200
const UNAVAILABLE = 503
const SHOWN = 160

export async function damageGeography(sim: Simulation, step: Step & { does: 'geography' }): Promise<void> {
  // Another release may have other files.
  if (!existsSync(join(sim.house.program, 'dist/geo', step.file))) return
  const right = await Promise.all(QUESTIONS.map((path) => sim.ask(0, 2, path)))
  // What it answered is no part of the account of this theme: nothing is asked with keys that are limited.
  await sim.fault(async () => {
    await end(sim, 0)
    const mend = damage(sim.house.program, step.file, step.damage, step.chance)
    try {
      await watched(sim, step, right)
    } finally {
      mend()
    }
    await sim.instance(0).start()
    await sim.recover()
  })
}

async function watched(sim: Simulation, { file }: Step & { does: 'geography' }, right: readonly Reply[]) {
  const instance = sim.instance(0)
  const running = await instance.launch()
  const readiness: string[] = []
  const watching = watch(sim, file, readiness)
  if (await isListening(sim)) await askAll(sim, file, right)
  await watching
  if (!instance.isRunning) {
    // A start that is refused names the file.
    if (!(running.stdout() + running.stderr()).includes(file))
      sim.find('geography', `${file}: the start was refused without naming it`)
    return
  }
  if (!readiness.some((text) => text.includes(file)))
    sim.find('geography', `${file}: /readyz does not name it: ${readiness.at(-1)?.slice(0, SHOWN)}`)
  const { status } = await send(`${instance.url}/livez`, { timeoutMs: ALIVE_WITHIN_MS })
  if (status === OK) await end(sim, 0)
  else {
    sim.find('geography', `${file}: it hangs, /livez does not answer`)
    await instance.end('SIGKILL')
    sim.lost++
  }
}

/** False where it ends instead. */
async function isListening(sim: Simulation): Promise<boolean> {
  const until = performance.now() + ANSWERED_WITHIN_MS
  while (performance.now() < until && sim.instance(0).isRunning) {
    const { status } = await send(`${sim.instance(0).url}/livez`, { timeoutMs: ALIVE_WITHIN_MS })
    if (status === OK) return true
    await pause(POLL_MS)
  }
  return false
}

/** What /readyz says, for a while. */
async function watch(sim: Simulation, file: string, readiness: string[]): Promise<void> {
  const until = performance.now() + WATCHED_MS
  while (performance.now() < until && sim.instance(0).isRunning) {
    const { status, text } = await send(`${sim.instance(0).url}/readyz`, { timeoutMs: ALIVE_WITHIN_MS })
    if (status === UNAVAILABLE) readiness.push(text)
    if (status === OK) {
      sim.find('geography', `${file}: /readyz is 200`)
      return
    }
    await pause(POLL_MS)
  }
}

async function askAll(sim: Simulation, file: string, right: readonly Reply[]): Promise<void> {
  for (const [at, path] of QUESTIONS.entries()) {
    const { url } = sim.instance(0)
    const reply = await send(`${url}${path}`, { key: sim.key(2).key, timeoutMs: ANSWERED_WITHIN_MS })
    const isRight = reply.status === OK && figure(reply) === figure(right[at])
    if (isRight || reply.status === UNAVAILABLE || !sim.instance(0).isRunning) continue
    const seen =
      reply.status === OK ? `${figure(reply)} and not ${figure(right[at])}` : `${reply.status || 'no answer'}`
    sim.find('geography', `${file}: ${path} gives ${seen}`)
    if (reply.status === 0) return
  }
}

/** The kilograms of an answer. */
function figure(reply: Reply | undefined): unknown {
  try {
    return JSON.parse(reply?.text ?? '').data.attributes.emissions.co2e
  } catch {
    return undefined
  }
}
