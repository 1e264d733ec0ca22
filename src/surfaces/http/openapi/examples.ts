/** The examples of the document: an operation's own requests, with what this server answers to them. */
import { setImmediate as pause } from 'node:timers/promises'
import { ask, documentOf } from '../../../api/answer.ts'
import { errorBody } from '../../../contract/error-body.ts'
import type { Context, Operation } from '../../../contract/operation.ts'
import { requestOf } from '../../../contract/request.ts'
import { ApiError } from '../../../engine/errors.ts'
import { shortened } from './shortened.ts'

/** An example is run in the tests: its summary is the request, its value the answer. */
export interface Example {
  readonly summary: string
  readonly value: unknown
}

/** Within a status by the name of the example. */
export type ExamplesByStatus = Readonly<Record<number, Readonly<Record<string, Example>>>>

/** Of an endpoint with a body, by the names of the bodies. */
export interface BodyExamples {
  readonly bodies: Readonly<Record<string, Example>>
  readonly answers: ExamplesByStatus
}

const HTTP_OK = 200
const REQUEST_ID = 'example'

/**
 * Each example stands with the status that it has here: an operator's own figures may answer what the edition refuses.
 * Requests that have come are answered in between.
 */
export async function examplesOf(operation: Operation, context: Context): Promise<ExamplesByStatus> {
  const { answers, refusals } = operation.examples
  const examples: Record<number, Record<string, Example>> = {}
  for (const [name, query] of Object.entries({ ...answers, ...refusals })) {
    await pause()
    const { status, value } = await exchange(operation, context, query)
    const summary = `GET ${requestOf(operation.path, query)}`
    examples[status] = { ...examples[status], [name]: { summary, value } }
  }
  return examples
}

async function exchange(operation: Operation, context: Context, query: string) {
  try {
    const found = await ask(operation, context, Object.fromEntries(new URLSearchParams(query)))
    return { status: HTTP_OK, value: shortened(documentOf(found), operation.answer) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { status: error.statusCode, value: shortened(errorBody(error, REQUEST_ID)) }
  }
}
