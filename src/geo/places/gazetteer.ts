/** The built-in gazetteer: dist/geo/places.bin, in memory, synchronous. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ArtefactError } from '../format/checks.ts'
import { readSections } from '../format/sections.ts'
import { airportsOf } from './airports.ts'
import { airportOf, portOf } from './codes.ts'
import { extents, townsIn } from './extent.ts'
import { type Nearest, nearestPlaces } from './nearest.ts'
import { placeCache } from './place-cache.ts'
import type { Gazetteer, Place, ScoredPlace, SearchOptions } from './places.ts'
import { isLikePostcode } from './postcode.ts'
import { openPostcodes } from './postcode-table.ts'
import { resolvePlace, similarPlaces } from './resolve.ts'
import { SEARCH_LIMIT_DEFAULT, searchPlaces } from './search.ts'
import { openStore, type Store } from './store.ts'

const POSTCODES_FILE = 'postcodes.bin'
/** Score of a place of which only a part of the query tells. */
const REDUCED_SCORE = 0.3

/**
 * places.bin, and postcodes.bin beside it. Throws an ArtefactError when the file is missing or of another build. `bytes` and
 * `postcodeBytes`: of the two files, where they were read before.
 */
export function loadGazetteer(
  file: string,
  bytes: Uint8Array = read(file),
  postcodeBytes?: Uint8Array,
): Gazetteer {
  const postcodes = openPostcodes(join(dirname(file), POSTCODES_FILE), postcodeBytes)
  const store = openStore(readSections(file, bytes), postcodes)
  const nearest = nearestPlaces(store)
  const placeAt = (index: number | undefined): Place | undefined =>
    index === undefined ? undefined : store.place(index)
  const inCountry = (countryCode: string, of: (country: number) => number | undefined) => {
    const country = store.countryNumber(countryCode)
    return country === undefined ? undefined : placeAt(of(country))
  }
  return {
    hash: store.hash,
    resolve: placeCache((query, options) => resolvePlace(store, nearest, query, options)),
    similar: (query, most, countryCode) => similarPlaces(store, query, most, countryCode),
    isPostcode: isLikePostcode,
    search: (query, options = {}) => search(store, nearest, query, options),
    nearestAirport: (lat, lon) => placeAt(nearest.airport(lat, lon)),
    nearestPort: (lat, lon) => placeAt(nearest.port(lat, lon)),
    nearestTown: (lat, lon) => placeAt(nearest.town(lat, lon)),
    airportsFor: airportsOf(store),
    portsNear: (...where) => nearest.ports(...where).map(store.place),
    capital: (countryCode) => inCountry(countryCode, store.seat),
    extentKm: extents(store),
    townsIn: townsIn(store),
    busiestAirport: (countryCode) => inCountry(countryCode, store.busiestAirport),
    airport: (iataCode) => placeAt(airportOf(store, iataCode)),
    port: (locode) => placeAt(portOf(store, locode)),
  }
}

/** What begins with the query, else what the query as a whole is taken for: a street is found by its town. */
function search(
  store: Store,
  nearest: Nearest,
  query: string,
  options: SearchOptions,
): readonly ScoredPlace[] {
  const list = searchPlaces(store, query, options)
  if (list.length > 0) return list
  const { place, alternatives = [] } = resolvePlace(store, nearest, query, options) ?? {}
  return [...(place ? [place] : []), ...alternatives]
    .filter(({ kind }) => kind === options.kind || (options.kind === undefined && kind !== 'coordinates'))
    .slice(0, options.limit ?? SEARCH_LIMIT_DEFAULT)
    .map((found) => ({ place: found, score: REDUCED_SCORE }))
}

function read(file: string): Uint8Array {
  try {
    return readFileSync(file)
  } catch {
    throw new ArtefactError(`${file} is missing: run npm run build`)
  }
}
