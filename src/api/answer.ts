/** From a request to its answer: the one way, whatever the surface. */

import { contentsOf } from '../contract/contents.ts'
import { presentNotices, refuseFallbacks, type Strictness } from '../contract/notices.ts'
import {
  type CalculationResult,
  type Context,
  type Operation,
  outcomeOf,
  type WrittenResponse,
} from '../contract/operation.ts'
import type { RawQuery } from '../contract/params/query.ts'
import { canonicalRequest } from '../contract/request.ts'
import { explanation } from '../engine/derive/explain.ts'
import { ApiError } from '../engine/errors.ts'
import { calculationId } from '../engine/identity.ts'
import type { Notice } from '../engine/notices.ts'
import type { Edition } from '../factors/edition.ts'
import type { Synonyms } from '../factors/tables/synonyms.ts'
import { ENGLISH, type Language } from '../messages/locale.ts'
import { textOf } from '../messages/messages.ts'
import { answerMeta } from './answer-meta.ts'
import { withOtherEditions } from './other-editions.ts'
import { type PresentationAsked, type Representation, representationOf } from './representation.ts'
import { type Profile, type Request, readRequest } from './request/request.ts'
import { typeOf } from './request/types.ts'
import type { ShortResult } from './short-result.ts'

export interface Calculation {
  readonly id: string
  readonly edition: Edition
  /** Two of them with one id have one body but for its time. */
  readonly isWithoutNotices: boolean
  readonly isLong: boolean
  /** Of the calculation, without those about names that are no parameters. */
  readonly notices: readonly Notice[]
  /** Whether the question names its edition, which an answer without it speaks of. */
  readonly namesEdition: boolean
  readonly language: Language
  /** The answer of the contract. */
  body(): object
  /** The answer in short, of a calculation. */
  readonly short?: (() => ShortResult) | undefined
  /** The body as JSON: of what is asked often, it is made without the object. */
  write(): WrittenResponse
  /** What was asked for instead of the body. */
  readonly representation?: Representation | undefined
}

/**
 * Answers a request whose parameters are texts. Throws an ApiError for one that has no answer, and with strict=true for
 * one that only a fallback answers.
 */
export async function ask(
  operation: Operation,
  context: Context,
  given: RawQuery,
  profile?: Profile,
): Promise<Calculation> {
  try {
    return await calculation(context, await readRequest(operation, context, given, profile))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    throw await withOtherEditions(operation, context, given, error)
  }
}

/** All that takes time is opened here, at the door; what follows calculates at once. */
export async function calculation(context: Context, request: Request): Promise<Calculation> {
  const { operation, params, edition } = request
  if (operation.isGeographic) await context.openGeography?.()
  const own = new WatchedContext(context, edition, request.strict)
  return named(own, request, await outcomeOf(operation, own, params as never, request.nearest))
}

/**
 * The result of a calculation in short alone, at a part of the cost: for long lists. Throws as `ask` does; undefined of an
 * operation that calculates nothing.
 */
export async function shortResult(context: Context, request: Request): Promise<ShortResult | undefined> {
  const { operation, params, edition } = request
  if (operation.isGeographic) await context.openGeography?.()
  const isAsServed = edition === context.edition && request.strict === false
  const own = isAsServed ? context : new WatchedContext(context, edition, request.strict)
  const outcome = await outcomeOf(operation, own, params as never, request.nearest)
  refuseFallbacks(request.strict, withNearest(outcome.notices, request.nearest), operation.subjects)
  return shortOf(request, outcome, idOf(context, edition, outcome))
}

function shortOf(
  { operation, params, edition, notices: ofQuery, nearest }: Request,
  { notices, result, askAgain = params }: CalculationResult<unknown>,
  calculationId: string,
): ShortResult | undefined {
  const { shortRow, path } = operation
  if (shortRow === undefined) return undefined
  return {
    type: typeOf(operation),
    calculationId,
    request: canonicalRequest(path, askedAgain(operation, askAgain, nearest), edition.name),
    shortRow: shortRow(edition, result),
    edition: edition.name,
    editionHash: edition.hash,
    notices: codesOf(withNearest(notices, nearest), ofQuery),
  }
}

function idOf(
  { sha256 }: Context,
  { hash: editionHash }: Edition,
  { kind, identity: input, writtenIdentity: written }: CalculationResult<unknown>,
): string {
  return calculationId(sha256, { kind, editionHash, input, written })
}

