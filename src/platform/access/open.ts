/** Opening what the key check needs, when a process starts. */
import type { Cluster } from 'node:cluster'
import type { Gate } from './gate.ts'
import { type KeyParts, newKey, secretHash } from './key.ts'
import { KnownKeys } from './known-keys.ts'
import { servePrimaryLimits, workerMeter } from './limits/cluster.ts'
import { type LocalMeter, type MeterOptions, openMeter } from './local-meter.ts'
import type { Meter } from './meter.ts'
import { takePlace } from './only-server.ts'
import { type DatabaseOptions, openStores, type Stores } from './open-database.ts'
import type { Session } from './session.ts'
import { type KeyRecord, type KeyStore, UNLIMITED_KEY } from './store.ts'
import type { UsageStore } from './usage/store.ts'

export interface AccessOptions extends DatabaseOptions, MeterOptions {}

export interface Access extends Gate {
  /** Usage as saved, at most a second old. */
  usage: Pick<UsageStore, 'days'>
  close(): Promise<void>
}

/** What makes the first key: of several instances that start together one alone does. */
export interface FirstKey {
  /**
   * Makes a key when the store has never held one, and gives the whole of it. `keep` is handed it before it counts:
   * when that throws, none is made.
   */
  makeFirstKey(keep?: (key: string) => void): Promise<string | undefined>
  /** Takes a key that the operator made, unless its id is known: a revoked or rotated one stays so. Says whether it did. */
  takeKey(parts: KeyParts): Promise<boolean>
}

/** What the process that opened it takes of it beside. */
export interface OpenAccess extends Access, FirstKey {
  /** The database, closed with the rest. */
  session: Session
}

/** For a process that answers requests by itself. */
export async function openAccess(options: AccessOptions): Promise<OpenAccess & { meter: LocalMeter }> {
  const { stores, meter } = await openCounting(options)
  return { ...access(stores, meter), meter, ...firstKey(stores.keys), session: stores.session }
}

/** For a worker process: it looks keys up by itself, and counts and limits in its primary process. */
export async function openWorkerAccess(options: DatabaseOptions): Promise<OpenAccess> {
  const stores = await openStores(options)
  return { ...access(stores, workerMeter()), ...firstKey(stores.keys), session: stores.session }
}

/** For the primary process of workers: from here on it serves their meters. Close it after the last worker. */
export async function openPrimaryAccess(
  options: AccessOptions,
  cluster: Cluster,
): Promise<{ close(): Promise<void> }> {
  const { stores, meter } = await openCounting(options)
  servePrimaryLimits(cluster, meter)
  return { close: () => closeAll(stores, meter) }
}

/** For the one process of a server that counts: it alone has the SQLite folder, or says that it has not. */
async function openCounting(options: AccessOptions): Promise<{ stores: Stores; meter: LocalMeter }> {
  const opened = await openStores(options)
  const isShared = options.databaseUrl !== undefined || options.valkeyUrl !== undefined
  const place = isShared ? undefined : takePlace(options.dataDir)
  if (place?.isTaken) options.onFolderShared?.(options.dataDir)
  const close = async () => {
    await opened.close()
    place?.leave()
  }
  return { stores: { ...opened, close }, meter: await openMeter(opened.usage, options) }
}

function access(stores: Stores, meter: Meter): Access {
  const known = new KnownKeys(stores.keys)
  return {
    authenticate: (parts) => known.verify(parts),
    isKnown: (id) => known.isKnown(id),
    current: (id) => known.current(id),
    meter,
    usage: stores.usage,
    close: () => closeAll(stores, meter),
  }
}

async function closeAll(stores: Stores, meter: Meter): Promise<void> {
  await meter.close()
  await stores.close()
}

function firstKey(store: KeyStore): FirstKey {
  return {
    async makeFirstKey(keep) {
      const made = newKey()
      const isFirst = await store.addFirst(keyRecord(made, 'first key'), () => keep?.(made.key))
      return isFirst ? made.key : undefined
    },
    takeKey: (parts) => store.addUnlessKnown(keyRecord(parts, 'bootstrap key')),
  }
}

function keyRecord({ id, secret }: KeyParts, name: string): KeyRecord {
  return { ...UNLIMITED_KEY, id, name, secretHash: secretHash(secret), createdAt: new Date().toISOString() }
}
