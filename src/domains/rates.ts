/**
 * What a domain answers to one unit of each question, as a table: whoever joins it with rows of quantities, in a database
 * or on a cluster, has the grams of the engine without the engine. All arithmetic is of whole numbers.
 */

import type { Context, Operation } from '../contract/operation.ts'
import { qualityText } from '../engine/derive/quality.ts'
import type { Rating } from '../engine/derive/rating.ts'
import type { ShortRowPlan } from '../engine/derive/short-row.ts'
import { ApiError } from '../engine/errors.ts'
import type { Notice } from '../engine/notices.ts'
import { digitsOf, enclosed, toCommonDenominator } from '../engine/numbers/common-denominator.ts'
import type { Decimal } from '../engine/numbers/decimal.ts'
import type { Rational } from '../engine/numbers/rational.ts'
import type { Span } from '../engine/range.ts'
import type { Term } from '../engine/term.ts'

/** whole: at most NUMERATOR_DIGITS. wide: at most 38. multiplier: a double. */
export type RateKind = 'text' | 'yes_no' | 'whole' | 'wide' | 'multiplier'

export interface RateColumn {
  readonly kind: RateKind
  readonly description: string
}

export type RateCell = string | boolean | bigint | number | undefined
export type RateRow = Readonly<Record<string, RateCell>>

export interface Rates {
  /** Of its file. */
  readonly name: string
  readonly description: string
  /** By which a question finds its row. */
  readonly keys: Readonly<Record<string, RateColumn>>
  /** Numerators of grams a unit over the column `denominator`, and what else the arithmetic takes. */
  readonly figures: Readonly<Record<string, RateColumn>>
  /** Absent where an answer is more than a rate times a product of quantities. */
  readonly product?: RateProduct
  /** May be asked once for each edition: it takes some seconds. */
  rows(context: Context): AsyncIterable<RateRow>
}

/** What a database needs, beside the table, to multiply the rates by the quantities of a question. */
export interface RateProduct {
  /** The parameters of the question, with their limits and defaults. */
  readonly query: Operation['query']
  /** The parameters whose product the rates are multiplied by, and above what the product is refused. */
  readonly quantities: readonly string[]
  readonly maximum?: number
  /** For each parameter that names a unit: one of each, in the unit of the rates. */
  readonly units: Readonly<Record<string, Readonly<Record<string, Decimal>>>>
  /** For parameters without a default: what is assumed where none is given, in words. */
  readonly assumed: Readonly<Record<string, string>>
  /** For each figure of grams: where it is reported. */
  readonly lines: Readonly<Record<string, Term['line']>>
  /** The figures that are lines of a report: with columns of LINE_COLUMNS. */
  readonly rated: readonly string[]
}

/** Columns of every table of rates, behind its figures. */
export const RATE_COLUMNS: Readonly<Record<string, RateColumn>> = {
  denominator: { kind: 'wide', description: 'Of every numerator of the row.' },
  range_low: { kind: 'multiplier', description: 'Of the grams, for the lower end of the range.' },
  range_high: { kind: 'multiplier', description: 'Of the grams, for the upper end of the range.' },
  tier: {
    kind: 'text',
    description:
      'Of the total: exact where all kilograms are, else the weakest tier with 5 % or more of them.',
  },
  quality: {
    kind: 'text',
    description:
      'Of the total: shares of its kilograms by tier, as in "exact 0.847 estimate 0.153"; empty for zero kilograms.',
  },
  factor_id: { kind: 'text', description: 'The first factor of the result, as in /v1/factors.' },
  factor_ids: { kind: 'text', description: 'All of them, separated by spaces.' },
  notices: { kind: 'text', description: 'Codes of the notices, separated by spaces.' },
  reason: {
    kind: 'text',
    description: 'Why there is no value: the error code of the request.',
  },
}

