/** postcodes.bin: postcodes and areas of them with coordinates, read when one is asked for first. */
import { readFileSync } from 'node:fs'
import { opening } from '../format/checks.ts'
import type { Dictionary } from '../format/places/dictionary.ts'
import { DEGREE_PARTS } from '../format/places/file.ts'
import { POSTCODE_SECTION, PRECISIONS, type Precision, postcodeKey } from '../format/places/postcodes.ts'
import { readSections } from '../format/sections.ts'
import { blocksOf, lookUp, visitPrefix } from './dictionary.ts'
import { countriesOf, dictionary, texts, type View, viewOf } from './view.ts'

/** A postcode or the first characters of many, and where they are. */
export interface KnownPostcode {
  /** Without blanks and hyphens. */
  readonly code: string
  /** The town or area. */
  readonly name: string
  readonly countryCode: string
  /** Empty when unknown. */
  readonly region: string
  readonly lat: number
  readonly lon: number
  readonly precision: Precision
  /** Nine of ten of what has the code lie so near; 0 where the coordinates are the code's own. */
  readonly withinKm: number
}

export interface PostcodeTable {
  /** `system` is the country by whose rules the code is written. */
  find(system: string, code: string): KnownPostcode | undefined
  /** Codes that begin so, in their order. */
  startingWith(system: string, start: string, most: number): readonly KnownPostcode[]
}

/**
 * Opens the file at the first question. Throws an ArtefactError when it is of another build. `bytes`: of the file, where it
 * was read before.
 */
export function openPostcodes(file: string, bytes?: Uint8Array): PostcodeTable {
  let table: PostcodeTable | undefined
  const opened = () => {
    table ??= opening(file, () => tableOf(viewOf(readSections(file, bytes ?? readFileSync(file)))))
    return table
  }
  return {
    find: (system, code) => opened().find(system, code),
    startingWith: (system, start, most) => opened().startingWith(system, start, most),
  }
}

function tableOf(view: View): PostcodeTable {
  const codes = dictionary(view, POSTCODE_SECTION.codes)
  const point = points(view)
  return {
    find(system, code) {
      const [number] = lookUp(codes, postcodeKey(system, code))
      return number === undefined ? undefined : { code, ...point(number) }
    },
    startingWith: (system, start, most) =>
      keysFrom(codes, postcodeKey(system, start), most).map(({ key, number }) => ({
        code: key.slice(system.length).toUpperCase(),
        ...point(number),
      })),
  }
}

/** What stands in the artefact of each point. */
function points(view: View): (number: number) => Omit<KnownPostcode, 'code'> {
  const lat = view.of(Int32Array, POSTCODE_SECTION.lat)
  const lon = view.of(Int32Array, POSTCODE_SECTION.lon)
  const withinKm = view.of(Uint16Array, POSTCODE_SECTION.withinKm)
  const precision = view.bytes(POSTCODE_SECTION.precision)
  const country = view.bytes(POSTCODE_SECTION.country)
  const region = view.of(Uint16Array, POSTCODE_SECTION.region)
  const name = texts(view, POSTCODE_SECTION.nameOffsets)
  const regionName = texts(view, POSTCODE_SECTION.regionOffsets)
  const countries = countriesOf(view, POSTCODE_SECTION.countryCodes)
  for (const column of [lon, withinKm, precision, country, region])
    view.checks.same('postcodes', column.length, lat.length)
  view.checks.below('countries', country, countries.length)
  return (number) => ({
    name: name(number),
    countryCode: countries[country[number] ?? 0] ?? '',
    region: regionName(region[number] ?? 0),
    lat: (lat[number] ?? 0) / DEGREE_PARTS,
    lon: (lon[number] ?? 0) / DEGREE_PARTS,
    precision: PRECISIONS[precision[number] ?? 0] ?? 'place',
    withinKm: withinKm[number] ?? 0,
  })
}

interface Entry {
  readonly key: string
  readonly number: number
}

function keysFrom(codes: Dictionary, prefix: string, most: number): Entry[] {
  const { first, last } = blocksOf(codes, prefix)
  const entries: Entry[] = []
  for (let block = first; block <= last && entries.length < most; block++) {
    visitPrefix(codes, block, prefix, (_, numbers, key) => {
      const [number] = numbers
      if (number !== undefined) entries.push({ key: key(), number })
    })
  }
  return entries.slice(0, most)
}
