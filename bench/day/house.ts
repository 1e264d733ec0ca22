/** Two instances on a PostgreSQL and a Valkey of their own, with a geocoder and a road engine: what faults happen to. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type NewKey, newKey } from '../../src/platform/access/key.ts'
import { openStores, type Stores } from '../../src/platform/access/open-database.ts'
import { type TestDatabase, testDatabase } from '../../test/services/support/postgres.ts'
import { proxyTo, type TestProxy } from '../../test/services/support/proxy.ts'
import { type OwnServer, ownServer } from '../../test/services/support/redis-server.ts'
import { record } from '../../test/support/key-record.ts'
import { type Instance, instance } from './instance.ts'
import { type Upstream, upstream } from './upstream.ts'

export interface House {
  readonly one: Instance
  readonly two: Instance
  readonly database: TestDatabase
  /** The way of both instances to the database. */
  readonly toDatabase: TestProxy
  readonly valkey: OwnServer
  readonly toValkey: TestProxy
  readonly upstream: Upstream
  /** Past every proxy: for what an operator does. */
  readonly stores: Stores
  addKey(plan?: string): Promise<NewKey>
  close(): Promise<void>
}

const POSTGRES_PORT = 5432
const REDIS_PORT = 6379

export async function openHouse(): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'everygram-day-'))
  const database = await testDatabase()
  const stores = await openStores({ dataDir: join(folder, 'operator'), databaseUrl: database.url })
  const addKey = async (plan?: string) => {
    const key = newKey()
    await stores.keys.add(record(key, plan === undefined ? {} : { plan }))
    return key
  }
  // With a key there, no start makes a first one.
  await addKey()
  const valkey = await ownServer()
  const [toDatabase, toValkey] = [
    await proxyTo(database.url, POSTGRES_PORT),
    await proxyTo(valkey.url, REDIS_PORT),
  ]
  const hostile = await upstream()
  const environment = {
    DATABASE_URL: toDatabase.url,
    VALKEY_URL: toValkey.url,
    INSTANCES: '2',
    GEOCODER_URL: `${hostile.url}/api`,
    ROAD_ENGINE: 'osrm',
    ROAD_ENGINE_URL: hostile.url,
  }
  const one = await instance('one', join(folder, 'one'), environment)
  const two = await instance('two', join(folder, 'two'), environment)
  await Promise.all([one.start(), two.start()])
  return {
    one,
    two,
    database,
    toDatabase,
    valkey,
    toValkey,
    upstream: hostile,
    stores,
    addKey,
    async close() {
      await Promise.all([one.end('SIGKILL'), two.end('SIGKILL')])
      hostile.close()
      await Promise.all([toDatabase.close(), toValkey.close()])
      await valkey.kill()
      await stores.close()
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
