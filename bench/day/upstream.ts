/** A geocoder and a road engine that are away, or hostile. */
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const CHUNK = Buffer.alloc(65_536, ' ')
const BRACKETS = '['.repeat(400_000)
const DRIP_MS = 20
const UNAVAILABLE = 503

const MANNERS = {
  away: (response: ServerResponse) => response.writeHead(UNAVAILABLE).end(),
  brackets: (response: ServerResponse) => response.end(BRACKETS),
  endless(response: ServerResponse) {
    const more = () => {
      while (!response.destroyed && response.write(CHUNK)) {}
    }
    response.on('drain', more)
    more()
  },
  dripping(response: ServerResponse) {
    const timer = setInterval(() => response.write(' '), DRIP_MS)
    response.on('close', () => clearInterval(timer))
  },
}
export type Manner = keyof typeof MANNERS

export interface Upstream {
  readonly url: string
  behave(manner: Manner): void
  close(): void
}

export async function upstream(): Promise<Upstream> {
  let now: Manner = 'away'
  const server = createServer((_, response) => void MANNERS[now](response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behave: (manner) => {
      now = manner
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
