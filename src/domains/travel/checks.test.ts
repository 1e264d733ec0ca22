/** Tables of travel that contradict each other stop the load. */
import { expect, test } from 'vitest'
import { type DataCopy, smallCopy } from '../../../test/support/data-copy.ts'

function problemAfter(change: (copy: DataCopy) => number, file: string, reason: RegExp): void {
  const copy = smallCopy()
  const line = change(copy)
  expect(copy.seal().problems()).toContainEqual({
    file: `data/small/${file}`,
    line,
    reason: expect.stringMatching(reason),
  })
}

const set = (file: string, id: string, column: string, value: string) => (copy: DataCopy) =>
  copy.setCell(`small/${file}`, id, column, value)

/** For rows with commas in a cell. */
const swap = (file: string, id: string, from: string, to: string) => (copy: DataCopy) =>
  copy.editLine(`small/${file}`, `${id},`, (line) => line.replace(from, to))

test('the average car of the equivalents is that of the table, and so is the flight', () => {
  problemAfter(
    set('equivalents.csv', 'driving_km', 'factor', '0.17'),
    'equivalents.csv',
    /travel-car-average, 0\.2/,
  )
  problemAfter(
    swap('equivalents.csv', 'flight_km', '0.15', '0.12'),
    'equivalents.csv',
    /flight-short-economy, 0\.15/,
  )
})

test('gas parts that miss their factor', () => {
  problemAfter(
    set('travel_factors.csv', 'travel-bus-coach', 'kgco2', '0.029'),
    'travel_factors.csv',
    /gas split misses/,
  )
})

test('electricity beyond the factor', () => {
  const change = set('travel_factors.csv', 'travel-car-phev', 'electricity_kgco2e', '0.2')
  problemAfter(change, 'travel_factors.csv', /electricity_kgco2e is more than the factor/)
})

test('a factor without its well-to-tank row, and such a row alone', () => {
  const change = set('travel_wtt_factors.csv', 'travel-wtt-bus-coach', 'vehicle_type', 'charter')
  problemAfter(
    change,
    'travel_wtt_factors.csv',
    /^travel_factors\.csv has no bus charter in kgCO2e\/passenger-km$/,
  )
  const copy = smallCopy()
  change(copy)
  expect(copy.seal().problems()).toContainEqual(
    expect.objectContaining({ reason: 'travel_wtt_factors.csv has no bus coach in kgCO2e/passenger-km' }),
  )
})

test('limits of hauls that do not rise, or an open one in the middle', () => {
  problemAfter(
    set('flight_hauls.csv', 'short', 'below_km', '600'),
    'flight_hauls.csv',
    /600 is not above 700/,
  )
  problemAfter(
    set('flight_hauls.csv', 'short', 'below_km', ''),
    'flight_hauls.csv',
    /empty for the last band/,
  )
})

test('forcing that adds nothing', () => {
  const change = swap('flight_factors.csv', 'flight-long-business', '0.24', '0.5')
  problemAfter(change, 'flight_factors.csv', /factor_without_rf is not below the factor/)
})

test('a row of the energy of trains that is missing', () => {
  const copy = smallCopy()
  copy.setCell('small/rail_energy.csv', 'rail-diesel-wtt', 'id', 'rail-diesel-upstream')
  expect(copy.seal().problems()).toContainEqual(expect.objectContaining({ reason: 'no row rail-diesel-wtt' }))
})

test('a row of the curve of flights that is missing', () => {
  const copy = smallCopy()
  copy.setCell('small/flight_curve.csv', 'flight-curve-b', 'id', 'flight-curve-c')
  expect(copy.seal().problems()).toContainEqual(expect.objectContaining({ reason: 'no row flight-curve-b' }))
})
