/** The log: Pino, one JSON object a line on standard output, with every secret hidden. */
import type { FastifyServerOptions } from 'fastify'
import { scrub } from './scrub.ts'

export function logOptions(level: string): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return { level, hooks: { streamWrite: scrub } }
}
