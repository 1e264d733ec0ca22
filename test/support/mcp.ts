/** Tools as a test calls them: without a protocol, on the edition of the tests. */

import { Ajv2020 } from 'ajv/dist/2020.js'
import { callTool } from '../../src/surfaces/mcp/call.ts'
import { languageOf } from '../../src/surfaces/mcp/language.ts'
import { presentRefusal, Refusal, refusalText } from '../../src/surfaces/mcp/refusal.ts'
import type { Session } from '../../src/surfaces/mcp/session.ts'
import type { Tool } from '../../src/surfaces/mcp/tool.ts'
import { toolsOf } from '../../src/surfaces/mcp/tools/tools.ts'
import { methodPages } from '../../src/surfaces/process/data/method-pages.ts'
import { services } from './app.ts'

export const session: Session = { context: services, methods: methodPages() }

export const tools: readonly Tool[] = toolsOf(services.edition)

export function toolNamed(name: string): Tool {
  const tool = tools.find((one) => one.name === name)
  if (!tool) throw new Error(`there is a tool ${name}`)
  return tool
}

const ajv = new Ajv2020({ strict: false })

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of many shapes, each checked by its schema
type Data = any

/** The structured answer, checked by the schema of the tool, or the JSON of the refusal. */
export async function call(
  name: string,
  args: Readonly<Record<string, unknown>>,
  given: Session = session,
): Promise<Data> {
  return (await callWithText(name, args, given)).data
}

export async function callWithText(
  name: string,
  args: Readonly<Record<string, unknown>>,
  given: Session = session,
): Promise<{ data: Data; text: string }> {
  const tool = toolNamed(name)
  try {
    const { data, text } = await callTool(given, tool, args)
    if (!ajv.validate(tool.output, data)) throw new Error(`${name}: ${ajv.errorsText()}`)
    return { data, text }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { data: presentRefusal(error, languageOf(args)), text: refusalText(error, languageOf(args)) }
  }
}
