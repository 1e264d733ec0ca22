/** One request of the Model Context Protocol and its answer. Loads the library that speaks it: import it when one comes. */
import { createMcpHandler } from '../../mcp/protocol.ts'
import { mcpServer, type ServerOptions } from '../../mcp/server.ts'

export interface Exchange extends ServerOptions {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
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
  const request = new Request(ANYWHERE, { method: 'POST', headers: plainHeaders(headers), body })
  const response = await handler.fetch(request)
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** What the protocol looks at; a list is never one of those. */
function plainHeaders(headers: Exchange['headers']): Record<string, string> {
  const plain = Object.entries(headers).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && PROTOCOL_HEADER.test(entry[0]),
  )
  return Object.fromEntries(plain)
}

const PROTOCOL_HEADER = /^(?:accept|content-type|mcp-[\w-]+)$/
