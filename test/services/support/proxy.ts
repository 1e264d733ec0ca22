/** A connection to a service that can be taken away: cut, as when it is stopped, frozen, as when it hangs, or slow. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface TestProxy {
  /** The URL given, by way of the proxy. */
  url: string
  /** Ends all connections and takes no new ones. */
  cut(): Promise<void>
  /** Keeps connections and takes new ones, but nothing passes any more. */
  freeze(): void
  /** From now on everything passes so much later, in each direction. */
  slow(byMs: number): void
  /** As at first, for new connections: those from before are ended. */
  restore(): Promise<void>
  close(): Promise<void>
}

export async function proxyTo(url: string, usualPort: number): Promise<TestProxy> {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let isFrozen = false
  let lateMs = 0
  const pass = (to: Socket, bytes: Buffer) => {
    if (lateMs === 0) to.write(bytes)
    else setTimeout(() => void (to.writable && to.write(bytes)), lateMs)
  }
  const server = createServer((inner) => {
    const outer = connect(Number(target.port || usualPort), target.hostname)
    for (const [from, to] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => void (isFrozen || pass(to, bytes)))
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const cut = async () => {
    const closed = server.listening ? once(server, 'close') : undefined
    if (server.listening) server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  const port = await listen(0)
  const own = new URL(url)
  own.hostname = '127.0.0.1'
  own.port = String(port)
  return {
    url: own.href,
    cut,
    freeze: () => {
      isFrozen = true
    },
    slow: (byMs) => {
      lateMs = byMs
    },
    restore: async () => {
      isFrozen = false
      lateMs = 0
      for (const socket of sockets) socket.destroy()
      if (!server.listening) await listen(port)
    },
    close: cut,
  }
}
