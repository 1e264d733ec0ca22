/**
 * An operation is one question that we answer, as a value: its name, its parameters, its answer, requests as examples,
 * how it is calculated and how the result is worded. It knows nothing of HTTP, files or batches: those read the list of
 * operations (api/operations.ts).
 */
import type { TSchema } from 'typebox'
import type { Assumption } from '../engine/assumption.ts'
import type { ShortRow } from '../engine/derive/short-row.ts'
import type { Input, WrittenInput } from '../engine/identity.ts'
import type { Notice } from '../engine/notices.ts'
import type { Edition } from '../factors/edition.ts'
import type { Editions } from '../factors/editions/editions.ts'
import type { Errata } from '../factors/errata/errata.ts'
import type { Synonyms } from '../factors/tables/synonyms.ts'
import type { Routing } from '../geo/networks/plan.ts'
import type { Places } from '../geo/places/places.ts'
import type { Language } from '../messages/locale.ts'
import type { Contents } from './contents.ts'
import type { PresentedNotice, Strictness, Subjects } from './notices.ts'
import type { Params, QueryObject } from './params/schema.ts'
import type { AnswerMeta } from './schema.ts'

/** What a calculation may ask. */
export interface Context {
  /** The one that is asked: of a server its default, of a calculation the one that the question names. */
  readonly edition: Edition
  readonly editions: Editions
  /** The version of this service. */
  readonly release: string
  /** Other words for the values of parameters (data/synonyms/). */
  readonly synonyms: Synonyms
  /** Errors in publications (data/errata.csv). */
  readonly errata: Errata
  readonly places: Places
  readonly routing: Routing
  /**
   * Opens places and routes beforehand, with pauses in which others have their turn. Asked without it, they open at
   * once.
   */
  readonly openGeography?: () => Promise<void>
  /** With strict: what cannot be determined has no number at all. */
  readonly strict?: Strictness | undefined
  /** SHA-256 over everything that places and routes are made of, in hex. */
  readonly geographyHash: string
  /** The same object for the rows of one batch: a geocoder or a road engine is asked once for all of them. */
  readonly batch?: object | undefined
  /** SHA-256 of a text in hex: that of node:crypto in a process, another one in a browser. */
  readonly sha256: (text: string) => string
}

/** What comes out of a calculation. */
export interface CalculationResult<Result> {
  /** The kind of calculation, for its id. */
  readonly kind: string
  /** Everything that determines the numbers, beside the edition. */
  readonly identity: Input
  /** More of it, under other names: what is the same for many questions is written once. */
  readonly writtenIdentity?: WrittenInput | undefined
  /** Those of fallbacks among them are refused by strict=true. */
  readonly notices: readonly Notice[]
  readonly result: Result
  /** The parameters by which it is asked again, where those that were read may mean something else another day. */
  readonly askAgain?: object
  /** One of the short answers of an operation that has long ones too: it is not kept. */
  readonly isShort?: true
}

/** What an answer is made of. */
export interface ResponseParts<Result> {
  readonly id: string
  readonly result: Result
  readonly notices: PresentedNotice[]
  readonly meta: AnswerMeta
  /** Of labels; English without it. */
  readonly language?: Language | undefined
}

/** An answer before its notices have the words of the contract. */
export interface UnwordedResponse<Result> extends Omit<ResponseParts<Result>, 'notices'> {
  readonly notices: readonly Notice[]
  readonly subjects: Subjects | undefined
  readonly language: Language
}

/** An answer as JSON, and what whoever counts answers is told of it. */
export interface WrittenResponse {
  json(): string
  /** The same as bytes in UTF-8, where its words are kept so; a text has one a character (engine/helpers/utf8-bytes.ts). */
  utf8Bytes?(): string | Uint8Array
  contents(): Contents
}

/** An answer as rows: of all that it says, what belongs into a spreadsheet. */
export interface Sheet {
  readonly columns: readonly string[]
  /** Made as they are written. */
  readonly rows: Iterable<readonly SheetCell[]>
}

