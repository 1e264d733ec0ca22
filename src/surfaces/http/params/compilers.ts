/** How Fastify reads queries and writes answers: by our own code, so that its own is never loaded. */
import type { FastifyServerOptions } from 'fastify'
import { compileQuery } from '../../../contract/params/query.ts'
import type { Vocabulary } from '../../../contract/params/readers.ts'

export function compilers(vocabulary: Vocabulary): NonNullable<FastifyServerOptions['schemaController']> {
  const readQuery = ({ schema }: { schema: object }) => compileQuery(schema, vocabulary)
  const writeAnswer = () => (payload: unknown) => JSON.stringify(payload)
  const compilersFactory = { buildValidator: () => readQuery, buildSerializer: () => writeAnswer }
  // Fastify's types know only what Ajv compiles.
  return { compilersFactory } as unknown as NonNullable<FastifyServerOptions['schemaController']>
}
