/** Jobs of one machine, as processes on one folder: killed, started again, with workers. */
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { newKey } from '../../src/platform/access/key.ts'
import { openStores } from '../../src/platform/access/open-database.ts'
import {
  type Client,
  faultsOf,
  goodRows,
  hotelRows,
  isDone,
  sendJob,
  untilJob,
} from '../support/job-client.ts'
import { record } from '../support/key-record.ts'
import { CLI, startServer } from '../support/process.ts'
import { tempFolder } from '../support/temp.ts'

const ROWS = 20_000
/** Of a job whose process dies in the middle: there are enough left when the first are seen to be done. */
const ROWS_OF_A_KILLED = 60_000
/** Whole answers take longer. */
const QUERY = '?fields=full'
const MONTH = new Date().toISOString().slice(0, 7)
const WITHIN_MS = 40_000

async function folderWithKey() {
  const dataDir = tempFolder()
  const stores = await openStores({ dataDir })
  const key = newKey()
  await stores.keys.add(record(key))
  return { dataDir, stores, key: key.key, usage: () => stores.usage.answersOf(key.id, MONTH) }
}

describe('with SQLite', { timeout: 90_000 }, () => {
  test('kill -9 in the middle: the next process goes on, each row once, usage exact', async () => {
    const { dataDir, stores, key, usage } = await folderWithKey()
    const environment = { DATA_DIR: dataDir, EDITION: '2025' }
    const first = await startServer(environment)
    const path = await sendJob({ url: first.url, key }, hotelRows(ROWS_OF_A_KILLED), QUERY)
    await untilJob({ url: first.url, key }, path, ({ rows_done }) => rows_done > 0, WITHIN_MS)
    await first.stop('SIGKILL')
    const counted = await usage()
    expect(counted).toBeGreaterThan(0)
    expect(counted).toBeLessThan(goodRows(ROWS_OF_A_KILLED))

    const client: Client = { url: (await startServer(environment)).url, key }
    await untilJob(client, path, isDone, WITHIN_MS)
    expect(await faultsOf(client, path, ROWS_OF_A_KILLED)).toEqual([])
    expect(await usage()).toBe(goodRows(ROWS_OF_A_KILLED))
    await stores.close()
  })

  test('an end saves what is answered, and the next process goes on', async () => {
    const { dataDir, stores, key, usage } = await folderWithKey()
    const environment = { DATA_DIR: dataDir, EDITION: '2025' }
    const first = await startServer(environment)
    const path = await sendJob({ url: first.url, key }, hotelRows(ROWS), QUERY)
    expect((await first.stop()).code).toBe(0)
    const client: Client = { url: (await startServer(environment)).url, key }
    await untilJob(client, path, isDone, WITHIN_MS)
    expect(await faultsOf(client, path, ROWS)).toEqual([])
    expect(await usage()).toBe(goodRows(ROWS))
    await stores.close()
  })

  test('a body that was cut leaves nothing', async () => {
    const { dataDir, stores, key } = await folderWithKey()
    const { url } = await startServer({ DATA_DIR: dataDir })
    const cut = new AbortController()
    const rows = hotelRows(ROWS)
    async function* pieces() {
      yield rows
      setTimeout(() => cut.abort(), 200)
      await new Promise(() => {})
    }
    const headers = {
      authorization: `Bearer ${key}`,
      prefer: 'respond-async',
      'content-type': 'application/x-ndjson',
    }
    const init = { method: 'POST', headers, body: ReadableStream.from(pieces()), signal: cut.signal }
    await expect(fetch(`${url}/v1/batch`, { ...init, duplex: 'half' } as RequestInit)).rejects.toThrow()
    const left = async () => {
      const jobs = await stores.session.read((db) => db.selectFrom('jobs').select('id').execute())
      const chunks = await stores.session.read((db) => db.selectFrom('job_chunks').select('job_id').execute())
      return jobs.length + chunks.length
    }
    await expect.poll(left, { timeout: 10_000 }).toBe(0)
    await stores.close()
  })

  test.runIf(process.platform === 'linux')(
    'of several workers one works on jobs, and another when that one dies',
    async () => {
      const { dataDir, stores, key, usage } = await folderWithKey()
      const environment = { DATA_DIR: dataDir, EDITION: '2025' }
      const server = await startServer(environment, CLI, 'serve', '--workers', '2')
      const client: Client = { url: server.url, key, losesServer: true }
      const path = await sendJob(client, hotelRows(ROWS), QUERY)
      await untilJob(client, path, ({ rows_done }) => rows_done > 0, WITHIN_MS)
      const working = holdersOf(join(dataDir, 'jobs.lock'))
      expect(working).toHaveLength(1)
      process.kill(working[0] ?? 0, 'SIGKILL')
      await untilJob(client, path, isDone, WITHIN_MS)
      expect(await faultsOf(client, path, ROWS)).toEqual([])
      expect(await usage()).toBe(goodRows(ROWS))
      await server.stop()
      await stores.close()
    },
  )

  test('killed again and again before anything was saved, an innocent job loses no row', async () => {
    const { dataDir, stores, key, usage } = await folderWithKey()
    const environment = { DATA_DIR: dataDir, EDITION: '2025' }
    const begun = async () => {
      const found = await stores.session.read((db) =>
        db
          .selectFrom('job_chunks')
          .select(({ fn }) => fn.sum<number | null>('attempts').as('attempts'))
          .where('totals', 'is', null)
          .executeTakeFirst(),
      )
      return Number(found?.attempts ?? 0)
    }
    const rows = 1500
    const first = await startServer(environment)
    // Stopped, it begins a chunk as soon as it goes on.
    const path = await sendJob({ url: first.url, key }, hotelRows(rows), QUERY)
    await first.stop('SIGKILL')
    for (let kills = 1; kills < 6; kills++) {
      const before = await begun()
      const server = await startServer(environment)
      // Killed in the middle of a chunk, or behind one that was saved: whichever comes first.
      for (let looks = 0; looks < 400 && (await begun()) <= before; looks++) await pause(2)
      await server.stop('SIGKILL')
    }
    const client: Client = { url: (await startServer(environment)).url, key }
    await untilJob(client, path, isDone, WITHIN_MS)
    expect(await faultsOf(client, path, rows)).toEqual([])
    expect(await usage()).toBe(goodRows(rows))
    await stores.close()
  })

  test('a server without keys keeps nothing before a job, and its jobs too survive', async () => {
    const dataDir = tempFolder()
    const environment = { DATA_DIR: dataDir, AUTH: 'off', EDITION: '2025' }
    const first = await startServer(environment)
    await fetch(`${first.url}/v1/jobs/${'0'.repeat(32)}`)
    expect(existsSync(join(dataDir, 'everygram.sqlite'))).toBe(false)
    const path = await sendJob({ url: first.url, key: '' }, hotelRows(ROWS), QUERY)
    await first.stop('SIGKILL')
    const client: Client = { url: (await startServer(environment)).url, key: '' }
    await untilJob(client, path, isDone, WITHIN_MS)
    expect(await faultsOf(client, path, ROWS)).toEqual([])
  })
})

/** Processes that have a file locked, by their ids. */
function holdersOf(file: string): number[] {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const locks = readFileSync('/proc/locks', 'utf8')
  return ids.filter((id) => opensOf(id).includes(file) && locks.includes(` ${id} `)).map(Number)
}

function opensOf(id: string): string[] {
  try {
    return readdirSync(`/proc/${id}/fd`).map((fd) => readlinkSync(`/proc/${id}/fd/${fd}`))
  } catch {
    return []
  }
}
