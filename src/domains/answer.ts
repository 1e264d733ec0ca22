/** From an operation and its parameters to an answer: the one way, whatever the surface. */
import { presentNotices, refuseFallbacks } from '../contract/notices.ts'
import { countryCodes } from '../contract/params/countries.ts'
import { compileQuery, type ParsedQuery, type QueryReader } from '../contract/params/query.ts'
import { calculationId } from '../core/identity.ts'
import { type Edition, perEdition } from './edition.ts'
import type { Context, Operation, Outcome } from './operation.ts'

export interface Calculation {
  readonly id: string
  /** Two of them with one id have one body but for its time. */
  readonly isWithoutNotices: boolean
  readonly isLong: boolean
  /** The answer of the contract. */
  body(): object
}

/** Throws an ApiError for a question that has no answer, and with strict=true for one that only a fallback answers. */
export function calculation(
  operation: Operation,
  context: Context,
  asked: ParsedQuery<object>,
): Calculation | Promise<Calculation> {
  const outcome = operation.calculate(context, asked.params as never)
  return outcome instanceof Promise
    ? outcome.then((later) => named(operation, context, asked, later))
    : named(operation, context, asked, outcome)
}

function named(
  operation: Operation,
  { edition, sha256 }: Context,
  { strict, notices: ofQuery }: ParsedQuery<object>,
  { kind, identity, notices, result, isShort }: Outcome<unknown>,
): Calculation {
  const { subjects } = operation
  if (strict) refuseFallbacks(notices, subjects)
  const id = calculationId(sha256, { kind, editionHash: edition.hash, input: identity })
  return {
    id,
    isWithoutNotices: notices.length + ofQuery.length === 0,
    isLong: operation.isLong === true && isShort !== true,
    body: () => {
      // A name that is no parameter is shown as it was written, even where it is a subject.
      const all = [...presentNotices(notices, subjects), ...presentNotices(ofQuery)]
      return operation.present(edition, { id, result, notices: all })
    },
  }
}

/** The answer to parameters as texts. Throws an ApiError. */
export async function answerTo(
  operation: Operation,
  context: Context,
  query: Readonly<Record<string, string | string[]>>,
): Promise<{ id: string; body: object }> {
  const read = readerOf(operation, context.edition)(query)
  if ('error' in read) throw read.error
  const found = await calculation(operation, context, read.value)
  return { id: found.id, body: found.body() }
}

const readers = perEdition(() => new Map<string, QueryReader>())

/** Reads the parameters of an operation; made once for an edition. */
export function readerOf(operation: Operation, edition: Edition): QueryReader {
  const known = readers(edition)
  const reader = known.get(operation.name) ?? compileQuery(operation.query(edition), countryCodes(edition))
  known.set(operation.name, reader)
  return reader
}
