/** One request of the Model Context Protocol and its answer. Loads the library that speaks it: import it when one comes. */
import { createMcpHandler } from './protocol.ts'
import { mcpServer, type ServerOptions } from './server.ts'

export interface Exchange extends ServerOptions {
  readonly headers: Readonly<Record<string, string>>
  /** JSON, as it came. */
  readonly body: string
}

export interface Exchanged {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** The protocol asks for a URL and makes nothing of it. */
const ANYWHERE = 'http://localhost/mcp'

/** Finite: no answer stays open, for nothing changes that a client could wait for. */
export async function exchange({ headers, body, ...server }: Exchange): Promise<Exchanged> {
  const handler = createMcpHandler(() => mcpServer(server), { maxSubscriptions: 0, keepAliveMs: 0 })
  const response = await handler.fetch(new Request(ANYWHERE, { method: 'POST', headers, body }))
  return { status: response.status, headers: response.headers, text: await response.text() }
}
