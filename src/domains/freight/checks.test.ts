/** Tables of freight that contradict each other stop the load. */
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

const FACTORS = 'freight_factors.csv'
const swap = (file: string, start: string, from: string, to: string) => (copy: DataCopy) =>
  copy.editLine(`small/${file}`, start, (line) => line.replace(from, to))

test('gas parts that miss their factor', () => {
  problemAfter(swap(FACTORS, 'freight-road-average-diesel,', '0.09', '0.091'), FACTORS, /gas split misses/)
})

test('a unit that is not that of the row', () => {
  problemAfter(
    swap(FACTORS, 'freight-road-average-diesel-vehicle,', 'kgCO2e/vehicle-km', 'kgCO2e/tonne-km'),
    FACTORS,
    /^factor_unit/,
  )
})

test('a haul belongs to flights, and radiative forcing never lowers', () => {
  problemAfter(
    swap(FACTORS, 'freight-rail-average-rail_mix,', ',rail_mix,,', ',rail_mix,long,'),
    FACTORS,
    /^haul/,
  )
  problemAfter(
    swap(FACTORS, 'freight-air-average-jet_fuel-long,', ',0.9,', ',0.4,'),
    FACTORS,
    /^factor_with_rf: below/,
  )
})

test('a lorry at 50 % that is not between 0 and 100 %', () => {
  // (0.6 + 1) / 2 = 0.8; the three gases move with it.
  problemAfter(
    (copy) =>
      copy.editLine(`small/${FACTORS}`, 'freight-road-average-diesel-half-vehicle,', (line) =>
        line.replace('0.8', '0.81').replace('0.79', '0.8'),
      ),
    FACTORS,
    /not in the middle/,
  )
})

test('a vehicle without a factor, a factor without a vehicle, a stand-in that there is not', () => {
  problemAfter(
    swap('freight_vehicles.csv', 'rail,average,', 'rail,average,', 'rail,fast,'),
    'freight_vehicles.csv',
    /^no factor for rail fast$/,
  )
  problemAfter(
    swap(FACTORS, 'freight-rail-average-rail_mix,', ',rail,average,', ',rail,slow,'),
    FACTORS,
    /^unknown vehicle rail slow$/,
  )
  problemAfter(
    swap('freight_vehicles.csv', 'road,small,', ',average,', ',middling,'),
    'freight_vehicles.csv',
    /^behaves_as: unknown road vehicle 'middling'$/,
  )
})

test('a constant that is missing', () => {
  const copy = smallCopy()
  const file = 'small/freight_constants.csv'
  copy.write(file, copy.read(file).replace(/^freight-auto-road-km.*\n/m, ''))
  expect(copy.seal().problems()).toContainEqual(
    expect.objectContaining({ reason: 'no row freight-auto-road-km' }),
  )
})
