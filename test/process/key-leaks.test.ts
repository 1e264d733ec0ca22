/** No part of a key that is secret gets into a log, whatever is done with it. */
import { existsSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newKey } from '../../src/platform/access/key.ts'
import { announced, cli, startServer } from '../support/process.ts'
import { exchange } from '../support/socket.ts'
import { tempFolder } from '../support/temp.ts'

const HOTEL = '/v1/hotel/emissions?country=GB&nights=3'
const secretOf = (key: string) => key.slice(16, 48)

test('the log at its most talkative holds no key', async () => {
  const DATA_DIR = tempFolder()
  const server = await startServer({ DATA_DIR, LOG_LEVEL: 'trace' })
  await announced(server)
  const firstFile = join(DATA_DIR, 'first-key')
  expect(existsSync(firstFile)).toBe(true)
  const first = readFileSync(firstFile, 'utf8').trim()
  const create = async (...options: string[]) =>
    (await cli(['keys', 'create', ...options], { DATA_DIR })).stdout.trim()
  const [good, limited, revoked] = [await create(), await create('--plan', 'free'), await create()]
  await cli(['keys', 'revoke', revoked.slice(8, 16)], { DATA_DIR })
  const rotated = (
    await cli(['keys', 'rotate', good.slice(8, 16), '--overlap', '1'], { DATA_DIR })
  ).stdout.trim()
  const forged = newKey().key
  const mistyped = `${good.slice(0, -1)}${good.endsWith('0') ? '1' : '0'}`
  const keys = [first, good, limited, revoked, rotated, forged, mistyped]

  const statuses: number[] = []
  const ask = async (path: string, headers: Record<string, string>) => {
    const reply = await fetch(`${server.url}${path}`, { headers })
    statuses.push(reply.status)
    // What is answered may quote a value that the client sent; the key of the header it never does.
    return reply.text()
  }
  for (const key of keys) {
    const headers = { authorization: `Bearer ${key}` }
    for (const path of [HOTEL, '/v1/usage', '/nowhere', '/v1/hotel/emissions?country=XX', '/docs/none.js'])
      expect(await ask(path, headers)).not.toContain(secretOf(key))
    // Where keys do not belong, and people put them.
    await ask(`${HOTEL}&api_key=${key}`, headers)
    await ask(`${HOTEL}&strict=true&${key}=1`, headers)
    await ask(`/v1/places?q=${key}`, headers)
    await ask(`/${key}`, {})
    // Written so that it does not look like one.
    await ask(`${HOTEL}&x=%65${key.slice(1)}`, headers)
    await ask(`${HOTEL}&x=${encodeURIComponent(`\\u0065${key.slice(1)}`)}`, headers)
    await ask(`/v1/places?q=%25${key.charCodeAt(0).toString(16)}${key.slice(1)}`, headers)
    await ask(HOTEL, { authorization: `Basic ${key}` })
    await ask(HOTEL, { 'x-api-key': key, 'x-request-id': key, cookie: key })
  }
  // The limit of the plan, and that of failed keys.
  for (let i = 0; i < 10; i++) await ask(HOTEL, { authorization: `Bearer ${limited}` })
  for (let i = 0; i < 70; i++) await ask(HOTEL, { authorization: `Bearer ${forged}` })
  const { port } = new URL(server.url)
  for (const line of [`GET /${good} HTTP/9.9`, good, `GET ${HOTEL} HTTP/1.1\r\nAuthorization ${good}`])
    await exchange(Number(port), `${line}\r\n\r\n`)
  expect(new Set(statuses)).toEqual(new Set([200, 401, 404, 422, 429]))

  const { stdout, stderr } = await server.stop()
  expect(stdout).toContain('"ready"')
  for (const key of keys) {
    for (const output of [stdout, stderr]) {
      expect(output).not.toContain(key)
      expect(output).not.toContain(secretOf(key))
    }
  }
})

test('nor does the log of a database that fails', async () => {
  const DATABASE_URL = 'postgresql://everygram:hunter2@127.0.0.1:1/everygram'
  const { code, stdout, stderr } = await cli(['serve'], { DATABASE_URL, DATA_DIR: tempFolder(), PORT: '0' })
  expect(code).toBe(1)
  expect(stderr).toMatch(/^everygram cannot start: Can't connect to the database in DATABASE_URL: [^\n]+\n$/)
  expect(stdout + stderr).not.toContain('hunter2')
})

/** Where a command begins, in the protocol of Valkey: with the number of its parts. */
const COMMANDS = /\*\d+\r\n/g

test('nor does the log of a Valkey that refuses the password', async () => {
  const refusing = createServer((socket) => {
    socket.on('error', () => {})
    // Several commands may come together, and each has an answer.
    socket.on('data', (asked) => {
      for (const _ of String(asked).match(COMMANDS) ?? [])
        socket.write('-WRONGPASS invalid username-password pair or user is disabled.\r\n')
    })
  })
  await new Promise<void>((listening) => refusing.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void refusing.close())
  const { port } = refusing.address() as AddressInfo
  const server = await startServer({
    VALKEY_URL: `redis://:hunter2@127.0.0.1:${port}`,
    DATA_DIR: tempFolder(),
    LOG_LEVEL: 'trace',
  })
  await server.until((stdout) => (stdout.includes('Valkey is away') ? true : undefined))
  const { stdout, stderr } = await server.stop()
  expect(stdout).toContain('WRONGPASS')
  expect(stdout + stderr).not.toContain('hunter2')
})

test('nor does the command line show the password of a setting that it refuses', async () => {
  const { code, stdout, stderr } = await cli(['keys', 'list'], {
    GEOCODER_URL: 'ftp://maps:hunter2@127.0.0.1',
    DATA_DIR: tempFolder(),
  })
  expect(code).toBe(1)
  expect(stderr).toContain('GEOCODER_URL must be an http or https URL')
  expect(stdout + stderr).not.toContain('hunter2')
})
