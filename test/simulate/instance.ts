/** A server of a simulation: a process at a port of its own, started and ended any number of times. */
import { execFileSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { type Ended, type Environment, freePort, type Running, start } from '../support/process.ts'
import { send } from './client.ts'

export interface Instance {
  readonly url: string
  readonly isRunning: boolean
  /** How often it was killed. */
  readonly kills: number
  /** Ready when it says so itself. Rejects where it ends before, or is not ready in time. */
  start(): Promise<void>
  /** Without waiting for anything. */
  launch(): Promise<Running>
  /** Sends the signal and waits for the end; undefined where it does not run. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<Ended | undefined>
  /** Kills one of its workers; another takes its place. */
  killWorker(): void
  /** All that it has written, in all its lives. */
  output(): string
}

export interface InstanceOptions {
  /** Of Node.js. */
  readonly args: readonly string[]
  readonly folder: string
  readonly environment: Environment
}

const READY_WITHIN_MS = 30_000
const POLL_MS = 50
const OK = 200

export async function instance({ args, folder, environment }: InstanceOptions): Promise<Instance> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const before: string[] = []
  let [running, kills]: [Running | undefined, number] = [undefined, 0]
  const outputOf = (one: Running | undefined) => (one ? one.stdout() + one.stderr() : '')
  const isRunning = () => running?.child.exitCode === null && running.child.signalCode === null
  const launch = async () => {
    await untilFree(url)
    before.push(outputOf(running))
    running = start(
      process.execPath,
      [...args],
      { ...environment, HOST: '127.0.0.1', PORT: String(port) },
      folder,
    )
    return running
  }
  return {
    url,
    launch,
    get isRunning() {
      return isRunning()
    },
    get kills() {
      return kills
    },
    start: async () => ready(url, await launch()),
    async end(signal) {
      if (running === undefined || !isRunning()) return undefined
      if (signal === 'SIGKILL') kills++
      return running.stop(signal)
    },
    killWorker() {
      const [worker] = childrenOf(running?.child.pid)
      if (worker === undefined) return
      kills++
      process.kill(worker, 'SIGKILL')
    },
    output: () => before.join('') + outputOf(running),
  }
}

async function ready(url: string, running: Running): Promise<void> {
  let last = ''
  const until = performance.now() + READY_WITHIN_MS
  while (performance.now() < until) {
    if (running.child.exitCode !== null) throw new Error(`a server ended at its start: ${running.stderr()}`)
    const { status, text } = await send(`${url}/readyz`, { timeoutMs: READY_WITHIN_MS })
    // Of several workers the first may answer before the others are there.
    if (status === OK && running.stdout().includes('"ready"')) return
    last = text
    await pause(POLL_MS)
  }
  throw new Error(`a server was not ready within ${READY_WITHIN_MS} ms: ${last}`)
}

/** Workers of a server that was killed end a moment after it. */
async function untilFree(url: string): Promise<void> {
  const until = performance.now() + READY_WITHIN_MS
  while (performance.now() < until) {
    if ((await send(`${url}/livez`)).status === 0) return
    await pause(POLL_MS)
  }
  throw new Error(`somebody listens at ${url}`)
}

function childrenOf(parent: number | undefined): number[] {
  const rows = execFileSync('ps', ['-e', '-o', 'pid=,ppid=']).toString().trim().split('\n')
  return rows
    .map((row) => row.trim().split(/\s+/).map(Number))
    .filter(([, above]) => above === parent)
    .map(([pid = 0]) => pid)
}
