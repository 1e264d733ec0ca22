/** Probes: /livez says that the process runs, /readyz that it should be sent traffic. */

import { type TSchema, Type } from 'typebox'
import { shape } from '../../../contract/shape.ts'
import { ERROR_STATUS } from '../../../engine/errors.ts'
import { WRONG_SHOWN, type WrongFile, wrongFileText } from '../../../factors/files/release-file.ts'
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
    'Responds 200 once every file that results rest on was hashed and is the one of the release. Until then it responds 503 with `verifying`, and while the process shuts down with `closing`. `damaged` names the files that are not as they were built, and stays until the process is started again.',
}

const wrongFile = Type.Object(
  {
    file: Type.String({ description: 'Its path below the folder of the package.' }),
    problem: Type.Union(
      ['missing', 'unreadable', 'changed'].map((word) => Type.Literal(word)),
      { description: 'What is wrong with it.' },
    ),
    expected_sha256: Type.String({ description: 'The SHA-256 that the release has of it, hexadecimal.' }),
    expected_bytes: Type.Integer({ description: 'Its length in the release.' }),
    message: Type.String({ description: 'What is wrong and what to do, in English.' }),
  },
  { additionalProperties: false },
)

const notReady = Type.Union([
  status('verifying'),
  status('closing'),
  Type.Object(
    {
      status: shape.literal('damaged', 'The state.'),
      code: shape.literal('unavailable', 'The error of requests that need one of the files.'),
      files: Type.Array(wrongFile, {
        minItems: 1,
        maxItems: WRONG_SHOWN,
        description: 'Files that are not as they were built, at most 10.',
      }),
    },
    { additionalProperties: false },
  ),
])

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
    200: json('All files are those of the release.', status('ready')),
    503: json('Files are still being hashed, some are wrong, or it shuts down.', notReady),
  })
  app.get('/readyz', { schema: ready }, (_request, reply) => {
    const reason = whyNotReady(readiness)
    return reason ? reply.code(ERROR_STATUS.unavailable).send(reason) : reply.send({ status: 'ready' })
  })
}

function whyNotReady({ closing, release }: Readiness): object | undefined {
  if (closing) return { status: 'closing' }
  if (release === undefined || release.isWhole) return undefined
  if (release.wrong.length === 0) return { status: 'verifying' }
  return { status: 'damaged', code: 'unavailable', files: release.wrong.slice(0, WRONG_SHOWN).map(presented) }
}

function presented(wrong: WrongFile): object {
  const { file, problem, expected } = wrong
  return {
    file,
    problem,
    expected_sha256: expected.sha256,
    expected_bytes: expected.bytes,
    message: wrongFileText(wrong),
  }
}
