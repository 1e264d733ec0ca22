/**
 * The first start of what was built: what it keeps for the next ones, bytecode, rows and the OpenAPI document, is there from
 * the beginning.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const TIMEOUT_MS = 60_000

/**
 * A server that answers one request, and one question on the command line: of a country in a language that none of our
 * words is of, for which the names in all languages are put together. Throws when one of them fails.
 * @param {string} dist
 */
export async function startOnce(dist) {
  const dataDir = mkdtempSync(join(tmpdir(), 'everygram-build-'))
  const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir }
  try {
    const server = spawn(process.execPath, [join(dist, 'main.js')], { env, timeout: TIMEOUT_MS })
    let log = ''
    server.stdout.on('data', (text) => {
      const isFirst = !log.includes('"ready"')
      log += text
      const [, url] = /listening at (http:[^"\s]+)/.exec(log) ?? []
      if (isFirst && log.includes('"ready"')) void askForDocument(url).finally(() => server.kill())
    })
    server.stderr.pipe(process.stderr)
    const [code] = await once(server, 'close')
    if (code !== 0) throw new Error('the server that was built does not start')
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
  const question = [join(dist, 'cli.js'), 'hotel', '--country', 'Ungaria', '--nights', '3']
  const { status } = spawnSync(process.execPath, question, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error('the command line that was built does not answer')
}

/** @param {string | undefined} url */
async function askForDocument(url) {
  const { ok } = await fetch(`${url}/openapi.json`)
  if (!ok) throw new Error('the server that was built has no OpenAPI document')
}
