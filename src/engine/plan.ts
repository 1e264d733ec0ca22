/** All that follows from the terms of one choice, made once and kept with it: a request multiplies and fills in. */
import { type Contribution, massOf, type Trail } from '../core/contribution.ts'
import { outward } from '../core/quantity.ts'
import { NO_SPAN, spans } from '../core/range.ts'
import { multiplyRationals, nearest } from '../core/rational.ts'
import { commonGwp, type GwpSet } from '../core/trail.ts'
import type { Breakdown } from './breakdown.ts'
import { asRational, isNothing, type Measure, type Measures } from './calculation.ts'
import { aloneOf, isBeside, shownAmounts } from './derive/amounts.ts'
import { linesOf } from './derive/lines.ts'
import { type NamedContributions, type RangePlan, rangePlan } from './derive/range.ts'
import { type Brief, type BriefPlan, briefPlan, filledLines, plannedBrief } from './derive/short-row.ts'
import { totalsOf } from './derive/totals.ts'
import { figuresOfTerms, trailOf } from './derive/trail.ts'
import type { ScopeLine, Term } from './term.ts'
import type { MassUnit } from './units.ts'

/** What of a calculation is shown, and how. */
export interface View {
  readonly unit: MassUnit
  readonly breakdown: Breakdown
}

/** Whole units of one calculation. */
export interface Result {
  readonly total: number | bigint
  /** In the order of the plan's `parts`. */
  readonly parts: readonly (number | bigint)[]
  /** In the order of the plan's `lines`. */
  readonly lines: readonly (number | bigint)[]
  /** Scope 2 by contract: the location-based amount where no term says otherwise. */
  readonly market: number | undefined
}

export interface Plan {
  readonly unit: MassUnit
  readonly terms: readonly Term[]
  /** All terms go with one measure: whatever it is, they are in one proportion. */
  readonly isProportional: boolean
  /** For one unit of each measure. */
  readonly trail: Trail
  /** The parts of the total, those of the breakdown first. */
  readonly parts: readonly string[]
  readonly lines: readonly ScopeLine[]
  /** Names of the fields of the breakdown, and the places of those among them that have a range. */
  readonly breakdown: readonly string[]
  readonly ranged: readonly number[]
  result(measures: Measures): Result
  /** The total alone, in whole units. */
  total(measures: Measures): number | bigint
  /** In the order of `breakdown`. */
  amounts(result: Result, measures: Measures): (number | bigint)[]
  range(measures: Measures): RangePlan
  /** Quantity and kilograms of each term, as shown. */
  trailFigures(measures: Measures): number[]
  /** The set of all terms, or of the first and of those whose part has something in it. */
  gwp(result?: Result): GwpSet
  /** `result`: that of these measures, where it is known already. */
  brief(measures: Measures, result?: Result): Brief
}

export function planOf(terms: readonly Term[], { unit, breakdown }: View): Plan {
  const trail = trailOf(terms)
  const { factors } = trail
  const parts = partsOf(factors, breakdown)
  const totals = totalsOf(factors, parts, unit)
  const lines = linesOf(factors, parts)
  const shown = shownAmounts(terms, parts, breakdown, unit)
  const market = marketOf(terms, lines.names, unit)
  const ranged = rangedOf(factors, breakdown)
  const range = rangesOf(factors, ranged)
  const sums = briefPlan(factors)
  const isProportional = isOneMeasure(factors)
  const plan: Plan = {
    unit,
    terms,
    isProportional,
    trail,
    parts,
    lines: lines.names,
    breakdown: shown.names,
    ranged: ranged.map(([name]) => shown.names.indexOf(name)),
    result(measures) {
      const { total, parts: ofParts } = totals(measures)
      const ofLines = lines.names.length === 1 ? [total] : lines.amounts(ofParts.map(Number))
      return { total, parts: ofParts, lines: ofLines, market: market?.(ofLines, measures) }
    },
    total: (measures) => totals(measures).total,
    amounts: (result, measures) => shown.amounts(result.parts, measures),
    range,
    trailFigures: figuresOfTerms(trail),
    gwp: (result) => gwpOf(factors, parts, result),
    brief(measures, result = plan.result(measures)) {
      const own = isProportional ? sums : { ...sums, span: range(measures).whole }
      return shortRow(plan, result, own)
    },
  }
  return plan
}

/** Parts of the breakdown in its order, then those that it does not show. */
function partsOf(factors: readonly Term[], breakdown: Breakdown): string[] {
  const shown = Object.values(breakdown).flatMap((field) => ('part' in field ? [field.part] : []))
  return [...new Set([...shown, ...factors.map(({ part }) => part)])]
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
    if (!('part' in field)) return []
    const ofPart = factors.filter(({ part }) => part === field.part)
    const { gas } = field
    if (gas === undefined || gas === 'co2') return [[name, ofPart]]
    return [[name, ofPart.map((term) => inDoubtAs(term, gas))]]
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
    const ofNothing = { whole: NO_SPAN, parts: range.parts.map(({ name }) => ({ name, span: NO_SPAN })) }
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

/** Amounts of a list are grams, whatever a full response shows. */
function shortRow({ unit, lines }: Plan, { total, lines: amounts, market }: Result, sums: BriefPlan): Brief {
  if (unit.unit === 'kg') {
    const scopes = filledLines(lines, amounts as readonly number[])
    return plannedBrief(sums, Number(total), scopes, market)
  }
  const { low, high } = outward(Number(total), sums.span)
  return {
    grams: unit.shown(total),
    lowGrams: unit.shown(low),
    highGrams: unit.shown(high),
    scopes: filledLines(lines, amounts.map(unit.shown)),
    factorIds: sums.factorIds,
    tier: sums.tier,
    ...(market !== undefined && { marketGrams: unit.shown(market) }),
  }
}
