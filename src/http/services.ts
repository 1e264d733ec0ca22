/** What every route is given. */

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { Edition } from '../domains/edition.ts'
import type { Places } from '../places/types.ts'
import type { Routes } from '../routing/planner.ts'
import type { QueryTypeProvider } from './params/type-provider.ts'

export interface Services {
  readonly edition: Edition
  readonly places: Places
  readonly routes: Routes
}

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  QueryTypeProvider
>
