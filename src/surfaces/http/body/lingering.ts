/**
 * A connection that is closed while its client still sends: a reset would destroy an answer that was not read yet (RFC 9112,
 * section 9.6). So our half is closed first, and what comes is thrown away for a while.
 */
import type { Socket } from 'node:net'

/** As long as an answer may take to be read. */
const LINGER_MS = 5000
/** When the process ends, nobody waits that long. */
const LINGER_MS_AT_END = 1000

const lingering = new Set<Socket>()

/** `last`: written before; what is written to it already goes first. */
export function closeLingering(
  socket: Socket,
  { isEnding }: { readonly isEnding: boolean },
  last = '',
): void {
  if (lingering.has(socket) || socket.destroyed) return
  lingering.add(socket)
  // Nothing that comes is a request any more: Node's parser hands the connection back to whoever reads it.
  socket.removeAllListeners('data')
  socket.on('data', () => {})
  socket.resume()
  if (socket.writable) socket.end(last)
  const late = setTimeout(() => socket.destroy(), isEnding ? LINGER_MS_AT_END : LINGER_MS)
  socket.once('close', () => {
    clearTimeout(late)
    lingering.delete(socket)
  })
}

/** To be called when the process ends: what lingers from before is not waited for either. */
export function endLingering(): void {
  for (const socket of lingering) {
    const late = setTimeout(() => socket.destroy(), LINGER_MS_AT_END)
    socket.once('close', () => clearTimeout(late))
  }
}

export const isLingering = (socket: Socket) => lingering.has(socket)
