/** From an operation and its parameters to an answer: the one way, whatever the surface. */

import { chosenEdition } from '../contract/choose-edition.ts'
import { contentsOf } from '../contract/contents.ts'
import { presentNotices, refuseFallbacks } from '../contract/notices.ts'
import {
  type CalculationResult,
  type Context,
  type Operation,
  outcomeOf,
  type Representation,
  type Sheet,
  type WrittenResponse,
} from '../contract/operation.ts'
import { countryCodes } from '../contract/params/countries.ts'
import { compileQuery, type ParsedQuery, type QueryReader, type RawQuery } from '../contract/params/query.ts'
import { explanation } from '../engine/derive/explain.ts'
import type { ShortRow } from '../engine/derive/short-row.ts'
import { ApiError, type Problem } from '../engine/errors.ts'
import type { InSteps } from '../engine/helpers/steps.ts'
import { calculationId } from '../engine/identity.ts'
import type { Notice } from '../engine/notices.ts'
import { type Edition, perEdition } from '../factors/edition.ts'
import type { Synonyms } from '../factors/tables/synonyms.ts'
import { answerMeta } from './answer-meta.ts'

export interface Calculation {
  readonly id: string
  /** Two of them with one id have one body but for its time. */
  readonly isWithoutNotices: boolean
  readonly isLong: boolean
  /** Of the calculation, without those about names that are no parameters. */
  readonly notices: readonly Notice[]
  /** Whether the question names its edition, which an answer without it speaks of. */
  readonly namesEdition: boolean
  /** The answer of the contract. */
  body(): object
  /** The answer in short, where the operation makes it from its result. */
  readonly shortRow?: (() => ShortRow) | undefined
  /** The same as JSON: of what is asked often, it is made without the object. */
  write(): WrittenResponse
  /** The same as rows, where that is what was asked for. */
  readonly sheet?: (() => Sheet) | undefined
  /** The same in another standard's words, where that is what was asked for. */
  readonly represented?: (() => object) | undefined
}

/**
 * Answers a question whose parameters are texts. Throws an ApiError for a question that has no answer, and with
 * strict=true for one that only a fallback answers.
 */
export async function ask(operation: Operation, context: Context, query: RawQuery): Promise<Calculation> {
  const name = operation.isAboutEditions ? undefined : chosenEdition(context.editions.register, query)
  if (typeof name === 'object') throw refusal(operation, context, query, name)
  const isDefault = name === undefined || name === context.edition.name
  const edition = isDefault ? context.edition : await context.editions.require(name)
  const read = readerOf(operation, edition, context.synonyms)(query)
  if ('error' in read) throw read.error
  return calculation(operation, context, askedOf(read.value, edition, name !== undefined))
}

/** For whoever keeps the body. */
export async function answerTo(
  operation: Operation,
  context: Context,
  query: RawQuery,
): Promise<{ id: string; body: object }> {
  const found = await ask(operation, context, query)
  return { id: found.id, body: found.body() }
}

/** The same, as the representation that is asked for. */
export async function representedAnswer(
  operation: Operation,
  context: Context,
  query: RawQuery,
): Promise<{ id: string; body: object }> {
  const { id, body, represented = body } = await ask(operation, context, query)
  return { id, body: represented() }
}

/** No edition was chosen: what else is wrong with the question is said by the default one. */
function refusal(
  operation: Operation,
  { edition, synonyms }: Context,
  query: RawQuery,
  problem: Problem,
): ApiError {
  const read = readerOf(operation, edition, synonyms)(query)
  return new ApiError(problem, ...('error' in read ? read.error.problems : []))
}

/** A question whose parameters were read. */
export interface Question extends ParsedQuery<object> {
  readonly edition: Edition
  /** Whether the question names its edition. */
  readonly namesEdition: boolean
}

/** Without spreading: that takes longer than a calculation. */
export function askedOf(
  { params, strict, notices }: ParsedQuery<object>,
  edition: Edition,
  namesEdition: boolean,
): Question {
  return { params, strict, notices, edition, namesEdition }
}

/** All that takes time is opened here, at the door; what follows calculates at once. */
export async function calculation(
  operation: Operation,
  context: Context,
  asked: Question,
): Promise<Calculation> {
  if (operation.isGeographic) await context.openGeography?.()
  const own = new WatchedContext(context, asked.edition)
  return named(operation, own, asked, await outcomeOf(operation, own, asked.params as never))
}

