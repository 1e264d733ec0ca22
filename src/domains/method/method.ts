/**
 * A method: how a domain calculates one kind of result. The domain understands the request and says which terms its
 * choice has; all else (totals, lines, ranges, trail, short rows, rates, templates) is derived from the terms.
 */
import type { Static, TSchema } from 'typebox'
import type { Context } from '../../contract/operation.ts'
import type { Assumption } from '../../engine/assumption.ts'
import type { Breakdown } from '../../engine/breakdown.ts'
import type { Calculation } from '../../engine/calculation.ts'
import type { ChoiceOf } from '../../engine/choice.ts'
import type { ChainView, MarketView } from '../../engine/derive/plan.ts'
import type { UndeterminedLine } from '../../engine/report-line.ts'
import type { ScopeLine, Term } from '../../engine/term.ts'
import type { MassUnit } from '../../engine/units.ts'
import type { Message } from '../../messages/values.ts'
import type { Placed, Slots } from './slots.ts'

type Attributes<Answer extends TSchema> =
  Static<Answer> extends { data: { attributes: infer All } } ? All : never

type Emissions<Answer extends TSchema> = Attributes<Answer> extends { emissions: infer Own } ? Own : never

/** Fields that the engine fills in every calculation. */
type Derived =
  | 'co2e'
  | 'co2e_unit'
  | 'co2e_grams'
  | 'co2e_calculation_method'
  | 'breakdown'
  | 'tier'
  | 'quality'
  | 'lines'
  | 'range'
  | 'rounding'
  | 'source_trail'
  | 'equivalents'

/** What a result complies with, and how far, by the name of the standard. */
export type Standards = Readonly<Record<string, string>>

/** A measure as a product of numeric parameters, where a domain has one. */
export interface MeasureOf {
  /** The parameters whose product it is, in its unit. */
  readonly product: readonly string[]
  /** Above it a request is refused. */
  readonly maximum?: number
}

export interface Method<
  Params,
  Choice extends ChoiceOf<Choice>,
  Numbers extends object,
  Rates extends string,
  Answer extends TSchema,
  Opened = void,
> {
  /** The type of its answers: `hotel_emission`. */
  readonly kind: string
  /** The page that says how it is calculated. */
  readonly page: string
  readonly methodology: string | ((choice: Choice) => string)
  readonly standards: Standards | ((choice: Choice) => Standards)
  /** Grams unless it says otherwise. */
  readonly unit?: MassUnit
  readonly breakdown?: Breakdown
  /** Other amounts that labels place, by name. */
  readonly amounts?: Breakdown
  /** The fields of `emissions` in their order, where those that the engine fills in do not come first. */
  readonly emissionFields?: readonly string[]
  /** The lines of `ghg_protocol_scopes`, where each is one number. */
  readonly scopes?: readonly ScopeLine[]
  /** Measures that are products of parameters: what databases multiply. */
  readonly measures?: Readonly<Record<string, MeasureOf>>
  /** The GWP set is that of the parts with something in them, and not that of all terms. */
  readonly gwpOfFilledParts?: true
  /** Decimals of equivalents: 1 unless it says otherwise. */
  readonly equivalentDecimals?: number
  /** The one place that sees parameters. Throws an ApiError for what has no answer. */
  calculate(context: Context, params: Params, opened: Opened): Calculation<Choice, Numbers, Rates>
  /** For one unit of each measure: a function of the choice alone. */
  terms(choice: Choice): readonly Term[]
  /** Of a transport chain: its legs. */
  chain?(choice: Choice): ChainView
  /** Whether Scope 2 by contract is a number to report: it is, where absent. */
  market?(choice: Choice): MarketView
  /** Lines of the report for which no number is known. */
  undetermined?(choice: Choice): readonly UndeterminedLine[]
  /** What the choice assumes, in the order in which it is said, with what follows from how it was asked. */
  assumptions?(choice: Choice, ofRequest: readonly Assumption[]): readonly Assumption[]
  /** The class of its range, for what was measured of it (docs/calibration.md); absent: nothing was. */
  calibrationClass?(choice: Choice): string
  /** The data year. */
  year(choice: Choice): number
  /** What it is about, as a part of a sentence: `a hotel stay in France`. */
  what(choice: Choice): Message
  /** Fields of `emissions` of its own. */
  emissions?(choice: Choice, slots: Slots<Numbers, Rates>): Placed<Partial<Omit<Emissions<Answer>, Derived>>>
  /** What was understood: all attributes but the emissions and notices. */
  attributes(
    choice: Choice,
    slots: Slots<Numbers, Rates>,
  ): Placed<Omit<Attributes<Answer>, 'emissions' | 'notices' | 'explanation'>>
}

// biome-ignore-start lint/suspicious/noExplicitAny: its own types hold together where it is written.
/** A method of any domain, for what reads all of them alike. */
export interface AnyMethod extends Omit<Method<any, any, any, any, any, any>, 'emissions' | 'attributes'> {
  emissions?(choice: any, slots: any): object
  attributes(choice: any, slots: any): object
}
// biome-ignore-end lint/suspicious/noExplicitAny: see above

/** The parameters that a method is asked with. */
export type ParamsOf<M extends AnyMethod> = Parameters<M['calculate']>[1]

/** What is opened before it calculates. */
export type OpenedOf<M extends AnyMethod> = Parameters<M['calculate']>[2]

export type ChosenOf<M extends AnyMethod> = Parameters<M['terms']>[0]
