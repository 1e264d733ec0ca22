/** Postcodes whose towns are known from elsewhere (test/truth/postcodes), and how far from there they are found. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { greatCircleKm } from '../../src/engine/helpers/sphere.ts'
import { csvRows } from '../../src/factors/tables/csv.ts'
import type { Gazetteer } from '../../src/geo/places/places.ts'
import { PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'

/** What tables were chosen by, and what they were not. */
export const POSTCODE_LISTS = ['known', 'held-out'] as const
export type PostcodeList = (typeof POSTCODE_LISTS)[number]

export interface PostcodeLookUp {
  readonly country: string
  readonly code: string
  readonly town: string
  /** From the town to where the code is found; absent when it is not found. */
  readonly offKm?: number
  /** How near the answer says that it is. */
  readonly withinKm: number
  /** Whether a warning says that the code is known by an area alone. */
  readonly isWarned: boolean
}

type Row = Record<'country' | 'code' | 'town' | 'lat' | 'lon', string>

function readPostcodeRows(list: PostcodeList): Row[] {
  const file = join(PACKAGE_ROOT, 'test', 'truth', 'postcodes', `${list}.csv`)
  return csvRows(readFileSync(file, 'utf8'))
}

export function lookPostcodesUp(gazetteer: Gazetteer, list: PostcodeList): PostcodeLookUp[] {
  return readPostcodeRows(list).map(({ country, code, town, lat, lon }) => {
    const found = gazetteer.resolve(code, { countryCode: country })
    const offKm = found && greatCircleKm(found.place, { lat: Number(lat), lon: Number(lon) })
    return {
      country,
      code,
      town,
      ...(offKm !== undefined && { offKm }),
      withinKm: found?.place.withinKm ?? 0,
      isWarned: found?.notices.some(({ isFallback }) => isFallback) ?? false,
    }
  })
}
