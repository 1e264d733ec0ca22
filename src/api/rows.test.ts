/** A broken row stops the load, and the error names file, line and reason. */
import { describe, expect, test } from 'vitest'
import { type DataCopy, smallCopy } from '../../test/support/data-copy.ts'

const HOTEL = 'small/hotel.csv'
const FUEL = 'small/fuel_factors.csv'
const DIESEL = 'fuel-direct-diesel-litre'

function expectOneProblem(copy: DataCopy, file: string, line: number, reason: RegExp): void {
  const fault = copy.seal().fault()
  expect(fault?.problems).toEqual([{ file: `data/${file}`, line, reason: expect.stringMatching(reason) }])
  expect(fault?.message).toBe(`data/${file}:${line}: ${fault?.problems[0]?.reason}`)
}

test('the copy as it is can be loaded', () => {
  expect(smallCopy().seal().problems()).toEqual([])
})

describe('one wrong cell', () => {
  test.each([
    [
      'bad unit',
      HOTEL,
      'hotel-GB',
      'factor_unit',
      'kg',
      /^factor_unit: 'kg' is not one of kgCO2e\/room-night$/,
    ],
    ['unit of another row', FUEL, DIESEL, 'factor_unit', 'kgCO2e/m3', /kgCO2e\/m3 is not per litre/],
    ['unknown country', HOTEL, 'hotel-GB', 'country_code', 'ZZ', /^country_code: unknown country 'ZZ'$/],
    ['country in lower case', HOTEL, 'hotel-GB', 'country_code', 'gb', /^country_code: 'gb' does not match/],
    ['unknown source', HOTEL, 'hotel-GB', 'source_id', 'nobody', /^source_id: unknown source 'nobody'$/],
    [
      'unknown fuel',
      'small/fuel_biogenic_co2.csv',
      'fuel-biogenic-hvo-litre',
      'fuel_type',
      'peat',
      /unknown .*'peat'/,
    ],
    ['wrong enum', HOTEL, 'hotel-GB', 'status', 'old', /^status: 'old' is not one of current, earlier/],
    ['unknown GWP set', HOTEL, 'hotel-GB', 'gwp', 'ar5', /^gwp: 'ar5' is not one of ipcc_/],
    ['empty cell', HOTEL, 'hotel-GB', 'factor', '', /^factor: must not be empty$/],
    ['space before', HOTEL, 'hotel-GB', 'factor', ' 10', /^factor: ' 10' has spaces around it$/],
    ['space after', HOTEL, 'hotel-GB', 'status', 'current ', /^status: 'current ' has spaces/],
    ['below the range', HOTEL, 'hotel-GB', 'factor', '0.05', /^factor: 0.05 is below 0.1$/],
    ['negative', HOTEL, 'hotel-GB', 'factor', '-10', /^factor: -10 is below 0.1$/],
    ['above the range', HOTEL, 'hotel-GB', 'factor', '1000.1', /^factor: 1000.1 is above 1000$/],
    ['year out of range', HOTEL, 'hotel-GB', 'year', '1999', /^year: 1999 is below 2000$/],
    ['no integer', HOTEL, 'hotel-GB', 'year', '2025.0', /^year: '2025.0' is not an integer$/],
    [
      'no boolean',
      'small/fuels.csv',
      'diesel',
      'is_biofuel',
      'no',
      /^is_biofuel: 'no' is not true or false$/,
    ],
    ['bad id', HOTEL, 'hotel-GB', 'id', 'Hotel GB', /^id: 'Hotel GB' does not match/],
    ['bad alias', 'small/countries.csv', 'GB', 'aliases', 'Uk', /^aliases: 'Uk' does not match/],
    ['bad source row', 'small/sources.csv', 'fixture-earlier', 'licence', '', /^licence: must not be empty$/],
  ])('%s', (_, file, id, column, value, reason) => {
    const copy = smallCopy()
    expectOneProblem(copy, file, copy.setCell(file, id, column, value), reason)
  })

  test.each(['1e1', '0x10', 'NaN', 'Infinity', '10.', '.5', '+5', '10.4kg', '1 000', '٤'])(
    'no decimal number: %s',
    (text) => {
      const copy = smallCopy()
      const line = copy.setCell(HOTEL, 'hotel-GB', 'factor', text)
      expectOneProblem(copy, HOTEL, line, /^factor: '.+' is not a plain decimal number$/)
    },
  )
})

