/** The engine's calculations on factors that no edition has. */

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Decimal } from '../../src/core/decimal.ts'
import { equivalents } from '../../src/core/equivalents.ts'
import { type FuelFactor, fuelCombustion } from '../../src/domains/fuel/calculate.ts'
import { fuelPart } from '../../src/domains/fuel/part.ts'
import { compareStays, type HotelFactor, hotelStay } from '../../src/domains/hotel/calculate.ts'
import { hotelPart } from '../../src/domains/hotel/part.ts'
import { edition } from '../support/app.ts'
import { at, type Fraction, fraction, gramsOf, product, quotient, roundedTo, sum } from './exact.ts'
import { amountText } from './fuel-rows.ts'
import { anyNights, anyRooms } from './hotel-rows.ts'

const asFraction = ({ digits, scale }: Decimal): Fraction => ({ top: digits, bottom: 10n ** BigInt(scale) })

/** Up to 10 kg per unit, with up to 13 decimals as the derived rows have. */
const anyFactor: fc.Arbitrary<Decimal> = fc
  .tuple(fc.integer({ min: 0, max: 13 }), fc.bigInt({ min: 0n, max: 10n ** 14n }))
  .map(([scale, digits]) => ({ digits: digits % 10n ** BigInt(scale + 1), scale }))

const [aFuel] = at(edition.part(fuelPart), 'natural_gas').factors.values()
const aHotel = at(edition.part(hotelPart), 'GB')

const fuelFactor: fc.Arbitrary<FuelFactor> = fc
  .record({
    direct: anyFactor,
    gasWeights: fc.tuple(anyFactor, anyFactor, anyFactor),
    wellToTank: anyFactor,
    biogenicCo2: anyFactor,
  })
  .map((own) => ({ ...(aFuel as FuelFactor), ...own }))

describe('burning a fuel with any factors', () => {
  test('the total is exact, and every breakdown adds up to it', () => {
    const property = fc.property(fuelFactor, amountText, fc.boolean(), (factor, amount, wtt) => {
      const burnt = fuelCombustion(factor, Number(amount), wtt)
      const units = fraction(amount)
      const [direct, wellToTank, biogenic] = [
        factor.direct,
        factor.wellToTank,
        factor.biogenicCo2 as Decimal,
      ].map(asFraction)
      const whole = wtt ? sum(direct as Fraction, wellToTank as Fraction) : (direct as Fraction)
      expect(burnt.co2eGrams).toBe(gramsOf(product(whole, units)))
      expect(burnt.biogenicCo2Grams).toBe(gramsOf(product(biogenic as Fraction, units)))
      expect(burnt.directGrams + burnt.wellToTankGrams).toBe(burnt.co2eGrams)
      expect(burnt.directCo2Grams + burnt.directCh4Grams + burnt.directN2oGrams).toBe(burnt.directGrams)
      if (!wtt) expect(burnt.wellToTankGrams).toBe(0)
    })
    fc.assert(property, { numRuns: 1000 })
  })
})

/** A factor with more decimals than grams have: what editions do not have, and an overlay may. */
const hotelFactor: fc.Arbitrary<HotelFactor> = anyFactor.map((kgPerRoomNight) => ({
  ...aHotel,
  kgPerRoomNight,
}))

describe('staying at any factor', () => {
  test('the total is rounded once', () => {
    const property = fc.property(hotelFactor, anyNights, anyRooms, (factor, nights, rooms) => {
      const stay = hotelStay(factor, nights, rooms)
      const exact = asFraction(factor.kgPerRoomNight)
      expect(stay.co2eGrams).toBe(gramsOf(product(exact, fraction(nights * rooms))))
      expect(stay.perNightGrams).toBe(gramsOf(product(exact, fraction(rooms))))
      expect(stay.perRoomNightGrams).toBe(gramsOf(exact))
      expect(stay.roomNights).toBe(nights * rooms)
    })
    fc.assert(property, { numRuns: 500 })
  })

  test('comparing keeps every stay, in order, with savings against the highest', () => {
    const factors = fc.array(hotelFactor, { minLength: 2, maxLength: 10 })
    const property = fc.property(factors, anyNights, anyRooms, (all, nights, rooms) => {
      const compared = compareStays(all, nights, rooms)
      const totals = all.map((factor) => hotelStay(factor, nights, rooms).co2eGrams)
      const highest = Math.max(...totals)
      const expected = [...all.keys()]
        .sort((a, b) => at(totals, a) - at(totals, b))
        .map((index) => all[index])
      expect(compared.map(({ factor }) => factor)).toEqual(expected)
      for (const { stay, savingsGrams, savingsPercent } of compared) {
        expect(savingsGrams).toBe(highest - stay.co2eGrams)
        expect(savingsPercent).toBe(percentOf(savingsGrams, highest))
      }
    })
    fc.assert(property, { numRuns: 300 })
  })

  test('of countries that emit nothing, none saves anything', () => {
    const nothing = { ...aHotel, kgPerRoomNight: { digits: 0n, scale: 0 } }
    const next = { ...aHotel, kgPerRoomNight: { digits: 4n, scale: 4 } }
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
