/** What every route is given. */

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { Edition } from '../editions/edition.ts'
import type { QueryTypeProvider } from '../http/params/type-provider.ts'
import type { Places } from '../places/types.ts'
import type { Routes } from '../routes/planner.ts'

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
