/** Bytes as they go over a real connection, for what no HTTP client would send. */
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

export interface RawAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

const WAIT_MS = 5000
const BETWEEN_PARTS_MS = 50

/** Sends the parts, one packet each, and gives all that comes back until the server ends the connection. */
export async function exchange(port: number, ...parts: string[]): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port })
  socket.setTimeout(WAIT_MS, () => socket.destroy(new Error('the server did not end the connection')))
  socket.setNoDelay(true)
  let text = ''
  socket.setEncoding('latin1').on('data', (chunk) => {
    text += chunk
  })
  const ended = new Promise<string>((resolve, reject) => {
    socket.on('end', () => resolve(text))
    socket.on('close', () => resolve(text))
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // The server may hang up while we still write; what it said before counts.
      if (error.code === 'EPIPE' || error.code === 'ECONNRESET') resolve(text)
      else reject(error)
    })
  })
  for (const [index, part] of parts.entries()) {
    if (index > 0) await pause(BETWEEN_PARTS_MS)
    if (socket.writable) socket.write(part, 'latin1')
  }
  try {
    return await ended
  } finally {
    socket.destroy()
  }
}

/** Reads the answers of a connection one after another. Throws unless each is well-formed HTTP/1.1. */
export function answers(text: string): RawAnswer[] {
  const found: RawAnswer[] = []
  let left = text
  while (left !== '') {
    const end = left.indexOf('\r\n\r\n')
    const [statusLine = '', ...lines] = left.slice(0, end).split('\r\n')
    const status = /^HTTP\/1\.1 (\d{3}) [A-Z][A-Za-z -]+$/.exec(statusLine)?.[1]
    if (end === -1 || status === undefined) throw new Error(`no HTTP answer: ${left.slice(0, 200)}`)
    const headers = Object.fromEntries(lines.map(header))
    const length = Number(headers['content-length'])
    const body = left.slice(end + 4, end + 4 + length)
    if (body.length !== length) throw new Error(`body of ${body.length} bytes, ${length} announced`)
    found.push({ status: Number(status), headers, body })
    left = left.slice(end + 4 + length)
  }
  return found
}

function header(line: string): [string, string] {
  const colon = line.indexOf(':')
  if (colon < 1) throw new Error(`no header: ${line}`)
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
}
