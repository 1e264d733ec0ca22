/** POST /mcp: the tools for assistants, in the Model Context Protocol. Keys, limits and usage are those of /v1. */
import { setImmediate as pause } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ERROR_STATUS } from '../../../engine/errors.ts'
import { lazy } from '../../../engine/helpers/lazy.ts'
import type { Edition } from '../../../factors/edition.ts'
import type { Gate } from '../../../platform/access/gate.ts'
import { invalid, MESSAGE_LEVELS_MAX, refusedMessage } from '../../mcp/refused-message.ts'
import type { Desk, Session } from '../../mcp/session.ts'
import type { App } from '../app.ts'
import { workLimits } from '../auth/work-limits.ts'
import { type BodyBounds, takeJson } from '../body/json-text.ts'
import type { exchange as Exchange } from './exchange.ts'
import { type AllowedCallers, refusedCaller } from './origin.ts'
import { mcpSchema } from './schema.ts'

const MCP_PATH = '/mcp'

/** A whole answer fits, for verify_answer. */
export const MCP_BOUNDS: BodyBounds = {
  bytesMax: 1_048_576,
  timeMs: 10_000,
  levelsMax: MESSAGE_LEVELS_MAX,
}
/** Requests of one key that a process answers at once. */
export const CALLS_AT_ONCE = 4

export interface McpOptions extends AllowedCallers {
  readonly desk: Desk
  readonly gate: Gate | undefined
}

export async function mcpRoute(v1: App, { desk, gate, ...allowed }: McpOptions): Promise<void> {
  const exchange = lazy(() => loadExchange(desk.context.edition))
  const enter = workLimits(gate, { endpoint: MCP_PATH, atOnce: CALLS_AT_ONCE, plural: 'calls' })
  await v1.register(async (scope: App) => {
    takeJson(scope, MCP_BOUNDS)
    scope.addHook('onRequest', (request, _reply, done) => done(refusedCaller(request, allowed)))
    const options = {
      schema: mcpSchema,
      validatorCompiler: () => () => true,
      // What is calculated counts, each answer of it.
      config: { isFree: true },
    }
    scope.post(MCP_PATH, options, async (request, reply) => {
      const { allowance, end } = await enter(request, reply)
      try {
        const session = { ...desk, allowance, baseUrl: baseUrlOf(request) }
        return await answer(request, reply, { session, exchange })
      } finally {
        end()
      }
    })
  })
}

interface Dialogue {
  readonly session: Session
  /** Loads it with the first question. */
  exchange(): Promise<typeof Exchange>
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { session, exchange: load }: Dialogue,
): Promise<FastifyReply> {
  const body = typeof request.body === 'string' ? request.body : ''
  reply.header('x-request-id', request.id).header('cache-control', 'no-store')
  const refused = body.trimStart().startsWith('[') ? NO_LISTS : refusedMessage(body)
  if (refused) return send(reply, ERROR_STATUS.bad_request, JSON_TYPE, JSON.stringify(refused))
  const exchange = await load()
  const { status, headers, text } = await exchange({
    session,
    headers: request.headers,
    body,
    onFault: (error) => request.log.error({ err: error, reqId: request.id }, 'tool failed'),
  })
  return send(reply, status, headers.get('content-type') ?? JSON_TYPE, text)
}

/**
 * Few processes are ever asked by an assistant: what it takes is loaded with the first question, in turns between which
 * others are answered.
 */
async function loadExchange(edition: Edition): Promise<typeof Exchange> {
  // Node loads all of fetch with the first use of one of its classes.
  void globalThis.Request
  await pause()
  const { preloadSchemas } = await import('../../mcp/protocol.ts')
  await pause()
  preloadSchemas()
  await pause()
  const { exchange } = await import('./exchange.ts')
  // Every server has them; they are made once.
  const { toolsOf } = await import('../../mcp/tools/tools.ts')
  toolsOf(edition)
  await pause()
  return exchange
}

const JSON_TYPE = 'application/json; charset=utf-8'

/** Lists of messages are gone from the protocol since 2025-06-18. */
const NO_LISTS = invalid([], 'Send one message a request: lists of them are no part of the protocol.')

function send(reply: FastifyReply, status: number, type: string, text: string): FastifyReply {
  return text === '' ? reply.code(status).send() : reply.code(status).header('content-type', type).send(text)
}

/** As the client called the server; absent where that is no address. */
function baseUrlOf({ protocol, host }: FastifyRequest): string | undefined {
  const url = `${protocol}://${host}`
  return URL.canParse(url) ? new URL(url).origin : undefined
}