function named(context: WatchedContext, request: Request, outcome: CalculationResult<unknown>): Calculation {
  const { operation, params, strict, language, notices: ofQuery, nearest, namesEdition } = request
  const { result, isShort, askAgain = params } = outcome
  const notices = withNearest(outcome.notices, nearest)
  const { subjects, path, isAboutEditions = false } = operation
  const { edition } = context
  refuseFallbacks(strict, notices, subjects)
  const id = idOf(context, edition, outcome)
  const asked = params as PresentationAsked & { readonly explain?: boolean }
  const isExplained = asked.explain === true
  const asks = askedAgain(operation, askAgain, nearest)
  const repeated = language === ENGLISH ? asks : { ...asks, lang: language }
  const meta = () =>
    answerMeta(context, {
      path,
      params: repeated,
      namesEdition,
      isAboutEditions,
      usesGeography: context.usesGeography,
    })
  const parts = () => {
    // A name that is no parameter is shown as it was written, even where it is a subject.
    const all = [...presentNotices(notices, subjects, language), ...presentNotices(ofQuery, {}, language)]
    return { id, result, notices: all, meta: meta(), language }
  }
  const body = () => {
    const whole = operation.present(edition, parts())
    return isExplained ? withExplanation(whole, language) : whole
  }
  const short = operation.shortRow && (() => shortOf(request, outcome, id) as ShortResult)
  return {
    id,
    edition,
    isWithoutNotices: notices.length + ofQuery.length === 0,
    notices,
    isLong: operation.isLong === true && isShort !== true,
    namesEdition,
    language,
    // Without spreading: that takes longer than a calculation.
    short,
    representation: representationOf(operation, asked, { edition, result, parts, short, body }),
    body,
    write() {
      const isPlain = !isExplained && ofQuery.length === 0
      const written =
        isPlain && operation.write?.(edition, { id, result, notices, subjects, language, meta: meta() })
      return written || asWritten(body())
    },
  }
}

/** As an object: the answer of the contract, or that of another standard where it is asked for. */
export function documentOf({ representation, body }: Calculation): object {
  return representation?.form === 'document' ? representation.present() : body()
}

/**
 * A request names the form of its answer where that is a document that can be checked: JSON of another standard. A word for
 * which the nearest class was taken stays that word, so that the same is said of it again.
 */
function askedAgain(operation: Operation, asked: object, nearest: readonly Notice[]): object {
  const params = nearest.length === 0 ? asked : { ...asked, ...wordsOf(nearest) }
  return withForm(operation, params)
}

function wordsOf(nearest: readonly Notice[]): object {
  return Object.fromEntries(nearest.map(({ subject = '', values }) => [subject, values.value]))
}

function withForm({ representations = {} }: Operation, params: object): object {
  const { format, field } = params as PresentationAsked
  if (format === undefined && field === undefined) return params
  const { format: _format, field: _field, ...rest } = params as PresentationAsked
  return Object.hasOwn(representations, format ?? '') ? { ...rest, format } : rest
}

/** A calculation says them itself; of what calculates nothing they are said here. */
function withNearest(notices: readonly Notice[], nearest: readonly Notice[]): readonly Notice[] {
  const isSaid = (one: Notice) =>
    notices.some(({ key, subject }) => key === one.key && subject === one.subject)
  const unsaid = nearest.filter((one) => !isSaid(one))
  return unsaid.length === 0 ? notices : [...notices, ...unsaid]
}

const NO_CODES: readonly string[] = Object.freeze([])

function codesOf(notices: readonly Notice[], ofQuery: readonly Notice[]): readonly string[] {
  if (notices.length + ofQuery.length === 0) return NO_CODES
  return [...new Set([...notices, ...ofQuery].map(({ code }) => code))]
}

function asWritten(body: object): WrittenResponse {
  return { json: () => JSON.stringify(body), contents: () => contentsOf(body) }
}

/** Operations with the parameter `explain` answer with emissions. */
function withExplanation(body: object, language: Language): object {
  const { data } = body as { data: { attributes: { emissions: Parameters<typeof explanation>[0] } } }
  const sentences = explanation(data.attributes.emissions).map((one) => textOf(one, language))
  const attributes = { ...data.attributes, explanation: sentences }
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
  readonly errata: Context['errata']
  readonly strict: Strictness
  readonly #given: Context
  #usesGeography = false

  constructor(given: Context, edition: Edition, strict: Strictness) {
    this.edition = edition
    this.strict = strict
    this.editions = given.editions
    this.release = given.release
    this.sha256 = given.sha256
    this.synonyms = given.synonyms
    this.errata = given.errata
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
