/** Postcodes whose towns are known from elsewhere than the tables: how near they are found, and what is said of it. */
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { lookPostcodesUp, POSTCODE_LISTS, type PostcodeLookUp } from '../../scripts/lib/postcodes.ts'
import { loadGazetteer } from '../../src/geo/places/gazetteer.ts'
import { GEO_DIR } from '../../src/surfaces/process/package-root.ts'

const gazetteer = loadGazetteer(join(GEO_DIR, 'places.bin'))
const lists = POSTCODE_LISTS.map((list) => ({ list, judged: lookPostcodesUp(gazetteer, list) }))

/** A town's middle is so far from where its codes begin, whatever is said. */
const TOWN_KM = 15

function shareOf(list: readonly PostcodeLookUp[], isMeant: (one: PostcodeLookUp) => boolean): number {
  return (list.filter(isMeant).length * 100) / list.length
}

function isFound({ offKm }: PostcodeLookUp): boolean {
  return offKm !== undefined
}

function isAsNearAsSaid({ offKm = Number.POSITIVE_INFINITY, withinKm }: PostcodeLookUp): boolean {
  return offKm <= Math.max(TOWN_KM, withinKm)
}

test('there are 300 of 35 countries or more', () => {
  const all = lists.flatMap(({ judged }) => judged)
  expect(all.length).toBeGreaterThanOrEqual(300)
  expect(new Set(all.map(({ country }) => country)).size).toBeGreaterThanOrEqual(35)
})

describe.each(lists)('$list', ({ judged }) => {
  test('nearly all are found', () => {
    expect(shareOf(judged, isFound)).toBeGreaterThanOrEqual(97)
  })

  test('more than nine of ten are as near as the answer says', () => {
    expect(shareOf(judged, isAsNearAsSaid)).toBeGreaterThanOrEqual(95)
  })

  test('nine of ten are within 15 km', () => {
    expect(
      shareOf(judged, ({ offKm }) => (offKm ?? Number.POSITIVE_INFINITY) <= TOWN_KM),
    ).toBeGreaterThanOrEqual(90)
  })

  test('what is far off without a warning is one in a hundred', () => {
    const isSilent = (one: PostcodeLookUp) => isFound(one) && !one.isWarned && !isAsNearAsSaid(one)
    expect(shareOf(judged, isSilent)).toBeLessThanOrEqual(1)
  })
})

describe('written otherwise, the same place', () => {
  test.each([
    ['DE', '10115', ['D-10115', 'DE-10115', ' 10115 ']],
    ['FR', '75001', ['F-75001', 'FR-75001', '75001 CEDEX', '75001 cedex 01']],
    ['GB', 'SW1A 1AA', ['SW1A1AA', 'sw1a 1aa', 'Sw1a1Aa', 'SW1A']],
    ['JP', '100-0001', ['1000001', '〒100-0001', '〒 100-0001', '１００-０００１']],
    ['BR', '01310-100', ['01310100']],
    ['PT', '1000-001', ['1000001', '1000']],
    ['NL', '1012 AB', ['1012AB', '1012ab', '1012']],
    ['PL', '31-042', ['31042']],
    ['CZ', '110 00', ['11000', 'CZ-11000', 'CZ-110 00']],
    ['SE', '111 22', ['11122', 'S-111 22', 'SE-11122']],
    ['CA', 'M5V 3L9', ['M5V3L9', 'm5v 3l9', 'M5V']],
    ['LV', 'LV-1010', ['1010', 'lv1010']],
    ['US', '94103', ['94103-1234', '941031234']],
    ['AR', 'C1425DKD', ['C1425', '1425']],
  ])('%s %s', (countryCode, code, others) => {
    const { place } = gazetteer.resolve(code, { countryCode }) ?? {}
    expect(place?.kind).toBe('postcode')
    for (const other of others) {
      const { lat, lon } = gazetteer.resolve(other, { countryCode })?.place ?? {}
      expect({ other, lat, lon }).toEqual({ other, lat: place?.lat, lon: place?.lon })
    }
  })
})

