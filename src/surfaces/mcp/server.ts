/**
 * Tools, resources and prompts in the Model Context Protocol: one server for each connection or request, of either
 * revision. The library that speaks the protocol is loaded with this file: import it where it is used first.
 */
import { quote } from '../../contract/quote.ts'
import { tellRefused } from '../../engine/helpers/events.ts'
import { ENGLISH, type Language } from '../../messages/locale.ts'
import { callTool } from './call.ts'
import { completionsFor } from './completions.ts'
import { languageOf } from './language.ts'
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
  /** Told of faults of ours; who asked hears only that there was one. */
  readonly onFault: (error: unknown) => void
}

const INSTRUCTIONS =
  'Greenhouse gas emissions from published factors, each with its source. calculate answers one question, compare several. Always say figures with their range, unit and source, and what was assumed (notices with is_fallback); take every figure from an answer. find_place and describe help where a question is refused; explain_answer says how a figure came about.'

/** Lists change with a release or an edition, never while a server runs. */
const UNCHANGING = { ttlMs: 3_600_000, cacheScope: 'public' } as const

/** No tool changes anything, and all know only what ships with the release. */
const ANNOTATIONS = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const

/**
 * Only answers of people to forms are held against a schema, and no tool here asks people. Without it the library makes a
 * compiler of schemas for every connection.
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
      if (error instanceof Refusal) return presentError(error, languageOf(args))
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

/** No structured content: clients hold that against the output schema. */
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
  const names = tools.map((tool) => tool.name).join(', ')
  return invalid(`Unknown tool: ${quote(name)}. There are ${names}.`)
}

function serveResources(server: Server, { session, onFault }: ServerOptions): void {
  server.setRequestHandler('resources/list', () => ({ resources: [...listResources(session)] }))
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [...RESOURCE_TEMPLATES] }))
  server.setRequestHandler('resources/read', async ({ params: { uri } }) => {
    const found = await readResource(session, uri).catch((error) => {
      throw error instanceof Refusal ? invalid(refusalText(error, ENGLISH)) : fault(error, onFault)
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
      const names = PROMPTS.map(({ name }) => name).join(', ')
      throw invalid(`Unknown prompt: ${quote(params.name)}. There are ${names}.`)
    }
    const values = params.arguments ?? {}
    const missing = prompt.arguments.find(({ name, required }) => required && !values[name]?.trim())
    const stranger = Object.keys(values).find((name) => prompt.arguments.every((one) => one.name !== name))
    if (stranger !== undefined) throw invalid(`Argument ${quote(stranger)} is not known.`)
    if (missing) throw invalid(`Argument '${missing.name}' is required: ${missing.description}.`)
    const content = { type: 'text' as const, text: prompt.text(values) }
    return { description: prompt.description, messages: [{ role: 'user' as const, content }] }
  })
}

function invalid(message: string): ProtocolError {
  return new ProtocolError(ProtocolErrorCode.InvalidParams, oneLine(message))
}

/** What went wrong inside stays inside. */
function fault(error: unknown, onFault: ServerOptions['onFault']): ProtocolError {
  tellRefused('internal_error')
  onFault(error)
  return new ProtocolError(ProtocolErrorCode.InternalError, 'Something went wrong on our side.')
}
