/** The hooks around every /v1 endpoint: who asks, may they, and what does the answer count. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, problem } from '../../../engine/errors.ts'
import type { Gate } from '../../../platform/access/gate.ts'
import { refusal } from '../../../platform/access/limits/refusal.ts'
import type { Meter, Standing } from '../../../platform/access/meter.ts'
import { type LimitedPlan, limitsOf } from '../../../platform/access/plans.ts'
import type { KeyRecord } from '../../../platform/access/store.ts'
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

/** For a limited key while the database can't be reached and nothing of its month is booked here. */
export const LIMITS_AWAY = problem('unavailable.limits', {})
/** Seconds. */
export const ASK_AGAIN_AFTER = 1

const HTTP_OK = 200
const HTTP_REDIRECT = 300

/** Adds the hooks. Gives what is to be done before an answer is sent without Fastify, which calls its hooks. */
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

/** Throws what the limits of a key say against a request. */
function admission(meter: Meter) {
  return async (request: FastifyRequest, reply: FastifyReply, key: KeyRecord): Promise<void> => {
    const limited = await take(meter, request, reply, key)
    request.caller = key
    request.limited = limited
    const refused = limited && refusal(limited.plan, limited.standing)
    if (refused) throw refused
  }
}

/** What the limits of a key say to a request; null where there are none. Throws an ApiError: 503. */
async function take(
  meter: Meter,
  request: FastifyRequest,
  reply: FastifyReply,
  key: KeyRecord,
): Promise<Limited | null> {
  try {
    const plan = limitsOf(key.plan)
    if (plan === undefined) return null
    const counts = request.routeOptions.config.isFree !== true
    return { plan, standing: await meter.take({ keyId: key.id, plan, counts }) }
  } catch (error) {
    request.log.error({ err: error, reqId: request.id }, 'limits failed')
    reply.header('retry-after', ASK_AGAIN_AFTER)
    throw new ApiError(LIMITS_AWAY)
  }
}

/** Of the contract: only 2xx answers count. Everything else gives the answer back that it had reserved. */
function settle(meter: Meter, request: FastifyRequest, reply: FastifyReply): void {
  const { caller, limited } = request
  if (caller === null) return
  // Once: an answer that fails on its way is sent a second time, as an error.
  request.caller = null
  const { url, config } = request.routeOptions
  const isFree = config.isFree === true
  const isGranted = limited === null || limited.standing.outcome === 'granted'
  const counted = isGranted && !isFree && reply.statusCode >= HTTP_OK && reply.statusCode < HTTP_REDIRECT
  const endpoint = url === undefined ? '' : documentedPath(url)
  if (limited === null) {
    if (counted && url !== undefined) meter.count(caller.id, endpoint, 1)
    return
  }
  const { plan, standing } = limited
  if (isGranted && !isFree) {
    const { month, ticket } = standing
    const [given, unused] = counted && url !== undefined ? [1, 0] : [0, 1]
    meter.settle({ keyId: caller.id, month, ticket }, { given, unused, endpoint })
  }
  reply.headers(limitHeaders(plan, standing, standing.answers + (counted ? 1 : 0), Date.now()))
}
