/** Whatever a server makes in DATA_DIR is for its user alone, should others be let into the folder. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { hotelRows, isDone, sendJob, untilJob } from '../support/job-client.ts'
import { announced, startServer } from '../support/process.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const PRIVATE = 0o600
const OPEN_TO_ALL = 0o644

test.each(['on', 'off'])('with AUTH=%s', async (auth) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'everygram-open-'))
  folders.push(dataDir)
  // As releases before this one have left it.
  writeFileSync(join(dataDir, 'jobs.lock'), '', { mode: OPEN_TO_ALL })
  const server = await startServer({ DATA_DIR: dataDir, AUTH: auth, EDITION: '2025' })
  let key = ''
  if (auth === 'on') {
    await announced(server)
    key = readFileSync(join(dataDir, 'first-key'), 'utf8').trim()
  }
  const client = { url: server.url, key }
  await untilJob(client, await sendJob(client, hotelRows(3)), isDone, 20_000)
  const names = readdirSync(dataDir)
  expect(names).toEqual(
    expect.arrayContaining(['everygram.sqlite', 'everygram.sqlite-wal', 'jobs.lock', 'reserve']),
  )
  expect(names.includes('server.lock')).toBe(auth === 'on')
  const modes = names.map((name) => [name, statSync(join(dataDir, name)).mode & 0o777])
  expect(modes).toEqual(names.map((name) => [name, PRIVATE]))
  await server.stop()
})
