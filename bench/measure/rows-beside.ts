/** What a client that asks one question after another notices of a batch of a million rows. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ROOT } from '../lib/bundle.ts'
import type { Full } from '../lib/full.ts'
import { inTurns, percentile, timedLoad } from '../lib/timed.ts'
import type { Settings } from '../settings.ts'

export interface RowsBesideResult {
  /** p99 of each round in milliseconds, in turns. */
  readonly aloneMs: number[]
  readonly besideMs: number[]
  /** Rounds whose batch ended before the client had asked all. */
  shorter: number
}

const SENDER = join(ROOT, 'bench/lib/million-rows.mjs')
const ROWS = 1_000_000
/** A tenth of what a process answers. */
const CLIENT_PER_SECOND = 500
const CLIENT_CONNECTIONS = 8
const SHARE = 0.99
const DONE_WITHIN_MS = 300_000

export async function measureRowsBeside(
  server: Full,
  requests: readonly Buffer[],
  { warmUpSeconds, rowsBesideRounds, rowsBesideSeconds, roundRequestsMax }: Settings,
): Promise<RowsBesideResult> {
  const ask = async (seconds: number) => {
    const limits = { connections: CLIENT_CONNECTIONS, seconds, requests: roundRequestsMax }
    const { latenciesMs } = await timedLoad(server.port, inTurns(requests), {
      ...limits,
      perSecond: CLIENT_PER_SECOND,
    })
    return percentile(latenciesMs, SHARE)
  }
  const result: RowsBesideResult = { aloneMs: [], besideMs: [], shorter: 0 }
  await ask(warmUpSeconds)
  for (let i = 0; i < rowsBesideRounds; i++) {
    result.aloneMs.push(await ask(rowsBesideSeconds))
    await beside(server, async (isDone) => {
      result.besideMs.push(await ask(rowsBesideSeconds))
      if (isDone()) result.shorter++
    })
  }
  return result
}

/** Does the work once the rows are being answered, and waits for their end. */
async function beside({ port, key }: Full, work: (isDone: () => boolean) => Promise<void>): Promise<void> {
  const sender = fork(SENDER, [String(port), key, String(ROWS)])
  try {
    await once(sender, 'message')
    let isDone = false
    const done = once(sender, 'message').then(() => {
      isDone = true
    })
    await work(() => isDone)
    const late = AbortSignal.timeout(DONE_WITHIN_MS)
    await Promise.race([done, once(late, 'abort').then(() => Promise.reject(late.reason))])
  } finally {
    sender.kill('SIGKILL')
  }
}
