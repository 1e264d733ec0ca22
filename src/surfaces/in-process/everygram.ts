/** Everygram in a process of your own: `import { calculate } from 'everygram'`. docs/in-process.md has examples. */
import { resolve } from 'node:path'
import { ask, documentOf } from '../../api/answer.ts'
import { DOMAINS } from '../../api/operations.ts'
import type { Context, Operation } from '../../contract/operation.ts'
import { quote, shortened } from '../../contract/quote.ts'
import { ApiError } from '../../engine/errors.ts'
import { near } from '../../engine/helpers/near.ts'
import { DataError } from '../../factors/tables/problems.ts'
import { contextWith, installedGeography } from '../process/context.ts'
import { installedEditions } from '../process/data/editions.ts'

export { ApiError, DataError }

/** An answer of the v1 contract, as the HTTP service sends it: /openapi.json has the shape of each. */
export interface Answer {
  // biome-ignore lint/suspicious/noExplicitAny: every operation has a shape of its own
  readonly data: any
  // biome-ignore lint/suspicious/noExplicitAny: every operation has a shape of its own
  readonly meta: any
}

/** By name, as in a query string; undefined is absent. */
export type Params = Readonly<Record<string, string | number | boolean | undefined>>

export interface Options {
  /** Name of a data edition, or a year for its latest revision; the default of the release when left out. */
  readonly edition?: string
  /** Path of a CSV of your own figures, which are laid over the edition (docs/data.md). Read once. */
  readonly overlay?: string
}

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
 * Answers a question: `name` is one of operations(). The answer is yours to change. The first call reads the edition,
 * the first about places the geography, which takes a part of a second; both stay in memory.
 *
 * Throws an ApiError for a question that has no answer, and a DataError for an overlay with a fault.
 */
export async function calculate<T extends object = Answer>(
  name: string,
  params: Params = {},
  options: Options = {},
): Promise<T> {
  const operation = requireOperation(name)
  const body = documentOf(await ask(operation, requireContext(options), textsOf(params)))
  // What the answers of an edition share must not be changed through one of them.
  return JSON.parse(JSON.stringify(body)) as T
}

/** Everything that can be asked, in the order of the documentation. */
export function operations(options: Options = {}): Question[] {
  const { edition } = requireContext(options)
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

function requireOperation(name: string): Operation {
  const operation = OPERATIONS.get(name)
  if (operation) return operation
  const names = [...OPERATIONS.keys()]
  const [suggestion] = near(String(name), names)
  const meant = suggestion === undefined ? '.' : `; the nearest is '${suggestion}'.`
  throw new ApiError({
    code: 'not_found',
    message: `There is no operation ${quote(String(name))}${meant} There are ${names.join(', ')}.`,
    ...(suggestion !== undefined && { suggestion }),
    extras: { available_operations: names },
  })
}

const geography = installedGeography({})
const contexts = new Map<string, Context>()

/** Made once for an edition and what is laid over it. */
function requireContext({ edition, overlay }: Options): Context {
  const overlayFile = overlay === undefined ? undefined : resolve(overlay)
  const key = JSON.stringify([edition, overlayFile])
  const context = contexts.get(key) ?? contextWith(installedEditions({ edition, overlayFile }), geography)
  contexts.set(key, context)
  return context
}

function textsOf(params: Params): Record<string, string> {
  const given = Object.entries(params).filter(([, value]) => value !== undefined && value !== null)
  return Object.fromEntries(given.map(([name, value]) => [name, textOf(name, value)]))
}

function textOf(name: string, value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const message = `Parameter ${quote(name)} must be a string, a number or a boolean; a list is a string with commas.`
  throw new ApiError({ code: 'validation_error', field: shortened(name), message })
}

/** A schema without our own keywords. */
function published(schema: object): unknown {
  return JSON.parse(JSON.stringify(schema, (key, value) => (key.startsWith('x-') ? undefined : value)))
}
