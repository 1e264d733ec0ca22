/** What another client notices of a body that gives the server as much to do as it can. */
import { type HostileBody, sendHostile } from '../../test/support/hostile-bodies.ts'
import { type BothPaces, paceWhile } from '../../test/support/pace/pace.ts'
import type { Full } from '../lib/full.ts'
import { type Summary, summary } from '../lib/stats.ts'
import type { Settings } from '../settings.ts'

export interface PausesResult {
  readonly body: string
  /** Of a client that asks for /livez, and of one that asks a control in the same moments. */
  readonly rounds: readonly BothPaces[]
  /** How many milliseconds more the p99 is than that of the control. */
  readonly p99MoreMs: Summary
  /** By how much the longest answer exceeds that of the control: what is reached in two rounds at least. */
  readonly repeatedPauseMs: number
}

const MS = 1000

export async function measurePauses(
  { port, key }: Full,
  body: string,
  hostile: HostileBody,
  { pausesRounds, pausesSeconds }: Settings,
): Promise<PausesResult> {
  const url = `http://127.0.0.1:${port}`
  // A short body is sent again and again: a p99 needs some hundred answers.
  const sendOn = async () => {
    const until = performance.now() + pausesSeconds * MS
    while (performance.now() < until) await sendHostile(url, hostile, key)
  }
  const rounds: BothPaces[] = []
  for (let i = 0; i < pausesRounds; i++) rounds.push(await paceWhile(port, sendOn))
  const p99MoreMs = summary(rounds.map(({ own, control }) => own.p99Ms - control.p99Ms))
  const [, second = Number.NaN] = rounds
    .map(({ own, control }) => own.longestMs - control.longestMs)
    .sort((a, b) => b - a)
  return { body, rounds, p99MoreMs, repeatedPauseMs: second }
}
