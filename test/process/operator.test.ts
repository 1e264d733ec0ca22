/** What an orchestrator hands in: a first key as a mounted secret, and a port for metrics alone. */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cli, freePort, MAIN, run, startServer } from '../support/process.ts'
import { tempFolder } from '../support/temp.ts'

const QUESTION = '/v1/hotel/emissions?country=GB&nights=3'

async function generated(): Promise<{ key: string; file: string }> {
  const { stdout, code } = await cli(['keys', 'generate'])
  expect(code).toBe(0)
  const key = stdout.trim()
  const file = join(tempFolder(), 'key')
  writeFileSync(file, `${key}\n`)
  return { key, file }
}

const ask = async (url: string, key: string) =>
  (await fetch(url + QUESTION, { headers: { authorization: `Bearer ${key}` } })).status

describe('BOOTSTRAP_KEY_FILE', () => {
  test('its key is good from the start, on every start, and no other is made', async () => {
    const { key, file } = await generated()
    const environment = { DATA_DIR: tempFolder(), BOOTSTRAP_KEY_FILE: file }
    for (const _ of [1, 2]) {
      const server = await startServer(environment)
      await server.until((stdout) => (stdout.includes('"ready"') ? true : undefined))
      await expect.poll(() => ask(server.url, key)).toBe(200)
      const ended = await server.stop()
      expect(ended.stdout).not.toContain(key.slice(16))
    }
    const { stdout } = await cli(['keys', 'list'], environment)
    const rows = stdout.trim().split('\n')
    expect(rows).toHaveLength(2)
    expect(rows[1]).toContain('bootstrap key')
  })

  test('a key that was revoked stays so', async () => {
    const { key, file } = await generated()
    const environment = { DATA_DIR: tempFolder(), BOOTSTRAP_KEY_FILE: file }
    const first = await startServer(environment)
    await expect.poll(() => ask(first.url, key)).toBe(200)
    await first.stop()
    await cli(['keys', 'revoke', key.slice(8, 16)], environment)
    const again = await startServer(environment)
    await again.until((stdout) => (stdout.includes('"ready"') ? true : undefined))
    expect(await ask(again.url, key)).toBe(401)
  })

  test.each([
    ['is not there', () => '/nowhere/key', /BOOTSTRAP_KEY_FILE \(\/nowhere\/key\) can't be read/],
    [
      'holds something else',
      () => {
        const file = join(tempFolder(), 'key')
        writeFileSync(file, 'hunter2hunter2')
        return file
      },
      /holds no API key\. Create one with: everygram keys generate/,
    ],
  ])(
    'one that %s ends the start before it begins, with a line that does not repeat it',
    async (_, file, reason) => {
      const dataDir = join(tempFolder(), 'data')
      const { code, stderr, stdout } = await run(process.execPath, [MAIN], {
        PORT: '0',
        DATA_DIR: dataDir,
        BOOTSTRAP_KEY_FILE: file(),
      })
      expect(code).toBe(1)
      // It neither listened nor made a database.
      expect(stdout).toBe('')
      expect(existsSync(dataDir)).toBe(false)
      expect(stderr).toMatch(reason)
      expect(stderr + stdout).not.toContain('hunter2')
    },
  )
})

describe('METRICS_PORT', () => {
  test('serves /metrics there, and the service no longer does', async () => {
    const port = await freePort()
    const server = await startServer({ AUTH: 'off', METRICS: 'on', METRICS_PORT: String(port) })
    await fetch(server.url + QUESTION)
    const metrics = await fetch(`http://127.0.0.1:${port}/metrics`)
    expect(metrics.status).toBe(200)
    expect(await metrics.text()).toMatch(
      /everygram_http_request_duration_seconds_count\{route="\/v1\/hotel\/emissions"[^}]*\} 1/,
    )
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
    expect((await fetch(`http://127.0.0.1:${port}${QUESTION}`)).status).toBe(404)
    expect((await server.stop()).code).toBe(0)
  })

  test('without METRICS=on it is a mistake', async () => {
    const { code, stderr } = await run(process.execPath, [MAIN], {
      PORT: '0',
      AUTH: 'off',
      METRICS_PORT: '9090',
    })
    expect(code).toBe(1)
    expect(stderr).toContain('METRICS_PORT needs METRICS=on')
  })
})