/** Behind the name of a figure that is a line of a report; empty where a row has no such line. */
export const LINE_COLUMNS: Readonly<Record<string, RateColumn>> = {
  tier: { kind: 'text', description: 'Of the line.' },
  quality: { kind: 'text', description: 'Of the line: shares of its kilograms by tier.' },
  range_low: { kind: 'multiplier', description: 'Of the grams of the line, for the lower end of its range.' },
  range_high: { kind: 'multiplier', description: 'Of the same, for the upper end.' },
}

export const lineColumns = (figure: string): Rates['figures'] =>
  Object.fromEntries(Object.entries(LINE_COLUMNS).map(([name, column]) => [`${figure}_${name}`, column]))

/** The cells of a line in those columns. */
export const lineCells = (figure: string, { tier, quality }: Rating, { low, high }: Span): RateRow => ({
  [`${figure}_tier`]: tier,
  [`${figure}_quality`]: quality && qualityText(quality),
  [`${figure}_range_low`]: low,
  [`${figure}_range_high`]: high,
})

export interface RateFigures {
  /** By the names of the columns; what is left out is no column of the row. */
  readonly figures: Readonly<Record<string, Rational>>
  readonly plan: ShortRowPlan
  /** Of the total. */
  readonly rating: Rating
  readonly notices: readonly Notice[]
}

/**
 * Digits of a numerator: times so much as moves on Earth in a year, in gram-metres or in millionths of a kWh, it stays
 * below the 38 that databases have.
 */
export const NUMERATOR_DIGITS = 18

/** The engine is needed: the figure is a quotient of more digits than databases multiply. */
export const NEEDS_ENGINE = 'needs_engine'

/** With exact numerators. */
export function rateRow(keys: RateRow, answered: RateFigures): RateRow {
  const names = Object.keys(answered.figures)
  const { numerators, denominator } = toCommonDenominator(Object.values(answered.figures))
  if (digitsOf(numerators) > NUMERATOR_DIGITS) return { ...keys, reason: NEEDS_ENGINE }
  return {
    ...keys,
    ...Object.fromEntries(names.map((name, at) => [name, numerators[at]])),
    denominator,
    ...labelsOf(answered),
  }
}

/** With two for each: where both give the same grams, these are the engine's. */
export function enclosedRow(keys: RateRow, answered: RateFigures): RateRow {
  const names = Object.keys(answered.figures)
  const { low, high, denominator } = enclosed(Object.values(answered.figures), NUMERATOR_DIGITS)
  return {
    ...keys,
    ...Object.fromEntries(names.map((name, at) => [`${name}_low`, low[at]])),
    ...Object.fromEntries(names.map((name, at) => [`${name}_high`, high[at]])),
    denominator,
    ...labelsOf(answered),
  }
}

function labelsOf({ plan: { span, factorIds }, rating: { tier, quality }, notices }: RateFigures): RateRow {
  return {
    range_low: span.low,
    range_high: span.high,
    tier,
    quality: quality && qualityText(quality),
    factor_id: factorIds[0],
    factor_ids: factorIds.join(' '),
    notices: [...new Set(notices.map(({ code }) => code))].join(' '),
  }
}

/** The row of a question, or the code by which it is refused; a fault of ours is thrown. */
export async function rowOrReason(keys: RateRow, answer: () => Promise<RateRow>): Promise<RateRow> {
  try {
    return await answer()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { ...keys, reason: error.code }
  }
}

/** Columns of an enclosed figure. */
export const enclosedColumns = (name: string, description: string): Rates['figures'] => ({
  [`${name}_low`]: wholeColumn(`${description} Not above the exact value.`),
  [`${name}_high`]: wholeColumn('The same, not below it.'),
})

export const textColumn = (description: string): RateColumn => ({ kind: 'text', description })
export const yesNoColumn = (description: string): RateColumn => ({ kind: 'yes_no', description })
export const wholeColumn = (description: string): RateColumn => ({ kind: 'whole', description })
