/**
 * Limits counted in Valkey or Redis, for all instances together. While it is away this instance goes on alone, with
 * its part of every limit, and asks once a second whether it is back: no request waits for a server that is away.
 */
import { Redis } from 'ioredis'
import { monthOf } from '../calendar.ts'
import { hardStop } from '../plans.ts'
import type { Ask, Limiter, MonthAnswers, Standing } from './limiter.ts'
import { memoryLimiter } from './memory.ts'
import { GIVE_BACK, TAKE } from './valkey-script.ts'

export interface ValkeyLimits {
  url: string
  months: MonthAnswers
  /** How many instances share the keys: each goes on with this part of a limit when Valkey is away. */
  instances: number
  /** Told when this instance begins to go on alone (true) and when it no longer does. */
  onFallback?: ((isAlone: boolean, error?: Error) => void) | undefined
}

/** A server that takes longer is taken as away: no request waits for it longer. */
const WAITS_MS = 200
const PROBE_EVERY_MS = 1000
const CONNECT_TIMEOUT_MS = 2000
/** Longer than any month; the counter of a month is not asked for after it. */
const COUNTER_KEPT_SECONDS = 40 * 86_400

interface Commands extends Redis {
  takeAnswer(...keysAndArguments: (string | number)[]): Promise<[Standing['outcome'], string, number]>
  giveBack(counter: string): Promise<null>
}

export function valkeyLimiter({ url, months, instances, onFallback }: ValkeyLimits): Limiter {
  const client = connect(url)
  const alone = memoryLimiter({ months, instances })
  const server = presence(client, onFallback)

  const giveBack = (keyId: string, month: string) =>
    client.giveBack(counterName(keyId, month)).catch(server.failed)
  /** What the server counted after nobody waited for it any more was counted alone. */
  const giveBackLate = async ({ keyId, counts }: Ask, { outcome, month }: Standing) => {
    if (counts && outcome === 'granted') await giveBack(keyId, month)
  }
  const takeAlone = async (ask: Ask) => ({ ...(await alone.take(ask)), isAlone: true })
  return {
    async take(ask) {
      const month = monthOf(Date.now())
      const known = months.known(ask.keyId, month) ?? (await months.load(ask.keyId, month))
      if (server.isAway()) return takeAlone(ask)
      const taken = takeTogether(client, ask, month, known)
      try {
        return await soon(taken)
      } catch (error) {
        server.failed(error as Error)
        taken.then((late) => giveBackLate(ask, late)).catch(() => {})
        return takeAlone(ask)
      }
    },
    settle(keyId, standing, counted) {
      if (standing.isAlone) alone.settle(keyId, standing, counted)
      // Unheard, it costs the key one answer of its month: nothing to stop for.
      else if (!counted) void giveBack(keyId, standing.month)
    },
    async close() {
      server.close()
      client.disconnect()
    },
  }
}

/** Whether the server is there: away from the first failure on, until it answers the question of every second. */
function presence(client: Redis, onFallback: ValkeyLimits['onFallback']) {
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

async function takeTogether(client: Commands, ask: Ask, month: string, known: number): Promise<Standing> {
  const { keyId, plan, counts } = ask
  const { burst, perSecond } = plan
  const [outcome, tokens, answers] = await client.takeAnswer(
    bucketName(keyId),
    counterName(keyId, month),
    burst,
    perSecond,
    hardStop(plan),
    counts ? 1 : 0,
    known,
    COUNTER_KEPT_SECONDS,
  )
  return { outcome, rate: { burst, perSecond }, tokens: Number(tokens), month, answers }
}

/** ioredis hangs the refused command on the error, and that of signing in holds the password: it must not be logged. */
function withoutCommand({ name, message }: Error): Error {
  return Object.assign(new Error(message), { name })
}

const PROBE_NAME = 'everygram:probe'
/** The part in braces keeps the names of a key on one node of a cluster. */
const bucketName = (keyId: string) => `everygram:{${keyId}}:bucket`
const counterName = (keyId: string, month: string) => `everygram:{${keyId}}:month:${month}`

function connect(url: string): Commands {
  const client = new Redis(url.replace(/^valkey/, 'redis'), {
    connectTimeout: CONNECT_TIMEOUT_MS,
    // A command is never sent a second time: it may have counted the first time.
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: () => PROBE_EVERY_MS,
    connectionName: 'everygram',
  })
  client.defineCommand('takeAnswer', { numberOfKeys: 2, lua: TAKE })
  client.defineCommand('giveBack', { numberOfKeys: 1, lua: GIVE_BACK })
  return client as Commands
}
