/** Tables that contradict each other stop the load. */
import { describe, expect, test } from 'vitest'
import { type DataCopy, smallCopy } from '../../test/support/data-copy.ts'

const without = (copy: DataCopy, file: string, start: string) =>
  copy.write(
    file,
    copy
      .read(file)
      .split('\n')
      .filter((line) => !line.startsWith(start))
      .join('\n'),
  )

const lineOf = (copy: DataCopy, file: string, start: string) =>
  copy
    .read(file)
    .split('\n')
    .findIndex((line) => line.startsWith(start)) + 1

function expectProblem(copy: DataCopy, file: string, start: string, reason: RegExp): void {
  expect(copy.seal().problems()).toContainEqual({
    file: `data/small/${file}`,
    line: lineOf(copy, `small/${file}`, start),
    reason: expect.stringMatching(reason),
  })
}

describe('fuels', () => {
  test('a use without a well-to-tank factor', () => {
    const copy = smallCopy()
    without(copy, 'small/fuel_wtt_factors.csv', 'fuel-wtt-diesel-litre,')
    expectProblem(
      copy,
      'fuel_factors.csv',
      'fuel-direct-diesel-litre,',
      /^no well-to-tank factor for diesel in litre$/,
    )
    expect(copy.problems()).toHaveLength(1)
  })

  test('a default unit without a factor', () => {
    const copy = smallCopy()
    copy.setCell('small/fuels.csv', 'diesel', 'default_unit', 'm3')
    expectProblem(copy, 'fuels.csv', 'diesel,', /^default_unit: no factor for diesel in m3$/)
  })

  test('a biofuel without a gas split', () => {
    const copy = smallCopy()
    without(copy, 'small/fuel_gas_split.csv', 'hvo,')
    expectProblem(copy, 'fuels.csv', 'hvo,', /^biofuels, and only they, have a row in fuel_gas_split\.csv/)
  })

  test('a gas split for a fossil fuel', () => {
    const copy = smallCopy()
    copy.write(
      'small/fuel_gas_split.csv',
      `${copy.read('small/fuel_gas_split.csv').trimEnd()}\ndiesel,0.5,0.5,,weak,None,everygram-2025\n`,
    )
    expectProblem(copy, 'fuels.csv', 'diesel,', /^biofuels, and only they/)
  })

  test('shares that do not add up to 1', () => {
    const copy = smallCopy()
    copy.editLine('small/fuel_gas_split.csv', 'hvo,', (row) => row.replace('0.8', '0.799'))
    expectProblem(copy, 'fuel_gas_split.csv', 'hvo,', /^ch4_share \+ n2o_share is 0.999, not 1$/)
  })
})

describe('hotels', () => {
  test('an estimate for a country that has a published factor', () => {
    const copy = smallCopy()
    copy.setCell('small/hotel_estimates.csv', 'hotel-estimate-SE', 'country_code', 'GB')
    expectProblem(
      copy,
      'hotel_estimates.csv',
      'hotel-estimate-SE,',
      /^country_code: GB has a published factor in hotel\.csv$/,
    )
  })

  test.each([
    ['low', '41'],
    ['high', '39'],
  ])('a range that misses its factor: %s', (column, value) => {
    const copy = smallCopy()
    copy.setCell('small/hotel_estimates.csv', 'hotel-estimate-SE', column, value)
    expectProblem(copy, 'hotel_estimates.csv', 'hotel-estimate-SE,', /^range .* misses 40$/)
  })

  test('an estimate that rests on no row of the grid table', () => {
    const copy = smallCopy()
    copy.setCell('small/hotel_estimates.csv', 'hotel-estimate-SE', 'grid_id', 'grid-XX')
    expectProblem(copy, 'hotel_estimates.csv', 'hotel-estimate-SE,', /^grid_id: unknown .*'grid-XX'$/)
  })

  test.each([
    ['no fit', (fit: string) => `${fit.split('\n')[0]}\n`],
    ['two fits', (fit: string) => `${fit.trimEnd()}\n${fit.split('\n')[1]?.replace('-fit,', '-fit2,')}\n`],
  ])('%s', (_, change) => {
    const copy = smallCopy()
    copy.write('small/hotel_estimate_fit.csv', change(copy.read('small/hotel_estimate_fit.csv')))
    expectProblem(copy, 'hotel_estimate_fit.csv', 'id,', /^exactly one row expected$/)
  })
})

test('a grid is an estimate just where it is borrowed', () => {
  const copy = smallCopy()
  copy.setCell('small/grid_countries.csv', 'grid-SE', 'is_estimate', 'true')
  expectProblem(copy, 'grid_countries.csv', 'grid-SE,', /^is_estimate must be true just where proxy_for/)
})
