/** Places with published coordinates: places.csv says where each is from and how near is near enough. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { csvRows } from '../../src/factors/tables/csv.ts'
import { distanceKm } from '../../src/geo/places/distance.ts'
import { loadGazetteer } from '../../src/geo/places/gazetteer.ts'
import { GEO_DIR, PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'

type Column = 'query' | 'country' | 'kind' | 'lat' | 'lon' | 'tolerance_km' | 'source'

const gazetteer = loadGazetteer(join(GEO_DIR, 'places.bin'))
const rows = csvRows<Column>(readFileSync(join(PACKAGE_ROOT, 'test', 'truth', 'places.csv'), 'utf8'))

test('there are at least 60 of them, of every kind', () => {
  expect(rows.length).toBeGreaterThanOrEqual(60)
  expect(new Set(rows.map(({ kind }) => kind)).size).toBe(6)
})

test.each(rows)('$query ($country) is a $kind', (row) => {
  const found = gazetteer.resolve(row.query, row.country ? { countryCode: row.country } : {})
  expect(found?.place.kind).toBe(row.kind)
  const { lat, lon } = found?.place ?? { lat: 0, lon: 0 }
  expect(distanceKm(lat, lon, Number(row.lat), Number(row.lon))).toBeLessThan(Number(row.tolerance_km))
})
