/** One request over a plain socket, with the answer as it came over the wire. */
import { connect, type Socket } from 'node:net'

export interface Exchange {
  /** Bytes of the whole answer, head and body. */
  bytes: number
  status: number
  headers: Record<string, string>
  body: string
}

const HEAD_END = '\r\n\r\n'
const TIMEOUT_MS = 5000

/** The bytes of a GET request as the load sends it. */
export function requestBytes(path: string, key: string): Buffer {
  const lines = [`GET ${path} HTTP/1.1`, 'host: 127.0.0.1', 'accept: application/json']
  return Buffer.from([...lines, `authorization: Bearer ${key}`, '', ''].join('\r\n'))
}

/** Sends `requests` one after the other on one connection. */
export async function exchangeAll(port: number, requests: readonly Buffer[]): Promise<Exchange[]> {
  const socket = await opened(port)
  try {
    const answers: Exchange[] = []
    for (const request of requests) answers.push(await exchange(socket, request))
    return answers
  } finally {
    socket.destroy()
  }
}

function opened(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket))
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error(`no answer within ${TIMEOUT_MS} ms`)))
    socket.once('error', reject)
  })
}

function exchange(socket: Socket, request: Buffer): Promise<Exchange> {
  return new Promise((resolve, reject) => {
    let text = Buffer.alloc(0)
    const settle = (act: () => void) => {
      socket.off('data', onData).off('error', onError).off('close', onClose)
      act()
    }
    const onError = (error: Error) => settle(() => reject(error))
    const onClose = () => settle(() => reject(new Error('the server closed the connection')))
    const onData = (chunk: Buffer) => {
      text = Buffer.concat([text, chunk])
      const answer = parse(text)
      if (answer) settle(() => resolve(answer))
    }
    socket.on('data', onData).on('error', onError).on('close', onClose)
    socket.write(request)
  })
}

/** The answer, or undefined while some of it is missing. */
function parse(wire: Buffer): Exchange | undefined {
  const headEnd = wire.indexOf(HEAD_END)
  if (headEnd < 0) return undefined
  const [statusLine = '', ...lines] = wire.toString('latin1', 0, headEnd).split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
  const bytes = headEnd + HEAD_END.length + Number(headers['content-length'])
  if (wire.length < bytes) return undefined
  if (wire.length > bytes) throw new Error('the answer is longer than its content-length')
  const body = wire.toString('utf8', headEnd + HEAD_END.length)
  return { bytes, status: Number(statusLine.split(' ')[1]), headers, body }
}