function named(
  operation: Operation,
  context: WatchedContext,
  { params, strict, notices: ofQuery, namesEdition }: Question,
  {
    kind,
    identity,
    writtenIdentity,
    notices,
    result,
    isShort,
    askAgain = params,
  }: CalculationResult<unknown>,
): Calculation {
  const { subjects, path, sheet, isAboutEditions = false } = operation
  const { edition } = context
  if (strict) refuseFallbacks(notices, subjects)
  const isExplained = 'explain' in params && params.explain === true
  const id = calculationId(context.sha256, {
    kind,
    editionHash: edition.hash,
    input: isExplained ? { ...identity, explain: true } : identity,
    written: writtenIdentity,
    without: isExplained ? undefined : 'explain',
  })
  const meta = () =>
    answerMeta(context, {
      path,
      params: askAgain,
      namesEdition,
      isAboutEditions,
      usesGeography: context.usesGeography,
    })
  const representation = representationOf(operation, params)
  const answered = () => {
    // A name that is no parameter is shown as it was written, even where it is a subject.
    const all = [...presentNotices(notices, subjects), ...presentNotices(ofQuery)]
    return { id, result, notices: all, meta: meta() }
  }
  const body = () => {
    const whole = operation.present(edition, answered())
    return isExplained ? withExplanation(whole) : whole
  }
  return {
    id,
    isWithoutNotices: notices.length + ofQuery.length === 0,
    notices,
    isLong: operation.isLong === true && isShort !== true,
    namesEdition,
    // Without spreading: that takes longer than a calculation.
    sheet: sheet && isForSheet(params) ? () => sheet(edition, result) : undefined,
    shortRow: operation.shortRow && (() => operation.shortRow?.(edition, result) as ShortRow),
    represented: representation && (() => representation.present(edition, answered())),
    body,
    write() {
      const isPlain = !isExplained && ofQuery.length === 0
      const written = isPlain && operation.write?.(edition, { id, result, notices, subjects, meta: meta() })
      return written || asWritten(body())
    },
  }
}

function asWritten(body: object): WrittenResponse {
  return { json: () => JSON.stringify(body), contents: () => contentsOf(body) }
}

function representationOf(
  { representations = {} }: Operation,
  { format }: { readonly format?: unknown },
): Representation<unknown> | undefined {
  return typeof format === 'string' && Object.hasOwn(representations, format)
    ? representations[format]
    : undefined
}

const isForSheet = ({ format }: { readonly format?: unknown }) => format === 'csv'

/** Operations with the parameter `explain` answer with emissions. */
function withExplanation(body: object): object {
  const { data } = body as { data: { attributes: { emissions: Parameters<typeof explanation>[0] } } }
  const attributes = { ...data.attributes, explanation: explanation(data.attributes.emissions) }
  return { ...body, data: { ...data, attributes } }
}

/**
 * The context of one calculation: of the edition that it is about. Places and routes stay unopened until it asks. A class:
 * V8 makes a hidden class of its own for every object literal with getters, which lives until the next full collection.
 */
class WatchedContext implements Context {
  readonly edition: Edition
  readonly editions: Context['editions']
  readonly release: string
  readonly sha256: Context['sha256']
  readonly synonyms: Synonyms
  readonly #given: Context
  #usesGeography = false

  constructor(given: Context, edition: Edition) {
    this.edition = edition
    this.editions = given.editions
    this.release = given.release
    this.sha256 = given.sha256
    this.synonyms = given.synonyms
    this.#given = given
  }

  get places(): Context['places'] {
    this.#usesGeography = true
    return this.#given.places
  }

  get routing(): Context['routing'] {
    this.#usesGeography = true
    return this.#given.routing
  }

  get geographyHash(): string {
    return this.#given.geographyHash
  }

  get batch(): Context['batch'] {
    return this.#given.batch
  }

  /** Whether places or routes were asked for. */
  get usesGeography(): boolean {
    return this.#usesGeography
  }
}

const readers = perEdition(() => new Map<string, QueryReader>())

/** Reads the parameters of an operation; made once for an edition. */
export function readerOf(operation: Operation, edition: Edition, words: Synonyms): QueryReader {
  const known = readers(edition)
  const reader =
    known.get(operation.name) ??
    compileQuery(operation.query(edition), { countries: countryCodes(edition, words), words })
  known.set(operation.name, reader)
  return reader
}

/** The readers of many operations, before they are asked: the first who asks would wait for the factors behind the words. */
export function* prepareReaders(
  operations: readonly Operation[],
  { edition, synonyms }: Context,
): InSteps<void> {
  for (const operation of operations) {
    readerOf(operation, edition, synonyms)
    yield
  }
}
