/** Editions grow: one more row, one more fuel, one more edition beside are taken as they are. */
import { expect, test } from 'vitest'
import { fuelPart } from '../../src/domains/fuel/part.ts'
import { hotelPart } from '../../src/domains/hotel/part.ts'
import { loadEdition } from '../../src/surfaces/process/data/load.ts'
import { editionEntries } from '../../src/surfaces/process/data/register.ts'
import { DataCopy, FIXTURES_DIR, SMALL, smallCopy } from '../support/data-copy.ts'

const HOTELS = '2025.1/hotel.csv'
const ESTIMATES = '2025.1/hotel_estimates.csv'

function addLine(copy: DataCopy, file: string, line: string): void {
  copy.write(file, `${copy.read(file).trimEnd()}\n${line}\n`)
}

test('data/2025.1 takes one more published hotel row, in place of the estimate', () => {
  const copy = new DataCopy()
  const before = copy.load()
  const [header = '', estimate = '', ...others] = copy.read(ESTIMATES).split('\n')
  const country = estimate.split(',')[1] ?? ''
  expect(before.part(hotelPart).get(country)?.tier).toBe('estimate')
  copy.write(ESTIMATES, [header, ...others].join('\n'))
  const row = `hotel-${country},${country},12.5,kgCO2e/room-night,2025,ipcc_ar5_gwp100,current,desnz-2025`
  addLine(copy, HOTELS, row)
  expect(copy.seal().problems()).toEqual([])
  const after = copy.load()
  expect(after.part(hotelPart).get(country)).toMatchObject({
    tier: 'exact',
    kgPerRoomNight: { digits: 125n, scale: 1 },
  })
  expect(after.part(hotelPart).size).toBe(before.part(hotelPart).size)
  expect(after.hash).not.toBe(before.hash)
})

test('data/ takes a second edition beside the first, and each is what it was', () => {
  const copy = new DataCopy().as('2999', { year: 2999 })
  copy.setCell('2999/hotel.csv', 'hotel-GB', 'factor', '12.5')
  expect(copy.seal().problems()).toEqual([])
  expect(editionEntries(copy.dir).at(-1)).toMatchObject({ name: '2999', year: 2999 })
  expect(loadEdition(copy.dir, '2025.1').hash).toBe(new DataCopy().load().hash)
  expect(copy.load().part(hotelPart).get('GB')?.kgPerRoomNight).toEqual({ digits: 125n, scale: 1 })
})

test('an edition takes one more fuel', () => {
  const copy = smallCopy()
  addLine(copy, 'small/fuels.csv', 'petrol,Petrol,liquid,false,true,litre,fixture')
  addLine(
    copy,
    'small/fuel_factors.csv',
    'fuel-direct-petrol-litre,petrol,litre,Petrol,gross,2,kgCO2e/litre,1.9,0.05,0.05,2025,ipcc_ar5_gwp100,fixture,',
  )
  addLine(
    copy,
    'small/fuel_wtt_factors.csv',
    'fuel-wtt-petrol-litre,petrol,litre,Petrol,gross,0.5,kgCO2e/litre,2025,ipcc_ar5_gwp100,fixture,',
  )
  expect(copy.seal().problems()).toEqual([])
  expect([...copy.load().part(fuelPart).keys()]).toEqual(['diesel', 'hvo', 'petrol'])
})

test('the small edition loads as it lies there, and a table that it lacks is that of 2025.1', () => {
  const edition = smallCopy().load()
  expect([...edition.countries.keys()]).toEqual(['GB', 'SE', 'US'])
  const copy = new DataCopy(SMALL, FIXTURES_DIR)
  copy.remove('small/llm_efforts.csv')
  const lent = smallCopy(copy.dir)
  expect(lent.problems()).toEqual([])
  const ofRelease = new DataCopy().read('standing/1/llm_efforts.csv')
  expect(lent.read('small/llm_efforts.csv')).toBe(ofRelease)
  // Its publications come along with it.
  copy.remove('small/rail_energy.csv')
  expect(smallCopy(copy.dir).read('small/sources.csv')).toContain('\nquintel-etsource,')
  expect(smallCopy(copy.dir).problems()).toEqual([])
})
