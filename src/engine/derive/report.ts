/**
 * The lines that people copy into a report, each made of shares of terms. Those of whoever asks that are part of the total
 * add up to it; others stand beside: scope 2 by contract, biogenic CO2, what whoever runs the vehicles reports.
 */

import type { Measures } from '../calculation.ts'
import type { Component } from '../contribution.ts'
import { add, decimal, subtract } from '../numbers/decimal.ts'
import { multiplyRationals, type Rational, rational, subtractRationals } from '../numbers/rational.ts'
import { type Split, splitBy } from '../numbers/shares.ts'
import {
  kindOf,
  type LineKind,
  type LineName,
  type ScopeBasis,
  type TermShare,
  type UndeterminedLine,
} from '../report-line.ts'
import type { ScopeLine, Term } from '../term.ts'
import type { MassUnit } from '../units.ts'
import { aloneOf, isBeside } from './amounts.ts'
import { termsWith } from './instead.ts'
import type { Lines } from './lines.ts'
import { portionsOf } from './portions.ts'
import type { Result } from './result.ts'

export interface PlannedLine extends LineName {
  readonly shares: readonly TermShare[]
  /** What assumptions may name to reach it. */
  readonly parts: ReadonlySet<Component>
  /** Why it has no number. */
  readonly reason?: string
  /** In whole units, of a result that is not repeated yet. */
  amount(result: Result, measures: Measures): number
}

export interface PlannedTerms {
  readonly terms: readonly Term[]
  readonly unit: MassUnit
  /** The parts that the total is divided into. */
  readonly parts: readonly string[]
  readonly lines: Lines
  /** Of a transport chain: the line of whoever buys it. */
  readonly buyer: ScopeLine | undefined
  readonly hasMarket: boolean
  readonly undetermined: readonly UndeterminedLine[]
}

/** In the order in which they are shown. */
export function plannedLines(planned: PlannedTerms): PlannedLine[] {
  const { undetermined, buyer } = planned
  const isKnown = ({ line, basis, kind }: LineName) =>
    !undetermined.some((one) => one.line === line && (one.basis ?? null) === basis && one.kind === kind)
  return [
    ...(buyer === undefined ? ofTotal(planned) : ofChain(planned, buyer)),
    ...ofMarket(planned).filter(isKnown),
    ...ofForcing(planned),
    ...ofBiogenic(planned),
    ...undetermined.map(withoutNumber),
  ]
}

const REPORTER = { perspective: 'reporter', isPartOfTotal: true } as const
const BESIDE = { perspective: 'reporter', isPartOfTotal: false } as const

/** Each line of the scopes by the kinds of its parts, and what forcing adds apart. */
function ofTotal({ terms, parts, lines }: PlannedTerms): PlannedLine[] {
  const factors = terms.filter(({ line }) => line !== 'beside')
  const forcing = forcingOf(factors)
  return lines.names.flatMap((line, at) => {
    const inLine = parts.flatMap((part, place) =>
      lines.linesOfPart(place).includes(at) ? [{ part, place }] : [],
    )
    const kinds = [...new Set(inLine.map(({ part }) => kindOf(part)))]
    return kinds.flatMap((kind) => {
      const ofKind = inLine.filter(({ part }) => kindOf(part) === kind)
      const shares = ofKind.flatMap(({ part }) => factors.flatMap((term) => shareIn(term, part, line)))
      const places = ofKind.map(({ place }) => place)
      const whole = (result: Result) => amountOf(lines, at, places, result)
      const named = { line, basis: basisOf(line), ...REPORTER, ...outside(line) }
      const forced = forcing && shares.some(({ term }) => term === forcing.term) ? forcing : undefined
      if (!forced) return [plannedLine({ ...named, kind }, shares, whole)]
      const [without, only] = splitShares(shares, forced)
      const ofForcing = (result: Result) => forced.split(whole(result))[forced.at] ?? 0
      return [
        plannedLine({ ...named, kind }, without, (result) => whole(result) - ofForcing(result)),
        plannedLine({ ...named, kind: 'non_co2_effects' }, only, ofForcing),
      ]
    })
  })
}

const basisOf = (line: ScopeLine): ScopeBasis | null => (line === 'scope_2' ? 'location' : null)

/** Gases outside of the Kyoto Protocol leak where scope 1 has the others. */
function outside(line: ScopeLine): Pick<LineName, 'besideLine'> {
  return line === 'outside_of_scopes' ? { besideLine: 'scope_1' } : {}
}

