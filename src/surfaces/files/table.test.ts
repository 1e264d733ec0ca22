import { expect, test } from 'vitest'
import { plainNumber } from './table.ts'

test.each([
  ['2', ',', '2'],
  ['2,0', ',', '2'],
  ['1.234,50', ',', '1234.50'],
  ['1 234,5', ',', '1234.5'],
  ["1'234.5", '.', '1234.5'],
  ['3.000', '.', '3'],
  ['-3,00', ',', '-3'],
  ['2.5', '.', '2.5'],
  ['about 2', '.', 'about 2'],
  ['2,0,0', ',', '2,0,0'],
] as const)('%s with decimal %s is %s', (text, decimal, plain) => {
  expect(plainNumber(text, { decimal })).toBe(plain)
})

test('three digits behind a point are a group where the comma is the decimal sign', () => {
  expect(plainNumber('3.000', { decimal: ',' })).toBe('3000')
})
