/** The examples of the document: an operation's own requests, with what this server answers to them. */
import { setImmediate as pause } from 'node:timers/promises'
import { ask, documentOf } from '../../../api/answer.ts'
import { errorBody } from '../../../contract/error-body.ts'
import type { Context, Operation } from '../../../contract/operation.ts'
import { requestOf } from '../../../contract/request.ts'
import { ApiError } from '../../../engine/errors.ts'
import { type Shortened, shortened, shortenedText } from './shortened.ts'

/** An example is run in the tests: its summary is the request, its value the answer. */
export interface Example {
  readonly summary: string
  /** Which lists are cut. Without it the value is the whole answer. */
  readonly description?: string
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
    const { status, value, cuts } = await exchange(operation, context, query)
    const summary = `GET ${requestOf(operation.path, query)}`
    const description = shortenedText(cuts)
    examples[status] = {
      ...examples[status],
      [name]: { summary, ...(description && { description }), value },
    }
  }
  return examples
}

interface Exchange extends Shortened {
  readonly status: number
}

async function exchange(operation: Operation, context: Context, query: string): Promise<Exchange> {
  try {
    const body = documentOf(await ask(operation, context, Object.fromEntries(new URLSearchParams(query))))
    // With a list cut, nobody could add up the total.
    const shown = isCalculation(body) ? { value: body, cuts: [] } : shortened(body, operation.answer)
    return { status: HTTP_OK, ...shown }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { status: error.statusCode, ...shortened(errorBody(error, REQUEST_ID)) }
  }
}

/** Calculations name the standards that they serve; lists don't. */
const isCalculation = (body: object) => 'standards_compliance' in ((body as { meta?: object }).meta ?? {})
