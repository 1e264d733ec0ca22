/** The assembly: every plugin and route in order. */

import Fastify, { type FastifyPluginCallback, type FastifyServerOptions, LogController } from 'fastify'
import { DOMAINS } from '../../api/operations.ts'
import type { Context } from '../../contract/operation.ts'
import { countryCodes } from '../../contract/params/countries.ts'
import type { Access } from '../../platform/access/open.ts'
import type { OpenMetrics } from '../../platform/metrics/metrics.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { type MethodPages, NO_PAGES } from '../mcp/session.ts'
import { type Tasks, tasksHere } from '../tasks/tasks.ts'
import type { App } from './app.ts'
import { appRoutes } from './app-pages/routes.ts'
import { addGate } from './auth/gate.ts'
import { batchRoute } from './batch/route.ts'
import { watchEarlyAnswers } from './body/early-answer.ts'
import { endLingering } from './body/lingering.ts'
import {
  CONNECTION_LIMITS,
  type ConnectionLimits,
  connectionOptions,
  limitConnections,
} from './connections/connections.ts'
import { cors } from './cors/cors.ts'
import { lazyManifest } from './docs/manifest.ts'
import { docsRoutes } from './docs/routes.ts'
import { sendStraight, sendThroughHooks } from './envelope/send.ts'
import { onClientError } from './errors/client-error.ts'
import { notFoundAmong, onError, onFrameworkError } from './errors/handlers.ts'
import type { Readiness } from './health/readiness.ts'
import { whenVerified } from './health/release-check.ts'
import { healthRoutes } from './health/route.ts'
import { jobRoutes } from './jobs/routes.ts'
import { logRequests } from './log/requests.ts'
import { mcpRoute } from './mcp/route.ts'
import { measureRequests, metricsRoute } from './metrics/route.ts'
import { collectRoutes, lazyDocument, openApiRoute } from './openapi/plugin.ts'
import { compilers } from './params/compilers.ts'
import type { QueryTypeProvider } from './params/type-provider.ts'
import { referenceRoutes } from './reference/routes.ts'
import { nameRequest, requestId } from './request-id/request-id.ts'
import { boundedUrl, requestLimits } from './request-limits/request-limits.ts'
import { rootRoute } from './root/route.ts'
import { secure } from './security/headers.ts'
import { serveOperation } from './serve.ts'
import { type TrustProxy, trusted } from './trust-proxy.ts'
import { usageRoute } from './usage/route.ts'
import { verifyRoute } from './verify/route.ts'

/** Far above what request-limits.ts allows, so that nearly every oversized request gets an exact answer. */
const HTTP_HEAD_BYTES_MAX = 262_144

export interface AppOptions {
  /** The deployed version of this service. */
  release?: string
  /** Who may ask; closed with the app. Absent: no key is asked for. */
  access?: Access
  /** Batches that are answered later; their work ends with the app. Absent: there are none. */
  jobs?: Jobs | undefined
  /** How long work is done, which ends with the app; absent: on the thread that answers others, in short turns. */
  tasks?: Tasks
  /** Whose word about the address of a client is taken. Absent: nobody's. */
  trustProxy?: TrustProxy
  logger?: FastifyServerOptions['logger']
  /** Origins whose pages may ask; absent: none. */
  corsOrigins?: readonly string[] | undefined
  connections?: ConnectionLimits
  /**
   * Set to closing by whoever is about to close the app, so that /readyz says so early. With a check of the release,
   * requests wait until what they rest on was hashed.
   */
  readiness?: Readiness
  /** The folder of the pages that the build has made; absent: /docs is not served. */
  docs?: string
  /** The folder of the web app that the build has made; absent: /app is not served. */
  pages?: string
  /** Present: requests are traced. */
  telemetry?: { readonly plugin: FastifyPluginCallback; close(): Promise<void> }
  /** Present: requests are measured and /metrics is served. */
  openMetrics?: OpenMetrics | undefined
  /** The pages of methods that assistants may read; absent: none. */
  methods?: MethodPages | undefined
}

