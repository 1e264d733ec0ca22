/** Which airport serves a city: test/truth/city-airports.csv, by general knowledge, and the main airport of every country. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { csvRows } from '../../src/factors/tables/csv.ts'
import { flightBetween } from '../../src/geo/networks/ends.ts'
import { GEOGRAPHY } from '../../src/surfaces/process/package-root.ts'
import { places } from '../support/app.ts'
import { truth } from '../support/truth.ts'

const cities = truth('city-airports.csv')

function placeOf(name = '', countryCode = '') {
  const found = places.search(name, { countryCode, kind: 'town', limit: 1 })[0]?.place
  if (!found) throw new Error(`${name}, ${countryCode} is not known`)
  return found
}

describe('the airport of a city', () => {
  test('there are 100 at least', () => expect(cities.length).toBeGreaterThanOrEqual(100))

  test.each(cities)('$city, $country to $to, $to_country: $accepted', (row) => {
    const [from, to] = [placeOf(row.city, row.country), placeOf(row.to, row.to_country)]
    const [choice] = places.airportsFor(from, flightBetween(from, to))
    expect(row.accepted?.split(' ')).toContain(choice?.airport.code)
    expect(choice?.reason.key).toMatch(/^airport\.reason\./)
  })
})

describe('the main airport of a country', () => {
  const rows = csvRows(readFileSync(join(GEOGRAPHY.tables, 'main_airports.csv'), 'utf8'))

  // ISO 3166-1 has 249 codes; Kosovo is XK.
  test('stands in the table for every country', () => expect(rows.length).toBe(250))

  test.each(rows)('$country_code: $iata', ({ country_code = '', iata = '' }) => {
    expect(places.busiestAirport(country_code)?.code ?? '').toBe(iata)
  })

  test.each([
    ['AF', 'KBL'],
    ['BG', 'SOF'],
    ['FJ', 'NAN'],
    ['HN', 'SAP'],
    ['KI', 'TRW'],
    ['VE', 'CCS'],
    ['LV', 'RIX'],
    ['PE', 'LIM'],
    ['UZ', 'TAS'],
    ['AX', 'MHQ'],
  ])('%s is %s', (country, iata) => expect(places.busiestAirport(country)?.code).toBe(iata))
})

describe('three letters that are a code as well as a name', () => {
  // Towns of 20,000 people and more with the codes of fields in Cambodia, Nevada, Venezuela, Myanmar and Italy.
  test.each([
    ['Kos', 'GR'],
    ['Bam', 'IR'],
    ['Ica', 'PE'],
    ['Pau', 'FR'],
    ['pau', 'FR'],
    ['Goa', 'IN'],
  ])('%s as names are written is in %s, for flights too', (name, country) => {
    expect(places.resolve(name, { prefer: 'airport' })?.place.countryCode).toBe(country)
  })

  test.each([
    ['KOS', 'KH'],
    ['GOA', 'IT'],
    ['lax', 'US'],
  ])('%s is the code, in %s', (code, country) => {
    expect(places.resolve(code, { prefer: 'airport' })?.place.countryCode).toBe(country)
  })
})

test.each([
  ['Bolivia', 'VVI'],
  ['Brazil', 'GRU'],
  ['Myanmar', 'RGN'],
  ['Turkey', 'IST'],
])(
  'a flight from %s as a whole leaves from its main airport, %s, not from that of the capital',
  (country, iata) => {
    const { place } = places.resolve(country) ?? {}
    const london = placeOf('London', 'GB')
    expect(place?.kind).toBe('country')
    const [choice] = place ? places.airportsFor(place, flightBetween(place, london)) : []
    expect(choice?.airport.code).toBe(iata)
    expect(choice?.reason.key).toBe('airport.reason.main_of_country')
  },
)
