/** An instance of the service as it is installed somewhere: its own copy of all files, its own log, a clock that moves. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, openSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ROOT } from '../lib/bundle.ts'
import { cleanEnv, freePort } from '../lib/server.ts'

export interface Instance {
  readonly name: string
  readonly url: string
  readonly folder: string
  /** Undefined while it does not run. */
  readonly pid: number | undefined
  /** Ready when it says so itself. */
  start(): Promise<void>
  /** Ends it with the signal and waits for that. */
  end(signal: NodeJS.Signals): Promise<void>
  moveClock(aheadMs: number): void
  /** The messages of its log so far, of all its lives, with how often each came. */
  said(): Map<string, number>
}

const READY_WITHIN_MS = 30_000
const POLL_MS = 50
const INSTALLED = ['dist', 'data', 'package.json']

/** `folder`: for this instance alone. */
export async function instance(
  name: string,
  folder: string,
  environment: Record<string, string>,
): Promise<Instance> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const log = join(folder, 'log')
  let child: ChildProcess | undefined
  install(folder)
  return {
    name,
    url,
    folder,
    get pid() {
      return child?.exitCode === null && child.signalCode === null ? child.pid : undefined
    },
    async start() {
      install(folder)
      const out = openSync(log, 'a')
      child = spawn(process.execPath, ['--import', './clock.mjs', 'dist/main.js'], {
        cwd: folder,
        env: { ...cleanEnv(), PORT: String(port), DATA_DIR: join(folder, 'var'), ...environment },
        stdio: ['ignore', out, out, 'ipc'],
      })
      await ready(url, child)
    },
    async end(signal) {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      child.kill(signal)
      await exited
    },
    moveClock: (clockAheadMs) => void child?.send({ clockAheadMs }),
    said: () => messages(log),
  }
}

/** What is missing of it: a fault may have deleted files. */
function install(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const name of INSTALLED) {
    rmSync(join(folder, name), { recursive: true, force: true })
    cpSync(join(ROOT, name), join(folder, name), { recursive: true })
  }
  cpSync(join(ROOT, 'bench/day/clock.mjs'), join(folder, 'clock.mjs'))
  rmSync(join(folder, 'node_modules'), { force: true })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  const until = performance.now() + READY_WITHIN_MS
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`an instance ended with ${child.exitCode} at its start`)
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await pause(POLL_MS)
  }
  throw new Error(`an instance was not ready within ${READY_WITHIN_MS} ms`)
}

function messages(log: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const line of readFileSync(log, 'utf8').split('\n')) {
    if (line === '') continue
    const said = messageOf(line)
    counts.set(said, (counts.get(said) ?? 0) + 1)
  }
  return counts
}

/** A disk that fills up cuts a line anywhere. */
function messageOf(line: string): string {
  try {
    return String(JSON.parse(line).msg)
  } catch {
    return 'a line that is cut'
  }
}
