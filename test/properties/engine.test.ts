/** The engine's calculations on factors that no edition has. */

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { burning } from '../../src/domains/fuel/burning.ts'
import type { FuelFactor, PublishedFactor } from '../../src/domains/fuel/fuel-factor.ts'
import { fuelPart } from '../../src/domains/fuel/part.ts'
import { compareStays } from '../../src/domains/hotel/compare.ts'
import type { HotelFactor } from '../../src/domains/hotel/factor.ts'
import { hotelPart } from '../../src/domains/hotel/part.ts'
import { roomNights, stayTerms } from '../../src/domains/hotel/stay.ts'
import { ofEdition } from '../../src/engine/choice.ts'
import { planOf } from '../../src/engine/derive/plan.ts'
import { equivalents } from '../../src/engine/equivalents.ts'
import { type Decimal, decimal, toNumber } from '../../src/engine/numbers/decimal.ts'
import { GRAMS } from '../../src/engine/units.ts'
import { edition } from '../support/app.ts'
import { at, gramsOf, roundedTo } from './exact.ts'
import { type Fraction, fraction, product, quotient, sum } from './fractions.ts'
import { amountText } from './fuel-rows.ts'
import { anyNights, anyRooms } from './hotel-rows.ts'

const asFraction = ({ digits, scale }: Decimal): Fraction => ({ top: digits, bottom: 10n ** BigInt(scale) })

/** Up to 10 kg per unit, with up to 13 decimals as the derived rows have. */
const anyFactor: fc.Arbitrary<Decimal> = fc
  .tuple(fc.integer({ min: 0, max: 13 }), fc.bigInt({ min: 0n, max: 10n ** 14n }))
  .map(([scale, digits]) => ({ digits: digits % 10n ** BigInt(scale + 1), scale }))

const fuel = at(edition.part(fuelPart), 'natural_gas')
const [aFuel] = fuel.factors.values() as Iterable<FuelFactor>
const aHotel = at(edition.part(hotelPart), 'GB')

const withValue = (published: PublishedFactor, value: Decimal): PublishedFactor => ({
  ...published,
  entry: { ...published.entry, value, factor: toNumber(value) },
})

const fuelFactor: fc.Arbitrary<FuelFactor> = fc
  .record({
    direct: anyFactor,
    gases: fc.tuple(anyFactor, anyFactor, anyFactor),
    wtt: anyFactor,
    biogenic: anyFactor,
  })
  .map(({ direct, gases, wtt, biogenic }) => {
    const [co2, ch4, n2o] = gases.map(toNumber) as [number, number, number]
    const burnt = withValue((aFuel as FuelFactor).direct, direct)
    return ofEdition({
      ...(aFuel as FuelFactor),
      direct: { ...burnt, entry: { ...burnt.entry, gasWeights: { co2, ch4, n2o, basis: 'any' } } },
      wellToTank: withValue((aFuel as FuelFactor).wellToTank, wtt),
      biogenicCo2: withValue((aFuel as FuelFactor).direct, biogenic),
    })
  })

/** Grams by the names of the breakdown. */
function burnt(factor: FuelFactor, amount: number, include_wtt: boolean) {
  const plan = planOf(burning.terms({ fuel, factor, include_wtt, abroad: undefined }), {
    unit: GRAMS,
    breakdown: burning.breakdown ?? {},
  })
  const measures = { amount: decimal(amount) }
  const result = plan.result(measures)
  const amounts = plan.amounts(measures)
  return {
    total: result.total,
    ...(Object.fromEntries(plan.breakdown.map((name, place) => [name, Number(amounts[place])])) as Record<
      'direct_co2e' | 'direct_co2' | 'direct_ch4' | 'direct_n2o' | 'wtt_co2e' | 'biogenic_co2',
      number
    >),
  }
}

