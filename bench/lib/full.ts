/** The real server as users run it, with a database of its own and the key that its first start makes. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Server, startServer } from './server.ts'

const POLL_MS = 10
const POLLS_MAX = 500

export interface Full extends Server {
  key: string
  dataDir: string
}

export interface FullOptions {
  /** Of the command line; absent: main.js, one process. */
  args?: string[]
  env?: Record<string, string>
  /** A database that another server has made and will remove. */
  dataDir?: string
}

export async function startFull(folder: string, options: FullOptions = {}): Promise<Full> {
  const { args, env, dataDir = mkdtempSync(join(tmpdir(), 'everygram-bench-')) } = options
  const removeData = () => {
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    const file = args === undefined ? 'main.js' : 'cli.js'
    const server = await startServer(folder, file, { DATA_DIR: dataDir, ...env }, args)
    const key = await firstKey(dataDir)
    return { ...server, key, dataDir, stop: () => server.stop().finally(removeData) }
  } catch (error) {
    removeData()
    throw error
  }
}

/** The file is written right after the server has begun to listen. */
export async function firstKey(dataDir: string): Promise<string> {
  const file = join(dataDir, 'first-key')
  for (let i = 0; i < POLLS_MAX; i++) {
    const key = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
    if (key !== '') return key
    await wait(POLL_MS)
  }
  throw new Error(`the server made no ${file}`)
}
