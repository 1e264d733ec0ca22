/**
 * Global warming potentials over 100 years, and a factor carried from one set to another. IPCC AR4 (2007), WG1, table
 * 2.14; AR5 (2013), WG1, table 8.A.1, without climate-carbon feedbacks; AR6 (2021), WG1, table 7.15.
 */
import { type Decimal, decimal } from '../numbers/decimal.ts'
import {
  addRationals,
  divideRationals,
  multiplyRationals,
  type Rational,
  rational,
} from '../numbers/rational.ts'
import type { Term } from '../term.ts'
import type { GasWeights, GwpSet } from '../trail.ts'

/** A set that a result can be asked in. */
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

/** The set that a factor says it is in; undefined for one that names none. */
const NAMED: Readonly<Record<GwpSet, WantedGwp | undefined>> = {
  ipcc_ar4_gwp100: 'ar4',
  ipcc_ar5_gwp100: 'ar5',
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
  const [co2, ch4, n2o] = [gases.co2, gases.ch4, gases.n2o].map((weight) => rational(decimal(weight))) as [
    Rational,
    Rational,
    Rational,
  ]
  const [ofOwn, ofOther] = [POTENTIALS[own], POTENTIALS[to]]
  const before = [co2, ch4, n2o].reduce(addRationals)
  if (before.numerator.digits === 0n) return ONE
  const after = [
    co2,
    multiplyRationals(ch4, rational(ofOther.ch4[origin], ofOwn.ch4[origin])),
    multiplyRationals(n2o, rational(ofOther.n2o, ofOwn.n2o)),
  ].reduce(addRationals)
  return divideRationals(after, before)
}

const ONE = rational(decimal(1))

/** A term in another set; undefined where it has to keep its own. Upstream methane of fossil fuels is fugitive. */
export function convertedTerm(term: Term, to: WantedGwp): Term | undefined {
  const origin = term.part === 'wtt' ? 'fugitive_fossil' : 'combustion_or_biogenic'
  const times = conversion(term.entry.gasWeights, term.gwp, to, origin)
  if (times === undefined) return undefined
  // Its gases are those of its own set: it is converted once.
  const { gasWeights: _, ...entry } = term.entry
  return { ...term, entry, quantity: multiplyRationals(term.quantity, times), gwp: LABELS[to] }
}

/** No row names AR6 yet. */
const LABELS: Readonly<Record<WantedGwp, GwpSet>> = {
  ar4: 'ipcc_ar4_gwp100',
  ar5: 'ipcc_ar5_gwp100',
  ar6: 'ipcc_gwp100',
}
