/** The built-in gazetteer: dist/geo/places.bin, in memory, synchronous. */
import { readFileSync } from 'node:fs'
import { airportOf, portOf } from './codes.ts'
import { nearestPlaces } from './nearest.ts'
import { resolvePlace } from './resolve.ts'
import { searchPlaces } from './search.ts'
import { ArtefactError, readSections } from './sections.ts'
import { openStore } from './store.ts'
import type { Gazetteer, Place } from './types.ts'

/** Throws an ArtefactError when the file is missing or of another build. */
export function loadGazetteer(file: string): Gazetteer {
  const store = openStore(readSections(file, read(file)))
  const nearest = nearestPlaces(store)
  const placeAt = (index: number | undefined): Place | undefined =>
    index === undefined ? undefined : store.place(index)
  const inCountry = (countryCode: string, of: (country: number) => number | undefined) => {
    const country = store.countryNumber(countryCode)
    return country === undefined ? undefined : placeAt(of(country))
  }
  return {
    hash: store.hash,
    resolve: (query, options = {}) => resolvePlace(store, nearest, query, options),
    search: (query, options = {}) => searchPlaces(store, query, options),
    nearestAirport: (lat, lon) => placeAt(nearest.airport(lat, lon)),
    nearestPort: (lat, lon) => placeAt(nearest.port(lat, lon)),
    nearestTown: (lat, lon) => placeAt(nearest.town(lat, lon)),
    capital: (countryCode) => inCountry(countryCode, store.seat),
    busiestAirport: (countryCode) => inCountry(countryCode, store.busiestAirport),
    airport: (iataCode) => placeAt(airportOf(store, iataCode)),
    port: (locode) => placeAt(portOf(store, locode)),
  }
}

function read(file: string): Uint8Array {
  try {
    return readFileSync(file)
  } catch {
    throw new ArtefactError(`${file} is missing: run npm run build`)
  }
}
