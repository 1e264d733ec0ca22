/** A place on its way into the artefact. */

import { fold, foldDigraphs } from '../../src/engine/helpers/fold.ts'
import type { AirportSize } from '../../src/geo/format/places/file.ts'
import type { SearchKind } from '../../src/geo/places/places.ts'

export interface PlaceRecord {
  readonly kind: Exclude<SearchKind, 'postcode'>
  readonly name: string
  /** IATA code, UN/LOCODE or postcode. */
  readonly code?: string
  readonly countryCode: string
  /** GeoNames code of the region: US.MA. Empty when unknown. */
  readonly regionCode: string
  /** GeoNames code of the second-level area: US.IL.031. Of towns alone. */
  readonly countyCode?: string
  readonly lat: number
  readonly lon: number
  /** Population of a town; of others, that of a town of like importance. */
  readonly weight: number
  readonly elevationM: number
  /** Keys of the code dictionary. */
  readonly codeKeys: readonly string[]
  /** Folded names: true for a main name. */
  readonly names: ReadonlyMap<string, boolean>
  /** An airport that nearest and busiest airport may give. */
  readonly isServed?: boolean
  /** An airport with scheduled flights of whatever size, from where people fly. */
  readonly isScheduled?: boolean
  readonly airportSize?: AirportSize
  /** The seat of its second-level area. */
  readonly isCountySeat?: boolean
  /** A country's capital. */
  readonly isCapital?: boolean
}

/** Folds names, each also with its umlauts spelled out. A main name stays main. */
export function foldNames(main: readonly string[], alternate: readonly string[]): Map<string, boolean> {
  const names = new Map<string, boolean>()
  const add = (key: string | undefined, isMain: boolean) => {
    if (key) names.set(key, isMain || names.get(key) === true)
  }
  for (const [list, isMain] of [
    [main, true],
    [alternate, false],
  ] as const) {
    for (const name of list) {
      add(fold(name), isMain)
      add(foldDigraphs(name), isMain)
    }
  }
  return names
}
