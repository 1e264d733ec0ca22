/** POST /mcp: the tools for assistants, in the Model Context Protocol. Keys, limits and usage are those of /v1. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { problem } from '../../../engine/errors.ts'
import type { Gate } from '../../../platform/access/gate.ts'
import type { Allowance } from '../../batch/allowance.ts'
import { StoppedBatch } from '../../batch/stopped.ts'
import { type MessageAnswer, messageAnswerer } from '../../mcp/message.ts'
import { ANSWERS_MAX, type BookedAnswers } from '../../mcp/purse.ts'
import { MESSAGE_LEVELS_MAX } from '../../mcp/refused-message.ts'
import type { Desk } from '../../mcp/session.ts'
import type { Tasks } from '../../tasks/tasks.ts'
import type { App } from '../app.ts'
import { workLimits } from '../auth/work-limits.ts'
import { type BodyBounds, takeJson } from '../body/json-text.ts'
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
/** Longer messages are read on another thread: to read them takes more than a few milliseconds. */
const SHORT_CHARACTERS_MAX = 16_384

export interface McpOptions extends AllowedCallers {
  readonly desk: Desk
  readonly tasks: Pick<Tasks, 'answerMessage'>
  readonly gate: Gate | undefined
}

export async function mcpRoute(v1: App, { desk, tasks, gate, ...allowed }: McpOptions): Promise<void> {
  const answerHere = messageAnswerer(desk)
  const enter = workLimits(gate, { endpoint: MCP_PATH, atOnce: CALLS_AT_ONCE, work: 'calls' })
  const answer = async (request: FastifyRequest, allowance: Allowance | undefined) => {
    const body = typeof request.body === 'string' ? request.body : ''
    const answerMessage = body.length > SHORT_CHARACTERS_MAX ? tasks.answerMessage : answerHere
    const question = { headers: protocolHeaders(request.headers), body, baseUrl: baseUrlOf(request) }
    if (allowance === undefined) return answerMessage(question)
    const booked = await book(allowance)
    let given = 0
    try {
      const found = await answerMessage({ ...question, booked })
      given = found.given
      return found
    } finally {
      allowance.settle(given, booked.answers - given)
    }
  }
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
        return send(request, reply, await answer(request, allowance))
      } finally {
        end()
      }
    })
  })
}

/** As many as one message may have, or as the month has left. */
async function book(allowance: Allowance): Promise<BookedAnswers> {
  let answers = 0
  try {
    while (answers < ANSWERS_MAX) answers += await allowance.reserve(ANSWERS_MAX - answers)
    return { answers, end: problem('quota_exceeded.message', { count: answers }) }
  } catch (error) {
    if (error instanceof StoppedBatch) return { answers, end: error.problem }
    allowance.settle(0, answers)
    throw error
  }
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, type, text, faults }: MessageAnswer,
): FastifyReply {
  for (const err of faults) request.log.error({ err, reqId: request.id }, 'tool failed')
  reply.code(status).header('x-request-id', request.id).header('cache-control', 'no-store')
  return text === '' ? reply.send() : reply.header('content-type', type).send(text)
}

/** What the protocol looks at; a list is never one of those. */
function protocolHeaders(headers: FastifyRequest['headers']): Record<string, string> {
  const plain = Object.entries(headers).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && PROTOCOL_HEADER.test(entry[0]),
  )
  return Object.fromEntries(plain)
}

const PROTOCOL_HEADER = /^(?:accept|content-type|mcp-[\w-]+)$/

/** As the client called the server; absent where that is no address. */
function baseUrlOf({ protocol, host }: FastifyRequest): string | undefined {
  const url = `${protocol}://${host}`
  return URL.canParse(url) ? new URL(url).origin : undefined
}
