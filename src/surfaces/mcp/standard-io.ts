/** The protocol on the standard input and output of this process. Loads the library that speaks it. */
import { Readable } from 'node:stream'
import { lines } from './lines.ts'
import {
  isJSONRPCRequest,
  type JSONRPCMessage,
  StdioServerTransport,
  serveStdio,
  type Transport,
} from './protocol.ts'
import { refusedMessage } from './refused-message.ts'
import { mcpServer, type ServerOptions } from './server.ts'

export interface StandardIo {
  /** Ends it at once, whatever is still asked. */
  close(): Promise<void>
}

export interface StandardIoOptions extends ServerOptions {
  /** A line of the input is no message of JSON-RPC; it has no answer, since nothing says whose it would be. */
  readonly onUnreadable: () => void
}

/** Ends by itself when the input does, and everything that was asked before is answered. */
export function serveStandardIo(options: StandardIoOptions): StandardIo {
  const open = openRequests()
  const isTaken = async (line: string) => {
    const refused = refusedMessage(line)
    if (refused === undefined) return true
    const { id, ...rest } = refused
    if (id === null) options.onUnreadable()
    else await inner.send({ ...rest, id })
    return false
  }
  const input = Readable.from(thenAnswered(lines(process.stdin, isTaken), open))
  const inner: Transport = new StdioServerTransport(input, process.stdout)
  const transport = watched(inner, open, options.onUnreadable)
  return serveStdio(() => mcpServer(options), { transport, onerror: options.onFault, maxSubscriptions: 0 })
}

/** The library drops what is not yet answered when the input ends: here it ends later. */
async function* thenAnswered(input: AsyncIterable<Buffer>, open: OpenRequests): AsyncGenerator<Buffer> {
  yield* input
  await open.answered()
}

interface OpenRequests {
  came(message: JSONRPCMessage): void
  went(message: JSONRPCMessage): void
  /** When none is open. */
  answered(): Promise<void>
}

function openRequests(): OpenRequests {
  const ids = new Set<unknown>()
  let done = () => {}
  const close = (id: unknown) => {
    ids.delete(id)
    if (ids.size === 0) done()
  }
  return {
    came(message) {
      if (isJSONRPCRequest(message)) ids.add(message.id)
      else if ('method' in message && message.method === 'notifications/cancelled')
        close(message.params?.requestId)
    },
    went(message) {
      if ('id' in message) close(message.id)
    },
    answered: () =>
      new Promise((resolve) => {
        done = resolve
        if (ids.size === 0) done()
      }),
  }
}

/** What the library calls the error of a message that is none; its text has pages. */
const UNREADABLE = 'ZodError'

/** The same transport, with every message noted that passes. */
function watched(inner: Transport, open: OpenRequests, onUnreadable: () => void): Transport {
  const outer: Transport = {
    start: () => inner.start(),
    close: () => inner.close(),
    send(message, options) {
      return inner.send(message, options).finally(() => open.went(message))
    },
  }
  inner.onmessage = (message, extra) => {
    open.came(message)
    outer.onmessage?.(message, extra)
  }
  inner.onclose = () => outer.onclose?.()
  inner.onerror = (error) => (error.name === UNREADABLE ? onUnreadable() : outer.onerror?.(error))
  return outer
}