describe('burning a fuel with any factors', () => {
  test('the total is exact, and every breakdown adds up to it', () => {
    const property = fc.property(fuelFactor, amountText, fc.boolean(), (factor, amount, wtt) => {
      const found = burnt(factor, Number(amount), wtt)
      const units = fraction(amount)
      const direct = asFraction(factor.direct.entry.value)
      const wellToTank = asFraction(factor.wellToTank.entry.value)
      const biogenic = asFraction(factor.biogenicCo2?.entry.value as Decimal)
      const whole = wtt ? sum(direct, wellToTank) : direct
      expect(found.total).toBe(gramsOf(product(whole, units)))
      expect(found.biogenic_co2).toBe(gramsOf(product(biogenic, units)))
      expect(found.direct_co2e + found.wtt_co2e).toBe(found.total)
      expect(found.direct_co2 + found.direct_ch4 + found.direct_n2o).toBe(found.direct_co2e)
      if (!wtt) expect(found.wtt_co2e).toBe(0)
    })
    fc.assert(property, { numRuns: 1000 })
  })
})

/** A factor with more decimals than grams have: what editions do not have, and an overlay may. */
const hotelFactor: fc.Arbitrary<HotelFactor> = anyFactor.map(hotelOf)

function hotelOf(kgPerRoomNight: Decimal): HotelFactor {
  const [entry] = aHotel.trail
  return {
    ...aHotel,
    kgPerRoomNight,
    trail: [{ ...entry, value: kgPerRoomNight, factor: toNumber(kgPerRoomNight) }],
  }
}

const gramsOfStay = (factor: HotelFactor, count: number) =>
  planOf(stayTerms({ factor }), { unit: GRAMS, breakdown: {} }).total(roomNights(count))

describe('staying at any factor', () => {
  test('the total is rounded once', () => {
    const property = fc.property(hotelFactor, anyNights, anyRooms, (factor, nights, rooms) => {
      const exact = asFraction(factor.kgPerRoomNight)
      expect(gramsOfStay(factor, nights * rooms)).toBe(gramsOf(product(exact, fraction(nights * rooms))))
      expect(gramsOfStay(factor, rooms)).toBe(gramsOf(product(exact, fraction(rooms))))
      expect(gramsOfStay(factor, 1)).toBe(gramsOf(exact))
    })
    fc.assert(property, { numRuns: 500 })
  })

  test('comparing keeps every stay, in order, with savings against the highest', () => {
    const factors = fc.array(hotelFactor, { minLength: 2, maxLength: 10 })
    const property = fc.property(factors, anyNights, anyRooms, (all, nights, rooms) => {
      const compared = compareStays(all, nights, rooms)
      const totals = all.map((factor) => Number(gramsOfStay(factor, nights * rooms)))
      const highest = Math.max(...totals)
      const expected = [...all.keys()]
        .sort((a, b) => at(totals, a) - at(totals, b))
        .map((index) => all[index])
      expect(compared.map(({ factor }) => factor)).toEqual(expected)
      for (const { co2eGrams, savingsGrams, savingsPercent } of compared) {
        expect(savingsGrams).toBe(highest - co2eGrams)
        expect(savingsPercent).toBe(percentOf(savingsGrams, highest))
      }
    })
    fc.assert(property, { numRuns: 300 })
  })

  test('of countries that emit nothing, none saves anything', () => {
    const nothing = hotelOf({ digits: 0n, scale: 0 })
    const next = hotelOf({ digits: 4n, scale: 4 })
    for (const { savingsGrams, savingsPercent } of compareStays([nothing, next], 1, 1)) {
      expect({ savingsGrams, savingsPercent }).toEqual({ savingsGrams: 0, savingsPercent: 0 })
    }
  })
})

/** SPEC.md: one decimal; 0 for the highest. */
function percentOf(grams: number, highest: number): number {
  return grams === 0 ? 0 : roundedTo(quotient(fraction(grams * 100), fraction(highest)), 1)
}

test('equivalents of any mass have one decimal', () => {
  const property = fc.property(fc.integer({ min: 0, max: 1e13 }), (grams) => {
    for (const [index, { value }] of equivalents(edition.equivalents, grams).entries()) {
      const unit = asFraction(at(edition.equivalents, index).kgPerUnit)
      expect(value).toBe(roundedTo(quotient(fraction(`${grams}e-3`), unit), 1))
    }
  })
  fc.assert(property, { numRuns: 300 })
})
