/** From postcodes to the bytes of postcodes.bin. */
import { DEGREE_PARTS } from '../../src/geo/format/places/file.ts'
import { POSTCODE_SECTION, PRECISIONS, postcodeKey } from '../../src/geo/format/places/postcodes.ts'
import { packSections } from '../../src/geo/format/sections.ts'
import { packDictionary } from '../places/dictionary.ts'
import { packTexts } from '../places/texts.ts'
import type { Postcode } from './postcode.ts'

/** Codes of one town share its point. */
export function packPostcodes(postcodes: readonly Postcode[]): Uint8Array {
  const points: Postcode[] = []
  const numbers = new Map<string, number>()
  const codes = new Map<string, number[]>()
  for (const postcode of postcodes) {
    const key = pointKey(postcode)
    const number = numbers.get(key) ?? points.push(postcode) - 1
    numbers.set(key, number)
    codes.set(postcodeKey(postcode.system, postcode.code), [number])
  }
  return packSections(sectionsOf(points, codes))
}

function pointKey({ name, lat, lon, precision, withinKm, countryCode, region }: Postcode): string {
  return [name, lat, lon, precision, Math.ceil(withinKm), countryCode, region].join('\t')
}

function sectionsOf(points: readonly Postcode[], codes: ReadonlyMap<string, number[]>): ArrayBufferView[] {
  const countries = numbered(points.map(({ countryCode }) => countryCode))
  const regions = numbered(points.map(({ region }) => region))
  const parts: ArrayBufferView[] = []
  const put = (section: keyof typeof POSTCODE_SECTION, ...list: ArrayBufferView[]) => {
    for (const [index, part] of list.entries()) parts[POSTCODE_SECTION[section] + index] = part
  }
  const { offsets, bytes, minima } = packDictionary(codes)
  put('codes', offsets, bytes, minima)
  put(
    'lat',
    Int32Array.from(points, ({ lat }) => Math.round(lat * DEGREE_PARTS)),
  )
  put(
    'lon',
    Int32Array.from(points, ({ lon }) => Math.round(lon * DEGREE_PARTS)),
  )
  put(
    'withinKm',
    Uint16Array.from(points, ({ withinKm }) => Math.ceil(withinKm)),
  )
  put(
    'precision',
    Uint8Array.from(points, ({ precision }) => PRECISIONS.indexOf(precision)),
  )
  put(
    'country',
    Uint8Array.from(points, ({ countryCode }) => countries.get(countryCode) ?? 0),
  )
  put(
    'region',
    Uint16Array.from(points, ({ region }) => regions.get(region) ?? 0),
  )
  put('nameOffsets', ...packTexts(points.map(({ name }) => name)))
  put('regionOffsets', ...packTexts([...regions.keys()]))
  put('countryCodes', Buffer.from([...countries.keys()].join('')))
  return parts
}

/** Each text once, with its place in the list of them. */
function numbered(texts: readonly string[]): Map<string, number> {
  return new Map([...new Set(texts)].sort().map((text, number) => [text, number]))
}
