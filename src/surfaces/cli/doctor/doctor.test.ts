/** everygram doctor: each thing that keeps a server from running is found, and nothing is changed. */
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { testCommand } from '../../../../test/support/command.ts'
import { tempFolder } from '../../../../test/support/temp.ts'
import { RELEASE_LIST, releaseListOf } from '../../../factors/files/release-list.ts'
import { sha256 } from '../../../factors/files/sha256.ts'
import { takePlace } from '../../../platform/access/only-server.ts'
import { openSession } from '../../../platform/access/open-database.ts'
import { readConfig } from '../../process/config.ts'
import { doctor } from './doctor.ts'
import { checkRelease } from './files.ts'
import type { Finding } from './finding.ts'
import { checkClock, checkFolder, checkNode } from './machine.ts'
import { checkDatabase, checkUpstream, checkValkey } from './services.ts'

const command = testCommand(doctor)
let dataDir: string
beforeEach(() => {
  dataDir = tempFolder()
})
afterEach(() => vi.unstubAllEnvs())

const database = (url?: string) =>
  checkDatabase(readConfig({ DATA_DIR: dataDir, ...(url !== undefined && { DATABASE_URL: url }) }))

const states = (findings: readonly Finding[]) => findings.map(({ check, state }) => `${check}: ${state}`)

describe('the command', () => {
  test('of a whole installation: a line a check, exit code 0, and nothing was made', async () => {
    const folder = join(dataDir, 'not-yet')
    vi.stubEnv('DATA_DIR', folder)
    const { code, printed } = await command.run()
    expect({ code, failed: printed.match(/^failed.*$/gm) }).toEqual({ code: 0, failed: null })
    expect(printed).toMatch(/^ok {7}release +\S+: \d+ files are as they were built/m)
    expect(printed).toMatch(/^ok {7}editions +\d+ editions pass every check/m)
    expect(readdirSync(dataDir)).toEqual([])
  })

  test('as JSON, with a setting that cannot be', async () => {
    vi.stubEnv('PORT', '99999')
    const { code, printed } = await command.run('--json')
    const { ok, checks } = JSON.parse(printed)
    expect({ code, ok }).toEqual({ code: 1, ok: false })
    expect(checks).toContainEqual(
      expect.objectContaining({
        check: 'configuration',
        state: 'failed',
        message: expect.stringContaining('PORT'),
      }),
    )
  })

  test('takes no names', async () => {
    await expect(doctor(['everything'])).rejects.toThrow("doctor takes no such arguments: 'everything'")
  })
})

describe('the release', () => {
  const listed = { path: 'data/a.csv', sha256: sha256('a\n'), bytes: 2 }

  function rootWith(content: string | undefined): string {
    const root = tempFolder()
    for (const folder of ['data', 'dist']) mkdirSync(join(root, folder))
    writeFileSync(join(root, RELEASE_LIST), JSON.stringify(releaseListOf('9.9.9', [listed])))
    if (content !== undefined) writeFileSync(join(root, listed.path), content)
    return root
  }

  test('is whole, changed, or lacks a file', () => {
    expect(checkRelease(rootWith('a\n'))).toEqual([expect.objectContaining({ state: 'ok' })])
    const [changed] = checkRelease(rootWith('b\n'))
    expect(changed?.message).toContain(
      `data/a.csv is not the file of this release: its SHA-256 is ${sha256('b\n')}`,
    )
    expect(checkRelease(rootWith(undefined))[0]?.message).toBe('data/a.csv is missing')
  })

  test('with a file that is not of it', () => {
    const root = rootWith('a\n')
    writeFileSync(join(root, 'data', 'more.csv'), '')
    const [stray] = checkRelease(root)
    expect(stray).toMatchObject({ state: 'warning', message: expect.stringContaining('data/more.csv') })
  })

  test('without its list', () => {
    expect(() => checkRelease(tempFolder())).toThrow('dist/release.json: cannot be read')
  })
})

