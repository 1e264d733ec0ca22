/**
 * Global warming potentials over 100 years, and a factor carried from one set to another. IPCC AR4 (2007), WG1, table
 * 2.14; AR5 (2013), WG1, table 8.A.1, without climate-carbon feedbacks; AR6 (2021), WG1, table 7.15.
 */
import { type Decimal, decimal, multiply, toNumber } from '../numbers/decimal.ts'
import {
  addRationals,
  divideRationals,
  multiplyRationals,
  type Rational,
  rational,
} from '../numbers/rational.ts'
import type { Term } from '../term.ts'
import type { GasWeights, GwpSet } from '../trail.ts'

/** A set that a result can be calculated in. */
export type WantedGwp = 'ar4' | 'ar5' | 'ar6'

/** Where methane comes from. Leaks of fossil methane add the CO2 that it turns into; of burning and of plants it is counted as CO2 already, or is none. */
export type MethaneOrigin = 'fugitive_fossil' | 'combustion_or_biogenic'

interface Potentials {
  readonly ch4: Readonly<Record<MethaneOrigin, Decimal>>
  readonly n2o: Decimal
}

const same = (ch4: Decimal): Potentials['ch4'] => ({ fugitive_fossil: ch4, combustion_or_biogenic: ch4 })

/** kg CO2e of a kilogram. */
export const POTENTIALS: Readonly<Record<WantedGwp, Potentials>> = {
  ar4: { ch4: same(decimal(25)), n2o: decimal(298) },
  ar5: { ch4: same(decimal(28)), n2o: decimal(265) },
  ar6: {
    ch4: { fugitive_fossil: decimal('29.8'), combustion_or_biogenic: decimal('27.0') },
    n2o: decimal(273),
  },
}

/** How results are labelled. */
export const GWP_LABELS = {
  ar4: 'ipcc_ar4_gwp100',
  ar5: 'ipcc_ar5_gwp100',
  ar6: 'ipcc_ar6_gwp100',
} as const satisfies Readonly<Record<WantedGwp, GwpSet>>

/** The set that a factor says it is in; undefined for one that names none. */
const NAMED: Readonly<Record<GwpSet, WantedGwp | undefined>> = {
  ipcc_ar4_gwp100: 'ar4',
  ipcc_ar5_gwp100: 'ar5',
  ipcc_ar6_gwp100: 'ar6',
  ipcc_gwp100: undefined,
}

/**
 * What a factor is times in another set; undefined where its gases are not published, where their split is our own
 * inference, or where its own set is not named.
 */
export function conversion(
  gases: GasWeights | undefined,
  from: GwpSet,
  to: WantedGwp,
  origin: MethaneOrigin,
): Rational | undefined {
  const own = NAMED[from]
  if (own === to) return ONE
  if (gases === undefined || gases.isInferred || own === undefined) return undefined
  const weights = [gases.co2, gases.ch4, gases.n2o].map(decimal)
  const before = sumOf(weights)
  if (before.numerator.digits === 0n) return ONE
  const { weights: after, scale } = weightsIn(weights, own, to, origin)
  return divideRationals(sumOf(after), multiplyRationals(before, rational(scale)))
}

const ONE = rational(decimal(1))

const sumOf = (weights: readonly Decimal[]) => weights.map((weight) => rational(weight)).reduce(addRationals)

/**
 * Weights of CO2, CH4, N2O and of forcing in another set, all of them `scale` times as large, so that none is rounded.
 * Forcing is a multiple of the CO2, and the same in all sets.
 */
function weightsIn(weights: readonly Decimal[], own: WantedGwp, to: WantedGwp, origin: MethaneOrigin) {
  const [ofOwn, ofOther] = [POTENTIALS[own], POTENTIALS[to]]
  const scale = multiply(ofOwn.ch4[origin], ofOwn.n2o)
  const times = [
    scale,
    multiply(ofOther.ch4[origin], ofOwn.n2o),
    multiply(ofOther.n2o, ofOwn.ch4[origin]),
    scale,
  ]
  return { weights: weights.map((weight, at) => multiply(weight, times[at] ?? scale)), scale }
}

/**
 * A term in another set; undefined where it has to keep its own. Its factor stays as published: the quantity is multiplied,
 * and its note says by how much. Upstream methane of fossil fuels is fugitive.
 */
export function convertedTerm(term: Term, to: WantedGwp): Term | undefined {
  const own = NAMED[term.gwp]
  if (own === to) return term
  // From the set of its factor, which it is no longer in.
  if (term.converted !== undefined) return undefined
  return term.entry.potentials ? byPotential(term, to) : byGases(term, own, to)
}

function byGases(term: Term, own: WantedGwp | undefined, to: WantedGwp): Term | undefined {
  const { entry } = term
  const origin = term.part === 'wtt' ? 'fugitive_fossil' : 'combustion_or_biogenic'
  const times = conversion(entry.gasWeights, term.gwp, to, origin)
  if (times === undefined || own === undefined) return undefined
  const { co2 = 0, ch4 = 0, n2o = 0 } = entry.gasWeights ?? {}
  const { weights: gases } = weightsIn(term.gases ?? [co2, ch4, n2o].map(decimal), own, to, origin)
  const note = `x ${shown(times)} (${nameOfGwp(to)} / ${nameOfGwp(own)}, by gas)`
  return { ...inSet(term, times, to, note), gases }
}

/** A refrigerant, by its own GWP or those of its components. */
function byPotential(term: Term, to: WantedGwp): Term | undefined {
  const { entry } = term
  const potential = entry.potentials?.[GWP_LABELS[to]]
  if (potential === undefined || entry.value.digits === 0n) return undefined
  const { value, outside, note } = potential
  const times = rational(value, entry.value)
  const by = `x ${toNumber(value)} / ${entry.factor} (${nameOfGwp(to)}${note === undefined ? '' : `: ${note}`})`
  return {
    ...inSet(term, times, to, by),
    ...(term.share && outside && { share: { ...term.share, of: outside } }),
  }
}

function inSet(term: Term, times: Rational, to: WantedGwp, note: string): Term {
  return {
    ...term,
    quantity: multiplyRationals(term.quantity, times),
    gwp: GWP_LABELS[to],
    converted: times,
    note: term.note === undefined ? note : `${term.note}; ${note}`,
  }
}

/** AR6 of `ar6`. */
export const nameOfGwp = (gwp: WantedGwp) => gwp.toUpperCase()

const DIGITS = 9

function shown({ numerator, denominator }: Rational): number {
  return Number((toNumber(numerator) / toNumber(denominator)).toPrecision(DIGITS))
}

/** Each in the set where it can be converted, else as it is. */
export function convertedTerms(terms: readonly Term[], to: WantedGwp): Term[] {
  return terms.map((term) => convertedTerm(term, to) ?? term)
}

/** Those of the total that are not in the set. */
export function notConverted(terms: readonly Term[], to: WantedGwp): Term[] {
  return terms.filter(({ line, gwp }) => line !== 'beside' && gwp !== GWP_LABELS[to])
}
