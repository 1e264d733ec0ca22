/**
 * The one reader of requests, whatever the surface: an operation and what was given by name become a checked request,
 * or an ApiError that says what is wrong.
 */
import { chosenEdition } from '../../contract/choose-edition.ts'
import type { Context, Operation } from '../../contract/operation.ts'
import type { ParsedQuery, RawQuery, UnknownNames } from '../../contract/params/query.ts'
import { ApiError, type Problem } from '../../engine/errors.ts'
import type { Edition } from '../../factors/edition.ts'
import { readerOf } from './reader.ts'

export interface Request extends ParsedQuery<object> {
  readonly operation: Operation
  readonly edition: Edition
  /** Whether the request names its edition, which a result without it speaks of. */
  readonly namesEdition: boolean
}

/** How strictly a request is read: one that a person looks at, or one row among thousands that nobody looks at. */
export interface Profile {
  /** What is done with a name that no parameter has. */
  readonly unknownNames: UnknownNames
  /** What is given for whoever says nothing of it, where the operation has such a parameter. */
  readonly onUnknownPlace?: 'error'
}

/** GET, assistants, in process, verify. */
export const AS_REQUEST: Profile = { unknownNames: 'told' }
/** One request on the command line: an option that there is not is an error, as of any command. */
export const AS_FLAGS: Profile = { unknownNames: 'refused' }
/**
 * Rows of batches, jobs and files: nobody would see that a capital was taken for a place that is not found, or that a
 * name was not understood.
 */
export const AS_ROW: Profile = { unknownNames: 'refused', onUnknownPlace: 'error' }
/** Rows whose names are those of columns: a table may have columns that are about something else. */
export const AS_COLUMNS: Profile = { unknownNames: 'told', onUnknownPlace: 'error' }

/** Throws an ApiError for a request that cannot be read. */
export async function readRequest(
  operation: Operation,
  context: Context,
  given: RawQuery,
  profile: Profile = AS_REQUEST,
): Promise<Request> {
  const { editions, edition: served } = context
  const name = operation.isAboutEditions ? undefined : chosenEdition(editions.register, given)
  if (typeof name === 'object') throw withoutEdition(operation, context, given, name)
  const isServed = name === undefined || name === served.name
  const edition = isServed ? served : await editions.require(name)
  const read = readerOf(operation, edition, context.synonyms)(asProfile(operation, given, profile), profile)
  if ('error' in read) throw read.error
  return { operation, ...read.value, edition, namesEdition: name !== undefined }
}

function asProfile({ isGeographic }: Operation, given: RawQuery, { onUnknownPlace }: Profile): RawQuery {
  if (!isGeographic || onUnknownPlace === undefined) return given
  return { on_unknown_place: onUnknownPlace, ...given }
}

/** No edition was chosen: what else is wrong with the request is said by the one that is served. */
function withoutEdition(
  operation: Operation,
  { edition, synonyms }: Context,
  given: RawQuery,
  problem: Problem,
): ApiError {
  const read = readerOf(operation, edition, synonyms)(given)
  return new ApiError(problem, ...('error' in read ? read.error.problems : []))
}
