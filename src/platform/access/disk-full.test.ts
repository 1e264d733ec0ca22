/** A full disk in truth: what is thrown, and that the reserve is what lets something be deleted. */
import { randomBytes } from 'node:crypto'
import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { fillDisk, smallDisk, unmountAll, withoutSmallDisk } from '../../../test/support/small-disk.ts'
import { DiskFullError, isDiskFull } from './disk-full.ts'
import type { Session } from './session.ts'
import { openSqlite } from './sqlite.ts'

const MB = 1_000_000
afterEach(unmountAll)

const reason = withoutSmallDisk()
if (reason) console.error(`a full disk is skipped: ${reason}`)

const chunk = (firstRow: number) => ({
  job_id: 'j',
  first_row: firstRow,
  rows: 1,
  attempts: 0,
  totals: null,
  input: randomBytes(2 * MB),
  result: null,
})

const write = (session: Session, firstRow: number) =>
  session.transaction((tx) => tx.insertInto('job_chunks').values(chunk(firstRow)).execute())

describe.skipIf(reason !== undefined)('on a full disk', () => {
  test('a write says that the disk is full, and what is deleted needs the reserve', async () => {
    const dataDir = smallDisk(48)
    const session = await openSqlite(dataDir)
    expect(await session.keepReserve()).toBe(true)
    for (let row = 1; row <= 4; row++) await write(session, row)
    const filler = fillDisk(dataDir)
    const written = async () => {
      for (let row = 5; row < 20; row++) await write(session, row)
    }
    await expect(written()).rejects.toThrow('the disk is full')
    await expect(written()).rejects.toThrow(DiskFullError)
    const remove = (row: number) => (tx: Parameters<Parameters<Session['free']>[0]>[0]) =>
      tx.deleteFrom('job_chunks').where('first_row', '=', row).executeTakeFirst()
    // Overwritten pages go into the log first, which cannot grow.
    await session.forgetDeleted()
    fillDisk(dataDir)
    await expect(session.transaction(remove(1))).rejects.toThrow('the disk is full')
    for (const row of [1, 2, 3]) {
      expect((await session.free(remove(row))).numDeletedRows).toBe(1n)
      await session.forgetDeleted()
      expect(statSync(join(dataDir, 'reserve')).size).toBe(16_777_216)
      fillDisk(dataDir)
    }
    rmSync(filler)
    await write(session, 30)
    await session.close()
  })

  test('a start finds its way in by the reserve', async () => {
    const dataDir = smallDisk(48)
    const first = await openSqlite(dataDir)
    await first.keepReserve()
    await write(first, 1)
    await first.close()
    fillDisk(dataDir)
    const second = await openSqlite(dataDir)
    expect((await second.free((tx) => tx.deleteFrom('job_chunks').executeTakeFirst())).numDeletedRows).toBe(
      1n,
    )
    await second.forgetDeleted()
    await second.close()
  })
})

test.each([
  [{ code: 'SQLITE_FULL', message: 'database or disk is full' }, true],
  [{ code: '53100', message: 'could not extend file: No space left on device' }, true],
  [{ code: 'SQLITE_BUSY', message: 'database is locked' }, false],
  [new Error('cannot rollback - no transaction is active'), false],
])('%o', (error, isIt) => {
  expect(isDiskFull(error)).toBe(isIt)
})
