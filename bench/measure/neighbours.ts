/** What a client notices of another one that asks for ten times what its plan allows. */
import type { Server } from '../lib/server.ts'
import { addStatuses, inTurns, percentile, type TimedResult, timedLoad } from '../lib/timed.ts'
import type { Settings } from '../settings.ts'

export interface Quiet {
  p50Ms: number
  p99Ms: number
}

export interface NeighboursResult {
  /** Rounds in turns: the client alone, and beside the greedy one. */
  alone: Quiet[]
  beside: Quiet[]
  greedy: { perSecond: number; statuses: Record<number, number> }
}

/** Requests a second that plan `scale` allows (docs/access.md), the largest with a limit. */
const ALLOWED_PER_SECOND = 25
const GREED = 10
/** Enough in every round that its p99 rests on a hundred answers and more. */
const CLIENT_PER_SECOND = 1500
const CLIENT_CONNECTIONS = 8
const GREEDY_CONNECTIONS = 16

export async function measureNeighbours(
  server: Server,
  client: readonly Buffer[],
  greedy: readonly Buffer[],
  { warmUpSeconds, neighbourRounds, neighbourSeconds, roundRequestsMax }: Settings,
): Promise<NeighboursResult> {
  const ask = (requests: readonly Buffer[], perSecond: number, connections: number, seconds: number) =>
    timedLoad(server.port, inTurns(requests), { connections, seconds, requests: roundRequestsMax, perSecond })
  const asClient = (seconds: number) => ask(client, CLIENT_PER_SECOND, CLIENT_CONNECTIONS, seconds)
  const greedyPerSecond = GREED * ALLOWED_PER_SECOND
  const result: NeighboursResult = {
    alone: [],
    beside: [],
    greedy: { perSecond: greedyPerSecond, statuses: {} },
  }
  await asClient(warmUpSeconds)
  for (let i = 0; i < neighbourRounds; i++) {
    result.alone.push(quiet(await asClient(neighbourSeconds)))
    const [own, other] = await Promise.all([
      asClient(neighbourSeconds),
      ask(greedy, greedyPerSecond, GREEDY_CONNECTIONS, neighbourSeconds),
    ])
    result.beside.push(quiet(own))
    addStatuses(result.greedy.statuses, other.statuses)
  }
  checkRefusals(result.greedy.statuses)
  return result
}

function quiet({ latenciesMs, statuses, requests }: TimedResult): Quiet {
  if (statuses[200] !== requests) throw new Error(`the client was refused: ${JSON.stringify(statuses)}`)
  return { p50Ms: percentile(latenciesMs, 0.5), p99Ms: percentile(latenciesMs, 0.99) }
}

/** Of ten times the allowed most are to be refused, but for the burst of every round: else nothing was measured. */
function checkRefusals(statuses: Record<number, number>): void {
  const [granted = 0, refused = 0] = [statuses[200], statuses[429]]
  if (refused < 2 * granted) throw new Error(`the greedy client was let through: ${JSON.stringify(statuses)}`)
}