describe('keys and ids', () => {
  test('a key that was there before', () => {
    const copy = smallCopy()
    const first = copy.setCell(HOTEL, 'hotel-GB', 'year', '2025')
    const line = copy.setCell(HOTEL, 'hotel-US', 'country_code', 'GB')
    expectOneProblem(copy, HOTEL, line, new RegExp(`^duplicate key GB, also on line ${first}$`))
  })

  test('an id that was there before', () => {
    const copy = smallCopy()
    const line = copy.setCell(HOTEL, 'hotel-US', 'id', 'hotel-GB')
    expectOneProblem(copy, HOTEL, line, /^id: 'hotel-GB' is already used in hotel\.csv:\d+$/)
  })

  test('an id that another table has', () => {
    const copy = smallCopy()
    const file = 'small/hotel_estimates.csv'
    const line = copy.setCell(file, 'hotel-estimate-SE', 'id', 'hotel-GB')
    expectOneProblem(copy, file, line, /^id: 'hotel-GB' is already used in hotel\.csv:\d+$/)
  })
})

describe('a gas split may miss its total by 2e-5, no more', () => {
  // The parts: 2.4 + 0.01 + 0.09 = 2.5.
  test.each(['2.5', '2.50002', '2.49998'])('%s is accepted', (factor) => {
    const copy = smallCopy()
    copy.setCell(FUEL, DIESEL, 'factor', factor)
    expect(copy.seal().problems()).toEqual([])
  })

  test.each(['2.50002001', '2.49997999', '2.6', '19'])('%s is refused', (factor) => {
    const copy = smallCopy()
    const line = copy.setCell(FUEL, DIESEL, 'factor', factor)
    expectOneProblem(copy, FUEL, line, /^gas split misses the factor by .* kg, more than 0.00002$/)
  })

  test.each([
    [DIESEL, 'kgch4_as_co2e', ''],
    ['fuel-direct-hvo-litre', 'kgco2', '0'],
  ])('%s: all three gases for fossil fuels, none for biofuels', (id, column, value) => {
    const copy = smallCopy()
    const line = copy.setCell(FUEL, id, column, value)
    expectOneProblem(copy, FUEL, line, /^the three gas columns are filled for fossil fuels and empty/)
  })
})

describe('the shape of a row', () => {
  test('an extra field', () => {
    const copy = smallCopy()
    const line = copy.editLine(HOTEL, 'hotel-GB,', (row) => `${row},more`)
    expectOneProblem(copy, HOTEL, line, /^8 fields expected, 9 found$/)
  })

  test('a field too few', () => {
    const copy = smallCopy()
    const line = copy.editLine(HOTEL, 'hotel-GB,', (row) => row.replace(',current', ''))
    const [first] = copy.seal().problems()
    expect(first).toEqual({ file: `data/${HOTEL}`, line, reason: '8 fields expected, 7 found' })
  })

  test('a blank line', () => {
    const copy = smallCopy()
    const line = copy.editLine(HOTEL, 'hotel-GB,', (row) => `\n${row}`)
    expect(copy.seal().problems()[0]).toMatchObject({ file: `data/${HOTEL}`, line })
  })

  test.each([
    ['a missing column', (header: string) => header.replace(',gwp', '')],
    ['a column with another name', (header: string) => header.replace('factor_unit', 'unit')],
    ['columns in another order', (header: string) => header.replace('year,gwp', 'gwp,year')],
  ])('%s', (_, change) => {
    const copy = smallCopy()
    const line = copy.editLine(HOTEL, 'id,', change)
    expect(line).toBe(1)
    const columns = 'id,country_code,factor,factor_unit,year,gwp,status,source_id'
    expectOneProblem(copy, HOTEL, 1, new RegExp(`columns must be ${columns}$`))
  })

  test('an empty file', () => {
    const copy = smallCopy()
    copy.write(HOTEL, '')
    expectOneProblem(copy, HOTEL, 1, /^columns must be /)
  })

  test('a quote that is never closed: the file is named', () => {
    const copy = smallCopy()
    copy.setCell(HOTEL, 'hotel-GB', 'factor', '"10')
    const [problem] = copy.seal().problems()
    expect(problem).toMatchObject({ file: `data/${HOTEL}`, reason: expect.stringMatching(/^not a CSV: /) })
  })
})

test('every fault is listed, and of very many the first 20', () => {
  const copy = smallCopy()
  for (const code of ['GB', 'US']) copy.setCell(HOTEL, `hotel-${code}`, 'factor', 'x')
  expect(copy.seal().problems()).toHaveLength(2)
  const [header] = copy.read(HOTEL).split('\n')
  const rows = [...'ABCDEFGHIJKL'].map((x) => `hotel-A${x},A${x},x,kg,2025,ipcc_ar5_gwp100,current,fixture`)
  copy.write(HOTEL, [header, ...rows, ''].join('\n'))
  const lines = copy.seal().fault()?.message.split('\n') ?? []
  expect(lines).toHaveLength(21)
  // 12 rows with a bad unit and a bad factor each: 24 faults.
  expect(lines[20]).toBe('... and 4 more')
})
