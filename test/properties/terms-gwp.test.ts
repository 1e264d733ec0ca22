/** A factor in another set of global warming potentials: exact, and only where its publisher says what it is made of. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  conversion,
  convertedTerm,
  GWP_LABELS,
  type MethaneOrigin,
  POTENTIALS,
  type WantedGwp,
} from '../../src/engine/derive/gwp.ts'
import type { Rational } from '../../src/engine/numbers/rational.ts'
import type { GasWeights, GwpSet } from '../../src/engine/trail.ts'
import { runs } from '../support/long.ts'
import { anyGases, anyTerms, anyWeight } from './any-terms.ts'
import {
  compared,
  type Fraction,
  fraction,
  fractionOf,
  isNothing,
  isSame,
  ONE,
  product,
  quotient,
  sum,
} from './fractions.ts'

/** kg CO2e of a kilogram: IPCC AR4 table 2.14, AR5 table 8.A.1 and AR6 table 7.15, over 100 years. */
const PUBLISHED: Record<WantedGwp, { ch4: Record<MethaneOrigin, string>; n2o: string }> = {
  ar4: { ch4: { fugitive_fossil: '25', combustion_or_biogenic: '25' }, n2o: '298' },
  ar5: { ch4: { fugitive_fossil: '28', combustion_or_biogenic: '28' }, n2o: '265' },
  ar6: { ch4: { fugitive_fossil: '29.8', combustion_or_biogenic: '27.0' }, n2o: '273' },
}
const WANTED: readonly WantedGwp[] = ['ar4', 'ar5', 'ar6']
const ORIGINS: readonly MethaneOrigin[] = ['fugitive_fossil', 'combustion_or_biogenic']

/** Sets by which publishers name their factors; the third names none. */
const NAMED: Record<'ipcc_ar4_gwp100' | 'ipcc_ar5_gwp100', WantedGwp> = {
  ipcc_ar4_gwp100: 'ar4',
  ipcc_ar5_gwp100: 'ar5',
}
const SETS = Object.keys(NAMED) as (keyof typeof NAMED)[]

const anySet = fc.constantFrom(...SETS)
const anyWanted = fc.constantFrom(...WANTED)
const anyOrigin = fc.constantFrom(...ORIGINS)
const published = anyGases.map(({ isInferred, ...gases }): GasWeights => gases)

function converted(gases: GasWeights | undefined, from: GwpSet, to: WantedGwp, origin: MethaneOrigin) {
  const times = conversion(gases, from, to, origin)
  return times && fractionOf(times)
}

/** Kilograms of CO2e of the gases in another set: each by the ratio of its potentials. */
function inSet(
  { co2, ch4, n2o }: GasWeights,
  from: WantedGwp,
  to: WantedGwp,
  origin: MethaneOrigin,
): Fraction {
  const ratio = (own: string, other: string) => quotient(fraction(other), fraction(own))
  return sum(
    fraction(co2),
    product(fraction(ch4), ratio(PUBLISHED[from].ch4[origin], PUBLISHED[to].ch4[origin])),
    product(fraction(n2o), ratio(PUBLISHED[from].n2o, PUBLISHED[to].n2o)),
  )
}

const all = ({ co2, ch4, n2o }: GasWeights) => sum(...[co2, ch4, n2o].map(fraction))

test('the potentials are those of the reports', () => {
  for (const set of WANTED) {
    const { ch4, n2o } = POTENTIALS[set]
    expect(isSame(fractionOf(n2o), fraction(PUBLISHED[set].n2o))).toBe(true)
    for (const origin of ORIGINS) {
      expect(isSame(fractionOf(ch4[origin]), fraction(PUBLISHED[set].ch4[origin]))).toBe(true)
    }
  }
})