export async function buildApp(context: Context, options: AppOptions = {}): Promise<App> {
  const { access, logger = false, corsOrigins, readiness = { closing: false } } = options
  const { release = 'unreleased', openMetrics, connections = CONNECTION_LIMITS } = options
  const { methods = NO_PAGES, docs, pages, jobs, tasks = tasksHere(context, methods) } = options
  const app = newServer(context, options, readiness)
  if (options.telemetry) await app.register(options.telemetry.plugin)
  if (options.telemetry) app.addHook('onClose', options.telemetry.close)
  const metrics = await openMetrics?.(context.edition, app.server)
  if (metrics) app.addHook('onResponse', measureRequests(metrics)).addHook('onClose', metrics.close)
  if (logger) app.addHook('onResponse', logRequests(app.log))
  app.addHook('onRequest', secure)
  if (corsOrigins) app.addHook('onRequest', cors(corsOrigins))
  app.addHook('onRequest', requestLimits(app))

  // Other machines may go on with what this one leaves; the database is needed until all is answered.
  if (jobs) app.addHook('preClose', () => jobs.stop())
  if (jobs) app.addHook('onClose', () => jobs.close())
  if (access) app.addHook('onClose', () => access.close())
  app.addHook('onClose', () => tasks.close())

  const routes = collectRoutes(app)
  app.setNotFoundHandler(notFoundAmong(routes))
  const { release: check } = readiness
  await app.register(async (v1: App) => {
    if (check) v1.addHook('onRequest', whenVerified(check, 'core'))
    const settle = access && addGate(v1, access)
    // Spans of a trace end in hooks.
    const send = options.telemetry ? sendThroughHooks : sendStraight(settle)
    for (const { name: domain, operations } of DOMAINS) {
      for (const operation of operations) serveOperation(v1, operation, { domain, context, send })
    }
    await batchRoute(v1, { tasks, gate: access, jobs, limits: connections })
    jobRoutes(v1, { jobs, gate: access, limits: connections, editions: context.editions, release })
    await verifyRoute(v1, tasks)
    await mcpRoute(v1, {
      desk: { context, methods },
      tasks,
      gate: access,
      corsOrigins: corsOrigins ?? [],
      isProxied: options.trustProxy !== undefined && options.trustProxy !== false,
    })
    usageRoute(v1, access?.usage)
  })
  await app.register(async (open: App) => {
    open.addHook('onRequest', nameRequest)
    rootRoute(open, { release, edition: context.edition.name, hasPages: pages !== undefined })
    healthRoutes(open, readiness)
    if (metrics && !metrics.isApart) metricsRoute(open, metrics)
    const openApi = lazyDocument({ routes, context, release })
    openApiRoute(open, openApi)
    if (pages !== undefined) {
      await open.register(async (app: App) => {
        if (check) app.addHook('onRequest', whenVerified(check, 'core', 'app'))
        appRoutes(app, pages, context)
      })
    }
    if (docs !== undefined) {
      await open.register(async (pages: App) => {
        if (check) pages.addHook('onRequest', whenVerified(check, 'core', 'docs'))
        const manifest = lazyManifest(docs)
        docsRoutes(pages, docs, manifest)
        referenceRoutes(pages, manifest, openApi)
      })
    }
  })
  await app.ready()
  return app
}

/** Without any route: how requests are taken, and how faults are answered. */
function newServer(
  { edition, synonyms }: Context,
  { logger = false, trustProxy = false, connections = CONNECTION_LIMITS }: AppOptions,
  readiness: Readiness,
): App {
  const limits = connectionOptions(connections)
  const app = Fastify({
    ...limits,
    logger,
    schemaController: compilers({ countries: countryCodes(edition, synonyms), words: synonyms }),
    trustProxy: trusted(trustProxy),
    // A logger a request would cost more than most answers: what is logged names the request itself.
    childLoggerFactory: (parent) => parent,
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: boundedUrl,
    requestIdHeader: false,
    genReqId: requestId,
    frameworkErrors: onFrameworkError,
    clientErrorHandler: onClientError(readiness),
    // A server that closes answers what is in flight; /readyz sends new traffic elsewhere.
    return503OnClosing: false,
    http: { ...limits.http, maxHeaderSize: HTTP_HEAD_BYTES_MAX, requireHostHeader: false },
  }).withTypeProvider<QueryTypeProvider>()
  limitConnections(app.server, connections)
  watchEarlyAnswers(app.server, readiness)
  app.addHook('preClose', (done) => {
    endLingering()
    done()
  })
  app.setErrorHandler(onError)
  // Bodies are never read but where a route says so: GET has none, and other methods are refused.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  return app
}
