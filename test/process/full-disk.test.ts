/**
 * A disk that is full, in truth: a small file system of its own, filled to the last byte. Where none can be mounted, which
 * takes root, this is skipped and says so.
 */
import { randomBytes } from 'node:crypto'
import { existsSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { openSession } from '../../src/platform/access/open-database.ts'
import { isDone, sendJob, untilJob } from '../support/job-client.ts'
import { logLines, startServer } from '../support/process.ts'
import { fillDisk, smallDisk, unmountAll, withoutSmallDisk } from '../support/small-disk.ts'

const MB = 1_000_000
afterEach(unmountAll)

const reason = withoutSmallDisk()
if (reason) console.error(`a full disk is skipped: ${reason}`)

/** Base64 has six bits in each byte: it is a quarter shorter when it is packed. */
function longRows(bytes: number): string {
  const note = () => randomBytes(1500).toString('base64')
  const row = () => JSON.stringify({ type: 'hotel', params: { country: 'GB', nights: 3, note: note() } })
  return Array.from({ length: Math.ceil(bytes / 2000) }, row).join('\n')
}

describe.skipIf(reason !== undefined)('on a full disk', { timeout: 120_000 }, () => {
  test('no job is taken; delete and cancel go on, and the log says what is the matter', async () => {
    const dataDir = smallDisk(64)
    const server = await startServer({ DATA_DIR: dataDir, AUTH: 'off', EDITION: '2025' })
    const client = { url: server.url, key: '' }
    const post = (rows: string) =>
      fetch(`${server.url}/v1/batch`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-ndjson', prefer: 'respond-async' },
        body: rows,
      })
    const [first, second, third] = [
      await sendJob(client, longRows(5 * MB)),
      await sendJob(client, longRows(5 * MB)),
      await sendJob(client, longRows(1 * MB)),
    ]
    for (const path of [first, second, third]) await untilJob(client, path, isDone, 30_000)
    const reserve = join(dataDir, 'reserve')
    expect(existsSync(reserve)).toBe(true)
    const filler = fillDisk(dataDir)

    // More than the pages that are free in the file and its log.
    const refused = await post(longRows(25 * MB))
    expect(refused.status).toBe(507)
    expect(await refused.json()).toMatchObject({ error: { code: 'storage_full' } })
    expect(await (await fetch(`${server.url}/v1/hotel/emissions?country=GB&nights=3`)).json()).toHaveProperty(
      'data',
    )
    for (const path of [first, second, third]) {
      fillDisk(dataDir)
      const deleted = await fetch(`${server.url}${path}`, { method: 'DELETE' })
      expect(deleted.status, await deleted.text()).toBe(200)
      expect((await fetch(`${server.url}${path}`)).status).toBe(410)
    }
    expect(statSync(reserve).size).toBe(16_777_216)

    rmSync(filler)
    const again = await sendJob(client, longRows(1 * MB))
    await untilJob(client, again, isDone, 30_000)
    await server.stop()
    const lines = logLines(server.stdout()).map((line) => JSON.stringify(line))
    expect(lines.filter((line) => /rollback/i.test(line))).toEqual([])
    expect(lines.some((line) => line.includes('the disk is full'))).toBe(true)
    const session = await openSession({ dataDir })
    const chunks = await session.read((db) =>
      db.selectFrom('job_chunks').select('job_id').distinct().execute(),
    )
    expect(chunks).toHaveLength(1)
    await session.close()
  })
})
