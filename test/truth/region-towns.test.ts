/** Regions of several towns by the names that people use: one of the towns, and that it was assumed. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadGazetteer } from '../../src/geo/places/gazetteer.ts'
import { GEO_DIR } from '../../src/surfaces/process/package-root.ts'

const gazetteer = loadGazetteer(join(GEO_DIR, 'places.bin'))

test.each([
  ['Ruhrgebiet', 'DE', 51.46, 7.01],
  ['Delhi NCR', 'IN', 28.65, 77.23],
  ['Jabodetabek', 'ID', -6.2, 106.85],
  ['Chicagoland', 'US', 41.88, -87.63],
  ['Kansai', 'JP', 34.69, 135.5],
  ['Klang Valley', 'MY', 3.14, 101.69],
  ['Trójmiasto', 'PL', 54.35, 18.65],
  ['Greater Bay Area', 'CN', 23.13, 113.26],
])('%s', (name, countryCode, lat, lon) => {
  const found = gazetteer.resolve(name, { countryCode })
  expect(found?.place.lat).toBeCloseTo(lat, 0)
  expect(found?.place.lon).toBeCloseTo(lon, 0)
  expect(found?.notices).toContainEqual(
    expect.objectContaining({ code: 'location_assumed', isFallback: true }),
  )
})

test.each([
  ['Greater London', 'GB', 'London'],
  ['New York metropolitan area', 'US', 'New York City'],
  ['Île-de-France', 'FR', 'Paris'],
  ['Metro Manila', 'PH', 'Manila'],
])('%s is %s', (name, countryCode, town) => {
  expect(gazetteer.resolve(name, { countryCode })?.place.name).toBe(town)
})
