/** What every route is given. */

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { Context } from '../domains/operation.ts'
import type { QueryTypeProvider } from './params/type-provider.ts'

export type Services = Context

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  QueryTypeProvider
>
