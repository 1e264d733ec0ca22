/** The tables of data/geography on which airport is used, with codes as numbers of places. */

import { fold } from '../../src/engine/helpers/fold.ts'
import type { AirportTables, Metropolis } from '../../src/geo/format/places/file.ts'
import { readGeography } from '../tables.ts'
import type { PlaceRecord } from './record.ts'

interface MetropolisRow {
  city: string
  country_code: string
  also_serves: string
  airports: string
  long_haul: string
  domestic: string
}

/** Throws where a table names an airport without scheduled flights, or a city that is no town. */
export function airportTables(places: readonly PlaceRecord[]): AirportTables {
  const numbers = new Map(
    places.flatMap(({ kind, code = '', isScheduled }, index) =>
      kind === 'airport' && isScheduled ? [[code, index] as const] : [],
    ),
  )
  const numberOf = (code: string) => {
    const number = numbers.get(code)
    if (number === undefined)
      throw new Error(`metropolitan_areas.csv or main_airports.csv: no flights from ${code}`)
    return number
  }
  const numbersOf = (codes: string) => codes.split(' ').filter(Boolean).map(numberOf)
  const neighbours = readGeography<'country_code' | 'neighbour_iata'>('main_airports')
    .map((row) => [row.country_code, numbersOf(row.neighbour_iata)] as const)
    .filter(([, airports]) => airports.length > 0)
  const cities = readGeography<keyof MetropolisRow>('metropolitan_areas')
  return {
    metropolises: cities.map((row) => metropolis(row, places, numbersOf)),
    neighbours: Object.fromEntries(neighbours),
  }
}

/** Where a city has no list of its own for a use: the first of its airports for long flights, all for domestic ones. */
function metropolis(
  row: MetropolisRow,
  places: readonly PlaceRecord[],
  numbersOf: (codes: string) => number[],
): Metropolis {
  const name = fold(row.city)
  // Places are in the order of their importance.
  const town = places.find(
    ({ kind, countryCode, names }) => kind === 'town' && countryCode === row.country_code && names.has(name),
  )
  if (!town) throw new Error(`metropolitan_areas.csv: no town ${row.city} in ${row.country_code}`)
  const airports = numbersOf(row.airports)
  const longHaul = numbersOf(row.long_haul)
  const domestic = numbersOf(row.domestic)
  return {
    name: row.city,
    lat: town.lat,
    lon: town.lon,
    countryCodes: [row.country_code, ...row.also_serves.split(' ').filter(Boolean)],
    airports,
    longHaul: longHaul.length > 0 ? longHaul : airports.slice(0, 1),
    domestic: domestic.length > 0 ? domestic : airports,
  }
}
