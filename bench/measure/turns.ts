/** The longest turn of the event loop while a server does what it is asked: what all others wait for. */
import type { Ask, Errand } from '../lib/everything.ts'
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

function asking({ port, key }: Full): Ask {
  return async (path, { method = 'GET', type, body, prefer } = {}) => {
    const headers = {
      authorization: `Bearer ${key}`,
      accept: 'application/json, text/event-stream, */*',
      ...(type && { 'content-type': type }),
      ...(prefer && { prefer }),
    }
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, ...(body && { body }) })
    const reply = { status: answer.status, headers: answer.headers, text: await answer.text() }
    if (answer.status >= 500) throw new Error(`${path} is answered with ${answer.status}: ${reply.text}`)
    return reply
  }
}
