/** The real server, dist/main.js as users run it, with a database of its own and the key that its first start makes. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Server, startServer } from './server.ts'

const POLL_MS = 10
const POLLS_MAX = 500

export async function startFull(folder: string): Promise<Server & { key: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'everygram-bench-'))
  const removeData = () => rmSync(dataDir, { recursive: true, force: true })
  try {
    const server = await startServer(folder, 'main.js', { DATA_DIR: dataDir })
    const key = await firstKey(join(dataDir, 'first-key'))
    return { ...server, key, stop: () => server.stop().finally(removeData) }
  } catch (error) {
    removeData()
    throw error
  }
}

/** The file is written right after the server has begun to listen. */
async function firstKey(file: string): Promise<string> {
  for (let i = 0; i < POLLS_MAX; i++) {
    const key = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
    if (key !== '') return key
    await wait(POLL_MS)
  }
  throw new Error(`the server made no ${file}`)
}
