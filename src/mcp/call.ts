/** A tool called by its name with whatever was sent. */
import { Refusal } from './refusal.ts'
import type { Session } from './session.ts'
import type { Arguments, Tool, ToolAnswer } from './tool.ts'

/** Far above what tools take; a whole answer has some ten levels. */
const LEVELS_MAX = 32

/** Throws a Refusal. */
export async function callTool(session: Session, tool: Tool, args: Arguments): Promise<ToolAnswer> {
  if (isDeeper(args, LEVELS_MAX)) {
    const message = `The arguments are nested deeper than ${LEVELS_MAX} levels, which is the limit.`
    throw new Refusal([{ code: 'validation_error', message }])
  }
  return tool.call(session, args)
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((one) => isDeeper(one, levels - 1))
}
