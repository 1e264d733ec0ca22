/** From place records to the bytes of places.bin. */
import KDBush from 'kdbush'
import type { Dictionary } from '../../src/geo/format/places/dictionary.ts'
import {
  type Affixes,
  AIRPORT_SIZES,
  ALTERNATE_NAME,
  CODE_SEPARATOR,
  DEGREE_PARTS,
  KIND_NUMBER,
  NO_AREA,
  NO_PLACE,
  SECTION,
} from '../../src/geo/format/places/file.ts'
import { packSections } from '../../src/geo/format/sections.ts'
import { airportTables } from './airport-tables.ts'
import { packDictionary } from './dictionary.ts'
import type { PlaceRecord } from './record.ts'
import type { Area } from './regions.ts'
import { packTexts } from './texts.ts'

/** Points a leaf of the spatial indexes: fewer make a search for one point faster. */
const NODE_SIZE = 16

export interface PackInput {
  readonly places: readonly PlaceRecord[]
  /** Countries, regions, counties. */
  readonly areas: readonly Area[]
  /** Of each county the region. */
  readonly parents: ReadonlyMap<string, string>
  readonly countryCodes: readonly string[]
  /** By country that belongs to another one: that. */
  readonly sovereigns: ReadonlyMap<string, string>
  readonly affixes: Affixes
  /** IATA code of the main airport, by country that has one. */
  readonly main: ReadonlyMap<string, string>
}

/** `places` most important first: the order is what ranks them. */
export function packPlaces({
  places,
  areas,
  parents,
  countryCodes,
  sovereigns,
  affixes,
  main,
}: PackInput): Uint8Array {
  const areaNumber = new Map(areas.map(({ code }, index) => [code, index]))
  const countryNumber = new Map(countryCodes.map((code, index) => [code, index]))
  const parts: ArrayBufferView[] = []
  const put = (section: number, part: ArrayBufferView) => {
    parts[section] = part
  }
  const column = (of: (place: PlaceRecord) => number) => places.map(of)

  put(SECTION.lat, Int32Array.from(column(({ lat }) => Math.round(lat * DEGREE_PARTS))))
  put(SECTION.lon, Int32Array.from(column(({ lon }) => Math.round(lon * DEGREE_PARTS))))
  put(SECTION.weight, Uint32Array.from(column(({ weight }) => weight)))
  put(SECTION.elevation, Int16Array.from(column(({ elevationM }) => elevationM)))
  put(SECTION.area, Uint16Array.from(column(({ regionCode }) => areaNumber.get(regionCode) ?? NO_AREA)))
  put(
    SECTION.county,
    Uint16Array.from(column(({ countyCode = '' }) => areaNumber.get(countyCode) ?? NO_AREA)),
  )
  const parentOf = ({ code }: Area) => areaNumber.get(parents.get(code) ?? '') ?? NO_AREA
  put(SECTION.areaParent, Uint16Array.from(areas.map(parentOf)))
  put(
    SECTION.sovereign,
    Uint8Array.from(countryCodes, (code) => countryNumber.get(sovereigns.get(code) ?? code) ?? 0),
  )
  put(SECTION.affixes, Buffer.from(JSON.stringify(affixes)))
  put(SECTION.country, Uint8Array.from(column((place) => countryNumber.get(place.countryCode) ?? 0)))
  put(SECTION.kind, Uint8Array.from(column(({ kind }) => KIND_NUMBER[kind])))
  putTexts(put, SECTION.nameOffsets, places.map(displayed))
  putTexts(
    put,
    SECTION.areaNameOffsets,
    areas.map(({ name }) => name),
  )
  put(SECTION.areaCountry, Uint8Array.from(areas.map((area) => countryNumber.get(area.countryCode) ?? 0)))
  put(SECTION.countryCodes, Buffer.from(countryCodes.join('')))
  put(SECTION.seats, seats(places, areas, areaNumber))
  put(SECTION.busiestAirports, Uint32Array.from(countryCodes.map((code) => hub(places, code, main))))

  putDictionary(
    put,
    SECTION.towns,
    names(places, (place) => place.kind === 'town'),
  )
  putDictionary(
    put,
    SECTION.terminals,
    names(places, (place) => place.kind !== 'town'),
  )
  putDictionary(put, SECTION.codes, numbersByKey(places.map(({ codeKeys }) => codeKeys)))
  const isCounty = ({ code }: Area) => parents.has(code)
  putDictionary(put, SECTION.areas, numbersByKey(areas.map((area) => (isCounty(area) ? [] : [...area.keys]))))
  putDictionary(
    put,
    SECTION.counties,
    numbersByKey(areas.map((area) => (isCounty(area) ? [...area.keys] : []))),
  )
  put(
    SECTION.nearTowns,
    spatial(places, ({ kind }) => kind === 'town'),
  )
  put(
    SECTION.nearAirports,
    spatial(places, ({ isServed }) => isServed === true),
  )
  put(
    SECTION.nearPorts,
    spatial(places, ({ kind }) => kind === 'port'),
  )
  put(
    SECTION.scheduledAirports,
    spatial(places, ({ isScheduled }) => isScheduled === true),
  )
  put(SECTION.airportSizes, airportSizes(places))
  put(SECTION.airportTables, Buffer.from(JSON.stringify(airportTables(places))))
  return packSections(parts)
}

