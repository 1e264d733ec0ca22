/**
 * Buckets in Valkey or Redis, for all instances together. While it is away this instance goes on alone, with its part of
 * every rate, and asks once a second whether it is back: no request waits for a server that is away.
 */
import { Redis } from 'ioredis'
import type { BucketState, Buckets } from './buckets.ts'
import { memoryBuckets } from './memory.ts'
import type { Rate } from './token-bucket.ts'
import { TAKE } from './valkey-script.ts'

export interface ValkeyBuckets {
  url: string
  /** How many instances share the keys: each goes on with this part of a rate when Valkey is away. */
  instances: number
  /** Told when this instance begins to go on alone (true) and when it no longer does. */
  onFallback?: ((isAlone: boolean, error?: Error) => void) | undefined
}

/** A server that takes longer is taken as away: no request waits for it longer. */
const WAITS_MS = 200
const PROBE_EVERY_MS = 1000
const CONNECT_TIMEOUT_MS = 2000

interface Commands extends Redis {
  takeToken(bucket: string, burst: number, perSecond: number, takes: 0 | 1): Promise<[0 | 1, string]>
}

export function valkeyBuckets({ url, instances, onFallback }: ValkeyBuckets): Buckets {
  const client = connect(url)
  const alone = memoryBuckets(instances)
  const server = presence(client, onFallback)
  return {
    async take(keyId, rate, isLook = false) {
      if (!server.isAway()) {
        try {
          return await soon(takeTogether(client, keyId, rate, isLook))
        } catch (error) {
          server.failed(error as Error)
        }
      }
      return { ...(await alone.take(keyId, rate, isLook)), isAlone: true }
    },
    async close() {
      server.close()
      client.disconnect()
    },
  }
}

/** Whether the server is there: away from the first failure on, until it answers the question of every second. */
function presence(client: Redis, onFallback: ValkeyBuckets['onFallback']) {
  let isAway = false
  const failed = (error: Error) => {
    if (isAway) return
    isAway = true
    onFallback?.(true, withoutCommand(error))
  }
  let isProbing = false
  const probe = async () => {
    if (!isAway || isProbing) return
    isProbing = true
    const sentMs = performance.now()
    try {
      // A write: a server that is full, or a replica, answers a ping and counts nothing.
      await client.set(PROBE_NAME, '', 'PX', PROBE_EVERY_MS)
      // What comes late was held up with all that was asked before it, or the server is still too slow.
      if (performance.now() - sentMs > WAITS_MS) return
      isAway = false
      onFallback?.(false)
    } catch {
      // Still away: asked again in a second.
    } finally {
      isProbing = false
    }
  }
  const closed = () => failed(new Error('the connection to Valkey was closed'))
  const timer = setInterval(() => void probe(), PROBE_EVERY_MS)
  timer.unref()
  client.on('error', failed)
  client.on('close', closed)
  return {
    isAway: () => isAway,
    failed,
    close() {
      clearInterval(timer)
      client.off('close', closed)
    },
  }
}

/** What comes later is nothing that is waited for. */
async function soon<Value>(asked: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    // What came while this process was busy is read before the next immediate: that is not late.
    timer = setTimeout(() => setImmediate(reject, new Error(`no answer in ${WAITS_MS} ms`)), WAITS_MS)
  })
  return await Promise.race([asked, late]).finally(() => clearTimeout(timer))
}

async function takeTogether(
  client: Commands,
  keyId: string,
  rate: Rate,
  isLook: boolean,
): Promise<BucketState> {
  const { burst, perSecond } = rate
  const [granted, tokens] = await client.takeToken(bucketName(keyId), burst, perSecond, isLook ? 0 : 1)
  return { isGranted: granted === 1, rate: { burst, perSecond }, tokens: Number(tokens) }
}

/** ioredis hangs the refused command on the error, and that of signing in holds the password: it must not be logged. */
function withoutCommand({ name, message }: Error): Error {
  return Object.assign(new Error(message), { name })
}

const PROBE_NAME = 'everygram:probe'
/** The part in braces chooses the node of a cluster, as in releases that had more names of a key. */
const bucketName = (keyId: string) => `everygram:{${keyId}}:bucket`

function connect(url: string): Commands {
  const client = new Redis(url.replace(/^valkey/, 'redis'), {
    connectTimeout: CONNECT_TIMEOUT_MS,
    // A command is never sent a second time: it may have taken a token the first time.
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: () => PROBE_EVERY_MS,
    connectionName: 'everygram',
  })
  client.defineCommand('takeToken', { numberOfKeys: 1, lua: TAKE })
  return client as Commands
}
