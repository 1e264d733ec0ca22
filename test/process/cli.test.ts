/** The command line, beside a running server where that matters. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { newKey } from '../../src/platform/access/key.ts'
import { openStores } from '../../src/platform/access/open-database.ts'
import { PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'
import { record } from '../support/key-record.ts'
import { announced, cli, startServer } from '../support/process.ts'
import { tempFolder } from '../support/temp.ts'

const KEY = /^eg_live_[0-9A-Za-z]{46}\n$/
const QUESTION = '/v1/fuel/emissions?fuel_type=diesel&amount=10'
const statusOf = async (url: string, key: string) =>
  (await fetch(`${url}${QUESTION}`, { headers: { authorization: `Bearer ${key}` } })).status
const idOf = (key: string) => key.slice(8, 16)
const rows = (list: string) =>
  list
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))

describe('keys', () => {
  test('a created key works on a running server at once; a revoked one does not after its next start', async () => {
    const DATA_DIR = tempFolder()
    const server = await startServer({ DATA_DIR })
    await announced(server)
    const created = await cli(['keys', 'create', '--name', 'Billing'], { DATA_DIR })
    expect(created).toMatchObject({ code: 0, stdout: expect.stringMatching(KEY) })
    const key = created.stdout.trim()
    expect(created.stderr).toContain(`${idOf(key)} (Billing)`)
    expect(created.stderr).not.toContain(key)
    expect(await statusOf(server.url, key)).toBe(200)

    const revoked = await cli(['keys', 'revoke', idOf(key)], { DATA_DIR })
    expect(revoked).toMatchObject({ code: 0, stdout: `revoked ${idOf(key)}\n`, stderr: '' })
    await server.stop()
    const again = await startServer({ DATA_DIR })
    expect(await statusOf(again.url, key)).toBe(401)
    const first = readFileSync(join(DATA_DIR, 'first-key'), 'utf8').trim()
    expect(await statusOf(again.url, first)).toBe(200)
  })

  test('list shows ids and states, and no secret', async () => {
    const DATA_DIR = tempFolder()
    const one = (await cli(['keys', 'create', '--name', 'One'], { DATA_DIR })).stdout.trim()
    const two = (await cli(['keys', 'create', '--expires', '2999-12-31'], { DATA_DIR })).stdout.trim()
    await cli(['keys', 'revoke', idOf(one)], { DATA_DIR })
    const { code, stdout } = await cli(['keys', 'list'], { DATA_DIR })
    expect(code).toBe(0)
    const [header, ...listed] = rows(stdout)
    expect(header).toEqual(['id', 'state', 'plan', 'created', 'expires', 'name'])
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
    expect(listed).toEqual([
      [idOf(one), 'revoked', 'unlimited', time, 'never', 'One'],
      [idOf(two), 'active', 'unlimited', time, '2999-12-31T00:00:00.000Z'],
    ])
    for (const key of [one, two]) expect(stdout).not.toContain(key.slice(16, 48))
  })

  test('revoking what is not there, or a second time, is a failure', async () => {
    const DATA_DIR = tempFolder()
    const id = idOf((await cli(['keys', 'create'], { DATA_DIR })).stdout)
    expect((await cli(['keys', 'revoke', id], { DATA_DIR })).code).toBe(0)
    for (const other of [id, 'nothere0']) {
      const { code, stdout, stderr } = await cli(['keys', 'revoke', other], { DATA_DIR })
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
      expect(stderr).toBe(`everygram: There is no active key with the ID '${other}'.\n`)
    }
  })

  test('a plan limits; usage is listed; a plan is changed', async () => {
    const DATA_DIR = tempFolder()
    const server = await startServer({ DATA_DIR })
    await announced(server)
    const key = (await cli(['keys', 'create', '--plan', 'free'], { DATA_DIR })).stdout.trim()
    const replies = await Promise.all(Array.from({ length: 20 }, () => statusOf(server.url, key)))
    expect(replies).toContain(200)
    expect(replies).toContain(429)
    const answered = replies.filter((status) => status === 200).length
    await server.stop()
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
    const one = rows((await cli(['keys', 'usage', idOf(key)], { DATA_DIR })).stdout)
    expect(one).toEqual([
      ['day', 'endpoint', 'answers'],
      [day, '/v1/fuel/emissions', String(answered)],
    ])
    const all = rows((await cli(['keys', 'usage'], { DATA_DIR })).stdout)
    expect(all).toEqual([
      ['id', 'month', 'answers'],
      [idOf(key), expect.stringMatching(/^\d{4}-\d\d$/), String(answered)],
    ])
    expect(rows((await cli(['keys', 'usage', '--month', '1999-01'], { DATA_DIR })).stdout)).toHaveLength(1)
    expect((await cli(['keys', 'usage', 'nothere0'], { DATA_DIR })).code).toBe(1)

    expect(await cli(['keys', 'plan', idOf(key), 'scale'], { DATA_DIR })).toMatchObject({
      code: 0,
      stdout: `${idOf(key)} has the plan scale\n`,
    })
    expect(rows((await cli(['keys', 'list'], { DATA_DIR })).stdout).at(-1)?.[2]).toBe('scale')
    expect((await cli(['keys', 'plan', 'nothere0', 'scale'], { DATA_DIR })).code).toBe(1)
  })

  test('an expired key gets no new secret, which would be refused as well', async () => {
    const DATA_DIR = tempFolder()
    const stores = await openStores({ dataDir: DATA_DIR })
    const { id, ...parts } = newKey()
    await stores.keys.add(record({ id, ...parts }, { expiresAt: '2026-01-03T00:00:00.000Z' }))
    await stores.close()
    const { code, stdout, stderr } = await cli(['keys', 'rotate', id], { DATA_DIR })
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toContain(`Key ${id} has expired`)
  })

  test('a rotated key has the same id and a new secret; the one before lasts as long as it is told', async () => {
    const DATA_DIR = tempFolder()
    const first = (await cli(['keys', 'create'], { DATA_DIR })).stdout.trim()
    const id = idOf(first)
    const second = (await cli(['keys', 'rotate', id, '--overlap', '24'], { DATA_DIR })).stdout.trim()
    expect(second).toMatch(/^eg_live_[0-9A-Za-z]{46}$/)
    expect([idOf(second), second === first]).toEqual([id, false])
    const server = await startServer({ DATA_DIR })
    expect([await statusOf(server.url, first), await statusOf(server.url, second)]).toEqual([200, 200])
    await server.stop()
    const third = (await cli(['keys', 'rotate', id], { DATA_DIR })).stdout.trim()
    const again = await startServer({ DATA_DIR })
    const statuses = [first, second, third].map((key) => statusOf(again.url, key))
    expect(await Promise.all(statuses)).toEqual([401, 401, 200])
    expect((await cli(['keys', 'rotate', 'nothere0'], { DATA_DIR })).code).toBe(1)
  })

  test('several commands at once on a new folder all succeed', async () => {
    const DATA_DIR = tempFolder()
    const created = await Promise.all([1, 2, 3, 4].map(() => cli(['keys', 'create'], { DATA_DIR })))
    expect(created.map(({ code, stderr }) => (code === 0 ? 0 : stderr))).toEqual([0, 0, 0, 0])
    expect(rows((await cli(['keys', 'list'], { DATA_DIR })).stdout)).toHaveLength(5)
  })
})

test('check-data: every edition is fine', async () => {
  const { code, stdout, stderr } = await cli(['check-data'])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toMatch(
    /^edition 2025\.1: ok \(released, \d+ countries, \d+ tables, \d+ rows, hash [0-9a-f]{64}\)$/m,
  )
})

describe('what is not understood: code 2, the reason and where the help is, and nothing done', () => {
  test.each([
    [['keyz'], "Unknown command 'keyz'"],
    [['keys'], 'create, list, plan, rotate, revoke, usage'],
    [['keys', 'delete'], "'delete'"],
    [['keys', 'create', '--plan-b'], '--plan-b'],
    [['keys', 'create', 'me'], 'me'],
    [['keys', 'create', '--name'], '--name'],
    [['keys', 'create', '--name', 'x'.repeat(101)], 'at most 100 characters'],
    [['keys', 'create', '--name', 'two\nlines'], '--name'],
    [['keys', 'create', '--name', 'two\tcolumns'], '--name'],
    [['keys', 'create', '--name', 'gnilliB\u202E'], 'direction of text'],
    [['keys', 'create', '--expires', 'tomorrow'], "'tomorrow'"],
    [['keys', 'create', '--expires', '2999-02-30'], "'2999-02-30'"],
    [['keys', 'create', '--expires', '2020-01-01'], 'future'],
    [['keys', 'create', '--plan', 'gold'], 'free, launch, starter, growth, scale, unlimited'],
    [['keys', 'plan', 'one'], 'free, launch'],
    [['keys', 'plan', 'one', 'gold'], "'gold'"],
    [['keys', 'rotate'], 'one ID'],
    [['keys', 'rotate', 'one', '--overlap', '721'], '0 to 720'],
    [['keys', 'rotate', 'one', '--overlap', '-1'], '--overlap'],
    [['keys', 'usage', 'one', 'two'], 'one ID'],
    [['keys', 'usage', '--month', '2026-13'], "'2026-13'"],
    [['keys', 'list', 'all'], 'all'],
    [['keys', 'revoke'], 'one ID'],
    [['keys', 'revoke', 'one', 'two'], 'one ID'],
    [['check-data', '2025'], "'2025'"],
    [['serve', '--port', '80'], '--port'],
  ])('%j', async (args, reason) => {
    const DATA_DIR = join(tempFolder(), 'var')
    const { code, stdout, stderr } = await cli(args, { DATA_DIR, PORT: '70000' })
    expect(stderr).toMatch(/^everygram: /)
    expect(stderr).toContain(reason)
    expect(stderr).not.toContain('everygram check-data')
    expect(stderr).toContain('everygram --help')
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(existsSync(DATA_DIR)).toBe(false)
  })
})

test.each(['help', '--help', '-h', ''])('help: %s', async (word) => {
  const { code, stdout, stderr } = await cli(word === '' ? [] : [word])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  for (const command of ['serve', 'keys create', 'keys list', 'keys revoke', 'check-data']) {
    expect(stdout).toContain(`everygram ${command}`)
  }
})

test.each(['serve', 'keys', 'completion'])('help of what the help of all says: %s', async (command) => {
  const { code, stdout, stderr } = await cli([command, '--help'])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toContain(`everygram ${command}`)
})

test('version: that of package.json', async () => {
  const { version } = JSON.parse(readFileSync(join(PACKAGE_ROOT, 'package.json'), 'utf8'))
  for (const word of ['version', '--version']) expect((await cli([word])).stdout).toBe(`${version}\n`)
})
