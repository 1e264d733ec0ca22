/** All that follows from the terms of one choice, made once and kept with it: a request multiplies and fills in. */

import type { Assumption } from '../assumption.ts'
import { type Breakdown, componentsOf } from '../breakdown.ts'
import { asRational, isNothing, type Measure, type Measures } from '../calculation.ts'
import { type Contribution, massOf } from '../contribution.ts'
import { lazy } from '../helpers/lazy.ts'
import { memoizeLast } from '../helpers/memoize.ts'
import { outward } from '../numbers/quantity.ts'
import { multiplyRationals, nearest } from '../numbers/rational.ts'
import { NO_SPAN, spans } from '../range.ts'
import type { UndeterminedLine } from '../report-line.ts'
import type { ScopeLine, Term } from '../term.ts'
import { commonGwp, type GwpSet } from '../trail.ts'
import type { MassUnit } from '../units.ts'
import { aloneOf, isBeside, shownAmounts } from './amounts.ts'
import { type LegActivity, type Legs, legsOf } from './legs.ts'
import { linesOf } from './lines.ts'
import { type Portion, portionsOf } from './portions.ts'
import { type NamedContributions, type RangePlan, rangePlan } from './range.ts'
import { type ReportPlan, reportPlan } from './report-plan.ts'
import type { Result } from './result.ts'
import { shortLines } from './short-lines.ts'
import {
  filledLines,
  plannedShortRow,
  type RatedLines,
  type ShortRow,
  type ShortRowPlan,
  shortRowPlan,
} from './short-row.ts'
import { totalsOf } from './totals.ts'
import { figuresOfTerms, type TermTrail, trailOf } from './trail.ts'

/** What of a calculation is shown, and how. */
export interface View {
  readonly unit: MassUnit
  readonly breakdown: Breakdown
  readonly chain?: ChainView | undefined
  /** Lines for which no number is known. */
  readonly undetermined?: readonly UndeterminedLine[] | undefined
  readonly market?: MarketView | undefined
}

/**
 * Scope 2 by contract. not_determined: a full response shows a number in its place, which no list and no sum may have.
 * none: there is no number anywhere.
 */
export type MarketView = 'determined' | 'not_determined' | 'none'

/** A transport chain: its total is divided by the lines of whoever runs the vehicles, and by legs. */
export interface ChainView {
  readonly legs: readonly LegActivity[]
  /** All of it, for whoever has the goods carried: the line of short rows. */
  readonly buyer: ScopeLine
}

export interface Plan {
  readonly unit: MassUnit
  readonly terms: readonly Term[]
  /** All terms go with one measure: whatever it is, they are in one proportion. */
  readonly isProportional: boolean
  /** For one unit of each measure. */
  readonly trail: TermTrail
  /** The parts of the total, those of the breakdown first. */
  readonly parts: readonly string[]
  readonly lines: readonly ScopeLine[]
  /** Whether `market` of a result is a number to report. */
  readonly market: MarketView
  /** Names of the fields of the breakdown, and the places of those among them that have a range. */
  readonly breakdown: readonly string[]
  readonly ranged: readonly number[]
  result(measures: Measures): Result
  /** The total alone, in whole units. */
  total(measures: Measures): number | bigint
  /** In the order of `breakdown`. */
  amounts(measures: Measures): readonly (number | bigint)[]
  range(measures: Measures): RangePlan
  /** Of a chain. */
  readonly legs: Legs | undefined
  /** Quantity and kilograms of each term, as shown, so many times. */
  trailFigures(measures: Measures, times?: number): number[]
  /** The set of all terms, or of the first and of those whose part has something in it. */
  gwp(result?: Result): GwpSet
  /** What people copy into a report. */
  readonly report: ReportPlan
  /** `result`: that of these measures, where it is known already. */
  shortRow(measures: Measures, result?: Result, assumptions?: readonly Assumption[]): ShortRow
}