export type SheetCell = string | number | boolean | undefined

/** Query strings by a name: what the documentation shows with the answer of the edition that is served. */
export type ExampleQueries = Readonly<Record<string, string>>

/** An answer in the words of another standard, by the parameter `format`. */
export interface Representation<Result> {
  /** The schema of the answer; its `$id` is its name in the OpenAPI document. */
  readonly answer: TSchema
  present(edition: Edition, answered: ResponseParts<Result>): object
}

/** `Opened`: what a calculation needs opened or found before, as a journey. */
// biome-ignore lint/suspicious/noExplicitAny: its own types hold together where it is written.
export interface Operation<Query extends QueryObject = QueryObject, Result = unknown, Opened = any> {
  /** A verb's object: `hotelEmissions`. The operationId of the OpenAPI document. */
  readonly name: string
  /** Parts in braces are parameters: `/v1/factors/{factor_id}`. */
  readonly path: `/${string}`
  readonly title: string
  readonly description: string
  /** When it refuses, by codes, as Markdown. */
  readonly refusals: string
  /** When it answers not_found, as Markdown; absent where a good question always has an answer. */
  readonly notFound?: string
  readonly examples: { readonly answers: ExampleQueries; readonly refusals: ExampleQueries }
  /** The schema of the answer; its `$id` is its name in the OpenAPI document. */
  readonly answer: TSchema
  /** The parameters that the subjects of its notices are about. */
  readonly subjects?: Subjects
  /** Two answers with one id and without notices differ in their time only, and are worth keeping for a second. */
  readonly isLong?: true
  /** It asks for places or routes: they are opened before. */
  readonly isGeographic?: true
  /** Whether a request searches for a place or a route, which takes long: each does that is geographic, where absent. */
  searches?(params: Readonly<Record<string, unknown>>): boolean
  /** It is about editions and not of one: none is chosen for it. */
  readonly isAboutEditions?: true
  /** Its parameters, with the values that the edition has. */
  query(edition: Edition): Query
  /** What takes time: other editions, places, routes. Throws an ApiError for a question that has no answer. */
  open?(context: Context, params: Params<Query>): Promise<Opened>
  /**
   * At once, from what was opened. `words`: of the request, for which the nearest class was taken. Throws an ApiError for a
   * question that has no answer.
   */
  calculate(
    context: Context,
    params: Params<Query>,
    opened: Opened,
    words?: readonly Assumption[],
  ): CalculationResult<Result>
  present(edition: Edition, answered: ResponseParts<Result>): object
  /** The same as JSON, from a template. */
  write?(edition: Edition, answered: UnwordedResponse<Result>): WrittenResponse | undefined
  /** By the values of its parameter `format`: the same result for programs that expect another standard. */
  readonly representations?: Readonly<Record<string, Representation<Result>>>
  /** The result in short, as shortRowOf reads it from the whole answer, for less. */
  shortRow?(edition: Edition, result: Result): ShortRow
  /** What format=csv answers; such an operation has the parameter `format`. */
  sheet?(edition: Edition, result: Result): Sheet
}

/** Keeps the types of parameters and result together while an operation is written. */
export function operation<Query extends QueryObject, Result, Opened = void>(
  value: Operation<Query, Result, Opened>,
): Operation<Query, Result, Opened> {
  return value
}

/** What is asked of an operation, and what it opens for that. */
export interface Opening<Params, Result> {
  open?(context: Context, params: Params): Promise<unknown>
  calculate(
    context: Context,
    params: Params,
    // biome-ignore lint/suspicious/noExplicitAny: it opens what it asks for.
    opened: any,
    words?: readonly Assumption[],
  ): CalculationResult<Result>
}

/** The one way to calculate: what takes time is opened before. */
export async function outcomeOf<Params, Result>(
  operation: Opening<Params, Result>,
  context: Context,
  params: Params,
  words?: readonly Assumption[],
): Promise<CalculationResult<Result>> {
  const opened = operation.open && (await operation.open(context, params))
  return operation.calculate(context, params, opened, words)
}
