/** The built server and command line as processes of their own, each ended by its handle. */
import { type ChildProcess, spawn } from 'node:child_process'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'

export interface Ended {
  code: number | null
  signal: NodeJS.Signals | null
  stdout: string
  stderr: string
}

export interface Running {
  child: ChildProcess
  /** All that was written so far. */
  stdout(): string
  stderr(): string
  ended: Promise<Ended>
  /** Waits until `found` gives something for the output so far. Rejects when the process ends before. */
  until<T>(found: (stdout: string) => T | undefined): Promise<T>
  /** Sends the signal and waits for the end. */
  stop(signal?: NodeJS.Signals): Promise<Ended>
}

export type Environment = Record<string, string>

const WAIT_MS = 15_000
export const MAIN = join(PACKAGE_ROOT, 'dist', 'main.js')
export const CLI = join(PACKAGE_ROOT, 'bin', 'everygram.js')

const started = new Set<Running>()

/** Ends whatever a test has left running: test/setup.ts calls it after each. */
export async function endStarted(): Promise<void> {
  await Promise.all([...started].map((running) => running.stop('SIGKILL')))
}

/** Starts a process that sees nothing of our own environment but PATH and HOME, in `cwd` or where the tests run. */
export function start(
  command: string,
  args: string[],
  environment: Environment = {},
  cwd = process.cwd(),
): Running {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(command, args, { cwd, env: { PATH, HOME, ...environment }, stdio: 'pipe' })
  let [stdout, stderr] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    stdout += chunk
  })
  child.stderr.setEncoding('utf8').on('data', (chunk) => {
    stderr += chunk
  })
  const ended = new Promise<Ended>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => resolve({ code, signal, stdout, stderr }))
  })
  const running: Running = {
    child,
    stdout: () => stdout,
    stderr: () => stderr,
    ended,
    until: (found) => waitUntil(running, found),
    stop: (signal = 'SIGTERM') => {
      child.kill(signal)
      return bounded(ended, running, 'end')
    },
  }
  started.add(running)
  ended.finally(() => started.delete(running))
  return running
}

/** Runs a process to its end. */
export async function run(
  command: string,
  args: string[],
  environment: Environment = {},
  cwd = process.cwd(),
): Promise<Ended> {
  const running = start(command, args, environment, cwd)
  running.child.stdin?.end()
  return bounded(running.ended, running, 'end')
}

/** A port that nobody listens on just now. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

export const cli = (args: string[], environment: Environment = {}) =>
  run(process.execPath, [CLI, ...args], environment)

/** Starts the server on any free port; ready when it listens. `args`: of Node.js, the last one another main.js. */
export async function startServer(
  environment: Environment,
  ...args: string[]
): Promise<Running & { url: string }> {
  const running = start(process.execPath, args.length > 0 ? args : [MAIN], { PORT: '0', ...environment })
  const url = await running.until((stdout) => /listening at (http:\/\/[^"\s]+)/.exec(stdout)?.[1])
  await running.until((stdout) => (stdout.includes('"ready"') ? true : undefined))
  return { ...running, url }
}

/** Waits for the line of the log that names the file of the first key; it comes a moment after `ready`. */
export const announced = (server: Running) =>
  server.until((stdout) => logLines(stdout.slice(0, stdout.lastIndexOf('\n') + 1)).find((line) => line.try))

/** The lines of a log, which are JSON each. */
export function logLines(stdout: string): Record<string, unknown>[] {
  const lines = stdout.split('\n').filter((line) => line !== '')
  return lines.map((line) => JSON.parse(line))
}

async function waitUntil<T>(running: Running, found: (stdout: string) => T | undefined): Promise<T> {
  const seen = new Promise<T>((resolve, reject) => {
    const look = () => {
      const result = found(running.stdout())
      if (result !== undefined) resolve(result)
    }
    running.child.stdout?.on('data', look)
    running.ended.then(({ code, stderr }) => {
      look()
      reject(new Error(`it ended with ${code}: ${stderr}`))
    }, reject)
    look()
  })
  return bounded(seen, running, 'say what it should')
}

async function bounded<T>(awaited: Promise<T>, running: Running, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      running.child.kill('SIGKILL')
      reject(new Error(`it did not ${what} in ${WAIT_MS} ms: ${running.stdout()}${running.stderr()}`))
    }, WAIT_MS)
  })
  try {
    return await Promise.race([awaited, late])
  } finally {
    clearTimeout(timer)
  }
}
