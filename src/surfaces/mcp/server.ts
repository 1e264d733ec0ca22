/**
 * Tools, resources and prompts in the Model Context Protocol: one server for each connection or request, of either
 * revision. The library that speaks the protocol is loaded with this file: import it where it is used first.
 */
import { tellRefused } from '../../engine/helpers/events.ts'
import type { Language } from '../../messages/locale.ts'
import { message, textOf } from '../../messages/messages.ts'
import type { Message } from '../../messages/values.ts'
import { callTool } from './call.ts'
import { completionsFor } from './completions.ts'
import { languageIn } from './language.ts'
import { oneLine } from './one-line.ts'
import { PROMPTS } from './prompts.ts'
import {
  type jsonSchemaValidator,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  Server,
} from './protocol.ts'
import { presentRefusal, Refusal, refusalText } from './refusal.ts'
import { listResources, RESOURCE_TEMPLATES, readResource } from './resources.ts'
import type { Session } from './session.ts'
import type { Arguments, Tool, ToolAnswer } from './tool.ts'
import { toolsOf } from './tools/tools.ts'

export interface ServerOptions {
  readonly session: Session
  /** Told of faults of ours; the client is told only that there was one. */
  readonly onFault: (error: unknown) => void
}

const INSTRUCTIONS =
  'Greenhouse gas emissions from published factors, each with its source. calculate does one calculation, compare several. Always give results with their unit, range and source, and what was assumed (notices with is_fallback); take every number from a result. find_place and describe help when a calculation is refused; explain_answer shows how a result was calculated.'

/** Lists change with a release or an edition, never while a server runs. */
const UNCHANGING = { ttlMs: 3_600_000, cacheScope: 'public' } as const

/** No tool changes anything, and all use only data of the release. */
const ANNOTATIONS = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const

/**
 * Only answers of people to forms are checked against a schema, and no tool here asks people. Without it the library
 * makes a compiler of schemas for every connection.
 */
const NEVER_ASKED: jsonSchemaValidator = {
  getValidator() {
    throw new Error('no tool asks people')
  },
}

export function mcpServer({ session, onFault }: ServerOptions): Server {
  const server = new Server(
    { name: 'everygram', title: 'Everygram', version: session.context.release },
    {
      capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
      instructions: INSTRUCTIONS,
      jsonSchemaValidator: NEVER_ASKED,
      cacheHints: {
        'tools/list': UNCHANGING,
        'prompts/list': UNCHANGING,
        'resources/list': UNCHANGING,
        'resources/templates/list': UNCHANGING,
        'server/discover': UNCHANGING,
      },
    },
  )
  serveTools(server, { session, onFault })
  serveResources(server, { session, onFault })
  servePrompts(server)
  server.setRequestHandler('completion/complete', ({ params }) => {
    const values = completionsFor(session, params.argument)
    return { completion: { values: [...values], total: values.length, hasMore: false } }
  })
  return server
}

function serveTools(server: Server, { session, onFault }: ServerOptions): void {
  const tools = toolsOf(session.context.edition)
  const listed = tools.map(presentTool)
  server.setRequestHandler('tools/list', () => ({ tools: listed }))
  server.setRequestHandler('tools/call', async ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name)
    if (tool === undefined) throw unknownTool(params.name, tools)
    const args = (params.arguments ?? {}) as Arguments
    try {
      return presentAnswer(await callTool(session, tool, args))
    } catch (error) {
      if (error instanceof Refusal) return presentError(error, languageIn(args))
      throw fault(error, onFault)
    }
  })
}

function presentTool({ name, title, description, input, output }: Tool) {
  return {
    name,
    title,
    description,
    inputSchema: input as never,
    outputSchema: output as never,
    annotations: ANNOTATIONS,
  }
}

function presentAnswer({ data, text, links = [] }: ToolAnswer) {
  return {
    content: [
      { type: 'text' as const, text },
      ...links.map(({ uri, name }) => ({ type: 'resource_link' as const, uri, name })),
    ],
    structuredContent: data as Record<string, unknown>,
  }
}

/** No structured content: clients check that against the output schema. */
function presentError(refusal: Refusal, language: Language) {
  tellRefused(refusal.code)
  return {
    content: [
      { type: 'text' as const, text: refusalText(refusal, language) },
      { type: 'text' as const, text: JSON.stringify(presentRefusal(refusal, language)) },
    ],
    isError: true,
  }
}

function unknownTool(name: string, tools: readonly Tool[]): ProtocolError {
  return invalid(message('mcp.unknown_tool', { name, allowed: tools.map((tool) => tool.name) }))
}

function serveResources(server: Server, { session, onFault }: ServerOptions): void {
  server.setRequestHandler('resources/list', () => ({ resources: [...listResources(session)] }))
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [...RESOURCE_TEMPLATES] }))
  server.setRequestHandler('resources/read', async ({ params: { uri } }) => {
    const found = await readResource(session, uri).catch((error) => {
      throw error instanceof Refusal ? invalidParams(refusalText(error)) : fault(error, onFault)
    })
    if (found === undefined) throw new ResourceNotFoundError(uri)
    return { contents: [{ ...found }] }
  })
}

function servePrompts(server: Server): void {
  const listed = PROMPTS.map(({ text: _, ...prompt }) => ({ ...prompt, arguments: [...prompt.arguments] }))
  server.setRequestHandler('prompts/list', () => ({ prompts: listed }))
  server.setRequestHandler('prompts/get', ({ params }) => {
    const prompt = PROMPTS.find(({ name }) => name === params.name)
    if (prompt === undefined) {
      const allowed = PROMPTS.map(({ name }) => name)
      throw invalid(message('mcp.unknown_prompt', { name: params.name, allowed }))
    }
    const values = params.arguments ?? {}
    const missing = prompt.arguments.find(({ name, required }) => required && !values[name]?.trim())
    const stranger = Object.keys(values).find((name) => prompt.arguments.every((one) => one.name !== name))
    if (stranger !== undefined) throw invalid(message('mcp.unknown_argument', { name: stranger }))
    if (missing)
      throw invalid(message('mcp.missing_argument', { name: missing.name, text: missing.description }))
    const content = { type: 'text' as const, text: prompt.text(values) }
    return { description: prompt.description, messages: [{ role: 'user' as const, content }] }
  })
}

const invalid = (wrong: Message) => invalidParams(textOf(wrong))

const invalidParams = (text: string) => new ProtocolError(ProtocolErrorCode.InvalidParams, oneLine(text))

/** Details of our faults are not for clients. */
function fault(error: unknown, onFault: ServerOptions['onFault']): ProtocolError {
  tellRefused('internal_error')
  onFault(error)
  return new ProtocolError(ProtocolErrorCode.InternalError, textOf(message('mcp.fault', {})))
}
