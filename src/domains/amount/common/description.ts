/** The description of a domain whose emissions are an amount times a published factor. */
import type { Static, TObject, TProperties } from 'typebox'
import type { Operation } from '../../../contract/operation.ts'
import type { Need } from '../../../contract/params/schema.ts'
import type { Assumption } from '../../../engine/assumption.ts'
import type { Component } from '../../../engine/contribution.ts'
import type { Input } from '../../../engine/identity.ts'
import type { Decimal } from '../../../engine/numbers/decimal.ts'
import type { ScopeLine } from '../../../engine/term.ts'
import type { Tier } from '../../../engine/trail.ts'
import type { RangePlace } from '../../../factors/reference/ranges.ts'
import type { Report, Table, TableSet } from '../../../factors/tables/table.ts'
import type { Message } from '../../../messages/values.ts'
import type { Domain } from '../../domain.ts'
import type { Published } from './country.ts'
import type { AmountFactor, FactorOf } from './factor.ts'
import type { AmountList } from './list.ts'

/** Factors by the parts of the result that they are of: `{ supply, treatment }`. */
export type FactorsOfParts = { readonly [Name in Component]?: AmountFactor | undefined }

type FactorField = 'factor' | `${Component}_factor`

/** What a response shows of what was understood. */
type Shown<Fields extends TProperties> = Static<TObject<Fields>>

/** The names of the fields that are numbers, but for the factors. */
type NumberNames<All> = {
  [Name in keyof All]-?: Name extends FactorField ? never : All[Name] extends number ? Name : never
}[keyof All]

/** Fields that are words or decisions: they are the choice. */
export type Words<All> = Omit<All, FactorField | NumberNames<All>>

/** What a request means, under the names of the fields of the response. */
export interface Understood<Fields extends TProperties> {
  readonly choice: Words<Shown<Fields>> & Readonly<Record<string, string | boolean | undefined>>
  readonly factors: FactorsOfParts
  /** The amount, in the unit of the factors. */
  readonly measure: Decimal
  /** With those that the note names. */
  readonly numbers: Pick<Shown<Fields>, NumberNames<Shown<Fields>>> & Readonly<Record<string, number>>
  /** How the amount came about, where it is not the one that was given: `{days} days of 8 hours`. */
  readonly note?: string | undefined
  /** The same request with the names that were understood; absent where no parameter is a name. */
  readonly asked?: Input
  /** Notices that follow from the request itself. */
  readonly ofRequest?: readonly Assumption[]
}

export interface AmountDescription<
  Parameters extends TProperties,
  Factors,
  Fields extends TProperties,
  Item,
> {
  /** `water` is /v1/water/emissions, WaterEmissionAnswer and docs/methods/water.md. */
  readonly name: string
  /** Of the domain, for the OpenAPI document. */
  readonly summary: string
  /** `additional` unless it says otherwise. */
  readonly status?: Domain['status']
  /** Texts of its operation. */
  readonly title: string
  readonly description: string
  readonly refusals: string
  readonly examples: Operation['examples']
  readonly methodology: string
  /** What of the GHG Protocol it serves. */
  readonly protocol: string

  /** The last one has the factors. */
  readonly tables: readonly [...Table[], Table]
  /** What the factors are of, for the error of an edition without any; absent where all editions have them. */
  readonly mayLack?: Message
  check(tables: TableSet, report: Report): void
  /** The country that the factors were published for; absent where they hold everywhere. */
  readonly published?: Published
  /** Exact where they were published for and `region` elsewhere, unless it says otherwise. */
  readonly tiers?: Readonly<Record<RangePlace, Tier>>
  /** Rows of the publication are known to contradict each other: there is a parameter `errata`. */
  readonly hasErrata?: true
  /** The publication has factors of each year: a response says so where it rests on those of another. */
  readonly isYearly?: true
  /** What an edition has. */
  factors(tables: TableSet, factorOf: FactorOf): Factors

  /** Beside `country` and how the result is presented. */
  readonly parameters: Parameters
  /** What of them must be given, where no single one must. */
  readonly needs?: Need
  /** The description of the parameter `country`. */
  readonly country: string
  /** What the factors are per: `m3`. */
  readonly unit: string
  /** Parts of the result, and the line that each is reported under. */
  readonly lines: Readonly<Partial<Record<Component, ScopeLine>>>
  /** Descriptions of the lines of `ghg_protocol_scopes`. */
  readonly scopes: Readonly<Partial<Record<ScopeLine, string>>>
  /** Descriptions of the parts; absent where there is one alone. */
  readonly breakdown?: Readonly<Partial<Record<Component, string>>>
  /** No publisher says how much CO2 there is that plants took up as they grew. */
  readonly isBiogenicUnknown?: true
  /**
   * The schema of what was understood, and its description. A factor has the name of its part, as in `supply_factor`, or
   * none where there is one part; the unit of the factors and the country come behind.
   */
  readonly fields: Fields
  readonly fieldsAre: string
  /** Throws an ApiError for what has no answer; `factors` does so for an edition from before the domain. */
  understand(params: Static<TObject<Parameters>>, factors: () => Factors): Understood<Fields>
  /** What a choice assumes beside that; `place`: whether the factors were published for the country. */
  assumptions?(
    choice: Words<Shown<Fields>>,
    place: RangePlace,
    ofRequest: readonly Assumption[],
  ): readonly Assumption[]
  /** What it is about, as a part of a sentence: `water in France`. `country`: its code. */
  what(choice: Words<Shown<Fields>>, country: string): Message
  /** What there are factors for: an operation of its own. */
  readonly list?: AmountList<Factors, Item>
}

/** Any of them, for what reads all of them alike. */
// biome-ignore lint/suspicious/noExplicitAny: its own types hold together where it is written.
export type AnyDescription = AmountDescription<any, any, any, any>
