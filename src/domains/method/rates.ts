/** What a method answers to one unit of each of its questions, as a table for databases: read from the terms. */

import {
  type CalculationResult,
  type Context,
  type Opening,
  type Operation,
  outcomeOf,
} from '../../contract/operation.ts'
import { type Assumption, tierOf } from '../../engine/assumption.ts'
import type { Measure } from '../../engine/calculation.ts'
import { type Contribution, massOf } from '../../engine/contribution.ts'
import type { Plan } from '../../engine/derive/plan.ts'
import { weakest } from '../../engine/derive/quality.ts'
import { shortRowPlan } from '../../engine/derive/short-row.ts'
import { decimal } from '../../engine/numbers/decimal.ts'
import {
  addRationals,
  multiplyRationals,
  type Rational,
  rational,
  ZERO_RATIONAL,
} from '../../engine/numbers/rational.ts'
import type { Term } from '../../engine/term.ts'
import type { Tier } from '../../engine/trail.ts'
import {
  lineCells,
  lineColumns,
  type RateProduct,
  type RateRow,
  type Rates,
  rateRow,
  rowOrReason,
  textColumn,
  wholeColumn,
  yesNoColumn,
} from '../rates.ts'
import type { Calculated } from './figures.ts'
import type { AnyMethod, MeasureOf } from './method.ts'

/** A column of grams: of the whole total, of a part of it, or of what stands beside it. */
export interface RateFigure {
  readonly description: string
  /** The part of the terms; all terms of the total without one. */
  readonly part?: string
  readonly line: Term['line']
}

export interface MethodRates<Params> {
  readonly name: string
  readonly description: string
  /** Databases multiply where it has one measure, which is a product of parameters. */
  readonly method: Pick<AnyMethod, 'measures'>
  readonly units?: RateProduct['units']
  readonly assumed?: RateProduct['assumed']
  readonly keys: Rates['keys']
  readonly figures: Readonly<Record<string, RateFigure>>
  /** Columns that say whether there are terms of a part, or, without one, whether Scope 2 by contract is determined. */
  readonly has?: Readonly<Record<string, { readonly part?: string; readonly description: string }>>
  /** Columns with the tier of a line that a request gives itself: what is assumed of the place lowers it. */
  readonly given?: Readonly<Record<string, { readonly description: string }>>
  /** One request for each row, of one unit, with the keys by which rows find it. */
  questions(context: Context): Iterable<readonly [keys: RateRow, params: Params]>
}

/** An operation of a method. */
interface RateOperation<Params> extends Opening<Params, Calculated>, Pick<Operation, 'query'> {}

export function ratesOf<Params>(
  operation: RateOperation<Params>,
  {
    name,
    description,
    method,
    units = {},
    assumed = {},
    keys,
    figures,
    has = {},
    given = {},
    questions,
  }: MethodRates<Params>,
): Rates {
  const [measure, ...more] = Object.values(method.measures ?? {})
  const lines = Object.fromEntries(Object.entries(figures).map(([of, { line }]) => [of, line]))
  const rated = Object.keys(figures).filter((of) => figures[of]?.part !== undefined)
  const described = (all: Readonly<Record<string, { description: string }>>, column: typeof wholeColumn) =>
    Object.fromEntries(Object.entries(all).map(([of, { description: text }]) => [of, column(text)]))
  return {
    name,
    description,
    keys,
    figures: {
      ...described(figures, wholeColumn),
      ...Object.assign({}, ...rated.map(lineColumns)),
      ...described(given, textColumn),
      ...described(has, yesNoColumn),
    },
    ...(measure && more.length === 0 && { product: productOf(measure) }),
    async *rows(context) {
      for (const [key, params] of questions(context)) {
        yield await rowOrReason(key, async () => rowOf(key, await outcomeOf(operation, context, params)))
      }
    },
  }

  function productOf({ product: quantities, ...limits }: MeasureOf): RateProduct {
    return { query: operation.query, quantities, ...limits, units, assumed, lines, rated }
  }

  function rowOf(key: RateRow, { result, notices }: CalculationResult<Calculated>): RateRow {
    const { plan, assumptions } = result
    const grams = Object.entries(figures).map(([of, figure]) => [of, gramsOf(plan, figure)])
    const row = rateRow(key, {
      figures: Object.fromEntries(grams),
      plan: shortRowPlan(plan.trail.factors),
      rating: plan.report.ratings(oneOfEach(plan), assumptions).total,
      notices,
    })
    if (row.reason !== undefined) return row
    const isThere = ({ part }: { part?: string }) =>
      part === undefined ? plan.market === 'determined' : plan.terms.some((term) => term.part === part)
    const ofGiven = Object.keys(given).map((of) => [of, givenTier(assumptions)])
    const ofLines = { ...linesOf(plan, assumptions, figures), ...Object.fromEntries(ofGiven) }
    return {
      ...row,
      ...ofLines,
      ...Object.fromEntries(Object.entries(has).map(([of, one]) => [of, isThere(one)])),
    }
  }
}

const ONE_UNIT: Measure = { digits: 1, scale: 0 }
const oneOfEach = ({ terms }: Plan) => Object.fromEntries(terms.map(({ of }) => [of, ONE_UNIT]))

/** How good each line of the report is and how far it may be off; nothing of lines without a number. */
function linesOf(
  plan: Plan,
  assumptions: readonly Assumption[],
  figures: Readonly<Record<string, RateFigure>>,
): RateRow {
  const { lines, ratings, spans } = plan.report
  const measures = oneOfEach(plan)
  const [rated, spanned] = [ratings(measures, assumptions).lines, spans(measures)]
  const cells = Object.entries(figures).map(([of, { part }]): RateRow => {
    const at = lines.findIndex(({ perspective, parts }) => {
      return perspective === 'reporter' && part !== undefined && parts.has(part)
    })
    const [rating, span] = [rated[at], spanned[at]]
    return rating && span ? lineCells(of, rating, span) : {}
  })
  return Object.assign({}, ...cells)
}

/** Of what is assumed, that which holds for the whole answer. */
function givenTier(assumptions: readonly Assumption[]): Tier {
  const left = assumptions.filter(({ reaches }) => reaches === undefined)
  return weakest(['user', ...left.flatMap((one) => tierOf(one) ?? [])])
}

const GRAMS_PER_KG = rational(decimal(1000))

function gramsOf({ terms, trail }: Plan, { part }: RateFigure): Rational {
  const wanted = part === undefined ? trail.factors : terms.filter((term) => term.part === part)
  return gramsOfTerms(wanted)
}

/** For one unit of each measure. */
export function gramsOfTerms(terms: readonly Contribution[]): Rational {
  return multiplyRationals(terms.map(massOf).reduce(addRationals, ZERO_RATIONAL), GRAMS_PER_KG)
}
