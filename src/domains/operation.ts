/**
 * An operation is one question that we answer, as a value: its name, its parameters, its answer, requests as examples,
 * how it is calculated and how the result is worded. It knows nothing of HTTP, files or batches: those read the list of
 * operations (domains.ts).
 */
import type { TSchema } from 'typebox'
import type { Contents } from '../contract/contents.ts'
import type { PresentedNotice, Subjects } from '../contract/notices.ts'
import type { Params, QueryObject } from '../contract/params/schema.ts'
import type { AnswerMeta } from '../contract/schema.ts'
import type { Input, WrittenInput } from '../core/identity.ts'
import type { Notice } from '../core/notices.ts'
import type { SmallDecimal } from '../core/scaled.ts'
import type { Brief } from '../engine/derive/short-row.ts'
import type { Places } from '../places/places.ts'
import type { Routing } from '../routing/plan.ts'
import type { Words } from '../tables/words.ts'
import type { Edition } from './edition.ts'
import type { Editions } from './editions/editions.ts'

/** What a calculation may ask. */
export interface Context {
  /** The one that is asked: of a server its default, of a calculation the one that the question names. */
  readonly edition: Edition
  readonly editions: Editions
  /** The version of this service. */
  readonly release: string
  /** Other words for the values of parameters (data/words/). */
  readonly words: Words
  readonly places: Places
  readonly routing: Routing
  /**
   * Opens places and routes beforehand, with pauses in which others have their turn; undefined when they are open. Asked
   * without it, they open at once.
   */
  readonly openGeography?: () => Promise<void> | undefined
  /** SHA-256 over everything that places and routes are made of, in hex. */
  readonly geographyHash: string
  /** SHA-256 of a text in hex: that of node:crypto in a process, another one in a browser. */
  readonly sha256: (text: string) => string
}

/** What comes out of a calculation. */
export interface Outcome<Result> {
  /** The kind of calculation, for its id. */
  readonly kind: string
  /** Everything that determines the numbers, beside the edition. */
  readonly identity: Input
  /** More of it, under other names: what is the same for many questions is written once. */
  readonly writtenIdentity?: WrittenInput
  /** Those of fallbacks among them are refused by strict=true. */
  readonly notices: readonly Notice[]
  readonly result: Result
  /** The parameters by which it is asked again, where those that were read may mean something else another day. */
  readonly askAgain?: object
  /** One of the short answers of an operation that has long ones too: it is not kept. */
  readonly isShort?: true
}

/** What an answer is made of. */
export interface Answered<Result> {
  readonly id: string
  readonly result: Result
  readonly notices: PresentedNotice[]
  readonly meta: AnswerMeta
}

/** An answer before its notices have the words of the contract. */
export interface Unwritten<Result> extends Omit<Answered<Result>, 'notices'> {
  readonly notices: readonly Notice[]
  readonly subjects: Subjects | undefined
}

/** An answer as JSON, and what whoever counts answers is told of it. */
export interface Written {
  json(): string
  /** The same as octets in UTF-8, where its words are kept so; a text has one a character (core/octets.ts). */
  octets?(): string | Uint8Array
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
export interface Form<Result> {
  /** The schema of the answer; its `$id` is its name in the OpenAPI document. */
  readonly answer: TSchema
  present(edition: Edition, answered: Answered<Result>): object
}

/** How the short answer goes with a quantity, everything else being the same. */
export interface Scaling<Result> {
  /** Names of the parameters whose product is the quantity; required or not, numbers. */
  readonly quantities: readonly string[]
  /** From the answer to one quantity: the briefs of others. Its notices are those of all. */
  prepare(edition: Edition, result: Result): (quantity: SmallDecimal) => Brief | undefined
}

export interface Operation<Query extends QueryObject = QueryObject, Result = unknown> {
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
  /** It is about editions and not of one: none is chosen for it. */
  readonly isAboutEditions?: true
  /** Its parameters, with the values that the edition has. */
  query(edition: Edition): Query
  /** Throws an ApiError for a question that has no answer. */
  calculate(context: Context, params: Params<Query>): Outcome<Result> | Promise<Outcome<Result>>
  present(edition: Edition, answered: Answered<Result>): object
  /** The same as JSON, for less, where a layout says what it looks like (layout.ts). */
  write?(edition: Edition, answered: Unwritten<Result>): Written | undefined
  /** By the values of its parameter `format`: the same result for programs that expect another standard. */
  readonly forms?: Readonly<Record<string, Form<Result>>>
  /** The result in short, as briefOf reads it from the whole answer, for less. */
  brief?(edition: Edition, result: Result): Brief
  /** Questions that differ in a quantity alone, for less still. */
  readonly scaling?: Scaling<Result>
  /** What format=csv answers; such an operation has the parameter `format`. */
  sheet?(edition: Edition, result: Result): Sheet
}

/** Keeps the types of parameters and result together while an operation is written. */
export function operation<Query extends QueryObject, Result>(
  value: Operation<Query, Result>,
): Operation<Query, Result> {
  return value
}
