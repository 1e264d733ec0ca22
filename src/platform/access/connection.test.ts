/** A connection that breaks: replaced before the next question, once for all who ask, and not asked too often. */
import type { Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Connection, isBroken, type Opened } from './connection.ts'
import type { Database } from './database.ts'

const PAUSE_MS = 1000

/** Connections in the order in which they were opened, and what became of them. */
function connections(told: unknown[] = []) {
  const seen: string[] = []
  let number = 0
  let isDiskBroken = false
  const make = (): Opened => {
    const name = `${++number}`
    // Closed once, as Kysely does, however often it is asked to.
    let isClosed = false
    const destroy = async () => {
      if (!isClosed) seen.push(`${name} closed`)
      isClosed = true
    }
    const db = { name, destroy }
    return { db: db as unknown as Kysely<Database>, forget: () => {} }
  }
  const open = async () => {
    if (isDiskBroken) throw failure('SQLITE_IOERR_READ')
    const made = make()
    seen.push(`${number} opened`)
    return made
  }
  const connection = new Connection(make(), { open, onReopened: (error) => told.push(error) })
  const breakDisk = (is: boolean) => {
    isDiskBroken = is
  }
  return { connection, seen, breakDisk }
}

const failure = (code: string) => Object.assign(new Error(code), { code })
const nameOf = async ({ db }: Opened) => (db as unknown as { name: string }).name
const fails = (code: string) => async () => {
  throw failure(code)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test.each(['SQLITE_IOERR_READ', 'SQLITE_CORRUPT', 'SQLITE_NOTADB'])(
  'after %s all who ask next have one new connection, and the old one is closed first',
  async (code) => {
    const told: unknown[] = []
    const { connection, seen } = connections(told)
    await expect(connection.use(fails(code))).rejects.toThrow(code)
    expect(await Promise.all([1, 2, 3].map(() => connection.use(nameOf)))).toEqual(['2', '2', '2'])
    expect(seen).toEqual(['1 closed', '2 opened'])
    expect(told).toMatchObject([{ code }])
  },
)

test.each(['SQLITE_BUSY', 'SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', 'SQLITE_CONSTRAINT'])(
  'after %s it is the same one',
  async (code) => {
    const { connection, seen } = connections()
    await expect(connection.use(fails(code))).rejects.toThrow(code)
    expect([await connection.use(nameOf), seen]).toEqual(['1', []])
  },
)

test('while the disk is broken it is asked once a second, and questions fail at once', async () => {
  const { connection, seen, breakDisk } = connections()
  breakDisk(true)
  await expect(connection.use(fails('SQLITE_IOERR_READ'))).rejects.toThrow()
  for (let asked = 0; asked < 3; asked++)
    await expect(connection.use(nameOf)).rejects.toMatchObject({ code: 'SQLITE_IOERR_READ' })
  breakDisk(false)
  await expect(connection.use(nameOf)).rejects.toMatchObject({ code: 'SQLITE_IOERR_READ' })
  vi.advanceTimersByTime(PAUSE_MS)
  expect(await connection.use(nameOf)).toBe('2')
  expect(seen).toEqual(['1 closed', '2 opened'])
})

test('of a file that stays damaged one line a minute is told', async () => {
  const told: unknown[] = []
  const { connection } = connections(told)
  for (let second = 0; second < 61; second++) {
    await expect(connection.use(fails('SQLITE_CORRUPT'))).rejects.toThrow('SQLITE_CORRUPT')
    vi.advanceTimersByTime(PAUSE_MS)
  }
  expect(told).toHaveLength(1)
  await connection.use(nameOf)
  expect(told).toHaveLength(2)
})

test('what is at work ends on the connection that it has', async () => {
  const { connection, seen } = connections()
  let end = () => {}
  const working = connection.use(async ({ db }) => {
    await new Promise<void>((resolve) => {
      end = resolve
    })
    return [(db as unknown as { name: string }).name, [...seen]]
  })
  await expect(connection.use(fails('SQLITE_CORRUPT'))).rejects.toThrow()
  const next = connection.use(nameOf)
  end()
  expect(await working).toEqual(['1', []])
  await vi.advanceTimersByTimeAsync(PAUSE_MS)
  expect(await next).toBe('2')
})

test.each([
  [new Error('disk I/O error'), true],
  [new Error('database disk image is malformed'), true],
  [new Error('file is not a database'), true],
  [new Error('database or disk is full'), false],
  [new Error('database is locked'), false],
])('%o', (error, is) => {
  expect(isBroken(error)).toBe(is)
})
