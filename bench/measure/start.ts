/** From the start of the built server to its first 200: with a new database, and with one that is there already. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { cleanEnv, freePort, stop } from '../lib/server.ts'

export interface Starts {
  freshMs: number[]
  existingMs: number[]
}

const POLL_MS = 2
const TIMEOUT_MS = 15_000

export async function measureStarts(folder: string, times: number): Promise<Starts> {
  const starts: Starts = { freshMs: [], existingMs: [] }
  for (let i = 0; i < times; i++) {
    const dataDir = mkdtempSync(join(tmpdir(), 'everygram-bench-'))
    try {
      starts.freshMs.push(await startOnce(folder, dataDir))
      starts.existingMs.push(await startOnce(folder, dataDir))
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  }
  return starts
}

/** Milliseconds. `look` is called when it answers. */
export async function startOnce(
  folder: string,
  dataDir: string,
  look: (pid: number, port: number) => Promise<void> = async () => {},
): Promise<number> {
  const port = await freePort()
  const started = performance.now()
  const child = spawn(process.execPath, ['main.js'], {
    cwd: folder,
    env: { ...cleanEnv(), HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    while (!(await answers(port))) {
      if (performance.now() - started > TIMEOUT_MS) throw new Error('the server does not start')
      await wait(POLL_MS)
    }
    const took = performance.now() - started
    await look(child.pid ?? 0, port)
    return took
  } finally {
    await stop(child)
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get({ port, host: '127.0.0.1', path: '/readyz', agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode === 200)
    })
    request.once('error', () => resolve(false))
  })
}
