/** Masses as people write them: what is read, in kg, and half the place of the last digit. */
import { describe, expect, test } from 'vitest'
import { readFigure } from '../../app/pages/check/read-figure.ts'

describe('read', () => {
  test.each([
    ['31.2 kg', '.', 31.2, 0.05],
    ['31,2 kg', '.', 31.2, 0.05],
    ['31,2 kg CO2e', ',', 31.2, 0.05],
    ['650 g', '.', 0.65, 0.0005],
    ['1.5t', '.', 1500, 50],
    ['1,234.5 kg', '.', 1234.5, 0.05],
    ['1.234,5 kg', ',', 1234.5, 0.05],
    ["1'234 kgCO2e", '.', 1234, 0.5],
    ['1 234 567 kg', '.', 1_234_567, 0.5],
    ['1,234,567 kg', ',', 1_234_567, 0.5],
    // One mark before three digits is what the language makes of it.
    ['1,234 kg', '.', 1234, 0.5],
    ['1,234 kg', ',', 1.234, 0.0005],
    ['0.234 kg', ',', 0.234, 0.0005],
    ['42', '.', 42, 0.5],
    ['-3 kg', '.', -3, 0.5],
    ['2 tonnes of CO2e, as reported', '.', 2000, 500],
  ])('%s with %s', (text, mark, kg, halfStep) => {
    const figure = readFigure(text, mark)
    expect(figure?.kg).toBeCloseTo(kg, 9)
    expect(figure?.halfStepKg).toBeCloseTo(halfStep, 9)
  })
})

test.each([
  '',
  'kg',
  '31.2 miles',
  'about 31 kg',
  '{"a":1}',
  '1.2.3,4,5 kg',
  `${'1'.repeat(101)} kg`,
  '12 __proto__',
])('%s is none', (text) => {
  expect(readFigure(text, '.')).toBeUndefined()
})
