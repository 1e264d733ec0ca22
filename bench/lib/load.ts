/**
 * The load: keep-alive connections that each send the next request when the answer to the last is complete. As the
 * verification has told how long every answer is, bytes are counted and nothing is parsed: the client stays several
 * times cheaper than the server, so that the server is what is measured.
 */
import { connect, type Socket } from 'node:net'

/** One or more requests (more: HTTP pipelining) that are sent in one piece, and how long their answers are. */
export interface Batch {
  bytes: Buffer
  requests: number
  answerBytes: number
}

export interface LoadLimits {
  connections: number
  /** The load ends at whichever comes first. */
  seconds: number
  requests: number
}

export interface LoadResult {
  requests: number
  seconds: number
}

const READ_BUFFER_BYTES = 65_536
const GOOD = Buffer.from('HTTP/1.1 200')
const MS = 1000
/** How long after its time a load may still wait for answers. */
const GRACE_MS = 5000

export async function load(port: number, batches: readonly Batch[], limits: LoadLimits): Promise<LoadResult> {
  const started = performance.now()
  const until = started + limits.seconds * MS
  let left = limits.requests
  let requests = 0
  let at = 0
  /** The next batch, or undefined when the load is over. */
  const next = (): Batch | undefined => {
    if (left <= 0 || performance.now() >= until) return undefined
    const batch = batches[at++ % batches.length] as Batch
    left -= batch.requests
    return batch
  }
  const done = (batch: Batch) => {
    requests += batch.requests
  }
  const sockets: Socket[] = []
  const timer = setTimeout(
    () => {
      for (const socket of sockets) socket.destroy(new Error('the server stopped answering'))
    },
    limits.seconds * MS + GRACE_MS,
  )
  try {
    const drives = Array.from({ length: limits.connections }, () => drive(port, next, done, sockets))
    await Promise.all(drives)
  } finally {
    clearTimeout(timer)
    for (const socket of sockets) socket.destroy()
  }
  return { requests, seconds: (performance.now() - started) / MS }
}

function drive(
  port: number,
  next: () => Batch | undefined,
  done: (batch: Batch) => void,
  sockets: Socket[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    let batch: Batch | undefined
    let missing = 0
    const send = () => {
      batch = next()
      if (!batch) return void socket.end()
      missing = batch.answerBytes
      socket.write(batch.bytes)
    }
    const onRead = (size: number, buffer: Uint8Array) => {
      if (!batch) return true
      const starts = missing === batch.answerBytes
      missing -= size
      if ((starts && GOOD.compare(buffer, 0, GOOD.length) !== 0) || missing < 0) {
        socket.destroy(new Error(`not the expected answer: ${Buffer.from(buffer).toString('utf8', 0, size)}`))
      } else if (missing === 0) {
        done(batch)
        send()
      }
      return true
    }
    const onread = { buffer: Buffer.alloc(READ_BUFFER_BYTES), callback: onRead }
    const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread }, send)
    sockets.push(socket)
    socket.once('error', reject)
    socket.once('close', () => (batch ? reject(new Error('the server closed a connection')) : resolve()))
  })
}

/** Groups requests into batches of `pipelining`. */
export function batchesOf(
  requests: readonly { bytes: Buffer; answerBytes: number }[],
  pipelining: number,
): Batch[] {
  const batches: Batch[] = []
  for (let at = 0; at < requests.length; at += pipelining) {
    const group = requests.slice(at, at + pipelining)
    batches.push({
      bytes: Buffer.concat(group.map(({ bytes }) => bytes)),
      requests: group.length,
      answerBytes: group.reduce((sum, { answerBytes }) => sum + answerBytes, 0),
    })
  }
  return batches
}
