/** Servers on this machine that answer without end, at a drip or compressed. */
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { createGzip } from 'node:zlib'
import { onTestFinished } from 'vitest'

const CHUNK = Buffer.alloc(65_536, ' ')
const DRIP_MS = 20

export interface Served {
  url: URL
  /** Resolves with the bytes that the server got rid of once the client has hung up. */
  hungUp: Promise<number>
}

export async function serve(listener: RequestListener): Promise<Served> {
  const server = createServer(listener)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const hungUp = new Promise<number>((resolve) =>
    server.on('connection', (socket: Socket) => socket.on('close', () => resolve(socket.bytesWritten))),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`), hungUp }
}

/** Without end, as fast as it is read. */
export function pour(response: ServerResponse, into: NodeJS.WritableStream = response): void {
  const more = () => {
    while (!response.destroyed && into.write(CHUNK)) {}
  }
  into.on('drain', more)
  more()
}

export function pourCompressed(response: ServerResponse): void {
  response.writeHead(200, { 'content-encoding': 'gzip' })
  const gzip = createGzip()
  gzip.on('error', () => undefined).pipe(response)
  response.on('close', () => gzip.destroy())
  pour(response, gzip)
}

export function drip(response: ServerResponse): void {
  const timer = setInterval(() => response.write(' '), DRIP_MS)
  response.on('close', () => clearInterval(timer))
}