export function planOf(terms: readonly Term[], view: View): Plan {
  const { unit, breakdown, chain, undetermined = [], market: marketView = 'determined' } = view
  const trail = trailOf(terms)
  const { factors } = trail
  const portions = chain ? inOnePart(factors) : factors.flatMap(portionsOf)
  const parts = partsOf(portions, breakdown)
  const totals = totalsOf(portions, parts, unit)
  const lines = linesOf(portions, parts)
  const shown = shownAmounts(terms, { parts, lines: lines.names }, breakdown, unit)
  const market = chain || marketView === 'none' ? undefined : marketOf(terms, lines.names, unit)
  const ranged = rangedOf(factors, breakdown)
  // Short rows need neither of the first two.
  const range = lazy(() => rangesOf(factors, ranged))
  const figures = lazy(() => figuresOfTerms(trail))
  const sums = lazy(() => shortRowPlan(factors))
  const isProportional = isOneMeasure(factors)
  const hasMarket = market !== undefined
  const report = reportPlan({ terms, unit, parts, lines, buyer: chain?.buyer, hasMarket, undetermined })
  const plan: Plan = {
    unit,
    terms,
    isProportional,
    trail,
    parts,
    lines: lines.names,
    market: marketView,
    breakdown: shown.names,
    ranged: ranged.map(([name]) => shown.names.indexOf(name)),
    // Of a measure that is always the same, it is made once.
    result: memoizeLast((measures) => {
      const { total, parts: ofParts } = totals(measures)
      const ofLines = lines.names.length === 1 ? [total] : lines.amounts(ofParts.map(Number))
      return { total, parts: ofParts, lines: ofLines, market: market?.(ofLines, measures) }
    }),
    total: (measures) => totals(measures).total,
    amounts: memoizeLast((measures) => shown.amounts(plan.result(measures), measures)),
    range: (measures) => range()(measures),
    legs: chain && legsOf(factors, chain.legs),
    trailFigures: (measures, times = 1) => figures()(measures, times),
    gwp: (result) => gwpOf(factors, parts, result),
    report,
    shortRow(measures, result = plan.result(measures), assumptions = NO_ASSUMPTIONS) {
      const own = isProportional ? sums() : { ...sums(), span: range()(measures).whole }
      const rated = shortLines(report, unit, {
        single: plan.result(measures),
        repeated: result,
        measures,
        assumptions,
      })
      return chain
        ? plannedShortRow(own, Number(result.total), { [chain.buyer]: Number(result.total) }, rated)
        : shortRowFrom(plan, result, own, rated)
    },
  }
  return plan
}

/** Then the lines divide the total itself, in their order. */
function inOnePart(factors: readonly Term[]): Portion[] {
  const all = factors.map((term): Portion => ({ ...term, part: 'direct' }))
  return all.sort((a, b) => (a.line < b.line ? -1 : Number(a.line > b.line)))
}

/** So many times a result. */
export function repeatedResult(single: Result, times: number): Result {
  if (times === 1) return single
  const repeat = (amount: number | bigint) => Number(amount) * times
  const { total, parts, lines, market } = single
  return {
    total: repeat(total),
    parts: parts.map(repeat),
    lines: lines.map(repeat),
    market: market === undefined ? undefined : repeat(market),
  }
}

/** Parts of the breakdown in its order, then those that it does not show. */
function partsOf(portions: readonly Portion[], breakdown: Breakdown): string[] {
  const shown = Object.values(breakdown).flatMap(componentsOf)
  return [...new Set([...shown, ...portions.map(({ part }) => part)])]
}

type MarketOf = (lines: Result['lines'], measures: Measures) => number

/** Whoever reports scope 2 reports it twice (GHG Protocol Scope 2 Guidance, chapter 7). */
function marketOf(terms: readonly Term[], lines: readonly ScopeLine[], unit: MassUnit): MarketOf | undefined {
  const located = lines.indexOf('scope_2')
  if (located < 0) return undefined
  const contractual = terms.filter(isBeside('market_based'))
  if (contractual.length === 0) return (amounts) => Number(amounts[located] ?? 0)
  const alone = aloneOf(contractual, unit)
  return (_, measures) => alone(measures)
}

