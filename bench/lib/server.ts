/** Servers under measurement: child processes of their own, each on a free port of 127.0.0.1. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Retained, Turns, Usage } from '../servers/probe.ts'

export interface Server {
  port: number
  usage(): Promise<Usage>
  /** After a collection of all garbage. */
  retained(): Promise<Retained>
  /** The longest since the last call, which watches from the first one on. */
  turns(): Promise<Turns>
  stop(): Promise<void>
}

const START_TIMEOUT_MS = 15_000
const STOP_TIMEOUT_MS = 5000
const POLL_MS = 2

/** Starts `node file` with the probe, and waits until it listens. */
export async function startServer(
  folder: string,
  file: string,
  env: Record<string, string> = {},
  args: readonly string[] = [],
): Promise<Server> {
  const port = await freePort()
  const child = spawn(process.execPath, [...nodeOptions(file), '--import', './probe.js', file, ...args], {
    cwd: folder,
    env: { ...cleanEnv(), HOST: '127.0.0.1', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await listening(child, port)
  return {
    port,
    usage: () => asked<Usage>(child, 'usage'),
    retained: () => asked<Retained>(child, 'retained'),
    turns: () => asked<Turns>(child, 'turns'),
    stop: () => stop(child),
  }
}

/** The probe's answer. */
async function asked<T>(child: ChildProcess, question: 'usage' | 'retained' | 'turns'): Promise<T> {
  child.send(question)
  const [answer] = await once(child, 'message')
  return answer as T
}

/** BENCH_CPU_PROF=<folder> writes a CPU profile of every server there. */
function nodeOptions(file: string): string[] {
  const folder = process.env.BENCH_CPU_PROF
  return folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`, `--cpu-prof-name=${file}.cpuprofile`] : []
}

/** What the servers need of our environment: no settings of theirs, no options for Node. */
export function cleanEnv(): Record<string, string> {
  return { PATH: process.env.PATH ?? '' }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}

async function listening(child: ChildProcess, port: number): Promise<void> {
  const until = performance.now() + START_TIMEOUT_MS
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`a server stopped with exit code ${child.exitCode}`)
    if (await accepts(port)) return
    await wait(POLL_MS)
  }
  await stop(child)
  throw new Error(`a server does not listen after ${START_TIMEOUT_MS} ms`)
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

/** Ends a child that we started: politely first. The probe exits when it is disconnected. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
  if (child.connected) child.disconnect()
  else child.kill('SIGTERM')
  await exited
  clearTimeout(timer)
}
