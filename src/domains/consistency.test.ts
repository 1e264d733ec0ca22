/** Tables that contradict each other stop the load. */
import { describe, expect, test } from 'vitest'
import { DataCopy } from '../../test/support/data-copy.ts'

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
    file: `data/2025/${file}`,
    line: lineOf(copy, `2025/${file}`, start),
    reason: expect.stringMatching(reason),
  })
}

describe('fuels', () => {
  test('a use without a well-to-tank factor', () => {
    const copy = new DataCopy()
    without(copy, '2025/fuel_wtt_factors.csv', 'fuel-wtt-diesel-litre,')
    expectProblem(
      copy,
      'fuel_factors.csv',
      'fuel-direct-diesel-litre,',
      /^no well-to-tank factor for diesel in litre$/,
    )
    expect(copy.problems()).toHaveLength(1)
  })

  test('a default unit without a factor', () => {
    const copy = new DataCopy()
    copy.setCell('2025/fuels.csv', 'diesel', 'default_unit', 'm3')
    expectProblem(copy, 'fuels.csv', 'diesel,', /^default_unit: no factor for diesel in m3$/)
  })

  test('a biofuel without a gas split', () => {
    const copy = new DataCopy()
    without(copy, '2025/fuel_gas_split.csv', 'hvo,')
    expectProblem(copy, 'fuels.csv', 'hvo,', /^biofuels, and only they, have a row in fuel_gas_split\.csv/)
  })

  test('a gas split for a fossil fuel', () => {
    const copy = new DataCopy()
    copy.write(
      '2025/fuel_gas_split.csv',
      `${copy.read('2025/fuel_gas_split.csv').trimEnd()}\ndiesel,0.5,0.5,weak,None,everygram-2025\n`,
    )
    expectProblem(copy, 'fuels.csv', 'diesel,', /^biofuels, and only they/)
  })

  test('shares that do not add up to 1', () => {
    const copy = new DataCopy()
    copy.editLine('2025/fuel_gas_split.csv', 'hvo,', (row) => row.replace('0.993', '0.992'))
    expectProblem(copy, 'fuel_gas_split.csv', 'hvo,', /^ch4_share \+ n2o_share is 0.999, not 1$/)
  })
})

describe('hotels', () => {
  test('an estimate for a country that has a published factor', () => {
    const copy = new DataCopy()
    copy.setCell('2025/hotel_estimates.csv', 'hotel-estimate-SE', 'country_code', 'GB')
    expectProblem(
      copy,
      'hotel_estimates.csv',
      'hotel-estimate-SE,',
      /^country_code: GB has a published factor in hotel\.csv$/,
    )
  })

  test.each([
    ['low', '99'],
    ['high', '0.2'],
  ])('a range that misses its factor: %s', (column, value) => {
    const copy = new DataCopy()
    copy.setCell('2025/hotel_estimates.csv', 'hotel-estimate-SE', column, value)
    expectProblem(copy, 'hotel_estimates.csv', 'hotel-estimate-SE,', /^range .* misses 4\.6$/)
  })

  test('an estimate that rests on no row of the grid table', () => {
    const copy = new DataCopy()
    copy.setCell('2025/hotel_estimates.csv', 'hotel-estimate-SE', 'grid_id', 'grid-XX')
    expectProblem(copy, 'hotel_estimates.csv', 'hotel-estimate-SE,', /^grid_id: unknown .*'grid-XX'$/)
  })

  test.each([
    ['no fit', (fit: string) => `${fit.split('\n')[0]}\n`],
    ['two fits', (fit: string) => `${fit.trimEnd()}\n${fit.split('\n')[1]?.replace('-fit,', '-fit2,')}\n`],
  ])('%s', (_, change) => {
    const copy = new DataCopy()
    copy.write('2025/hotel_estimate_fit.csv', change(copy.read('2025/hotel_estimate_fit.csv')))
    expectProblem(copy, 'hotel_estimate_fit.csv', 'id,', /^exactly one row expected$/)
  })
})

test('a grid is an estimate just where it is borrowed', () => {
  const copy = new DataCopy()
  copy.setCell('2025/grid_countries.csv', 'grid-AD', 'is_estimate', 'false')
  expectProblem(copy, 'grid_countries.csv', 'grid-AD,', /^is_estimate must be true just where proxy_for/)
})
