/**
 * The first start of what was built: what it keeps for the next ones, bytecode and rows, is there from the beginning.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const TIMEOUT_MS = 60_000
/** The last line of its log before somebody asks. */
const READY = 'the first API key is in this file'
const POLL_MS = 50
const POLLS_MAX = 100

/** What every assistant begins with. */
const INITIALIZE = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: { name: 'build', version: '1' },
  },
}

/**
 * A server that answers an assistant, and one question on the command line. Throws when one of them fails.
 * @param {string} dist
 */
export async function startOnce(dist) {
  const dataDir = mkdtempSync(join(tmpdir(), 'everygram-build-'))
  const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir }
  try {
    const server = spawn(process.execPath, [join(dist, 'main.js')], { env, timeout: TIMEOUT_MS })
    let log = ''
    server.stdout.on('data', (text) => {
      const isFirst = !log.includes(READY)
      log += text
      const [, url] = /listening at (http:[^"\s]+)/.exec(log) ?? []
      if (isFirst && log.includes(READY)) {
        void ask({ url, dataDir, kept: join(dist, 'kept') }).finally(() => server.kill())
      }
    })
    server.stderr.pipe(process.stderr)
    const [code] = await once(server, 'close')
    if (code !== 0) throw new Error('the server that was built does not start')
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
  const question = [join(dist, 'cli.js'), 'hotel', '--country', 'HU', '--nights', '3']
  const { status } = spawnSync(process.execPath, question, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error('the command line that was built does not answer')
}

/**
 * Asks as an assistant does first. Throws when that fails.
 * @param {{ url: string | undefined, dataDir: string, kept: string }} server
 */
async function ask({ url, dataDir, kept }) {
  const answer = await fetch(`${url}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${readFileSync(join(dataDir, 'first-key'), 'utf8').trim()}`,
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
    },
    body: JSON.stringify(INITIALIZE),
  })
  if (!answer.ok) throw new Error('the server that was built answers no assistant')
  // Kept a while after the answer.
  const isKept = () => readdirSync(kept).some((name) => name.includes('protocol-bytecode'))
  for (let polls = 0; !isKept(); polls++) {
    if (polls === POLLS_MAX) throw new Error('the server that was built keeps no bytecode of the protocol')
    await wait(POLL_MS)
  }
}