/** Fields of the total, with the contributions that each is made of. */
function rangedOf(factors: readonly Term[], breakdown: Breakdown): NamedContributions {
  return Object.entries(breakdown).flatMap(([name, field]): [string, Contribution[]][] => {
    if ('lines' in field)
      return [[name, factors.filter(({ line }) => field.lines.some((one) => one === line))]]
    const components = componentsOf(field)
    if (components.length === 0) return []
    if ('rangeOf' in field) return [[name, [...(field.rangeOf?.(factors) ?? [])]]]
    const ofPart = factors.filter(({ part }) => components.includes(part))
    const gas = 'gas' in field ? field.gas : 'co2'
    return [[name, gas === 'ch4' || gas === 'n2o' ? ofPart.map((term) => inDoubtAs(term, gas)) : ofPart]]
  })
}

/** Of a gas, other publications lie further from a factor than of the whole. */
function inDoubtAs(term: Term, gas: 'ch4' | 'n2o'): Contribution {
  const ranges = term.entry.gasWeights?.ranges?.[gas]
  return ranges ? { ...term, entry: { ...term.entry, ranges } } : term
}

const isOneMeasure = (factors: readonly Term[]) => new Set(factors.map(({ of }) => of)).size <= 1

/** Terms of one measure are in one proportion, whatever it is; those of several have a range for each request. */
function rangesOf(factors: readonly Term[], ranged: NamedContributions): (measures: Measures) => RangePlan {
  if (isOneMeasure(factors)) {
    const [range, measure] = [rangePlan(factors, ranged), factors[0]?.of ?? '']
    const { unranged } = range.whole
    const ofNothing = {
      whole: { ...NO_SPAN, unranged },
      parts: range.parts.map(({ name }) => ({ name, span: NO_SPAN })),
    }
    return (measures) => (isNothing(measures[measure] as Measure) ? ofNothing : range)
  }
  const masses = factors.map((term) => ({ of: term.of, mass: massOf(term) }))
  const whole = spans(factors)
  const parts = ranged.map(([name, ofPart]) => ({
    name,
    span: spans(ofPart, factors),
    places: ofPart.map((one) => factors.indexOf(one as Term)),
  }))
  return (measures) => {
    const kilograms = masses.map(({ of, mass }) =>
      nearest(multiplyRationals(asRational(measures[of] as Measure), mass)),
    )
    return {
      whole: whole(kilograms),
      parts: parts.map(({ name, span, places }) => ({
        name,
        span: span(places.map((place) => kilograms[place] ?? 0)),
      })),
    }
  }
}

function gwpOf(factors: readonly Term[], parts: readonly string[], result: Result | undefined): GwpSet {
  const counts = ({ part }: Term) => result === undefined || (result.parts[parts.indexOf(part)] ?? 0) > 0
  return commonGwp(factors.filter((term, at) => at === 0 || counts(term)).map(({ gwp }) => gwp))
}

const NO_ASSUMPTIONS: readonly Assumption[] = []

/** Amounts of a list are grams, whatever a full response shows. */
function shortRowFrom(
  { unit, lines, market: view }: Plan,
  { total, lines: amounts, market: shownMarket }: Result,
  sums: ShortRowPlan,
  rated: RatedLines,
): ShortRow {
  const market = view === 'determined' ? shownMarket : undefined
  if (unit.unit === 'kg') {
    const scopes = filledLines(lines, amounts as readonly number[])
    return plannedShortRow(sums, Number(total), scopes, rated, market)
  }
  const { low, high } = outward(Number(total), sums.span)
  return {
    grams: unit.shown(total),
    lowGrams: unit.shown(low),
    highGrams: unit.shown(high),
    scopes: filledLines(lines, amounts.map(unit.shown)),
    factorIds: sums.factorIds,
    ...rated,
    ...(market !== undefined && { marketGrams: unit.shown(market) }),
  }
}