describe('the database', () => {
  test('is not there yet', async () => {
    expect(await database()).toEqual([
      expect.objectContaining({ state: 'ok', message: expect.stringContaining('none yet') }),
    ])
    expect(readdirSync(dataDir)).toEqual([])
  })

  test('of this release, with a server and without one; no file is left', async () => {
    const session = await openSession({ dataDir })
    const place = takePlace(dataDir)
    const [running] = await database()
    expect(running).toMatchObject({ state: 'ok', message: expect.stringContaining('a server runs on it') })
    await session.close()
    place.leave()
    const before = readdirSync(dataDir)
    const [idle] = await database()
    expect(idle).toMatchObject({ state: 'ok', message: 'SQLite is in the form of this release' })
    expect(readdirSync(dataDir)).toEqual(before)
  })

  test.each(['kysely_migration', 'later_migrations'])('of a newer release, noted in %s', async (table) => {
    const session = await openSession({ dataDir })
    await session.close()
    const { default: Sqlite } = await import('libsql')
    const sqlite = new Sqlite(join(dataDir, 'everygram.sqlite'))
    sqlite.exec(`INSERT INTO ${table} (name, timestamp) VALUES ('999_later', '2099-01-01')`)
    sqlite.close()
    expect(await database()).toEqual([
      expect.objectContaining({ state: 'failed', message: 'a newer release has changed it (999_later)' }),
    ])
  })

  test('that is none', async () => {
    writeFileSync(join(dataDir, 'everygram.sqlite'), 'no database at all'.repeat(100))
    expect(states(await database())).toEqual(['database: failed'])
  })

  test('that cannot be reached, without its password', async () => {
    const [away] = await database('postgres://user:secret@127.0.0.1:1/none')
    expect(away).toMatchObject({ state: 'failed', message: expect.stringContaining('ECONNREFUSED') })
    expect(JSON.stringify(away)).not.toContain('secret')
  })
})

test('Valkey, a geocoder and a road engine that are away', async () => {
  const [valkey] = await checkValkey('redis://:secret@127.0.0.1:1')
  expect(valkey).toMatchObject({ state: 'failed', message: expect.stringContaining('ECONNREFUSED') })
  expect(JSON.stringify(valkey)).not.toContain('secret')
  expect(await checkValkey(undefined)).toEqual([])
  const config = readConfig({
    GEOCODER_URL: 'http://127.0.0.1:2999/api',
    ROAD_ENGINE: 'osrm',
    ROAD_ENGINE_URL: 'http://127.0.0.1:2999',
  })
  expect(states(await checkUpstream(config))).toEqual(['geocoder: warning', 'road engine: warning'])
  expect(await checkUpstream(readConfig({}))).toEqual([])
})

describe('the machine', () => {
  test('Node.js', () => {
    expect(states(checkNode())).toEqual(['Node.js: ok'])
    expect(states(checkNode('20.18.9'))).toEqual(['Node.js: failed'])
    expect(states(checkNode('20.19.0'))).toEqual(['Node.js: ok'])
    expect(states(checkNode('100.0.0'))).toEqual(['Node.js: ok'])
  })

  test('a clock that is before the newest edition', () => {
    expect(states(checkClock())).toEqual(['clock: ok'])
    expect(states(checkClock(0))).toEqual(['clock: failed'])
  })

  test('a folder that others may read', () => {
    expect(states(checkFolder({ dataDir, databaseUrl: undefined }))).toContain('data folder: ok')
    chmodSync(dataDir, 0o755)
    const [open] = checkFolder({ dataDir, databaseUrl: undefined })
    expect(open).toMatchObject({ state: 'warning', advice: `chmod 700 ${dataDir}` })
  })

  test('a disk with less than may be kept', () => {
    const wanted = { dataDir, databaseUrl: undefined, storageBytesMax: Number.MAX_SAFE_INTEGER }
    expect(states(checkFolder(wanted))).toContain('disk: warning')
    // With PostgreSQL nothing of it lies here.
    expect(states(checkFolder({ ...wanted, databaseUrl: 'postgres://x' }))).toContain('disk: ok')
  })
})
