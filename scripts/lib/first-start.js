/** The first start of what was built: what it keeps for the next ones, bytecode and rows, is there from the beginning. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const TIMEOUT_MS = 60_000

/**
 * A server that answers one request, and one question on the command line. Throws when one of them fails.
 * @param {string} dist
 */
export async function startOnce(dist) {
  const dataDir = mkdtempSync(join(tmpdir(), 'everygram-build-'))
  const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir }
  try {
    const server = spawn(process.execPath, [join(dist, 'main.js')], { env, timeout: TIMEOUT_MS })
    server.stdout.on('data', (text) => text.includes('"ready"') && server.kill())
    server.stderr.pipe(process.stderr)
    const [code] = await once(server, 'close')
    if (code !== 0) throw new Error('the server that was built does not start')
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
  const question = [join(dist, 'cli.js'), 'hotel', '--country', 'GB', '--nights', '3']
  const { status } = spawnSync(process.execPath, question, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error('the command line that was built does not answer')
}
