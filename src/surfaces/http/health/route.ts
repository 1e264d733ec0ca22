/** Probes: /livez says that the process runs, /readyz that it should be sent traffic. */

import { type TSchema, Type } from 'typebox'
import { shape } from '../../../contract/shape.ts'
import type { App } from '../app.ts'
import { notAQuestion } from '../openapi/responses.ts'
import type { Readiness } from './readiness.ts'

const status = (word: string) =>
  Type.Object({ status: shape.literal(word, 'The state.') }, { additionalProperties: false })

interface Texts {
  readonly summary: string
  readonly description: string
}

const probe = (operationId: string, texts: Texts, response: Record<number, object>) => ({
  operationId,
  tags: ['service'],
  ...texts,
  security: [],
  response: { ...response, default: notAQuestion },
})

const LIVE = {
  summary: 'Is the process alive?',
  description: 'Responds while the process runs. An orchestrator restarts a process that does not respond.',
}

const READY = {
  summary: 'Should it be sent traffic?',
  description:
    'Responds 200 once the data edition is loaded and checked, and 503 while the process shuts down. A load balancer sends requests to ready processes only.',
}

const json = (description: string, schema: TSchema) => ({
  description,
  content: { 'application/json': { schema } },
})

export function healthRoutes(app: App, readiness: Readiness): void {
  app.addHook('preClose', (done) => {
    readiness.closing = true
    done()
  })
  const live = probe('livez', LIVE, { 200: json('Alive.', status('alive')) })
  app.get('/livez', { schema: live }, (_request, reply) => reply.send({ status: 'alive' }))

  const ready = probe('readyz', READY, {
    200: json('The data edition is loaded and checked.', status('ready')),
    503: json('Shutting down.', status('closing')),
  })
  app.get('/readyz', { schema: ready }, (_request, reply) =>
    readiness.closing ? reply.code(503).send({ status: 'closing' }) : reply.send({ status: 'ready' }),
  )
}
