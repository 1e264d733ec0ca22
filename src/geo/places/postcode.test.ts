import { describe, expect, test } from 'vitest'
import { isLikePostcode, partsOfCode, readPostcode } from './postcode.ts'
import { partOf } from './postcode-in-text.ts'

describe('whose a code is', () => {
  test.each([
    ['94103', 'US', '94103'],
    ['SW1A 1AA', 'GB', 'SW1A'],
    ['m5v 3l9', 'CA', 'M5V'],
    ['1012 AB', 'NL', '1012'],
    ['〒1000001', 'JP', '1000001'],
    ['01310-100', 'BR', '01310100'],
    ['4000-001', 'PT', '4000'],
    ['31-042', 'PL', '31042'],
    ['D-10115', 'DE', '10115'],
    ['S-111 22', 'SE', '11122'],
    ['LV-1010', 'LV', '1010'],
  ])('%s, by its form', (text, system, code) => {
    expect(readPostcode(text)).toMatchObject({ system, code })
  })

  test.each([['1010'], ['110 00'], ['110001'], ['SW1A'], ['Paris'], [''], ['1e5']])(
    '%s: not told',
    (text) => {
      expect(readPostcode(text)).toBeUndefined()
    },
  )

  test.each([
    ['JE', 'JE2 3QN', 'GB'],
    ['GP', '97110', 'FR'],
    ['PR', '00901', 'US'],
  ])('of %s, by the rules of its post', (country, text, system) => {
    expect(readPostcode(text, country)?.system).toBe(system)
  })

  test.each([
    ['DE', '1012'],
    ['FR', 'D-10115'],
    ['US', 'SW1A 1AA'],
    ['GB', '94103'],
    ['DE', '10115; DROP TABLE'],
  ])('in %s %s is none', (country, text) => {
    expect(readPostcode(text, country)).toBeUndefined()
  })
})

test('a British district is no part of a longer one', () => {
  expect(partsOfCode({ written: '', system: 'GB', code: 'DN14', isWhole: false })).toEqual(['DN14', 'DN'])
  expect(partsOfCode({ written: '', system: 'DE', code: '10115', isWhole: true })).toEqual([
    '10115',
    '1011',
    '101',
    '10',
    '1',
  ])
})

describe('what may be meant as a postcode', () => {
  test.each([
    ['2134', 'US', true],
    ['844000', 'CN', true],
    ['99-999', 'AE', true],
    ['Leeds', 'GB', false],
    ['Terminal 5', 'GB', false],
    ['7', 'DE', false],
  ])('%s in %s: %s', (text, country, is) => {
    expect(isLikePostcode(text, country)).toBe(is)
  })
})

describe('beside a town', () => {
  test.each([
    ['75001 Paris', 'Paris', '75001'],
    ['CO 80202', 'CO', '80202'],
    ['London SW1A 1AA', 'London', 'SW1A 1AA'],
    ['ON M5V 3L9', 'ON', 'M5V 3L9'],
    ['110 00 Praha', 'Praha', '110 00'],
    ['00-001 Warszawa', 'Warszawa', '00-001'],
    ['〒100-0001 東京', '東京', '100-0001'],
    ['75008 Paris CEDEX 08', 'Paris', '75008'],
    ['110001 New Delhi', 'New Delhi', '110001'],
  ])('%s', (written, text, postcode) => {
    expect(partOf(written)).toEqual({ text, postcode })
  })

  test.each([
    'Carr. Tijuana-Ensenada 3918',
    '1600 Pennsylvania Avenue',
    '12345 Sunset Blvd.',
    '1234 NW 5th Ave',
    'Suite 1040',
    'Leeds',
  ])('%s has none', (written) => {
    expect(partOf(written).postcode).toBeUndefined()
  })
})
