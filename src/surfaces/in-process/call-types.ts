/** Types of the calls: what each operation takes and answers, generated from the operations, and the ways to ask. */
import type { ShortAnswer } from '../../api/short-result.ts'
import type { Language } from '../../messages/locale.ts'
import type { OperationTypes } from './generated/operation-types.ts'

/** The name of an operation: hotelEmissions. */
export type OperationName = keyof OperationTypes

/** The parameters of an operation; undefined is absent. */
export type ParamsOf<Name extends OperationName> = Given<OperationTypes[Name]['params']>

/** The response of an operation, `{ data, meta }`. */
export type AnswerOf<Name extends OperationName> = OperationTypes[Name]['answer']

type Given<Params> = {
  readonly [Name in keyof Params]: object extends Pick<Params, Name> ? Params[Name] | undefined : Params[Name]
}

/** Operations that answer with emissions, which have a short answer too. */
export type EmissionsName = {
  [Name in OperationName]: OperationTypes[Name]['answer'] extends {
    data: { attributes: { emissions: { co2e: number } } }
  }
    ? Name
    : never
}[OperationName]

export interface Options {
  /** Name of a data edition, or a year for its latest revision; the default of the release when left out. */
  readonly edition?: string | undefined
  /** Path of a CSV of your own figures, which are laid over the edition (docs/data.md). Read once. */
  readonly overlay?: string | undefined
  /** full when left out: the answer of the contract. */
  readonly fields?: 'full' | undefined
  /** The language of message, detail and explanation: en, the default, or de. */
  readonly lang?: Language | undefined
}

export interface ShortOptions extends Omit<Options, 'fields'> {
  /** The amount with its range, lines, factor and codes of notices alone, for a fraction of the time. */
  readonly fields: 'short'
}

export type { ShortAnswer }

/** What follows the name: parameters may be left out where none is required. */
export type Arguments<Name extends OperationName> =
  object extends ParamsOf<Name>
    ? [params?: ParamsOf<Name>, options?: Options]
    : [params: ParamsOf<Name>, options?: Options]

/** By name, as in a query string; undefined is absent. For names that are not known when a program is written. */
export type AnyParams = Readonly<Record<string, string | number | boolean | undefined>>

/** An answer of the v1 contract, as the HTTP service sends it: /openapi.json has the shape of each. */
export interface AnyAnswer {
  // biome-ignore lint/suspicious/noExplicitAny: every operation has a shape of its own
  readonly data: any
  // biome-ignore lint/suspicious/noExplicitAny: every operation has a shape of its own
  readonly meta: any
}
