/** A table of a domain that nobody here has heard of is in the catalogue, and so are an operator's own figures. */
import { expect, test } from 'vitest'
import { smallCopy } from '../../../test/support/data-copy.ts'
import { EDITION_PARTS } from '../../api/operations.ts'
import type { Edition } from '../edition.ts'
import { sha256 } from '../files/sha256.ts'
import { withOverlay } from '../overlay/overlay.ts'
import { decimal, id, sourceId, text, year } from '../tables/columns.ts'
import { readTable } from '../tables/read-table.ts'
import { table } from '../tables/table.ts'
import { rangeOf } from './factor.ts'
import { findFactor, listOf } from './index.ts'
import { search } from './search.ts'

const KITES = table('kite_factors', {
  description: 'Kites.',
  key: ['kite'],
  columns: {
    id: id(),
    kite: text(),
    factor: decimal({ minimum: 0, 'x-unit': 'g/flight' }),
    low: decimal(),
    high: decimal(),
    year: year(),
    source_id: sourceId(),
  },
})
const CSV = 'id,kite,factor,low,high,year,source_id\nkite-red,red_kite,0.50,0.4,0.7,2024,invented\n'

const small = smallCopy().load()
const rows = readTable('kites.csv', CSV, KITES, [])
const edition: Edition = {
  ...small,
  tables: [...small.tables, { table: KITES, domain: 'kites', file: 'kites.csv', rows: rows as never }],
}

test('a table of a new domain: its figure digit for digit, its unit, its range', async () => {
  const found = findFactor(edition, 'kite-red')
  expect(found).toMatchObject({ id: 'kite-red', year: 2024, tier: 'exact', name: 'kite factors, red kite' })
  expect(found?.figure).toEqual({ name: 'factor', value: { digits: 50n, scale: 2 }, unit: 'g/flight' })
  expect(found && rangeOf(found)).toEqual({ low: 0.4, high: 0.7 })
  const { factors, facets } = search(await listOf(edition), { domain: 'kites', q: 'red kite' })
  expect(factors.map(({ id }) => id)).toEqual(['kite-red'])
  expect(facets.unit).toEqual([{ value: 'g/flight', count: 1 }])
})

const OWN_COLUMNS =
  'id,kind,country_code,mode,vehicle_type,fuel_source,refrigerated,from_countries,to_countries,from_km,below_km,factor,wtt_factor,factor_unit,year,gwp,publisher,title,licence,note'
const OWN_HOTEL =
  'own-hotel,hotel,GB,,,,,,,,,41.5,,kgCO2e/room-night,2025,ipcc_gwp100,Own hotels,Energy of 2024,internal,'

function ownHotel(columns = '', cells = '') {
  const text = `${OWN_COLUMNS}${columns}\n${OWN_HOTEL}${cells}\n`
  return findFactor(withOverlay(small, { file: 'own.csv', text }, EDITION_PARTS, sha256), 'own-hotel')
}

test("an operator's own figure is found first, as theirs, without a range", () => {
  const found = ownHotel()
  expect(found).toMatchObject({
    tier: 'user',
    countryCode: 'GB',
    owner: { domain: 'hotel', file: 'own.csv' },
    publication: { publisher: 'Own hotels', title: 'Energy of 2024', licence: 'internal' },
  })
  expect(found && rangeOf(found)).toBeUndefined()
})

test('it has the range and the tier of its row', () => {
  const found = ownHotel(',range_low_multiplier,range_high_multiplier,tier', ',0.8,1.25,estimate')
  expect(found?.tier).toBe('estimate')
  // 41.5 x 0.8 and x 1.25.
  expect(found && rangeOf(found)).toEqual({ low: 33.2, high: 51.875 })
})
