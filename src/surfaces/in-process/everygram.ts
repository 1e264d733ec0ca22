/** Everygram in a process of your own: `import { calculate } from 'everygram'`. docs/in-process.md has examples. */
import { resolve } from 'node:path'
import { ask, documentOf } from '../../api/answer.ts'
import { DOMAINS } from '../../api/operations.ts'
import type { Context, Operation } from '../../contract/operation.ts'
import { ApiError, inLanguage, problem } from '../../engine/errors.ts'
import { near } from '../../engine/helpers/near.ts'
import { DataError } from '../../factors/tables/problems.ts'
import { ENGLISH, LANGUAGES, type Language } from '../../messages/locale.ts'
import { contextOf } from '../process/installed.ts'
import type {
  AnswerOf,
  AnyAnswer,
  AnyParams,
  Arguments,
  EmissionsName,
  OperationName,
  Options,
  ParamsOf,
  ShortAnswer,
  ShortOptions,
} from './call-types.ts'
import { type CheckedOptions, checkedOptions, textsOf } from './checked-call.ts'
import { shortAnswer } from './short-answer.ts'

export type {
  AnswerOf,
  AnyAnswer,
  AnyParams,
  EmissionsName,
  OperationName,
  Options,
  ParamsOf,
  ShortAnswer,
  ShortOptions,
} from './call-types.ts'
export { ApiError, DataError }

/** What can be asked. */
export interface Question {
  readonly name: string
  readonly title: string
  /** The part of the service that it belongs to: hotel, freight. */
  readonly domain: string
  /** Where the HTTP service answers it. */
  readonly path: string
  /** JSON Schema of its parameters. */
  readonly parameters: {
    readonly type: 'object'
    readonly properties: Readonly<Record<string, Readonly<Record<string, unknown>>>>
    readonly required: readonly string[]
  }
}

/**
 * Calculates: `name` is one of operations(). The answer is yours to change. The first call reads the edition, the first
 * about places the geography, which takes a part of a second; both stay in memory. With `fields: 'short'` the answer is
 * what a row of a batch has.
 *
 * Throws an ApiError for a question that has no answer, and a DataError for an overlay with a fault.
 */
export function calculate<Name extends OperationName>(
  name: Name,
  ...rest: Arguments<Name>
): Promise<AnswerOf<Name>>
/** In short. */
export function calculate<Name extends EmissionsName>(
  name: Name,
  params: ParamsOf<Name>,
  options: ShortOptions,
): Promise<ShortAnswer>
export function calculate(
  name: string,
  params: AnyParams = {},
  options: Options | ShortOptions = {},
): Promise<object> {
  return answerTo(name, params, options)
}

/**
 * The same where no types apply: for a name or parameters that are not known when a program is written, and for `format`.
 */
export function calculateAny(
  name: string,
  params: AnyParams = {},
  options: Options = {},
): Promise<AnyAnswer> {
  return answerTo(name, params, options) as Promise<AnyAnswer>
}

async function answerTo(name: string, params: unknown, given: unknown): Promise<object> {
  try {
    return await calculated(name, params, given)
  } catch (error) {
    throw error instanceof ApiError ? inLanguage(error, languageOf(params, given)) : error
  }
}

/** Also of a call that is refused before its options are read. */
function languageOf(...given: unknown[]): Language {
  const asked = given.map((one) => (one as { lang?: unknown } | null | undefined)?.lang)
  return LANGUAGES.find((language) => asked.includes(language)) ?? ENGLISH
}

async function calculated(name: string, params: unknown, given: unknown): Promise<object> {
  const operation = requireOperation(name)
  const options = checkedOptions(given, { of: operation, edition: () => contextOf().edition })
  const isShort = requireFields(operation, options.fields)
  const [context, query] = [requireContext(options), textsOf(params)]
  if (options.lang !== undefined) query.lang ??= options.lang
  if (isShort) return shortAnswer(operation, context, query)
  const found = await ask(operation, context, query)
  const { representation, write } = found
  if (representation !== undefined && representation.form !== 'document') throw new ApiError(NO_OBJECT)
  // What the answers of an edition share must not be changed through one of them.
  return JSON.parse(representation ? JSON.stringify(documentOf(found)) : write().json())
}

const NO_OBJECT = problem('validation_error.format_in_process', {}, { field: 'format' })

/** Whether the short answer is asked for. */
function requireFields({ name }: Operation, fields: string | undefined): boolean {
  if (fields === undefined || fields === 'full') return false
  if (fields === 'short' && WITH_EMISSIONS.has(name)) return true
  const field = 'fields'
  throw new ApiError(
    fields === 'short'
      ? problem(
          'validation_error.no_short_result',
          { operation: name, allowed: [...WITH_EMISSIONS] },
          { field },
        )
      : problem('validation_error.fields', { value: fields }, { field }),
  )
}

/** Everything that can be asked, in the order of the documentation. */
export function operations(options: Options = {}): Question[] {
  const { edition } = requireContext(checkedOptions(options))
  return DOMAINS.flatMap((domain) =>
    domain.operations.map((operation) => ({
      name: operation.name,
      title: operation.title,
      domain: domain.name,
      path: operation.path,
      parameters: published(operation.query(edition)) as Question['parameters'],
    })),
  )
}

const OPERATIONS: ReadonlyMap<string, Operation> = new Map(
  DOMAINS.flatMap((domain) => domain.operations).map((operation) => [operation.name, operation]),
)

/** Those that rows of a batch ask. */
const WITH_EMISSIONS: ReadonlySet<string> = new Set(
  DOMAINS.map(({ name }) => `${name}Emissions`).filter((name) => OPERATIONS.has(name)),
)

function requireOperation(name: string): Operation {
  const operation = OPERATIONS.get(name)
  if (operation) return operation
  const names = [...OPERATIONS.keys()]
  const [suggestion] = near(String(name), names)
  const meant = { has_suggestion: suggestion !== undefined, suggestion: suggestion ?? '' }
  throw new ApiError(
    problem(
      'not_found.operation',
      { name: String(name), ...meant, allowed: names },
      { ...(suggestion !== undefined && { suggestion }), extras: { available_operations: names } },
    ),
  )
}

const requireContext = ({ edition, overlay }: CheckedOptions): Context =>
  contextOf(edition, overlay === undefined ? undefined : resolve(overlay))

/** A schema without our own keywords. */
function published(schema: object): unknown {
  return JSON.parse(JSON.stringify(schema, (key, value) => (key.startsWith('x-') ? undefined : value)))
}