describe('a factor with published gases', () => {
  test('is as many times as its gases are, each by the ratio of its potentials', () => {
    const property = fc.property(published, anySet, anyWanted, anyOrigin, (gases, from, to, origin) => {
      fc.pre(!isNothing(all(gases)))
      const expected = quotient(inSet(gases, NAMED[from], to, origin), all(gases))
      expect(isSame(converted(gases, from, to, origin) as Fraction, expected)).toBe(true)
    })
    fc.assert(property, runs(300, 3000))
  })

  test('is the same in its own set', () => {
    const property = fc.property(fc.option(anyGases), anySet, anyOrigin, (gases, from, origin) => {
      expect(isSame(converted(gases ?? undefined, from, NAMED[from], origin) as Fraction, ONE)).toBe(true)
    })
    fc.assert(property, runs(100, 1000))
  })

  test('there and back it is the same fraction', () => {
    // So many kilograms of each gas: their weights in CO2e are whole in both sets.
    const kilograms = fc.record({ co2: fc.nat(1000), ch4: fc.nat(1000), n2o: fc.nat(1000) })
    const property = fc.property(kilograms, anyOrigin, ({ co2, ch4, n2o }, origin) => {
      fc.pre(co2 + ch4 + n2o > 0)
      const ar4: GasWeights = { co2, ch4: 25 * ch4, n2o: 298 * n2o, basis: '' }
      const ar5: GasWeights = { co2, ch4: 28 * ch4, n2o: 265 * n2o, basis: '' }
      const there = converted(ar5, 'ipcc_ar5_gwp100', 'ar4', origin) as Fraction
      const back = converted(ar4, 'ipcc_ar4_gwp100', 'ar5', origin) as Fraction
      expect(isSame(product(there, back), ONE)).toBe(true)
    })
    fc.assert(property, runs(200, 2000))
  })

  test('does not change where all of it is CO2, nor where it is nothing', () => {
    const property = fc.property(anyWeight, anySet, anyWanted, anyOrigin, (co2, from, to, origin) => {
      const times = converted({ co2, ch4: 0, n2o: 0, basis: '' }, from, to, origin)
      expect(isSame(times as Fraction, ONE)).toBe(true)
    })
    fc.assert(property, runs(100, 1000))
  })

  test('changes by the ratio of the potentials where all of it is one gas', () => {
    const property = fc.property(anyWeight, anySet, anyWanted, anyOrigin, (weight, from, to, origin) => {
      fc.pre(weight > 0)
      const [own, other] = [PUBLISHED[NAMED[from]], PUBLISHED[to]]
      const ofCh4 = converted({ co2: 0, ch4: weight, n2o: 0, basis: '' }, from, to, origin) as Fraction
      const ofN2o = converted({ co2: 0, ch4: 0, n2o: weight, basis: '' }, from, to, origin) as Fraction
      expect(isSame(ofCh4, quotient(fraction(other.ch4[origin]), fraction(own.ch4[origin])))).toBe(true)
      expect(isSame(ofN2o, quotient(fraction(other.n2o), fraction(own.n2o)))).toBe(true)
    })
    fc.assert(property, runs(200, 2000))
  })

  test('lies between the least and the greatest ratio of its gases', () => {
    const property = fc.property(published, anySet, anyWanted, anyOrigin, (gases, from, to, origin) => {
      const times = converted(gases, from, to, origin) as Fraction
      const ratios = [
        ONE,
        quotient(fraction(PUBLISHED[to].ch4[origin]), fraction(PUBLISHED[NAMED[from]].ch4[origin])),
        quotient(fraction(PUBLISHED[to].n2o), fraction(PUBLISHED[NAMED[from]].n2o)),
      ]
      expect(ratios.some((one) => compared(one, times) <= 0)).toBe(true)
      expect(ratios.some((one) => compared(one, times) >= 0)).toBe(true)
    })
    fc.assert(property, runs(200, 2000))
  })

  test('by hand: 90 % CO2, 8 % CH4 and 2 % N2O of AR5 in AR4 is 0.9 + 0.08 x 25 / 28 + 0.02 x 298 / 265', () => {
    const gases = { co2: 0.9, ch4: 0.08, n2o: 0.02, basis: '' }
    const times = converted(gases, 'ipcc_ar5_gwp100', 'ar4', 'fugitive_fossil') as Fraction
    // 28 x 265 = 7420: 6678 + 0.08 x 25 x 265 + 0.02 x 298 x 28 = 6678 + 530 + 166.88 of it.
    expect(isSame(times, quotient(fraction('7374.88'), fraction(7420)))).toBe(true)
  })
})

describe('a factor keeps its own set', () => {
  test('where its gases are not published', () => {
    const property = fc.property(anySet, anyWanted, anyOrigin, (from, to, origin) => {
      fc.pre(NAMED[from] !== to)
      expect(conversion(undefined, from, to, origin)).toBeUndefined()
    })
    fc.assert(property, runs(50, 500))
  })

  test('where their split is our own inference', () => {
    const property = fc.property(published, anySet, anyWanted, anyOrigin, (gases, from, to, origin) => {
      fc.pre(NAMED[from] !== to)
      expect(conversion({ ...gases, isInferred: true }, from, to, origin)).toBeUndefined()
    })
    fc.assert(property, runs(50, 500))
  })

  test('where it names none', () => {
    const property = fc.property(published, anyWanted, anyOrigin, (gases, to, origin) => {
      expect(conversion(gases, 'ipcc_gwp100', to, origin)).toBeUndefined()
    })
    fc.assert(property, runs(50, 500))
  })
})

test('a term is converted as its factor is, its upstream methane as a leak and any other as burnt or biogenic', () => {
  const property = fc.property(anyTerms(['amount']), anyWanted, (terms, to) => {
    for (const term of terms) {
      const origin = term.part === 'wtt' ? 'fugitive_fossil' : 'combustion_or_biogenic'
      const times = conversion(term.entry.gasWeights, term.gwp, to, origin)
      const found = convertedTerm(term, to)
      expect(found === undefined).toBe(times === undefined)
      if (found === undefined) continue
      const expected = product(fractionOf(term.quantity), fractionOf(times as Rational))
      expect(isSame(fractionOf(found.quantity), expected)).toBe(true)
      expect(found).toMatchObject({ entry: term.entry, gwp: GWP_LABELS[to], line: term.line })
      if (found === term) continue
      // Its factor is still in its own set, and another conversion would be of the wrong gases.
      expect(convertedTerm(found, to === 'ar5' ? 'ar4' : 'ar5')).toBeUndefined()
    }
  })
  fc.assert(property, runs(200, 2000))
})

test('a term in the wanted set stays as it is', () => {
  const property = fc.property(anyTerms(['amount']), (terms) => {
    for (const term of terms) {
      const to = NAMED[term.gwp as keyof typeof NAMED]
      if (to !== undefined) expect(convertedTerm(term, to)).toBe(term)
    }
  })
  fc.assert(property, runs(100, 1000))
})
