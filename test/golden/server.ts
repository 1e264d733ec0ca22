/** The code as it is, on a port: rows are asked for as any client asks, with paths that no URL parser has tidied up. */
import type { AddressInfo } from 'node:net'
import type { Context } from '../../src/contract/operation.ts'
import { buildApp } from '../../src/surfaces/http/assembly.ts'
import { RELEASE } from '../../src/surfaces/process/package-root.ts'
import { services } from '../support/app.ts'

export interface RunningServer {
  base: string
  close(): Promise<void>
}

export async function startServer(context: Context = services): Promise<RunningServer> {
  const app = await buildApp(context, { release: RELEASE })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return { base: `http://127.0.0.1:${port}`, close: () => app.close() }
}
