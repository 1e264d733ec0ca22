/** What PostgreSQL and Valkey may do. */
import { Redis } from 'ioredis'
import { type Fault, mendedBy } from './fault.ts'

const SLOW_MS = 400
/** Fewer bytes than Valkey has at rest: every write is refused. */
const FULL_BYTES = '1'

export const databaseKilled: Fault = async ({ house }) => {
  await house.toDatabase.cut()
  await house.database.endConnections()
  return mendedBy(() => house.toDatabase.restore())
}

export const databasePaused: Fault = async ({ house }) => {
  house.toDatabase.freeze()
  return mendedBy(() => house.toDatabase.restore())
}

export const databaseSlow: Fault = async ({ house }) => {
  house.toDatabase.slow(SLOW_MS)
  return mendedBy(() => house.toDatabase.restore())
}

/** A database without room refuses what writes and answers what reads: so does one that is set to read only. */
export const databaseFull: Fault = async ({ house }) => {
  const name = new URL(house.database.url).pathname.slice(1)
  const setReadOnly = async (state: 'on' | 'off') => {
    await house.database.query(`alter database ${name} set default_transaction_read_only = ${state}`)
    await house.database.endConnections()
  }
  await setReadOnly('on')
  return mendedBy(() => mendReadOnly(house.database.url, name))
}

/** By a connection that was not told to read only. */
async function mendReadOnly(url: string, name: string): Promise<void> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, options: '-c default_transaction_read_only=off' })
  await client.connect()
  try {
    await client.query(`alter database ${name} set default_transaction_read_only = off`)
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
      [name],
    )
  } finally {
    await client.end()
  }
}

export const valkeyKilled: Fault = async ({ house }) => {
  await house.valkey.kill()
  return mendedBy(() => house.valkey.start())
}

export const valkeyPaused: Fault = async ({ house }) => {
  house.toValkey.freeze()
  return mendedBy(() => house.toValkey.restore())
}

export const valkeySlow: Fault = async ({ house }) => {
  house.toValkey.slow(SLOW_MS)
  return mendedBy(() => house.toValkey.restore())
}

export const valkeyFull: Fault = async ({ house }) => {
  const client = new Redis(house.valkey.url)
  await client.config('SET', 'maxmemory', FULL_BYTES)
  return mendedBy(async () => {
    await client.config('SET', 'maxmemory', '0')
    client.disconnect()
  })
}