/** In the order of the places behind the tree of scheduled airports. */
function airportSizes(places: readonly PlaceRecord[]): Uint8Array {
  const scheduled = places.filter(({ isScheduled }) => isScheduled === true)
  return Uint8Array.from(scheduled, ({ airportSize = 'small' }) => AIRPORT_SIZES.indexOf(airportSize))
}

type Put = (section: number, part: ArrayBufferView) => void

function putTexts(put: Put, section: number, texts: readonly string[]): void {
  for (const [index, part] of packTexts(texts).entries()) put(section + index, part)
}

function putDictionary(put: Put, section: number, entries: ReadonlyMap<string, readonly number[]>): void {
  const { offsets, bytes, minima }: Dictionary = packDictionary(entries)
  put(section, offsets)
  put(section + 1, bytes)
  put(section + 2, minima)
}

function displayed({ name, code }: PlaceRecord): string {
  return code === undefined ? name : `${name}${CODE_SEPARATOR}${code}`
}

function names(places: readonly PlaceRecord[], isIn: (place: PlaceRecord) => boolean) {
  const entries = new Map<string, number[]>()
  for (const [index, place] of places.entries()) {
    if (!isIn(place)) continue
    for (const [name, isMain] of place.names) {
      append(entries, name, 2 * index + (isMain ? 0 : ALTERNATE_NAME))
    }
  }
  return entries
}

function numbersByKey(keys: readonly (readonly string[])[]): Map<string, number[]> {
  const entries = new Map<string, number[]>()
  for (const [index, list] of keys.entries()) for (const key of list) append(entries, key, index)
  return entries
}

function append(entries: Map<string, number[]>, key: string, number: number): void {
  const numbers = entries.get(key)
  if (numbers) numbers.push(number)
  else entries.set(key, [number])
}

/** A k-d tree over some places, whose numbers stand behind it. */
function spatial(places: readonly PlaceRecord[], isIn: (place: PlaceRecord) => boolean): Uint8Array {
  const numbers = [...places.keys()].filter((index) => isIn(places[index] as PlaceRecord))
  const tree = new KDBush(numbers.length, NODE_SIZE, Float32Array)
  for (const index of numbers) tree.add(places[index]?.lon ?? 0, places[index]?.lat ?? 0)
  tree.finish()
  return Buffer.concat([
    Buffer.from(Uint32Array.of(tree.data.byteLength).buffer),
    Buffer.from(tree.data as ArrayBuffer),
    Buffer.from(Uint32Array.from(numbers).buffer),
  ])
}

/** The capital of each country, the largest town of each region, the seat of each county, else its largest town. */
function seats(
  places: readonly PlaceRecord[],
  areas: readonly Area[],
  areaNumber: ReadonlyMap<string, number>,
): Uint32Array {
  const largest = new Uint32Array(areas.length).fill(NO_PLACE)
  const chosen = new Map<number, number>()
  for (const [index, place] of places.entries()) {
    if (place.kind !== 'town') continue
    for (const area of areasOf(place, areaNumber)) if (largest[area] === NO_PLACE) largest[area] = index
    for (const area of seatOf(place, areaNumber)) if (!chosen.has(area)) chosen.set(area, index)
  }
  for (const [area, index] of chosen) largest[area] = index
  return largest
}

/** What a town lies in. */
function areasOf(
  { countryCode, regionCode, countyCode = '' }: PlaceRecord,
  areaNumber: ReadonlyMap<string, number>,
): number[] {
  return [countryCode, regionCode, countyCode].flatMap((code) => areaNumber.get(code) ?? [])
}

/** What a town is the capital or the seat of. */
function seatOf(
  { countryCode, countyCode = '', isCapital, isCountySeat }: PlaceRecord,
  areaNumber: ReadonlyMap<string, number>,
): number[] {
  const codes = [isCapital ? countryCode : '', isCountySeat ? countyCode : '']
  return codes.flatMap((code) => areaNumber.get(code) ?? [])
}

/** The airport of data/geography, wherever the package says that it lies: Åland's is under Finland. */
function hub(places: readonly PlaceRecord[], countryCode: string, main: ReadonlyMap<string, string>): number {
  const iata = main.get(countryCode)
  if (iata === undefined) throw new Error(`main_airports.csv: no row of ${countryCode}`)
  if (iata === '') return NO_PLACE
  const index = places.findIndex(({ kind, code }) => kind === 'airport' && code === iata)
  if (index < 0) throw new Error(`main_airports.csv: no ${iata}, of ${countryCode}`)
  return index
}
