/** Starting and ending the built server. */

import { readFileSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { announced, type Environment, logLines, MAIN, run, startServer } from '../support/process.ts'
import { tempFolder } from '../support/temp.ts'

const startAndFail = (environment: Environment) =>
  run(process.execPath, [MAIN], { PORT: '0', DATA_DIR: join(tempFolder(), 'var'), ...environment })

describe('what it cannot start with stops it: code 1 and one clear line', () => {
  test.each([
    ['PORT', '70000', "PORT must be a port number from 0 to 65535; you sent '70000'."],
    ['PORT', 'http', "PORT must be a port number from 0 to 65535; you sent 'http'."],
    ['AUTH', 'maybe', "AUTH must be on or off; you sent 'maybe'."],
    [
      'LOG_LEVEL',
      'loud',
      "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace or silent; you sent 'loud'.",
    ],
    ['EDITION', '1999', "EDITION is set to '1999', which does not exist. Available: "],
    ['EDITION', '../schema', "EDITION is set to '../schema', which does not exist"],
  ])('%s=%s', async (name, value, reason) => {
    const { code, stdout, stderr } = await startAndFail({ [name]: value })
    expect(code).toBe(1)
    expect(stdout).toBe('')
    expect(stderr).toMatch(/^everygram cannot start: [^\n]+\n$/)
    expect(stderr).toContain(reason)
  })

  test('own figures that cannot be used: file, line and reason', async () => {
    const { code, stderr } = await startAndFail({ OVERLAY: 'package.json', AUTH: 'off' })
    expect(code).toBe(1)
    expect(stderr).toMatch(
      /^everygram cannot start: the data cannot be used\npackage\.json: not a CSV: [^\n]* at line 2/,
    )
  })

  test('a port in use', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    const { code, stderr } = await startAndFail({ PORT: String(port), AUTH: 'off' })
    other.close()
    expect(code).toBe(1)
    expect(stderr).toMatch(/^everygram cannot start: [^\n]+\n$/)
    expect(stderr).toContain(String(port))
    expect(stderr).toContain('in use')
  })

  test('a host that is not its own', async () => {
    const { code, stderr } = await startAndFail({ HOST: '203.0.113.1', AUTH: 'off' })
    expect(code).toBe(1)
    expect(stderr).toMatch(/^everygram cannot start: [^\n]*203\.0\.113\.1[^\n]*\n$/)
  })

  test('a DATA_DIR that is a file', async () => {
    const file = join(tempFolder(), 'file')
    writeFileSync(file, '')
    const { code, stderr } = await startAndFail({ DATA_DIR: file })
    expect(code).toBe(1)
    expect(stderr).toMatch(/^everygram cannot start: [^\n]+\n$/)
    expect(stderr).toContain(file)
  })

  test('a database that is none', async () => {
    const dataDir = tempFolder()
    writeFileSync(
      join(dataDir, 'everygram.sqlite'),
      'this is not a database, however long it may be'.repeat(50),
    )
    const { code, stderr } = await startAndFail({ DATA_DIR: dataDir })
    expect(code).toBe(1)
    expect(stderr).toMatch(
      /^everygram cannot start: Can't open the database in DATA_DIR \([^\n]+\): [^\n]+\n$/,
    )
    expect(stderr).toContain(dataDir)
  })
})

describe('ending', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('%s ends it with code 0', async (signal) => {
    const server = await startServer({ DATA_DIR: tempFolder() })
    await announced(server)
    const reply = await fetch(`${server.url}/readyz`)
    expect(await reply.json()).toEqual({ status: 'ready' })
    const { code, signal: killed, stderr } = await server.stop(signal)
    expect({ code, killed, stderr }).toEqual({ code: 0, killed: null, stderr: '' })
    await expect(fetch(`${server.url}/livez`)).rejects.toThrow()
  })
})

describe('the log', () => {
  test('is JSON, says what runs, and never holds a key', async () => {
    const server = await startServer({ DATA_DIR: tempFolder(), LOG_LEVEL: 'trace', EDITION: '2025.1' })
    await announced(server)
    const key = `eg_live_${'A'.repeat(46)}`
    const headers = { authorization: `Bearer ${key}` }
    for (const path of ['/v1/fuel/types', '/nowhere', '/v1/fuel/emissions?fuel_type=x']) {
      await (await fetch(`${server.url}${path}`, { headers })).text()
    }
    const { stdout } = await server.stop()
    const ready = logLines(stdout).find((line) => line.msg === 'ready')
    expect(ready).toMatchObject({ edition: '2025.1', editionHash: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(stdout).not.toContain(key)
  })

  test('has the public id of a key at most, wherever the key was sent', async () => {
    const DATA_DIR = tempFolder()
    const server = await startServer({ DATA_DIR, LOG_LEVEL: 'trace' })
    await announced(server)
    const key = readFileSync(join(DATA_DIR, 'first-key'), 'utf8').trim()
    const headers = { authorization: `Bearer ${key}` }
    // As a header, and by mistake in the URL, as an id and in a path.
    expect((await fetch(`${server.url}/v1/fuel/types?key=${key}`, { headers })).status).toBe(200)
    await fetch(`${server.url}/${key}`)
    await fetch(`${server.url}/livez`, { headers: { 'x-request-id': key } })
    const { stdout, stderr } = await server.stop()
    expect(logLines(stdout).filter(({ msg }) => msg === 'request')).toHaveLength(3)
    expect(stdout).toContain(`/v1/fuel/types?key=${key.slice(0, 16)}[hidden]`)
    for (const output of [stdout, stderr]) {
      expect(output).not.toContain(key.slice(16, 48))
      expect(output).not.toContain(key.slice(-6))
    }
  })

  test('tells of single requests at level debug only', async () => {
    const server = await startServer({ AUTH: 'off' })
    await fetch(`${server.url}/v1/fuel/types`)
    const { stdout } = await server.stop()
    expect(stdout).not.toContain('/v1/fuel/types')
  })

  test('LOG_LEVEL=silent says nothing', async () => {
    const { code, stdout } = await startAndFail({ LOG_LEVEL: 'silent', HOST: '203.0.113.1', AUTH: 'off' })
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  })
})
