import { beforeAll, expect, test } from 'vitest'
import { services } from '../../../test/support/app.ts'
import { add, type Decimal, decimal, multiply, toNumber, ZERO } from '../../engine/numbers/decimal.ts'
import { type Assessment, type Potentials, potentialsOf, potentialsProblems } from './gwp.ts'

let gwp: Potentials
beforeAll(async () => {
  gwp = (await services.editions.require('2025.3')).potentials
})

const gwpOf = (gas: string, set: Assessment) => {
  const found = gwp.potentialOf(gas, set)
  return found && toNumber(found.value)
}

/** Mass share x GWP, over the components that the report has a value for. */
function byMass(blend: string, set: Assessment): number {
  const parts = gwp.compositionOf(blend) ?? []
  const products = parts.map(({ gas, massPercent }): Decimal => {
    const value = gwp.potentialOf(gas, set)?.value
    return value ? multiply(multiply(value, massPercent), decimal('0.01')) : ZERO
  })
  return toNumber(products.reduce(add, ZERO))
}

test('a gas by each report: HFC-32 has 675, 677 and 771 (AR4 2.14, AR5 8.A.1, AR6 7.SM.7)', () => {
  expect([gwpOf('HFC-32', 'ar4'), gwpOf('HFC-32', 'ar5'), gwpOf('HFC-32', 'ar6')]).toEqual([675, 677, 771])
})

test('methane by AR6 depends on where it is from: 29.8 fossil, 27 not fossil (AR6 table 7.15)', () => {
  expect([gwpOf('CH4-fossil', 'ar6'), gwpOf('CH4-non-fossil', 'ar6')]).toEqual([29.8, 27])
  expect([gwpOf('CH4-fossil', 'ar4'), gwpOf('CH4-non-fossil', 'ar5')]).toEqual([25, 28])
})

test('SF6 by AR6 is 24,300, and the note names the other printed value', () => {
  expect(gwp.potentialOf('SF6', 'ar6')).toMatchObject({ note: expect.stringContaining('25200') })
  expect(gwpOf('SF6', 'ar6')).toBe(24_300)
})

test('R-410A is half HFC-32 and half HFC-125: 0.5 x 771 + 0.5 x 3740 = 2255.5', () => {
  expect(gwp.compositionOf('R410A')?.map(({ gas }) => gas)).toEqual(['HFC-32', 'HFC-125'])
  expect(byMass('R410A', 'ar6')).toBe(2255.5)
})

test('a blend with 42.5 % PFC-318 has its own GWP: 45, 7, 5.5 and 42.5 % make 4965 by AR5', () => {
  // R-405A: 0.45 x 1760 + 0.07 x 138 + 0.055 x 1980 + 0.425 x 9540 = 792 + 9.66 + 108.9 + 4054.5
  expect(byMass('R405A', 'ar5')).toBe(4965.06)
})

test('what a report does not have is absent: an HFO by AR5', () => {
  expect(gwpOf('R1234yf', 'ar5')).toBeUndefined()
  expect(gwpOf('R1234yf', 'ar6')).toBe(0.501)
})

test('they are constants: every edition has the same, released ones too', async () => {
  for (const { name } of services.editions.register.entries) {
    expect((await services.editions.require(name)).potentials, name).toBe(gwp)
  }
})

const FILES = {
  potentials: {
    file: 'gwp100.csv',
    text: 'gas,ar4,ar5,ar6,note,source_id\nHFC-32,675,677,771,,ipcc\nHFC-125,3500,3170,3740,,other\n',
  },
  components: {
    file: 'components.csv',
    text: 'blend,component,mass_percent,note,source_id\nR410A,HFC-32,50,,ipcc\nR410A,HFC-125,49,,ipcc\n',
  },
}

test('components that are not the whole of a blend, and unknown sources, are named with their line', () => {
  expect(potentialsProblems(FILES, new Set(['ipcc']))).toEqual([
    { file: 'components.csv', line: 2, reason: 'the components of R410A are not 100 %' },
    { file: 'gwp100.csv', line: 3, reason: "source_id: unknown source 'other'" },
  ])
  expect(() => potentialsOf(FILES, '')).toThrow('not 100 %')
})