function amountOf(lines: Lines, line: number, places: readonly number[], { parts }: Result): number {
  let sum = 0
  for (const place of places) {
    const amount = Number(parts[place] ?? 0)
    const isWhole = lines.linesOfPart(place).length === 1
    sum += isWhole ? amount : (lines.inLines(place, amount)[line] ?? 0)
  }
  return sum
}

function plannedLine(
  name: LineName,
  shares: readonly TermShare[],
  amount: PlannedLine['amount'],
): PlannedLine {
  return { ...name, shares, parts: new Set(shares.map(({ term }) => term.part)), amount }
}

/** The place among the weights of gases of what forcing adds. */
const FORCING = 3

interface Forcing {
  readonly term: Term
  readonly split: Split
  /** Its place in the split. */
  readonly at: number
  readonly share: Rational
}

/** By the gases that a breakdown shows, else by the share that the term states. */
function forcingOf(factors: readonly Term[]): Forcing | undefined {
  const term = factors.find(({ gases }) => gases?.[FORCING] !== undefined && gases[FORCING].digits !== 0n)
  if (term?.gases === undefined) return statedForcing(factors)
  const share = rational(term.gases[FORCING] ?? decimal(0), term.gases.reduce(add))
  return { term, split: splitBy(term.gases), at: FORCING, share }
}

function statedForcing(factors: readonly Term[]): Forcing | undefined {
  const term = factors.find(isForced)
  if (term?.nonCo2 === undefined) return undefined
  const { numerator, denominator } = term.nonCo2
  return {
    term,
    split: splitBy([subtract(denominator, numerator), numerator]),
    at: 1,
    share: term.nonCo2,
  }
}

/** Whether the total holds forcing in this term. */
const isForced = ({ line, nonCo2 }: Term) => line !== 'beside' && nonCo2 !== undefined && !isNone(nonCo2)

const isNone = ({ numerator }: Rational) => numerator.digits === 0n

function splitShares(
  shares: readonly TermShare[],
  { share: ofForcing }: Forcing,
): [TermShare[], TermShare[]] {
  const times = (by: Rational) =>
    shares.map(({ term, share }): TermShare => ({ term, share: share ? multiplyRationals(share, by) : by }))
  return [times(subtractRationals(ALL, ofForcing)), times(ofForcing)]
}

const ALL = rational(decimal(1))

/** What of a term is of a part and a line; nothing where it is of others alone. */
function shareIn(term: Term, part: string, line: ScopeLine): TermShare[] {
  const ofPart = portionsOf(term).find((one) => one.part === part)
  const ofLine = shareOfLine(term, line)
  if (ofPart === undefined || ofLine === undefined) return []
  const portion = term.electricity && electricityShare(term.electricity, part)
  const share = portion && ofLine !== ALL ? multiplyRationals(portion, ofLine) : (portion ?? ofLine)
  return [share === ALL ? { term } : { term, share }]
}

const electricityShare = (electricity: Rational, part: string) =>
  part === 'electricity' ? electricity : subtractRationals(ALL, electricity)

function shareOfLine({ line, share }: Term, wanted: ScopeLine): Rational | undefined {
  if (share?.line === wanted) return share.of
  if (line !== wanted) return undefined
  return share ? subtractRationals(ALL, share.of) : ALL
}

/**
 * Whoever buys transport has all of it in one category: what burns on the way, and what was emitted before. Whoever runs
 * the vehicles has the same in scopes 1 to 3 (GHG Protocol Scope 3 Standard, table 5.4, category 4).
 */
function ofChain({ terms, lines, unit }: PlannedTerms, buyer: ScopeLine): PlannedLine[] {
  const factors = terms.filter(({ line }) => line !== 'beside')
  const forcing = forcingInChain(factors, unit)
  const sharesOf = (names: readonly ScopeLine[]) =>
    names.flatMap((name) =>
      factors.flatMap((term): TermShare[] => {
        const share = shareOfLine(term, name)
        return share === undefined ? [] : [share === ALL ? { term } : { term, share }]
      }),
    )
  const sum = (names: readonly ScopeLine[]) => {
    const places = names.map((name) => lines.names.indexOf(name))
    return (result: Result) => places.reduce((all, place) => all + Number(result.lines[place] ?? 0), 0)
  }
  const isBurnt = (name: ScopeLine) => name === 'scope_1'
  const kinds: [LineKind, ScopeLine[]][] = [
    ['direct', lines.names.filter(isBurnt)],
    ['upstream', lines.names.filter((name) => !isBurnt(name))],
  ]
  return [
    ...kinds.flatMap(([kind, names]) => {
      if (names.length === 0) return []
      const named = { line: buyer, basis: null, ...REPORTER }
      const [shares, whole] = [sharesOf(names), sum(names)]
      if (kind !== 'direct' || !forcing) return [plannedLine({ ...named, kind }, shares, whole)]
      return [
        plannedLine({ ...named, kind }, shares.map(withoutForcing), (result, measures) => {
          return whole(result) - forcing(result, measures)
        }),
        plannedLine({ ...named, kind: 'non_co2_effects' }, shares.flatMap(forcingAlone), forcing),
      ]
    }),
    ...lines.names.map((line) => {
      const kind = line === 'scope_3_category_3' ? 'upstream' : 'direct'
      const name = {
        line,
        basis: basisOf(line),
        kind,
        perspective: 'asset_owner',
        isPartOfTotal: false,
      } as const
      return plannedLine(name, sharesOf([line]), sum([line]))
    }),
  ]
}

