/** A tool called by its name with whatever was sent. */

import { shortened } from '../../contract/quote.ts'
import { near } from '../../engine/helpers/near.ts'
import { LEVELS_MAX, nestedTooDeep } from './question.ts'
import { Refusal, wrong } from './refusal.ts'
import type { Session } from './session.ts'
import type { Arguments, Tool, ToolAnswer } from './tool.ts'

/** Throws a Refusal. */
export async function callTool(session: Session, tool: Tool, args: Arguments): Promise<ToolAnswer> {
  try {
    checkArguments(tool, args)
    return await tool.call(session, args)
  } catch (error) {
    throw error instanceof Refusal ? withExample(error, tool) : error
  }
}

function checkArguments(tool: Tool, args: Arguments): void {
  if (isDeeper(args, LEVELS_MAX)) throw nestedTooDeep()
  const stranger = tool.input.additionalProperties === false && unknownName(tool, args)
  if (stranger) throw unknownArgument(stranger, tool)
}

/** An example of the question that was asked is nearer than that of the tool. */
const withExample = (refusal: Refusal, { example }: Tool) =>
  refusal.example === undefined ? new Refusal(refusal.problems, example) : refusal

function unknownName({ input }: Tool, args: Arguments): string | undefined {
  return Object.keys(args).find((name) => !Object.hasOwn(input.properties, name))
}

function unknownArgument(field: string, { name, input }: Tool): Refusal {
  const known = Object.keys(input.properties)
  const [suggestion] = near(field, known)
  const more = suggestion === undefined ? {} : { suggestion }
  const values = { name: field, tool: name, columns: known, has_params: known.includes('params') }
  return wrong(shortened(field), 'validation_error.tool_argument', values, { isUnknown: true, ...more })
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((one) => isDeeper(one, levels - 1))
}
