/** Servers that listen, for clients that ask over real connections. */
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Context } from '../../src/contract/operation.ts'
import { type AppOptions, buildApp } from '../../src/surfaces/http/assembly.ts'
import { contextWith, installedGeography } from '../../src/surfaces/process/context.ts'
import { servedFrom } from '../../src/surfaces/process/data/editions.ts'
import { PACKAGE_DATA, RELEASE } from '../../src/surfaces/process/package-root.ts'
import { services } from './app.ts'
import { atEnd } from './at-end.ts'

const HOST = '127.0.0.1'

/** The service with the edition of the tests; closed after the tests of the file. */
export function serviceUrl(options: AppOptions = {}): Promise<string> {
  return listening(services, options)
}

/** The service as it is without a setting, with the edition that it serves by default. */
export function defaultUrl(optionsFor: (context: Context) => AppOptions = () => ({})): Promise<string> {
  const context = contextWith(servedFrom(PACKAGE_DATA), installedGeography({}))
  return listening(context, optionsFor(context))
}

async function listening(context: Context, options: AppOptions): Promise<string> {
  const app = await buildApp(context, { release: RELEASE, ...options })
  await app.listen({ host: HOST, port: 0 })
  atEnd(() => {
    // A client may have left an answer unread, for which the app would wait.
    app.server.closeAllConnections()
    return app.close()
  })
  return `http://${HOST}:${(app.server.address() as AddressInfo).port}`
}

/** A server that answers as it is told; closed after the tests of the file. */
export async function toldUrl(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve))
  atEnd(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://${HOST}:${(server.address() as AddressInfo).port}`
}
