/** What a method answers to one unit of each of its questions, as a table for databases: read from the terms. */
import { massOf } from '../../core/contribution.ts'
import { decimal } from '../../core/decimal.ts'
import {
  addRationals,
  multiplyRationals,
  type Rational,
  rational,
  ZERO_RATIONAL,
} from '../../core/rational.ts'
import { briefPlan } from '../../engine/derive/short-row.ts'
import type { Plan } from '../../engine/plan.ts'
import type { Term } from '../../engine/term.ts'
import type { Context, Operation, Outcome } from '../operation.ts'
import {
  type RateProduct,
  type RateRow,
  type Rates,
  rateRow,
  rowOrReason,
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
  /** Columns that say whether there are terms of a part. */
  readonly has?: Readonly<Record<string, { readonly part: string; readonly description: string }>>
  /** One request for each row, of one unit, with the keys by which rows find it. */
  questions(context: Context): Iterable<readonly [keys: RateRow, params: Params]>
}

/** An operation of a method. */
interface Asked<Params> {
  readonly query: Operation['query']
  calculate(context: Context, params: Params): Outcome<Calculated> | Promise<Outcome<Calculated>>
}

export function ratesOf<Params>(
  { query, calculate }: Asked<Params>,
  {
    name,
    description,
    method,
    units = {},
    assumed = {},
    keys,
    figures,
    has = {},
    questions,
  }: MethodRates<Params>,
): Rates {
  const [measure, ...more] = Object.values(method.measures ?? {})
  const lines = Object.fromEntries(Object.entries(figures).map(([of, { line }]) => [of, line]))
  const described = (all: Readonly<Record<string, { description: string }>>, column: typeof wholeColumn) =>
    Object.fromEntries(Object.entries(all).map(([of, { description: text }]) => [of, column(text)]))
  return {
    name,
    description,
    keys,
    figures: { ...described(figures, wholeColumn), ...described(has, yesNoColumn) },
    ...(measure && more.length === 0 && { product: productOf(measure) }),
    async *rows(context) {
      for (const [key, params] of questions(context)) {
        yield await rowOrReason(key, async () => rowOf(key, await calculate(context, params)))
      }
    },
  }

  function productOf({ product: quantities, ...limits }: MeasureOf): RateProduct {
    return { query, quantities, ...limits, units, assumed, lines }
  }

  function rowOf(key: RateRow, { result: { plan }, notices }: Outcome<Calculated>): RateRow {
    const grams = Object.entries(figures).map(([of, figure]) => [of, gramsOf(plan, figure)])
    const row = rateRow(key, {
      figures: Object.fromEntries(grams),
      plan: briefPlan(plan.trail.factors),
      notices,
    })
    const isThere = ({ part }: { part: string }) => plan.terms.some((term) => term.part === part)
    return { ...row, ...Object.fromEntries(Object.entries(has).map(([of, one]) => [of, isThere(one)])) }
  }
}

const GRAMS_PER_KG = rational(decimal(1000))

function gramsOf({ terms, trail }: Plan, { part }: RateFigure): Rational {
  const wanted = part === undefined ? trail.factors : terms.filter((term) => term.part === part)
  const kilograms = wanted.map(massOf).reduce(addRationals, ZERO_RATIONAL)
  return multiplyRationals(kilograms, GRAMS_PER_KG)
}
