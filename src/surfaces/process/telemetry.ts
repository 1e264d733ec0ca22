/**
 * OTEL=on: a span of OpenTelemetry for each request. Its packages are the operator's to install, some eighty megabytes that
 * nobody else needs; they read the environment variables of OpenTelemetry themselves (OTEL_EXPORTER_OTLP_ENDPOINT).
 */

import type { FastifyPluginCallback } from 'fastify'
import { message } from '../../messages/messages.ts'
import { ConfigError } from './config.ts'

export interface Telemetry {
  /** To be registered before any route. */
  readonly plugin: FastifyPluginCallback
  /** Sends what was not sent yet. */
  close(): Promise<void>
}

/** What is used of the packages. */
interface Instrumentation {
  plugin(): FastifyPluginCallback
}
interface Packages {
  readonly FastifyOtelInstrumentation: new (options: {
    readonly ignorePaths: (request: { readonly url: string }) => boolean
  }) => Instrumentation
  readonly NodeSDK: new (options: {
    readonly serviceName: string
    readonly instrumentations: readonly Instrumentation[]
  }) => { start(): void; shutdown(): Promise<void> }
}

const INSTALL = 'npm install --no-save @fastify/otel@0.21 @opentelemetry/api @opentelemetry/sdk-node'
/** Asked every few seconds by whoever watches the service. */
const UNWATCHED = ['/livez', '/readyz', '/metrics']

/** Throws a ConfigError where the packages are missing. */
export async function openTelemetry(): Promise<Telemetry> {
  const { FastifyOtelInstrumentation, NodeSDK } = await packages()
  const instrumentation = new FastifyOtelInstrumentation({
    ignorePaths: ({ url }) => UNWATCHED.some((path) => url.startsWith(path)),
  })
  const sdk = new NodeSDK({
    serviceName: process.env.OTEL_SERVICE_NAME ?? 'everygram',
    instrumentations: [instrumentation],
  })
  sdk.start()
  return { plugin: instrumentation.plugin(), close: () => sdk.shutdown() }
}

async function packages(): Promise<Packages> {
  // Names in variables: neither the compiler nor the bundle is to look for them.
  const [otel, sdk] = ['@fastify/otel', '@opentelemetry/sdk-node']
  try {
    const { FastifyOtelInstrumentation } = await import(otel)
    const { NodeSDK } = await import(sdk)
    return { FastifyOtelInstrumentation, NodeSDK }
  } catch (error) {
    throw new ConfigError(message('startup.otel_packages', { code: INSTALL }), { cause: error })
  }
}
