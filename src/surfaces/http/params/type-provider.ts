/** Lets Fastify's `request.query` have the type that a query schema parses to. */
import type { FastifyTypeProvider } from 'fastify'
import type { TSchema } from 'typebox'
import type { ParsedQuery } from '../../../contract/params/query.ts'
import type { Params } from '../../../contract/params/schema.ts'

export interface QueryTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends TSchema ? ParsedQuery<Params<this['schema']>> : unknown
  serializer: unknown
}
