/** A geocoder that knows nothing and takes its time to say so: rows that ask it make a job last. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Geocoder {
  readonly url: string
  close(): void
}

/** Less than what a server waits for it. */
const LATE_MS = 500

export async function slowGeocoder(): Promise<Geocoder> {
  const server = createServer((_, response) => {
    setTimeout(() => {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"features":[]}')
    }, LATE_MS)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
