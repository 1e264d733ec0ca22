/** What a connection of an assistant may do: ask operations, each answer counted where somebody counts. */

import { ask as calculationOf, documentOf } from '../../api/answer.ts'
import { contentsOf } from '../../contract/contents.ts'
import type { Context, Operation } from '../../contract/operation.ts'
import type { RawQuery } from '../../contract/params/query.ts'
import { ApiError, problem } from '../../engine/errors.ts'
import { tellAnswered } from '../../engine/helpers/events.ts'
import type { Allowance } from '../batch/allowance.ts'
import { StoppedBatch } from '../batch/stopped.ts'
import type { JsonObject } from '../verify/recorded.ts'

/** The pages of docs/methods/, by their names without the ending. */
export interface MethodPages {
  readonly names: readonly string[]
  /** As Markdown; undefined for a name that is none of them. */
  read(name: string): string | undefined
}

export const NO_PAGES: MethodPages = { names: [], read: () => undefined }

/** What all connections share. */
export interface Desk {
  readonly context: Context
  readonly methods: MethodPages
}

export interface Session extends Desk {
  /** Absent where nobody counts. */
  readonly allowance?: Allowance | undefined
  /** Where GET answers the same questions: `http://localhost:3000`. Absent without a server. */
  readonly baseUrl?: string | undefined
}

/**
 * The whole answer of the contract as JSON, counted when there is one. Throws an ApiError for a question that has no
 * answer, and when the month has no answers left.
 */
export async function ask(session: Session, operation: Operation, query: RawQuery): Promise<JsonObject> {
  const found = await counted(session, () => calculationOf(operation, session.context, query))
  const { representation } = found
  if (representation && representation.form !== 'document') throw new ApiError(NO_JSON)
  const body = documentOf(found)
  tellAnswered(operation.path, () => contentsOf(body))
  // What the answers of an edition share must not be changed through one of them.
  return JSON.parse(JSON.stringify(body)) as JsonObject
}

/** Work that counts as one answer where it succeeds. Throws an ApiError when the month has no answers left. */
export async function counted<T>({ allowance }: Session, work: () => Promise<T>): Promise<T> {
  await allowance?.reserve(1).catch((error) => {
    throw error instanceof StoppedBatch ? refused(error) : error
  })
  try {
    const done = await work()
    allowance?.settle(1, 0)
    return done
  } catch (error) {
    allowance?.settle(0, 1)
    throw error
  }
}

function refused({ code, reason }: StoppedBatch): ApiError {
  return new ApiError(code === 'quota_exceeded' ? QUOTA_USED : reason)
}

const NO_JSON = problem('validation_error.assistant_format', {}, { field: 'format' })

const QUOTA_USED = problem('quota_exceeded.assistant', {})