/** What the total has more than the same without forcing, where flights of the chain have it. */
function forcingInChain(factors: readonly Term[], unit: MassUnit): PlannedLine['amount'] | undefined {
  if (!factors.some(isForced)) return undefined
  const without = factors.map((term): Term => {
    const { nonCo2, quantity } = term
    if (nonCo2 === undefined) return term
    return { ...term, quantity: multiplyRationals(quantity, subtractRationals(ALL, nonCo2)) }
  })
  const other = aloneOf(without, unit)
  return ({ total }, measures) => Number(total) - other(measures)
}

function withoutForcing({ term, share }: TermShare): TermShare {
  return ofShare(term, share, term.nonCo2 && subtractRationals(ALL, term.nonCo2))
}

function forcingAlone({ term, share }: TermShare): TermShare[] {
  return isForced(term) ? [ofShare(term, share, term.nonCo2)] : []
}

function ofShare(term: Term, share: Rational | undefined, part: Rational | undefined): TermShare {
  const of = share && part ? multiplyRationals(share, part) : (share ?? part)
  return of === undefined ? { term } : { term, share: of }
}

/** Scope 2 by contract: by the instruments, or as the grid has it. */
function ofMarket({ terms, hasMarket }: PlannedTerms): PlannedLine[] {
  if (!hasMarket) return []
  const contractual = terms.filter(isBeside('market_based'))
  const shares =
    contractual.length > 0
      ? contractual.map((term): TermShare => ({ term }))
      : terms.flatMap((term) => (term.line === 'beside' ? [] : shareIn(term, term.part, 'scope_2')))
  const name = { line: 'scope_2', basis: 'market', kind: 'direct', ...BESIDE } as const
  const { parts, ...line } = plannedLine(name, shares, ({ market = 0 }) => market)
  return [{ ...line, parts: new Set([...parts, 'market_based']) }]
}

/** Where the total leaves it out: what another total has more. */
function ofForcing({ terms, unit, buyer }: PlannedTerms): PlannedLine[] {
  const forced = terms.filter(isBeside('with_radiative_forcing'))
  const [line = buyer] = terms.flatMap((term) => (term.line === 'beside' ? [] : [term.line]))
  if (forced.length === 0 || line === undefined || terms.some(isForced)) return []
  const other = aloneOf(termsWith(terms, 'with_radiative_forcing'), unit)
  const name = { line: buyer ?? line, basis: null, kind: 'non_co2_effects', ...BESIDE } as const
  const shares = forced.map((term): TermShare => ({ term }))
  return [plannedLine(name, shares, ({ total }, measures) => Math.max(0, other(measures) - Number(total)))]
}

/** Carbon that plants took up as they grew. */
function ofBiogenic({ terms, unit, lines }: PlannedTerms): PlannedLine[] {
  const biogenic = terms.filter(isBeside('biogenic_co2'))
  if (biogenic.length === 0) return []
  const [besideLine = 'scope_1'] = lines.names
  const amount = aloneOf(biogenic, unit)
  const name = {
    line: 'outside_of_scopes',
    basis: null,
    kind: 'biogenic_co2',
    besideLine,
    ...BESIDE,
  } as const
  return [
    plannedLine(
      name,
      biogenic.map((term) => ({ term })),
      (_, measures) => amount(measures),
    ),
  ]
}

function withoutNumber({ line, basis: known, kind, besideLine, reason }: UndeterminedLine): PlannedLine {
  const basis = known ?? null
  const part = basis === 'market' ? 'market_based' : kind
  const beside = besideLine === undefined ? {} : { besideLine }
  return {
    line,
    basis,
    kind,
    ...beside,
    ...BESIDE,
    shares: [],
    parts: new Set([part]),
    reason,
    amount: () => 0,
  }
}
