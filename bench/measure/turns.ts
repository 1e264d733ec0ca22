/** The longest turn of the event loop while a server does what it is asked: what all others wait for. */
import { asking, type Errand } from '../lib/everything.ts'
import type { Full } from '../lib/full.ts'

export interface Turn {
  readonly name: string
  /** Milliseconds of CPU: when it is asked for first, and again. */
  firstMs: number
  againMs: number
}

/**
 * The least of some servers: a collection of garbage or a neighbour in the cache may fall into any turn, and what belongs
 * to it is in each.
 */
export async function measureTurns(
  errands: readonly Errand[],
  withServer: (use: (server: Full) => Promise<void>) => Promise<void>,
  servers: number,
): Promise<Turn[]> {
  const turns = errands.map(({ name }): Turn => ({ name, firstMs: Infinity, againMs: Infinity }))
  for (let round = 0; round < servers; round++) {
    await withServer(async (server) => {
      const ask = asking(server)
      for (const field of ['firstMs', 'againMs'] as const) {
        for (const [at, errand] of errands.entries()) {
          await server.turns()
          await errand.run(ask)
          const { longestMs } = await server.turns()
          const turn = turns[at] as Turn
          turn[field] = Math.min(turn[field], longestMs)
        }
      }
    })
  }
  return turns
}
