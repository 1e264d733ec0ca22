/** The hooks around every /v1 endpoint: who asks, may they, and what does the answer count. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Gate } from '../../access/gate.ts'
import type { Standing } from '../../access/limits/limiter.ts'
import { refusal } from '../../access/limits/refusal.ts'
import type { Meter } from '../../access/meter.ts'
import { type LimitedPlan, limitsOf } from '../../access/plans.ts'
import type { KeyRecord } from '../../access/store.ts'
import { ApiError } from '../../contract/errors.ts'
import type { App } from '../app.ts'
import type { BeforeSent } from '../envelope/send.ts'
import { documentedPath } from '../route-path.ts'
import { authentication } from './authentication.ts'
import { limitHeaders } from './limit-headers.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The key that was let through; null before, and where no keys are asked for. */
    caller: KeyRecord | null
    /** How it stands, when its plan limits it. */
    limited: Limited | null
  }
  interface FastifyContextConfig {
    /** Answers of the endpoint are no part of usage and quotas. */
    isFree?: boolean
  }
}

interface Limited {
  plan: LimitedPlan
  standing: Standing
}

const HTTP_OK = 200
const HTTP_REDIRECT = 300

/**
 * Adds the hooks. Keys without limits pass without waiting for anything. Gives what is to be done before an answer is sent
 * without Fastify, which calls its hooks.
 */
export function addGate(app: App, gate: Gate): BeforeSent {
  app.decorateRequest('caller', null)
  app.decorateRequest('limited', null)
  app.addHook('onRequest', authentication(gate, admission(gate.meter)))
  app.addHook('onSend', (request, reply, _payload, done) => {
    settle(gate.meter, request, reply)
    done()
  })
  return (request, reply) => settle(gate.meter, request, reply)
}

function admission(meter: Meter) {
  return (request: FastifyRequest, key: KeyRecord, done: (error?: Error) => void): void => {
    const admitted = (taken: Limited | undefined) => {
      request.caller = key
      request.limited = taken ?? null
      done(taken && refusal(taken.plan, taken.standing))
    }
    const taken = take(meter, request, key)
    if (taken instanceof Promise) taken.then(admitted, (error) => done(unlimitable(request, error)))
    else if (taken instanceof ApiError) done(taken)
    else admitted(taken)
  }
}

/** What the limits of a key say to a request: at once where they are known, undefined where there are none. */
function take(
  meter: Meter,
  request: FastifyRequest,
  key: KeyRecord,
): Limited | undefined | Promise<Limited> | ApiError {
  try {
    const plan = limitsOf(key.plan)
    if (plan === undefined) return undefined
    const counts = request.routeOptions.config.isFree !== true
    const standing = meter.take({ keyId: key.id, plan, counts })
    if (standing instanceof Promise) return standing.then((later) => ({ plan, standing: later }))
    return { plan, standing }
  } catch (error) {
    return unlimitable(request, error)
  }
}

/** Of the contract: only 2xx answers count. Everything else gives its place in the month back. */
function settle(meter: Meter, request: FastifyRequest, reply: FastifyReply): void {
  const { caller, limited } = request
  if (caller === null) return
  // Once: an answer that fails on its way is sent a second time, as an error.
  request.caller = null
  const { url, config } = request.routeOptions
  const isFree = config.isFree === true
  const isGranted = limited === null || limited.standing.outcome === 'granted'
  const counted = isGranted && !isFree && reply.statusCode >= HTTP_OK && reply.statusCode < HTTP_REDIRECT
  if (counted && url !== undefined) meter.count(caller.id, documentedPath(url))
  if (limited === null) return
  const { plan, standing } = limited
  if (isGranted && !isFree) meter.settle(caller.id, standing, counted)
  reply.headers(limitHeaders(plan, standing, standing.answers + (counted ? 1 : 0), Date.now()))
}

function unlimitable(request: FastifyRequest, error: unknown): ApiError {
  request.log.error({ err: error, reqId: request.id }, 'limits failed')
  return new ApiError({
    code: 'unavailable',
    message: 'The limits of the API key cannot be checked just now. Try again in a moment.',
  })
}