describe('zeros that a spreadsheet took away', () => {
  test.each([
    ['US', '2134', '02134'],
    ['US', '501', '00501'],
    ['DE', '1067', '01067'],
    ['FR', '6000', '06000'],
    ['ES', '8001', '08001'],
  ])('%s %s is %s, and that is said', (countryCode, short, code) => {
    const found = gazetteer.resolve(short, { countryCode })
    expect(found?.place.code).toBe(code)
    expect(found?.notices).toContainEqual(
      expect.objectContaining({
        code: 'place_corrected',
        isFallback: true,
        values: expect.objectContaining({ postcode: code }),
      }),
    )
  })
})

describe('nothing is taken instead', () => {
  test.each([
    ['US', '9999'],
    ['CN', '844000'],
    ['CN', '999999'],
    ['AE', '12345'],
    ['GB', 'ZZ1 1ZZ'],
    ['CA', 'D1A 1A1'],
    ['KR', '99999'],
    ['SG', '999999'],
    ['AU', '0000'],
    ['MX', '3918'],
  ])('%s %s', (countryCode, code) => {
    expect(gazetteer.resolve(code, { countryCode })).toBeUndefined()
    expect(gazetteer.isPostcode(code, countryCode)).toBe(true)
  })
})

describe('a town and its postcode', () => {
  test.each([
    ['75001 Paris', undefined, 'FR'],
    ['10115 Berlin, DE', undefined, 'DE'],
    ['Denver, CO 80202', undefined, 'US'],
    ['London SW1A 1AA', undefined, 'GB'],
    ['111 22 Stockholm', undefined, 'SE'],
    ['Toronto, ON M5V 3L9', undefined, 'CA'],
    ['Tokyo 100-0001', undefined, 'JP'],
  ])('%s agree', (query, country, countryCode) => {
    const found = gazetteer.resolve(query, country === undefined ? {} : { countryCode: country })
    expect(found?.place.countryCode).toBe(countryCode)
    expect(found?.notices.filter(({ isFallback }) => isFallback)).toEqual([])
  })

  test.each([
    ['Springfield 62701', 'US', 39.8, -89.65],
    ['Frankfurt 15230', 'DE', 52.34, 14.55],
    ['Birmingham 35203', 'US', 33.52, -86.81],
    ['Boston PE21 6NG', 'GB', 52.98, -0.03],
  ])('%s: of namesakes the one that has the code', (query, countryCode, lat, lon) => {
    const { place } = gazetteer.resolve(query, { countryCode }) ?? {}
    expect(Math.abs((place?.lat ?? 0) - lat)).toBeLessThan(0.2)
    expect(Math.abs((place?.lon ?? 0) - lon)).toBeLessThan(0.2)
  })

  test.each([
    ['75001 Lyon', 'FR', 'Lyon', 'Paris'],
    ['80331 Hamburg', 'DE', 'Hamburg', 'Munich'],
    ['Denver, CO 94103', 'US', 'Denver', 'San Francisco'],
  ])('%s: the town is taken, and that they disagree is said', (query, countryCode, town, other) => {
    const found = gazetteer.resolve(query, { countryCode })
    expect(found?.place.name).toBe(town)
    expect(found?.notices).toContainEqual(
      expect.objectContaining({
        code: 'postcode_disagrees',
        isFallback: true,
        values: expect.objectContaining({ postcode_place: expect.stringContaining(other) }),
      }),
    )
  })

  test.each([
    ['1600 Pennsylvania Avenue, Washington', 'US', 38.9],
    ['12345 Sunset Blvd, Los Angeles', 'US', 34.05],
    ['Carr. Tijuana-Ensenada 3918, Tijuana', 'MX', 32.5],
    ['1040 Main Street, Springfield, IL', 'US', 39.8],
  ])('%s: the number of a street is no postcode', (query, countryCode, lat) => {
    const found = gazetteer.resolve(query, { countryCode })
    expect(found?.place.kind).toBe('town')
    expect(Math.abs((found?.place.lat ?? 0) - lat)).toBeLessThan(0.2)
    expect(found?.notices.map(({ code }) => code)).not.toContain('postcode_disagrees')
  })
})
